// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session_journal.h"

namespace orontes::model {

std::vector<std::filesystem::path> sessionNames(const std::filesystem::path& dataFolder) {
    std::vector<std::filesystem::path> names;
    for (int number = 1; number <= 50; ++number)
        names.push_back(dataFolder / ("game-" + std::to_string(number) + ".orontes-session"));
    return names;
}

void SessionJournal::begin(const SessionBase& base, std::vector<core::Seat> seats) {
    m_seats = std::move(seats);
    m_lines.begin(sessionNames(m_dataFolder), [base] { return sessionHeader(base); });
}

core::Result<void> SessionJournal::add(const SessionEntry& entry) {
    return m_lines.append(sessionLine(entry, m_seats), Urgency::Now);
}

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/edit_journal.h"

#include "model/compare/edit_between.h"
#include "rules/core/algo/record.h"

#include <optional>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

/// So many programs may have unsaved steps for one document.
constexpr int journalsAtMost = 20;

std::string numbered(const std::string& name, int number) {
    return number == 1 ? name : name + "-" + std::to_string(number);
}

JournalBase baseOf(const core::Scenario& scenario, const ScenarioFile& file) {
    JournalBase base{scenario.ruleset, scenario.title, {}, file.stamp, file.boardStamp, {}, file.boardFolder};
    if (file.path.empty())
        base.scenario = core::writeScenario(scenario);
    else
        base.document = fs::absolute(file.path);
    return base;
}

} // namespace

std::vector<fs::path> journalNames(const fs::path& document, const fs::path& dataFolder) {
    const std::string suffix = ".orontes-journal";
    const std::string inData = document.empty() ? "new" : core::sha256(fs::absolute(document).string()).substr(0, 16);
    std::vector<fs::path> names;
    if (!document.empty())
        for (int number = 1; number <= journalsAtMost; ++number)
            names.emplace_back(numbered(document.string() + suffix, number));
    for (int number = 1; number <= journalsAtMost; ++number)
        names.push_back(dataFolder / numbered(inData + suffix, number));
    return names;
}

void EditJournal::begin(const SharedScenario& base, const ScenarioFile& file, int index) {
    m_lines.begin(journalNames(file.path, m_dataFolder), [base, file] { return journalHeader(baseOf(*base, file)); });
    m_file = file;
    m_floor = index;
    m_ceiling = index;
}

core::Result<void> EditJournal::edited(const JournalChange& change, const std::string& name, StrokeId stroke,
                                       int index) {
    m_ceiling = index;
    return m_lines.append(journalLine(change, name, stroke), stroke == 0 ? Urgency::Now : Urgency::Soon);
}

core::Result<void> EditJournal::moved(const Move& move) {
    const bool told = move.to < move.from ? move.to >= m_floor : move.from >= m_floor && move.to <= m_ceiling;
    if (told)
        return m_lines.append(move.to < move.from ? undoLine() : redoLine(), Urgency::Now);
    m_floor = move.to; // a step of before this journal began: told as an edit of its own
    m_ceiling = move.to;
    const std::optional<core::Edit> edit = editBetween(*move.before, *move.after, move.changes);
    const JournalChange change =
        edit ? JournalChange(*edit) : JournalChange(WholeScenario{scenarioText(*move.after, m_file, m_file.path)});
    return m_lines.append(journalLine(change, move.name, 0), Urgency::Now);
}

void EditJournal::saving(const std::string& sha256) {
    if (!m_lines.exists())
        return;
    // A journal that cannot be written to offers too much after a crash, never too little.
    static_cast<void>(m_lines.append(savingLine(sha256), Urgency::Now));
    m_lines.syncNow();
}

} // namespace orontes::model

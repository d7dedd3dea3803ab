// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/arguments.h"

#include <utility>

namespace orontes::core {

void ArgumentReader::die(const char* name, int& die) {
    const std::int64_t read = integer(name).value_or(1);
    if (read < 1 || read > 6)
        return unfit(name);
    die = static_cast<int>(read);
}

void ArgumentReader::fault(Diagnostic diagnostic) {
    if (!m_fault)
        m_fault = std::move(diagnostic);
}

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/findings.h"

#include "rules/chariot/game.h"
#include "rules/chariot/info.h"

namespace orontes::chariot {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all = core::joined({forceChecks(), setUpChecks(), battleChecks()});
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule, const char* pointer) {
    core::Diagnostic made = core::makeFinding(std::move(id), severity, cite(rule));
    made.where.pointer = pointer;
    return made;
}

} // namespace orontes::chariot

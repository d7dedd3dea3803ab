// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/findings.h"

#include "rules/chariot/game.h"
#include "rules/chariot/info.h"

namespace orontes::chariot {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all = [] {
        std::vector<core::Check> checks;
        for (const auto& family : {forceChecks(), setUpChecks(), battleChecks()})
            checks.insert(checks.end(), family.begin(), family.end());
        return checks;
    }();
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule, const char* pointer) {
    core::Diagnostic made;
    made.id = std::move(id);
    made.severity = severity;
    made.rule = cite(rule);
    made.where.pointer = pointer;
    return made;
}

void addFix(core::Diagnostic& finding, const char* title, std::vector<core::Edit> edits, core::TextArgs args) {
    finding.fixes.push_back(core::makeFix(core::Text{core::TextId{title}, std::move(args)}, std::move(edits)));
}

} // namespace orontes::chariot

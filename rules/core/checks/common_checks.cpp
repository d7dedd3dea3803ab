// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <array>

namespace orontes::core {

std::span<const Check> commonChecks() {
    static const std::array<Check, 12> checks{{
        {"scenario.title", readsTitles, &checkTitle},
        {"scenario.sides", readsSides, &checkSides},
        {"scenario.counter", readsCounters | readsSides, &checkRoster},
        {"scenario.field", readsCounters | readsSides, &checkCounterFields},
        {"scenario.space-field", readsBoard | readsSides, &checkSpaceFields},
        {"scenario.option", readsOptions | readsSides, &checkOptions},
        {"scenario.set-up", readsCounters | readsBoard, &checkSetUps},
        {"scenario.region", readsBoard, &checkRegions},
        {"scenario.board", readsBoard, &checkBoard},
        {"scenario.turns", readsOptions, &checkTurns},
        {"scenario.victory", readsVictory | readsSides | readsCounters | readsBoard, &checkVictory},
        {"scenario.table", readsTables, &checkTables},
    }};
    return checks;
}

Diagnostic commonFinding(std::string id, Severity severity, std::string pointer, TextArgs args) {
    Diagnostic finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.where.pointer = std::move(pointer);
    finding.args = std::move(args);
    return finding;
}

std::string counterPointer(std::size_t index) {
    return "/counters/" + std::to_string(index);
}

} // namespace orontes::core

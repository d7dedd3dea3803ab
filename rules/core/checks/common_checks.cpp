// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <array>

namespace orontes::core {

std::span<const Check> commonChecks() {
    static const std::array<Check, 15> checks{{
        {"scenario.title", readsTitles, &checkTitle},
        {"scenario.turns", readsOptions, &checkTurns},
        {"scenario.sides", readsSides | readsCounters, &checkSides},
        {"scenario.counter", readsCounters | readsSides, &checkRoster},
        {"scenario.field", readsCounters | readsSides | readsBoard, &checkCounterFields},
        {"scenario.side-field", readsSides | readsBoard, &checkSideFields},
        {"scenario.space-field", readsBoard | readsSides, &checkSpaceFields},
        {"scenario.option", readsOptions | readsSides | readsBoard, &checkOptions},
        {"scenario.set-up", readsCounters | readsBoard | readsOptions, &checkSetUps},
        {"scenario.region", readsBoard, &checkRegions},
        {"scenario.board", readsBoard, &checkBoard},
        {"scenario.outlines", readsBoard, &checkOutlines},
        {"scenario.table", readsTables, &checkTables},
        {"scenario.victory", readsVictory | readsSides, &checkClauses},
        {"scenario.condition", readsVictory | readsSides | readsCounters | readsBoard | readsOptions, &checkConditions},
    }};
    return checks;
}

} // namespace orontes::core

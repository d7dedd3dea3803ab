// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/hexes.h"
#include "rules/core/describe/ruleset_info.h"

#include <array>
#include <cstddef>
#include <vector>

namespace orontes::chariot {

/// A result of the combat results table, in the order of its choices (8.1).
enum class CombatResult : std::uint8_t {
    None,
    Disrupted,
    Half,
    Eliminated,
};

/// What the rules know of a leader of some level (10.4).
struct LeaderRow {
    std::int16_t bonus = 0;
    std::int16_t radius = 0;
    std::int16_t movement = 0;
};

inline constexpr std::size_t combatRows = 7;
inline constexpr std::size_t leaderLevels = 6;

/// The printed tables with the scenario's own cells.
struct Tables {
    std::array<std::array<CombatResult, oddsColumns>, combatRows> combat{}; ///< [die - 1][column]
    std::array<LeaderRow, leaderLevels> leaders{};                          ///< [level - 1]
    std::vector<std::array<Strength, 3>> range;                             ///< optional rule E3.1: [row][hexes - 1]
    std::vector<core::CounterType> rangeTypes;                              ///< of its rows
    std::array<std::array<Factor, 3>, 2> capability{}; ///< optional rule E3.2: [defender][attacker]

    /// `die` from 1 to 7 (8.2).
    CombatResult resultOf(int die, int column) const {
        return combat[static_cast<std::size_t>(die - 1)][static_cast<std::size_t>(column)];
    }
    const LeaderRow& leader(int level) const { return leaders[static_cast<std::size_t>(level - 1)]; }
};

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario);
/// One ground per terrain of the scenario's board.
std::vector<Ground> groundsOf(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::chariot

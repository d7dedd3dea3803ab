// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/series.h"
#include "rules/core/diagnostic.h"

namespace orontes::model {

/// A unit between two battles.
struct UnitStanding {
    bool present = true;
    std::int64_t damage = 0;
    Fate fate = Fate::Stood;     ///< in the last battle
    std::int64_t recovered = 0;  ///< since then
    std::optional<int> die = {}; ///< from 1, that was rolled for its return
    bool fresh = false;          ///< it replaces one that did not come back

    friend bool operator==(const UnitStanding&, const UnitStanding&) = default;
};

using ArmyStandings = std::array<std::vector<UnitStanding>, seriesArmies>; ///< parallel to the units

/// Where the armies stand after so many of the results. The same series gives the same dice.
ArmyStandings standingsAfter(const Series& series, std::size_t results);

/// Position of the battle that comes after so many of the results; nothing when the series is over: at the end of its
/// way, or because an army has no unit left. Precondition: ladderFaults() has none.
std::optional<std::size_t> battleAfter(const Series& series, std::size_t results);

struct SeriesScore {
    std::array<int, seriesArmies> wins{};
    int draws = 0;
    std::array<bool, seriesArmies> gone{}; ///< the army has no unit left
    /// Whose opponent has nobody left, or who has won more battles; nothing while they are even.
    std::optional<std::size_t> leader() const;
};
SeriesScore scoreOf(const Series& series);

/// Where the ways through the battles, or the results, make no sense: ids that are missing or repeated, ways that lead
/// back or nowhere, results of other battles or of other armies. Places are JSON pointers into the series.
core::Findings ladderFaults(const Series& series);

/// Where a way leads as a position in the list; the size of the list: the end. Nothing when there is no such battle, or
/// not later.
std::optional<std::size_t> wayFrom(const Series& series, std::size_t battle, const std::string& way);

/// Ways to the battle become those to the next of the list. Without its last battle a series has no armies.
Series withoutBattle(Series series, std::size_t battle);
/// The two change places; ways that would lead back become those to the next of the list.
Series withBattlesExchanged(Series series, std::size_t one, std::size_t other);

} // namespace orontes::model

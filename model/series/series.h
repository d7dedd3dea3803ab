// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

inline constexpr std::size_t seriesArmies = 2;
inline constexpr std::size_t mostSeriesBattles = 100;
/// After this battle there is no other.
inline constexpr const char* seriesEnd = "end";

/// A unit as it goes from battle to battle. What else its counter has, the battle gives it.
struct ArmyUnit {
    core::CounterType type;
    std::string name;
    std::string mark = {};   ///< what tells it apart on its counter; "" where the ruleset has no such field
    std::int64_t damage = 0; ///< before the first battle

    friend bool operator==(const ArmyUnit&, const ArmyUnit&) = default;
};

struct Army {
    std::string name;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<ArmyUnit> units;

    friend bool operator==(const Army&, const Army&) = default;
};

/// One of the battles, in the order of the list. The ways on are those of the first army: the id of a later battle,
/// seriesEnd, or "" for the next of the list.
struct SeriesBattle {
    std::string id;
    std::string scenario; ///< file, relative to that of the series
    bool swapped = false; ///< the first army plays the scenario's second side
    std::string afterWin = {};
    std::string afterDraw = {};
    std::string afterLoss = {};

    friend bool operator==(const SeriesBattle&, const SeriesBattle&) = default;
};

enum class Fate {
    Stood,    ///< in play at the end, or off the board by right
    Withdrew, ///< left the board in order
    Fled,     ///< left the board running
    Destroyed,
    Absent, ///< took no part
};

struct UnitReport {
    Fate fate = Fate::Stood;
    std::int64_t damage = 0; ///< at the end of the battle

    friend bool operator==(const UnitReport&, const UnitReport&) = default;
};

using ArmyReports = std::array<std::vector<UnitReport>, seriesArmies>; ///< parallel to the units

struct BattleResult {
    std::string battle;
    std::optional<std::size_t> winner; ///< the army; nothing: a draw
    core::TurnNumber turn;             ///< in which it ended
    ArmyReports units;

    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

/// What becomes of damage and of lost units between two battles. Our own rules, every number a choice of the designer.
struct Recovery {
    int winnerPercent = 50; ///< of a unit's damage that the winner makes good, rounded down
    int otherPercent = 25;  ///< the same after a defeat or a draw
    int awayPercent = 50;   ///< the same for a unit that has left the board, whoever won
    int winnerReturns = 5;  ///< a destroyed unit comes back on this roll of a die or more; 7: never
    int otherReturns = 6;
    int fledReturns = 4;
    bool refill = false; ///< units that do not come back are replaced by fresh ones of their type

    friend bool operator==(const Recovery&, const Recovery&) = default;
};

/// Battles that two armies fight one after the other. A plain value; where the armies stand follows from it.
struct Series {
    std::string title;
    core::RulesetId ruleset;
    std::uint64_t seed = 1; ///< of the dice between battles
    Recovery recovery;
    std::array<Army, seriesArmies> armies; ///< without units while there is no battle
    std::vector<SeriesBattle> battles;
    std::vector<BattleResult> results; ///< in the order of play

    friend bool operator==(const Series&, const Series&) = default;
};

} // namespace orontes::model

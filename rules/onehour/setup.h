// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/victory.h"
#include "rules/onehour/bot_goals.h"
#include "rules/onehour/lines.h"
#include "rules/onehour/tables.h"

#include <array>
#include <vector>

namespace orontes::onehour {

/// What lies in a square.
struct Ground {
    Entry entry = Entry::Everybody;
    bool coverUnderFire = false;
    bool coverInCombat = false;
    bool bridge = false;
    bool blocksSight = false; ///< a wood or a village (R-OHW-135)
    bool road = false;        ///< some edge of it carries one
    std::int8_t level = 0;

    bool open(Type type) const {
        return entry == Entry::Everybody || (entry == Entry::ArchersOnly && type == Type::Archers);
    }
};

/// Squares of one edge over which units march on.
struct Gate {
    Facing inward = Facing::North; ///< they face away from the edge (R-OHW-239)
    CrossSet squares;
};
using Gates = std::vector<Gate>;

/// What a unit is, apart from what befalls it in play.
struct Profile {
    core::CounterId counter;
    SideId side;
    std::vector<SpaceId> zone; ///< where its owner may deploy it; the one square where it is fixed
    bool fixed = false;
    bool enters = false;
    std::array<Gates, 4> gates{}; ///< by Unit::entry: 0 without a die for the place, then one for two faces each
    int arrivalNeeds = 0;         ///< least die that brings it; 0: no die
    TurnNumber arrivalBy{0};      ///< from this turn on it comes without a die; 0: never
    UnitId head;                  ///< the first of those who share its dice
    Unit asDesigned;

    bool rollsForPlace() const { return !gates[1].empty() || !gates[2].empty() || !gates[3].empty(); }
};

struct Warring {
    core::SeatId seat;
    Facing facing = Facing::North; ///< of those who are deployed
    int entriesPerTurn = 0;        ///< 0: no limit
    int replacements = 0;
    int replaced = 0;      ///< of them before the battle begins
    bool mustered = false; ///< its units have had their types by a die
    Gates replacementGates;
    SquareSet exits; ///< from where its units may leave the board
};

/// Rulings with a real alternative, as this scenario has them; the names are those of the options.
struct Options {
    enum class Initiative : std::uint8_t {
        PerTurn,
        PerGame,
        Fixed,
    };
    Initiative initiative = Initiative::PerTurn;
    SideId fixedFirst{0};
    bool footAnySide = false;
    bool chargeMountedTurn = true;
    bool chargeRoad = true;
    bool combatLocked = true;
    bool fireSight = false;
    bool fireInContact = false;
    bool bridgeExit = false;
    bool roadBends = false;
    bool muster = false;
};

/// Which steps from a line to the next one lead uphill, by the bit of the square they start from.
struct Rises {
    Bits straight = 0;
    Bits toLower = 0;  ///< diagonally to the next lower bit
    Bits toHigher = 0; ///< diagonally to the next higher bit
};

/// All that a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    int rows = 0;
    int columns = 0;
    std::array<Warring, 2> sides{};
    std::vector<Profile> units; ///< in roster order
    std::vector<Ground> ground; ///< by space, as the next one
    std::vector<Square> squares;
    std::array<CrossSet, 2> open{}; ///< [1]: to Archers, [0]: to all others
    CrossSet woods;
    CrossSet roads;
    std::array<std::array<Rises, longestBoard>, facingCount> rises{};
    std::array<std::array<Bits, longestBoard>, facingCount> roadAhead{}; ///< squares with a road to the next line
    Tables tables;
    Options options;
    TurnNumber lastTurn{15};
    std::vector<core::CompiledClause> clauses;
    Outlook outlook; ///< for bots

    const Profile& of(UnitId unit) const { return units[static_cast<std::size_t>(unit.value)]; }
    const Ground& groundOf(SpaceId space) const { return ground[static_cast<std::size_t>(space.value)]; }
    const Warring& of(SideId side) const { return sides[index(side)]; }
    UnitId endOfRoster() const { return UnitId{static_cast<std::int8_t>(units.size())}; }
    const Square& squareOf(SpaceId space) const { return squares[static_cast<std::size_t>(space.value)]; }
    SpaceId spaceOf(Square square) const { return SpaceId{square.row * columns + square.column}; }
    bool inside(Square square) const {
        return square.row >= 0 && square.row < rows && square.column >= 0 && square.column < columns;
    }
    int lines(Facing heading) const { return isUpright(heading) ? rows : columns; }
    int places(Facing heading) const { return isUpright(heading) ? columns : rows; }
    const CrossSet& openTo(Type type) const { return open[type == Type::Archers ? 1 : 0]; }
};

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario);
SideId sideOfSeat(const Setup& setup, core::SeatId seat);

} // namespace orontes::onehour

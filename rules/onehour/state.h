// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"
#include "rules/core/play/setup_ref.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace orontes::onehour {

using core::SpaceId;
using core::TurnNumber;

struct Setup;
bool sameScenario(const Setup& a, const Setup& b);

/// Place of a unit in the roster.
using UnitId = core::Number<struct UnitTag, std::int8_t>;
/// The first or the second of the two sides, in the scenario's order.
using SideId = core::Number<struct CombatantSideTag, std::int8_t>;

inline constexpr std::size_t unitLimit = 24;
/// "Held for … turns" nodes in all victory clauses together.
inline constexpr std::size_t heldLimit = 8;
/// Rows and columns that a board may have at least and at most (R-OHW-012).
inline constexpr int shortestBoard = 6;
inline constexpr int longestBoard = 24;

/// The four unit types (R-OHW-001), in the order of all tables.
enum class Type : std::uint8_t {
    Warband,
    Archers,
    Horsemen,
    Chariots,
};
inline constexpr std::size_t typeCount = 4;

/// Warband and Archers go on foot: through the sides of squares only (R-OHW-057).
constexpr bool onFoot(Type type) {
    return type == Type::Warband || type == Type::Archers;
}

/// One of the four sides of a square, clockwise (R-OHW-049).
enum class Facing : std::uint8_t {
    North,
    East,
    South,
    West,
};
inline constexpr std::size_t facingCount = 4;

enum class Presence : std::uint8_t {
    Absent,  ///< takes no part
    Waiting, ///< will be deployed or march on
    OnBoard,
    Exited, ///< has left by a permitted exit
    Lost,   ///< eliminated, or off the board in a retreat or rout
};

struct Unit {
    Presence presence = Presence::Absent;
    Type type = Type::Warband;
    Facing facing = Facing::North;
    bool moved = false;     ///< in this turn of its side: no shooting (R-OHW-091)
    bool charged = false;   ///< moved into contact in this turn (R-OHW-113)
    bool fired = false;     ///< in this turn of its side
    bool fought = false;    ///< in this turn of its side
    bool routing = false;   ///< flees until it is off the board (R-OHW-221)
    bool retreated = false; ///< has not turned since it last retreated (R-OHW-217)
    bool arrived = false;   ///< the die that it waited for has brought it
    bool returning = false; ///< a lost unit that comes back as a new one
    std::int8_t entry = 0;  ///< which of three places of entry the die has given, from 1; 0: none yet
    std::int16_t hits = 0;  ///< 15 eliminate (R-OHW-010)
    SpaceId space;          ///< invalid off the board
    SpaceId lostAt;         ///< where it was lost, or left
    TurnNumber due{1};      ///< the turn from which it may march on
    TurnNumber rolledOn{0}; ///< the last turn on which it was rolled for
    friend bool operator==(const Unit&, const Unit&) = default;
};

enum class Stage : std::uint8_t {
    Muster,
    Deployment,
    Initiative,
    Arrivals,
    Movement,
    Firing,
    HandToHand,
    Elimination,
    Morale,
    Over,
};

/// The one decision or die the game waits for.
enum class Owed : std::uint8_t {
    Nothing,
    MusterDie,
    Deployment,
    InitiativeDie,
    ArrivalDie,
    EntryDie,
    Movement,
    Firing,
    FireDie,
    Attack,
    AttackDie,
    MoraleDie,
};

/// How a game ended.
enum class Ending : std::uint8_t {
    None,
    Clause,   ///< a victory clause has held
    Deserted, ///< a side has nobody left and nobody due (R-OHW-235)
    Limit,    ///< the last turn is over and no clause holds
};

/// A position: who stands where and faces which way, and what is owed next.
struct State {
    core::SetupRef<Setup> setup;
    std::array<Unit, unitLimit> units{};
    TurnNumber turn{1};
    Stage stage = Stage::Muster;
    Owed owed = Owed::Nothing;
    SideId first{0};                       ///< has the first half of this turn
    std::int8_t half = 0;                  ///< 0: the first side's phases, 1: the second side's
    std::int16_t cursor = 0;               ///< next side or unit to be looked at
    UnitId unit;                           ///< whom the owed die is about
    UnitId target;                         ///< of a shot or an attack
    std::int8_t firstDie = 0;              ///< of two dice, once it has fallen
    std::array<std::int8_t, 2> entered{};  ///< units of each side that have marched on in this turn
    std::array<std::int8_t, 2> replaced{}; ///< lost units of each side that have come back or will
    std::array<bool, 2> mustered{};        ///< by side
    std::array<std::uint8_t, heldLimit> held{};
    std::array<bool, 2> won{}; ///< by side; both or neither: a draw
    std::int16_t clause = -1;  ///< the victory clause that ended the game
    Ending ending = Ending::None;

    bool over() const { return stage == Stage::Over; }
    Unit& at(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const Unit& at(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    friend bool operator==(const State&, const State&) = default;
};

inline std::size_t index(SideId side) {
    return static_cast<std::size_t>(side.value);
}

inline SideId enemyOf(SideId side) {
    return SideId{static_cast<std::int8_t>(1 - side.value)};
}

/// Whose half of the turn it is.
inline SideId activeSide(const State& state) {
    return state.half == 0 ? state.first : enemyOf(state.first);
}

inline bool onBoard(const State& state, UnitId unit) {
    return state.at(unit).presence == Presence::OnBoard;
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/goals.h"
#include "rules/chariot/hexes.h"
#include "rules/chariot/state.h"
#include "rules/chariot/tables.h"
#include "rules/core/scenario/victory.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace orontes::chariot {

/// 3.4, 5.31–5.38.
enum class UnitClass : std::uint8_t {
    A,
    B,
    C,
    FootFire,
    MountedFire,
    D,
    E,
};

/// How a melee strength is printed (3.36, 3.37).
enum class MeleeMark : std::uint8_t {
    Plain,
    Bracket,
    Dot,
};

/// Rows and columns of the unit capability chart (E3.2).
enum class Capability : std::uint8_t {
    Spears, ///< MS, MI
    Axes,   ///< AX, SD
    Cavalry,
    None,
};

/// A unit as printed.
struct Profile {
    core::CounterId counter;
    core::CounterType type;
    SideId side;
    UnitClass unitClass = UnitClass::A;
    MeleeMark mark = MeleeMark::Plain;
    Capability capability = Capability::None;
    std::int16_t melee = 0;
    std::int16_t movement = 0;        ///< points
    std::int16_t printedMovement = 0; ///< of a chariot as on its piece, whatever the scenario says (17.0, ruling A-129)
    std::int16_t fire = 0;
    std::int16_t range = 0;
    std::int16_t points = 0; ///< victory points for destroying it (11.2)
    std::int8_t level = 0;   ///< of a leader as the scenario has it
    std::int8_t reduced = 0; ///< levels that a leader has lost before the battle
    bool chariot = false;
    bool rides = false;   ///< may embark on a chariot (E1.0)
    bool mounted = false; ///< 10.0: free of leaders where the scenario says so
    int rangeRow = -1;    ///< in the range effects chart; -1: full strength at any range
    TurnNumber arrives{1};
    bool enters = false; ///< by its own movement over a hex of the edge
    bool fixed = false;  ///< stands in its one hex without its owner choosing
    Presence begins = Presence::Waiting;
    SpaceId leftAt;              ///< of one that has exited before the battle: its last hex, where it is known
    bool leftOut = false;        ///< though its place is on the map, it takes no part
    bool disrupted = false;      ///< when the battle begins
    bool panicked = false;       ///< likewise
    bool contact = false;        ///< likewise
    Facing facing;               ///< likewise; invalid where its owner chooses
    std::vector<SpaceId> starts; ///< where it may be deployed, or over which hexes it enters; ascending

    bool leader() const { return level > 0; }
    bool firing() const { return fire > 0 && range > 0; }
    bool foot() const { return unitClass == UnitClass::A || unitClass == UnitClass::B; }
    bool dot() const { return mark == MeleeMark::Dot; }
};

/// One of the two armies.
struct Army {
    core::SeatId seat;
    core::SideToken token;
    std::int32_t stacking = 1;
    std::int32_t panicLevel = 0; ///< 0: it never panics
    bool mountedExempt = false;
};

/// Optional rules and rulings, as this scenario has them.
struct Options {
    bool leaders = true;
    bool rangeEffects = false;   ///< E3.1
    bool unitCapability = false; ///< E3.2
    bool elevation = false;      ///< 14
    bool panic = false;          ///< 13
    bool facing = false;         ///< 16
    bool retreat = false;        ///< 17
    bool contact = false;        ///< 18
    bool concession = false;     ///< 15
    bool steepHalves = true;     ///< ruling A-120: foot from level ground attacks a hilltop at half
    bool bonusOfAll = false;     ///< not ruling A-66: all units of a hex, engaged or not, cap its leaders' bonus
    bool halfDisruptsLed =
        false; ///< not ruling A-60: survivors of a half elimination are disrupted beside a leader too
    bool retreatsTogether = false; ///< not ruling A-128: one slow unit keeps its whole hex from retreating
    bool chariotsShare = false;    ///< ruling A-100: chariots of one side may share a hex
    bool friendsBar = false;       ///< not ruling A-22: nobody passes friends of a class that does not mix with its own
    bool halfByHex = false;        ///< not ruling A-57: a half elimination takes half of each hex
    bool chariotsDrawFire = true;  ///< ruling A-38: defensive fire answers the Chariot Phase too
    bool leadersRestore = false;   ///< not ruling A-73: who ends a move with a leader is disrupted no more
    bool fleeFromAll = false;      ///< not ruling A-112: the panicked go away from every enemy, not from the nearest
    bool panicDropsZone = false;   ///< not ruling A-114: panicked fire units stop nobody
    bool rallyAfterFire = false;   ///< not ruling A-118: the panicked rally after defensive fire
    bool simultaneous = false;     ///< 19–23
    bool plotsRecover = true;      ///< ruling A-136: disruption of earlier Game-Turns goes at the end of a turn
    bool plotsRestFire = false;    ///< not ruling A-138: no fire tasks in two Game-Turns that follow each other
    bool plotsControlLate = false; ///< not ruling A-151: control counts when the units move
};

/// All that a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    std::array<Army, 2> armies{}; ///< by side
    SideId firstToMove{0};
    SideId conceded;                                    ///< before the battle begins (15)
    std::vector<std::pair<SpaceId, SideId>> controlled; ///< hexes entered before the battle begins (11.3)
    std::vector<SpaceId> watched; ///< hexes with a letter or a name, and those of the victory conditions; ascending
    std::vector<Profile> units;   ///< in roster order
    std::array<bool, 2> hasChariots{};
    bool roadsLeadOff = false; ///< some hex of the edge has a road (15.0)
    Hexes map;
    Tables tables;
    Options options;
    std::vector<core::CompiledClause> clauses;
    std::array<Aims, 2> aims; ///< by side, for bots

    const Profile& of(UnitId unit) const { return units[static_cast<std::size_t>(unit.value)]; }
    const Army& of(SideId side) const { return armies[index(side)]; }
    UnitId endOfRoster() const { return UnitId{static_cast<std::int16_t>(units.size())}; }
};

/// The lowest a leader may be reduced to (10.3, E2.2): 4 for a soldier, 6 for a civilian.
inline int lowestLevel(int level) {
    return level <= 4 ? 4 : 6;
}

/// Precondition: the scenario has no error.
std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario);
SideId sideOfSeat(const Setup& setup, core::SeatId seat);
/// The class that is printed on a unit; E for one that bears none.
UnitClass classOf(const core::Counter& counter);
/// E1.5: a chariot that enters a stream hex goes no further in this Player-Turn.
inline bool mires(const Setup& setup, UnitId unit, SpaceId hex) {
    return setup.of(unit).chariot && setup.map.groundOf(hex).stream;
}
/// Chariots carry its kind, as they carry leaders (E1.0).
bool isRider(const core::CounterType& type);
/// What destroying a unit of these printed values is worth (11.2); a dot counts 1.
std::int16_t pointsOf(std::int16_t melee, MeleeMark mark, std::int16_t fire);

} // namespace orontes::chariot

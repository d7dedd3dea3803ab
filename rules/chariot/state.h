// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"
#include "rules/core/play/setup_ref.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace orontes::chariot {

using core::SpaceId;
using core::TurnNumber;

struct Setup;
bool sameScenario(const Setup& a, const Setup& b);

/// Place of a unit in the roster; leaders are units.
using UnitId = core::Number<struct UnitTag, std::int16_t>;
/// The first or the second of the two sides, in the order in which they deploy (11.1).
using SideId = core::Number<struct ArmySideTag, std::int8_t>;
/// Player-Turns from 1: the second Player-Turn of Game-Turn 3 is number 6 (4.1).
using PlayerTurn = core::Number<struct PlayerTurnTag, std::int16_t>;
/// The side of its hex that a unit faces, clockwise as the neighbours are counted (16.0).
using Facing = core::Number<struct FacingTag, std::int8_t>;
/// When a unit was disrupted that is set up so.
inline constexpr PlayerTurn beforeTheBattle{-1};

inline constexpr std::size_t unitLimit = 400;
/// Defending hexes of one melee: all are next to every attacker, so that there can be no more.
inline constexpr std::size_t targetLimit = 6;
/// "Held for … turns" nodes in all victory clauses together.
inline constexpr std::size_t heldLimit = 8;

enum class Presence : std::uint8_t {
    Waiting, ///< to be deployed, or to enter
    OnMap,
    Exited, ///< by its own move (11.4)
    Lost,
    Away, ///< has no part in the battle: set up off the map, or left out for want of room
};

/// One unit in play.
struct Unit {
    Presence presence = Presence::Waiting;
    std::int8_t level = 0;      ///< of a leader, 1 to 6; 0 for all others
    bool moved = false;         ///< its move of this phase is over (5.14)
    bool entered = false;       ///< came into its hex in this phase: a target of defensive fire (6.42)
    bool attacked = false;      ///< took part in a melee in this phase (7.14)
    bool stands = false;        ///< does not retreat before combat in this phase (17.3)
    bool struck = false;        ///< was the object of an attack in this phase (6.15, 7.14)
    bool ridden = false;        ///< was carried in this Player-Turn: no walking any more (E1.0)
    bool mired = false;         ///< a chariot that has entered a stream: no more movement in this Player-Turn (E1.5)
    bool boarded = false;       ///< a chariot in this phase
    bool panicked = false;      ///< flees and does not attack (13)
    Facing facing;              ///< invalid without the option, and until it is chosen
    Facing faced;               ///< when the phase began
    SpaceId hex;                ///< where it stands or was last
    SpaceId began;              ///< where it stood when the phase began; invalid off the map
    UnitId next;                ///< below it in the same hex
    UnitId aboard;              ///< the chariot that carries it
    UnitId cargo;               ///< of a chariot: the one unit that counts (E1.8)
    PlayerTurn disrupted{0};    ///< when it was; 0: it is not
    PlayerTurn fired{-9};       ///< when it last did (6.12)
    std::int16_t contact = 0;   ///< 0, or the number of the melee that binds it and all others with that number (18)
    std::int16_t used = 0;      ///< half movement points, of a chariot over both its phases (E1.4)
    std::int16_t allowance = 0; ///< half movement points it may use in this phase

    friend bool operator==(const Unit&, const Unit&) = default;
};

enum class Phase : std::uint8_t {
    Deployment,
    Chariots,
    Fire,
    Movement,
    Melee,
    Plot,          ///< with plots only, as is the next (19.1 A)
    DefensiveFire, ///< 19.1 E
    Over,
};

/// What the game waits for within a phase.
enum class Stage : std::uint8_t {
    Deploy,
    DefensiveFire, ///< of the side whose turn it is not: declares or ends it
    Fire,
    Move,
    Debark, ///< passengers may leave their chariots, then the phase ends
    Melee,
    Retreat, ///< of those attacked in melee, before the die (17)
    Die,
    Loss,    ///< the owner chooses who is eliminated by ½E
    Advance, ///< into hexes that combat has emptied
    Plot,    ///< both sides write in secret (19.1 A)
    Contest, ///< the dice of equal forces that enter one hex (22.23)
    Over,
};

/// A unit on the way, with those that go along.
struct March {
    std::vector<UnitId> units; ///< empty: nobody is moving
    bool begun = false;        ///< has left its first hex

    friend bool operator==(const March&, const March&) = default;
};

enum class CombatKind : std::uint8_t {
    None,
    Fire,
    DefensiveFire,
    Melee,
};

/// An attack while it is declared, rolled and carried out.
struct Combat {
    CombatKind kind = CombatKind::None;
    std::array<SpaceId, targetLimit> targets{};
    std::int8_t targetCount = 0;
    std::int8_t vacated = 0; ///< hexes after those, left before combat (17)
    std::vector<UnitId> attackers;
    std::vector<SpaceId> from; ///< where each attacker stood
    bool declared = false;
    std::int8_t column = 0;
    std::int8_t die = 0;
    std::int8_t reading = 0;        ///< 0: hexes without disrupted units, 1: the others, 2: both are done (8.24)
    std::int8_t disruptedHexes = 0; ///< bit n: target n held a disrupted unit when the die fell
    bool decided = false;           ///< somebody has been eliminated or disrupted (18.1)
    std::int16_t losses = 0;        ///< still to be chosen by their owner
    std::int8_t halved = 0;         ///< hexes of this reading of which half is gone, where each counts for itself

    bool open() const { return kind != CombatKind::None; }
    friend bool operator==(const Combat&, const Combat&) = default;
};

/// What a unit may be told to do in a Game-Turn (21.1).
enum class Task : std::uint8_t {
    None,
    OffensiveFire,
    DefensiveFire,
    Melee,
    Movement,
    Carried, ///< on a chariot (ruling A-137)
};

/// One line of a plot chart (20.0).
struct PlotLine {
    Task task = Task::None;
    bool leaves = false;   ///< the map, at the end of the way
    bool isVoid = false;   ///< as if nothing were written (20.4)
    bool over = false;     ///< the move has ended, on its way or at its end
    std::int16_t done = 0; ///< so many hexes of the way lie behind it
    SpaceId target;        ///< of fire and melee; where one who is carried debarks
    UnitId chariot;        ///< that carries it
    std::vector<SpaceId> way;
    std::vector<Facing> turns; ///< by place in the way, with facing: where it turns in its hex instead of going on (16)

    /// Invalid where it goes on.
    Facing turnAt(std::size_t i) const { return i < turns.size() ? turns[i] : Facing{}; }
    friend bool operator==(const PlotLine&, const PlotLine&) = default;
};

/// What both sides have written for this Game-Turn, and how far it is carried out (19–23).
struct Plots {
    std::vector<PlotLine> lines; ///< by unit; empty where the sides move in turn
    std::array<bool, 2> locked{};
    std::vector<Combat> attacks;       ///< of this phase: all are declared before the first die falls (20.2)
    std::int16_t attack = 0;           ///< the one whose die, result or advance is due
    SpaceId contested;                 ///< by equal forces (22.23)
    std::array<std::int8_t, 2> dice{}; ///< of these, by side

    PlotLine& of(UnitId unit) { return lines[static_cast<std::size_t>(unit.value)]; }
    const PlotLine& of(UnitId unit) const { return lines[static_cast<std::size_t>(unit.value)]; }
    friend bool operator==(const Plots&, const Plots&) = default;
};

/// A position: who stands where, whose phase it is, and what is under way.
struct State {
    core::SetupRef<Setup> setup;
    std::vector<Unit> units;     ///< in roster order
    std::vector<UnitId> top;     ///< by hex: the first unit there
    std::vector<SideId> control; ///< by hex: who was there last (11.3)
    TurnNumber turn{1};
    PlayerTurn playerTurn{0};
    SideId phasing{0};
    Phase phase = Phase::Deployment;
    Stage stage = Stage::Deploy;
    March march;
    Combat combat;
    Plots plots;
    std::int16_t engagements = 0;         ///< melees without a decision so far (18)
    UnitId wheeling;                      ///< has just advanced and may turn one side (ruling A-124)
    bool panicOver = false;               ///< an army has panicked: none will any more (13.21)
    std::array<std::int32_t, 2> points{}; ///< victory points scored, by side
    std::array<std::uint8_t, heldLimit> held{};
    SideId conceded;              ///< cannot win any more (15.1)
    std::array<bool, 2> agreed{}; ///< by side: would end the game, until the Player-Turn is over (15.2)
    std::array<bool, 2> won{};    ///< by side; both or neither: a draw
    std::int16_t clause = -1;     ///< the victory clause that ended the game; -1: none did

    Unit& at(UnitId id) { return units[static_cast<std::size_t>(id.value)]; }
    const Unit& at(UnitId id) const { return units[static_cast<std::size_t>(id.value)]; }
    UnitId topOf(SpaceId hex) const { return top[static_cast<std::size_t>(hex.value)]; }
    bool over() const { return stage == Stage::Over; }
    friend bool operator==(const State&, const State&) = default;
};

inline std::size_t index(SideId side) {
    return static_cast<std::size_t>(side.value);
}

inline SideId enemyOf(SideId side) {
    return SideId{static_cast<std::int8_t>(1 - side.value)};
}

} // namespace orontes::chariot

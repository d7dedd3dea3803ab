// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"
#include "rules/core/play/setup_ref.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace orontes::qadesh {

using core::SpaceId;
using core::TurnNumber;

struct Setup;
bool sameScenario(const Setup& a, const Setup& b);

/// Place of an army in the roster.
using ArmyId = core::Number<struct ArmyTag, std::int8_t>;
/// The first or the second of the two sides, in the scenario's order. It places first and its dice fall first.
using SideId = core::Number<struct WarringSideTag, std::int8_t>;
/// 0 before the first phase of a turn, then 1 to 4 (R-QAD-051).
using Phase = core::Number<struct MovePhaseTag, std::int8_t>;

inline constexpr std::size_t armyLimit = 16;
inline constexpr std::int8_t phasesInTurn = 4;
/// Longest order: one try in each phase.
inline constexpr std::size_t stepLimit = 4;
/// "Held for … turns" nodes in all victory clauses together.
inline constexpr std::size_t heldLimit = 8;

enum class Presence : std::uint8_t {
    Absent, ///< has not arrived
    OnBoard,
    Lost, ///< destroyed or gone off the board: both count as removed (R-QAD-047)
};

/// At most one at a time (R-QAD-111).
enum class Status : std::uint8_t {
    None,
    Scattered,
    Routing,
    Looting,
};

/// What came of an army's try in this phase.
enum class Try : std::uint8_t {
    None,
    Succeeded, ///< moves to `goal` with the others
    Rout,      ///< moves to `goal` after the others; off the board when `goal` is invalid
};

/// One army in play.
struct Army {
    Presence presence = Presence::Absent;
    Status status = Status::None;
    bool statusIsNew = false; ///< came in this phase: no rally yet (R-QAD-187)
    bool moved = false;       ///< in this phase
    bool fought = false;      ///< in this phase, skirmishes on either end included (R-QAD-212)
    bool rallied = false;     ///< in this phase
    bool triedExtra = false;  ///< the try of this phase was that of the additional space (R-QAD-068)
    Try tried = Try::None;
    std::int16_t fatigue = 0;
    std::int16_t casualties = 0;
    std::int8_t steps = 0; ///< written
    std::int8_t done = 0;
    std::array<SpaceId, stepLimit> path{};
    SpaceId orderFrom;          ///< where the first written step began
    SpaceId space;              ///< invalid off the board
    SpaceId began;              ///< where it stood when the phase began
    SpaceId cameFrom;           ///< its last step led from here to `space`; invalid after set-up
    SpaceId goal;               ///< of this phase's try
    std::int32_t arrivedAt = 0; ///< time stamp of that step: who shares a space came later or earlier
    TurnNumber lostOn;
    SpaceId lostAt;

    friend bool operator==(const Army&, const Army&) = default;
};

/// A shock battle being fought in one space.
struct Battle {
    std::array<ArmyId, 2> armies{}; ///< by side
    std::array<std::int8_t, 6> dice{};
    std::int8_t rolled = 0; ///< surprise, surprise, two dice of the first side, two of the second
    std::int8_t loser = -1; ///< side
    friend bool operator==(const Battle&, const Battle&) = default;
};

enum class Stage : std::uint8_t {
    Placement,
    Orders,
    Tries,
    Routers,
    Shock,
    Skirmish,
    Fatigue,
    Rally,
    Loot,
    Rest,
    Over,
};

/// The one decision or die the game waits for.
enum class Owed : std::uint8_t {
    Nothing,
    Placement,
    Orders,
    RallyOrPass,
    RallyDie,
    FailDie,
    RoutSpace,
    RoutDie,
    SurpriseDie,
    BattleDie,
    DefeatDie,
    Target,
    SkirmishDie,
    FatigueDie,
    LootDie,
    Rest,
};

/// A position: who stands where, what is written, and what is owed next.
struct State {
    core::SetupRef<Setup> setup;
    std::array<Army, armyLimit> armies{};
    TurnNumber turn{1};
    Phase phase{0};
    Stage stage = Stage::Placement;
    Owed owed = Owed::Nothing;
    SideId side{0};          ///< who is placing
    std::int16_t cursor = 0; ///< next army of the roster, or next space with a battle, to be looked at
    ArmyId army;             ///< whom the owed decision or die is about
    ArmyId target;           ///< of a skirmish
    Battle battle;
    std::array<bool, 2> locked{}; ///< orders, by side
    std::array<std::uint8_t, heldLimit> held{};
    std::array<bool, 2> won{}; ///< by side; both or neither: a draw
    std::int16_t clause = -1;  ///< the victory clause that ended the game; -1 at a draw by turn limit

    bool over() const { return stage == Stage::Over; }
    Army& at(ArmyId id) { return armies[static_cast<std::size_t>(id.value)]; }
    const Army& at(ArmyId id) const { return armies[static_cast<std::size_t>(id.value)]; }
    friend bool operator==(const State&, const State&) = default;
};

inline std::size_t index(SideId side) {
    return static_cast<std::size_t>(side.value);
}

inline SideId enemyOf(SideId side) {
    return SideId{static_cast<std::int8_t>(1 - side.value)};
}

} // namespace orontes::qadesh

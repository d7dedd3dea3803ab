// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/position.h"

namespace orontes::qadesh {

/// What a sensible player wants of one army in this turn.
enum class Posture : std::uint8_t {
    Hold,
    Attack,   ///< walk into the space and fight there
    Approach, ///< go next to the space: shoot from there, or lend support
    Go,       ///< go to the space and stay
    Avoid,    ///< keep out of reach of the enemies that shoot
};

struct Aim {
    Posture posture = Posture::Hold;
    SpaceId space;
};

/// Battle roll modifiers that the army brings along, without those of the moment.
int strengthOf(const State& state, ArmyId army);

/// The army's aim, given where everybody stands and the orders already written for friends before it in the roster.
Aim aimOf(const State& state, ArmyId army);

/// Steps from the space to the nearest enemy that can skirmish; many when there is none.
int stepsToShooters(const State& state, ArmyId army, SpaceId space);

/// The next space of the army's order; invalid when its order is complete.
SpaceId nextStep(const State& state, ArmyId army, const Aim& aim);

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/turn.h"

namespace orontes::chariot {

SideId decider(const State& state) {
    switch (state.stage) {
    case Stage::Deploy:
        return deploying(state);
    case Stage::DefensiveFire:
        return enemyOf(state.phasing);
    case Stage::Retreat:
    case Stage::Loss:
        return defenderOf(state);
    case Stage::Advance:
        return enemyOf(defenderOf(state));
    case Stage::Fire:
    case Stage::Move:
    case Stage::Debark:
    case Stage::Melee:
    case Stage::Die:
    case Stage::Plot: // of both sides
    case Stage::Contest:
    case Stage::Over:
        break;
    }
    return state.phasing;
}

Objection objectionTo(const State& state, Done) {
    switch (state.stage) {
    case Stage::Move:
        return objectionToEndOfMoves(state);
    case Stage::Debark:
    case Stage::Retreat:
    case Stage::Advance:
        return {};
    case Stage::DefensiveFire:
    case Stage::Fire:
    case Stage::Melee:
        if (state.combat.open())
            return {.text = "refused.attack-open", .rule = "R-CHA-7.0d", .hex = state.combat.targets[0]};
        return {};
    case Stage::Deploy:
    case Stage::Die:
    case Stage::Loss:
    case Stage::Plot:
    case Stage::Contest:
    case Stage::Over:
        break;
    }
    return {.text = "refused.out-of-turn", .rule = "R-CHA-4.1b"};
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/retreat.h"

namespace orontes::chariot {

Objection objectionTo(const State& state, Resolve) {
    if (!state.combat.open() || state.combat.attackers.empty())
        return {.text = "refused.no-attack", .rule = "R-CHA-7.0a"};
    if (columnOf(state, state.combat) < 0)
        return {.text = "refused.odds", .rule = "R-CHA-8.1a", .hex = state.combat.targets[0]};
    return {};
}

void declare(State& state, Combat& combat) {
    combat.declared = true;
    for (const UnitId unit : combat.attackers)
        if (combat.kind == CombatKind::Melee)
            state.at(unit).attacked = true;
        else
            state.at(unit).fired = state.playerTurn;
}

void strike(State& state, Combat& combat) {
    combat.column = static_cast<std::int8_t>(columnOf(state, combat));
    for (std::int8_t i = 0; i < combat.targetCount; ++i)
        for (const UnitId unit : unitsIn(state, combat.targets[static_cast<std::size_t>(i)])) {
            state.at(unit).struck = true;
            if (disrupted(state, unit))
                combat.disruptedHexes = static_cast<std::int8_t>(combat.disruptedHexes | (1 << i));
        }
}

void play(State& state, Tale& tale, Resolve) {
    declare(state, state.combat);
    if (anyMayRetreat(state))
        state.stage = Stage::Retreat;
    else
        makeAttack(state, tale);
}

void makeAttack(State& state, Tale& tale) {
    if (simultaneous(state) && state.stage == Stage::Retreat)
        return endPlottedRetreat(state, tale);
    if (state.stage == Stage::Retreat && !regroup(state, tale)) {
        state.combat.reading = 2; // there is nothing to read a die for
        return offerAdvance(state);
    }
    strike(state, state.combat);
    if (simultaneous(state))
        return keepPlottedAttack(state);
    state.stage = Stage::Die;
}

void takeDie(State& state, Tale& tale, int die) {
    if (simultaneous(state))
        return takePlottedDie(state, tale, die);
    state.combat.die = static_cast<std::int8_t>(die);
    readOn(state, tale);
}

} // namespace orontes::chariot

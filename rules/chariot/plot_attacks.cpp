// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/plots.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

SideId attackerOf(const State& state, const Combat& combat) {
    return state.setup->of(combat.attackers.front()).side;
}

/// What keeps a unit from the attack that it was told to make (20.22, 21.2).
Objection objectionToTask(const State& state, UnitId id) {
    const SpaceId target = state.plots.of(id).target;
    if (disrupted(state, id))
        return {.text = "refused.disrupted", .rule = "R-CHA-20.22a", .unit = id, .hex = state.at(id).hex};
    if (state.at(id).panicked)
        return {.text = "refused.panicked-attack", .rule = "R-CHA-13.0i", .unit = id, .hex = state.at(id).hex};
    if (state.at(id).hex != state.at(id).began)
        return {.text = "refused.elsewhere", .rule = "R-CHA-21.2a", .unit = id, .hex = state.at(id).hex};
    if (!heldBy(state, target, enemyOf(state.setup->of(id).side)))
        return {.text = "refused.no-enemy", .rule = "R-CHA-21.2a", .unit = id, .hex = target};
    return {};
}

/// The attack of this side on this hex, begun if there is none yet: one on each hex (ruling A-147).
Combat& attackOn(State& state, CombatKind kind, SideId side, SpaceId hex) {
    std::vector<Combat>& attacks = state.plots.attacks;
    const auto found = std::find_if(attacks.begin(), attacks.end(), [&](const Combat& attack) {
        return attack.targets[0] == hex && attackerOf(state, attack) == side;
    });
    if (found != attacks.end())
        return *found;
    Combat made;
    made.kind = kind;
    made.targets[0] = hex;
    made.targetCount = 1;
    attacks.push_back(std::move(made));
    return attacks.back();
}

void joinAttack(State& state, Tale& tale, CombatKind kind, UnitId id) {
    if (Objection why = objectionToTask(state, id); !why.empty())
        return tellFailure(state, tale, id, why);
    const SpaceId hex = state.plots.of(id).target;
    Combat& attack = attackOn(state, kind, state.setup->of(id).side, hex);
    attack.attackers.push_back(id);
    attack.from.push_back(state.at(id).hex);
    const bool melee = kind == CombatKind::Melee;
    tale.tell({.text = melee ? "tale.joins" : "tale.aims",
               .rule = melee ? "R-CHA-21.1c" : "R-CHA-21.1a",
               .unit = id,
               .hex = hex});
}

/// 8.1: below 1 to 2 there is no attack.
void dropTheHopeless(State& state, Tale& tale) {
    std::erase_if(state.plots.attacks, [&](const Combat& attack) {
        const bool hopeless = columnOf(state, attack) < 0;
        if (hopeless)
            tale.tell({.text = "refused.odds", .rule = "R-CHA-8.1a", .hex = attack.targets[0]});
        return hopeless;
    });
}

/// Makes the attack that is due the one that is looked at.
void open(State& state) {
    state.combat = state.plots.attacks[static_cast<std::size_t>(state.plots.attack)];
    const SideId side = attackerOf(state, state.combat);
    state.phasing = state.combat.kind == CombatKind::DefensiveFire ? enemyOf(side) : side;
}

bool isAttackDue(const State& state) {
    return static_cast<std::size_t>(state.plots.attack) < state.plots.attacks.size();
}

/// All dice have fallen: what they say happens at once (20.2, ruling A-146).
void applyResults(State& state, Tale& tale) {
    if (isAttackDue(state)) {
        open(state);
        return readOn(state, tale);
    }
    state.plots.attack = 0;
    advanceOn(state, tale);
}

} // namespace

void beginAttacks(State& state, Tale& tale, CombatKind kind) {
    const Task task = kind == CombatKind::Melee ? Task::Melee : Task::OffensiveFire;
    for (const SideId side : {state.setup->firstToMove, enemyOf(state.setup->firstToMove)})
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
            if (state.setup->of(id).side == side && onMap(state, id) && taskOf(state, id) == task)
                joinAttack(state, tale, kind, id);
    dropTheHopeless(state, tale);
    for (Unit& unit : state.units)
        unit.struck = false;
    for (Combat& attack : state.plots.attacks)
        strike(state, attack);
    state.plots.attack = 0;
    rollAttacks(state, tale);
}

void rollAttacks(State& state, Tale& tale) {
    if (isAttackDue(state)) {
        open(state);
        state.stage = Stage::Die;
        return;
    }
    state.plots.attack = 0;
    applyResults(state, tale);
}

void takePlottedDie(State& state, Tale& tale, int die) {
    if (state.stage == Stage::Contest)
        return takeContestDie(state, tale, die);
    state.combat.die = static_cast<std::int8_t>(die);
    state.combat.reading = static_cast<std::int8_t>(state.combat.disruptedHexes & 1); // there is one hex
    tellDie(state, tale);
    state.plots.attacks[static_cast<std::size_t>(state.plots.attack++)] = state.combat;
    rollAttacks(state, tale);
}

void endPlottedResult(State& state, Tale& tale) {
    ++state.plots.attack;
    applyResults(state, tale);
}

void advanceOn(State& state, Tale& tale) {
    for (; isAttackDue(state); ++state.plots.attack) {
        open(state);
        state.combat.reading = 2;
        state.stage = Stage::Advance;
        if (anyMayAdvance(state))
            return;
    }
    endPlottedPhase(state, tale);
}

void keepPlottedAttack(State& state) {
    state.plots.attacks.push_back(std::move(state.combat));
    state.combat = {};
}

void beginPlottedDefence(State& state) {
    for (Unit& unit : state.units)
        unit.struck = false;
    state.stage = Stage::DefensiveFire;
    state.phasing = enemyOf(state.setup->firstToMove); // so that the first to move is asked first
}

void endPlottedDefence(State& state, Tale& tale) {
    if (state.phasing != state.setup->firstToMove) {
        state.phasing = state.setup->firstToMove;
        return;
    }
    state.plots.attack = 0;
    rollAttacks(state, tale);
}

} // namespace orontes::chariot

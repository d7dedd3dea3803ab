// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/hand_to_hand.h"

#include "rules/onehour/casualties.h"
#include "rules/onehour/fate.h"

namespace orontes::onehour {
namespace {

Objection objectionToAttacking(const State& state, SideId side, UnitId id) {
    if (state.setup->of(id).side != side)
        return {"play.not-yours", "R-OHW-008"};
    if (!onBoard(state, id))
        return {"play.not-on-board", "R-OHW-195"};
    if (state.at(id).routing)
        return {"play.routing", "R-OHW-224"};
    if (state.at(id).fought)
        return {"play.fought", "R-OHW-174"};
    return {};
}

/// Calls `visit` with each attack that is due.
template <class Visit>
void eachAttack(const State& state, SideId side, Visit visit) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (!objectionToAttacking(state, side, id))
            eachOnBoard(state, enemyOf(side), [&](UnitId enemy) {
                if (couldAttack(state, id, enemy))
                    visit(Attack{id, enemy});
            });
}

} // namespace

void continueHandToHand(State& state, Tale& tale) {
    Attack only;
    int count = 0;
    eachAttack(state, activeSide(state), [&](const Attack& attack) {
        only = attack;
        ++count;
    });
    if (count == 0)
        state.stage = Stage::Elimination;
    else if (count == 1)
        play(state, tale, only);
    else
        state.owed = Owed::Attack;
}

Objection objection(const State& state, SideId side, const Attack& attack) {
    if (const Objection objection = objectionToAttacking(state, side, attack.unit))
        return objection;
    const Setup& setup = *state.setup;
    if (!onBoard(state, attack.target) || setup.of(attack.target).side == side)
        return {"play.no-enemy-target", "R-OHW-142"};
    if (couldAttack(state, attack.unit, attack.target))
        return {};
    return onFoot(state.at(attack.unit).type) ? Objection{"play.foot-attacks-ahead", "R-OHW-170"}
                                              : Objection{"play.mounted-attack-ahead", "R-OHW-171"};
}

void attackChoices(const State& state, SideId side, std::vector<Action>& out) {
    eachAttack(state, side, [&](const Attack& attack) { out.push_back(attack); });
}

void play(State& state, Tale& tale, const Attack& attack) {
    state.at(attack.unit).fought = true;
    state.unit = attack.unit;
    state.target = attack.target;
    state.firstDie = 0;
    const bool charging = state.at(attack.unit).charged;
    tale.tell({.text = charging ? "attack.charge" : "attack.begins",
               .rule = charging ? "R-OHW-111" : "R-OHW-174",
               .unit = attack.unit,
               .other = attack.target,
               .space = state.at(attack.target).space});
    state.owed = Owed::AttackDie;
}

void takeAttackDie(State& state, Tale& tale, int die) {
    const UnitId target = state.target;
    const Casualties casualties = attack(state, state.unit, target);
    if (casualties.dice == 2 && state.firstDie == 0) {
        state.firstDie = static_cast<std::int8_t>(die);
        return; // the second die is owed
    }
    const int hits = casualties.hits(state.firstDie + die);
    addHits(state, tale, hits,
            {.text = "attack.hits",
             .rule = "R-OHW-169",
             .unit = target,
             .other = state.unit,
             .space = state.at(target).space,
             .n = hits});
    state.firstDie = 0;
    state.owed = Owed::Nothing;
}

void eliminate(State& state, Tale& tale) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster() && !state.over(); ++id.value)
        if (onBoard(state, id) && state.at(id).hits >= setup.tables.strength)
            loseUnit(state, tale,
                     {.text = "fate.eliminated", .rule = "R-OHW-192", .unit = id, .space = state.at(id).space});
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/position.h"

namespace orontes::onehour {
namespace {

bool strikesFrom(Type type, Square from, Facing facing, Square target) {
    const Bearing to = bearing(from, facing, target);
    return to.forward == 1 && (to.right == 0 || (!onFoot(type) && (to.right == 1 || to.right == -1)));
}

} // namespace

UnitId unitAt(const State& state, SpaceId space) {
    const UnitId end = state.setup->endOfRoster();
    for (UnitId id{0}; id < end; ++id.value)
        if (state.at(id).presence == Presence::OnBoard && state.at(id).space == space)
            return id;
    return {};
}

Field fieldOf(const State& state, SideId side) {
    Field field;
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (onBoard(state, id))
            (setup.of(id).side == side ? field.own : field.enemy).add(setup.squareOf(state.at(id).space));
    return field;
}

bool strikes(const State& state, UnitId unit, UnitId enemy) {
    const Setup& setup = *state.setup;
    const Unit& one = state.at(unit);
    if (one.routing)
        return false;
    return strikesFrom(one.type, setup.squareOf(one.space), one.facing, setup.squareOf(state.at(enemy).space));
}

bool couldAttack(const State& state, UnitId unit, UnitId enemy) {
    if (strikes(state, unit, enemy))
        return true;
    const Setup& setup = *state.setup;
    const Unit& one = state.at(unit);
    return !one.routing &&
           isInFront(bearing(setup.squareOf(one.space), one.facing, setup.squareOf(state.at(enemy).space))) &&
           strikes(state, enemy, unit);
}

bool inContact(const State& state, UnitId unit, UnitId enemy) {
    return strikes(state, unit, enemy) || strikes(state, enemy, unit);
}

bool inContact(const State& state, UnitId unit) {
    bool found = false;
    eachOnBoard(state, enemyOf(state.setup->of(unit).side),
                [&](UnitId enemy) { found = found || inContact(state, unit, enemy); });
    return found;
}

bool inContact(const State& state, UnitId unit, SpaceId space, Facing facing) {
    const Setup& setup = *state.setup;
    const Square here = setup.squareOf(space);
    bool found = false;
    eachOnBoard(state, enemyOf(setup.of(unit).side), [&](UnitId id) {
        const Unit& enemy = state.at(id);
        const Square there = setup.squareOf(enemy.space);
        found = found || strikesFrom(state.at(unit).type, here, facing, there) ||
                (!enemy.routing && strikesFrom(enemy.type, there, enemy.facing, here));
    });
    return found;
}

Aspect aspectOf(Square target, Facing facing, Square from) {
    const int forward = bearing(target, facing, from).forward;
    return forward > 0 ? Aspect::Front : forward == 0 ? Aspect::Flank : Aspect::Rear;
}

} // namespace orontes::onehour

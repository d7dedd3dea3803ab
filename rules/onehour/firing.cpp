// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/firing.h"

#include "rules/onehour/casualties.h"
#include "rules/onehour/fate.h"
#include "rules/onehour/sight.h"

#include <cstdlib>

namespace orontes::onehour {
namespace {

Objection objectionToTarget(const State& state, UnitId shooter, UnitId target) {
    const Setup& setup = *state.setup;
    if (!target.valid() || setup.of(target).side == setup.of(shooter).side || !onBoard(state, target))
        return {"play.no-enemy-target", "R-OHW-142"};
    const Unit& one = state.at(shooter);
    const Square from = setup.squareOf(one.space);
    const Square to = setup.squareOf(state.at(target).space);
    if (!inArc(setup, from, one.facing, to)) {
        const Bearing way = bearing(from, one.facing, to);
        const bool aside = std::abs(way.right) > way.forward;
        return aside ? Objection{"play.out-of-arc", "R-OHW-120"}
                     : Objection{"play.out-of-range", "R-OHW-122", setup.tables.range};
    }
    if (setup.options.fireSight && !sees(state, one.space, state.at(target).space))
        return {"play.no-sight", "R-OHW-134"};
    return {};
}

bool hasTarget(const State& state, UnitId shooter) {
    bool found = false;
    eachOnBoard(state, enemyOf(state.setup->of(shooter).side),
                [&](UnitId enemy) { found = found || !objectionToTarget(state, shooter, enemy); });
    return found;
}

} // namespace

bool inArc(const Setup& setup, Square from, Facing facing, Square to) {
    const Bearing way = bearing(from, facing, to);
    return way.forward >= 1 && way.forward <= setup.tables.range && std::abs(way.right) <= way.forward;
}

Objection objectionToFiring(const State& state, SideId side, UnitId id) {
    const Unit& unit = state.at(id);
    if (state.setup->of(id).side != side)
        return {"play.not-yours", "R-OHW-008"};
    if (unit.type != Type::Archers)
        return {"play.not-archers", "R-OHW-118"};
    if (unit.presence != Presence::OnBoard)
        return {"play.not-on-board", "R-OHW-195"};
    if (unit.routing)
        return {"play.routing", "R-OHW-224"};
    if (unit.moved)
        return {"play.moved-no-shot", "R-OHW-091"};
    if (unit.fired)
        return {"play.fired", "R-OHW-119"};
    if (!state.setup->options.fireInContact && inContact(state, id))
        return {"play.shot-in-contact", "R-OHW-137"};
    return {};
}

Objection objection(const State& state, SideId side, const Fire& fire) {
    if (const Objection objection = objectionToFiring(state, side, fire.unit))
        return objection;
    return objectionToTarget(state, fire.unit, fire.target);
}

void continueFiring(State& state, Tale&) {
    const SideId side = activeSide(state);
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (!objectionToFiring(state, side, id) && hasTarget(state, id)) {
            state.owed = Owed::Firing;
            return;
        }
    state.stage = Stage::HandToHand;
}

void fireChoices(const State& state, SideId side, std::vector<Action>& out) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (!objectionToFiring(state, side, id))
            eachOnBoard(state, enemyOf(side), [&](UnitId enemy) {
                if (!objectionToTarget(state, id, enemy))
                    out.push_back(Fire{id, enemy});
            });
    out.push_back(Done{});
}

void play(State& state, Tale& tale, const Fire& fire) {
    state.at(fire.unit).fired = true;
    state.unit = fire.unit;
    state.target = fire.target;
    tale.tell({.text = "fire.aims",
               .rule = "R-OHW-119",
               .unit = fire.unit,
               .other = fire.target,
               .space = state.at(fire.target).space});
    state.owed = Owed::FireDie;
}

void takeFireDie(State& state, Tale& tale, int die) {
    const UnitId target = state.target;
    const int hits = shot(state, target).hits(die);
    addHits(state, tale, hits,
            {.text = "fire.hits",
             .rule = "R-OHW-139",
             .unit = target,
             .other = state.unit,
             .space = state.at(target).space,
             .n = hits});
    state.owed = Owed::Nothing;
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

void endMove(State& state, UnitId id) {
    Unit& unit = state.at(id);
    unit.moved = true;
    unit.allowance = 0;
}

/// The move of everybody on the way is over. Who was taken up and has not stirred has not moved.
void endMarch(State& state) {
    if (state.march.begun)
        for (const UnitId unit : state.march.units)
            endMove(state, unit);
    state.march = {};
}

/// Passengers of a chariot go where it goes.
template <class Visit>
void forPassengers(const State& state, UnitId chariot, Visit visit) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.at(id).aboard == chariot)
            visit(id);
}

void bringOne(State& state, Tale& tale, UnitId id, SpaceId hex) {
    const Unit& unit = state.at(id);
    const SpaceId from = unit.hex;
    const bool enters = unit.presence == Presence::Waiting;
    if (!enters)
        lift(state, id);
    put(state, id, hex);
    state.at(id).entered = true;
    const About about{.text = enters ? "tale.enters" : "tale.moves",
                      .rule = enters ? "R-CHA-E5.4b" : "R-CHA-5.11a",
                      .unit = id,
                      .hex = hex};
    if (enters)
        tale.placed(about);
    else
        tale.moved(from, about);
}

void departOne(State& state, Tale& tale, UnitId id) {
    Unit& unit = state.at(id);
    lift(state, id);
    unit.presence = Presence::Exited;
    unit.moved = true;
    tale.removed(unit.hex, {.text = "tale.leaves", .rule = "R-CHA-11.42a", .unit = id, .hex = unit.hex});
}

/// The unit returns to where its phase began, without a word of the way.
void restore(State& state, Tale& tale, UnitId id) {
    Unit& unit = state.at(id);
    const SpaceId from = unit.hex;
    lift(state, id);
    unit.entered = false;
    if (unit.faced.valid())
        faceAlong(state, tale, id, unit.faced);
    if (unit.boarded) {
        if (state.at(unit.aboard).cargo == id)
            state.at(unit.aboard).cargo = {};
        unit.aboard = {};
        unit.boarded = false;
    }
    if (unit.began.valid()) {
        put(state, id, unit.began);
        tale.moved(from, {.text = "tale.put-back", .rule = "R-CHA-5.4b", .unit = id, .hex = unit.began});
        return;
    }
    unit.presence = Presence::Waiting;
    unit.facing = {};
    tale.removed(from, {.text = "tale.put-off", .rule = "R-CHA-5.4b", .unit = id, .hex = from});
}

} // namespace

void bring(State& state, Tale& tale, UnitId id, SpaceId hex) {
    bringOne(state, tale, id, hex);
    if (state.setup->of(id).chariot)
        forPassengers(state, id, [&](UnitId passenger) { bringOne(state, tale, passenger, hex); });
}

void depart(State& state, Tale& tale, UnitId id) {
    if (state.setup->of(id).chariot)
        forPassengers(state, id, [&](UnitId passenger) { departOne(state, tale, passenger); });
    departOne(state, tale, id);
}

void play(State& state, Tale&, const Take& take) {
    state.march.units.push_back(take.unit);
}

void play(State& state, Tale& tale, const StepTo& step) {
    const Setup& setup = *state.setup;
    const UnitId first = state.march.units.front();
    const bool enters = state.at(first).presence == Presence::Waiting;
    const int cost =
        *(enters ? entryCost(setup, step.hex) : entryCost(setup, state.at(first).hex, step.hex)) * halvesPerPoint;
    const bool stopped = inFireZone(state, step.hex, state.phasing); // 6.41
    state.march.begun = true;
    for (const UnitId id : std::vector<UnitId>(state.march.units)) {
        Unit& unit = state.at(id);
        const bool byRight = unit.allowance < cost || (!enters && !frontsOn(state, id, step.hex)); // 5.15
        const int side = enters ? -1 : directionTo(setup.map, unit.hex, step.hex);
        unit.used = static_cast<std::int16_t>(unit.used + cost);
        unit.allowance = static_cast<std::int16_t>(std::max(0, unit.allowance - cost));
        bring(state, tale, id, step.hex);
        if (!enters)
            faceAlong(state, tale, id, Facing{static_cast<std::int8_t>(side)});
        unit.mired = mires(setup, id, step.hex);
        const bool spent = unit.allowance < halvesPerPoint; // nothing costs less than a point
        if (byRight || spent || unit.mired) {
            endMove(state, id);
            std::erase(state.march.units, id); // the others may go on (5.43)
        }
    }
    if (stopped || state.march.units.empty())
        endMarch(state);
}

void play(State& state, Tale&, const Part& part) {
    endMove(state, part.unit);
    std::erase(state.march.units, part.unit);
}

void play(State& state, Tale&, Halt) {
    if (!state.march.begun) // laid down again: it stays where it is for this phase, or it could be taken up for ever
        for (const UnitId unit : state.march.units)
            endMove(state, unit);
    endMarch(state);
}

void play(State& state, Tale& tale, Leave) {
    for (const UnitId id : state.march.units)
        depart(state, tale, id);
    state.march = {};
}

void play(State& state, Tale& tale, const PutBack& back) {
    if (state.setup->of(back.unit).chariot) {
        std::vector<UnitId> passengers;
        forPassengers(state, back.unit, [&](UnitId passenger) { passengers.push_back(passenger); });
        for (const UnitId passenger : passengers)
            restore(state, tale, passenger);
    }
    restore(state, tale, back.unit);
}

} // namespace orontes::chariot

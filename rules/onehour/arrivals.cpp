// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/arrivals.h"

#include "rules/onehour/movement.h"

namespace orontes::onehour {
namespace {

bool isDue(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    const Profile& profile = state.setup->of(id);
    return unit.presence == Presence::Waiting && (profile.enters || unit.returning) && unit.due <= state.turn;
}

/// It waits for a die, and not yet so long that it comes anyway.
bool waitsForDie(const State& state, UnitId id) {
    const Profile& profile = state.setup->of(id);
    const bool sure = profile.arrivalBy.value > 0 && state.turn >= profile.arrivalBy;
    return profile.arrivalNeeds > 0 && !state.at(id).arrived && !state.at(id).returning && !sure;
}

bool waitsForPlace(const State& state, UnitId id) {
    return state.setup->of(id).rollsForPlace() && state.at(id).entry == 0 && !state.at(id).returning;
}

/// All who share the die with the unit and wait for it now.
template <class Visit>
void eachSharing(State& state, UnitId with, Visit visit) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == setup.of(with).side && setup.of(id).head == setup.of(with).head && isDue(state, id))
            visit(state.at(id));
}

} // namespace

void continueArrivals(State& state, Tale& tale) {
    const Setup& setup = *state.setup;
    for (; state.cursor < setup.endOfRoster().value; ++state.cursor) {
        const UnitId id{static_cast<std::int8_t>(state.cursor)};
        if (setup.of(id).side != activeSide(state) || !isDue(state, id))
            continue;
        state.unit = id;
        if (waitsForDie(state, id) && state.at(id).rolledOn < state.turn) {
            state.owed = Owed::ArrivalDie;
            return;
        }
        if (!waitsForDie(state, id) && waitsForPlace(state, id)) {
            state.owed = Owed::EntryDie;
            return;
        }
    }
    state.unit = UnitId{};
    state.stage = Stage::Movement;
    static_cast<void>(tale);
}

void takeArrivalDie(State& state, Tale& tale, int die) {
    const bool comes = die >= state.setup->of(state.unit).arrivalNeeds;
    eachSharing(state, state.unit, [&](Unit& unit) {
        unit.rolledOn = state.turn;
        unit.arrived = unit.arrived || comes;
    });
    tale.tell({.text = comes ? "arrival.comes" : "arrival.waits", .rule = "R-OHW-236", .unit = state.unit});
    state.owed = Owed::Nothing;
}

void takeEntryDie(State& state, Tale& tale, int die) {
    const int place = (die + 1) / 2;
    eachSharing(state, state.unit, [&](Unit& unit) { unit.entry = static_cast<std::int8_t>(place); });
    tale.tell({.text = "arrival.place", .rule = "R-OHW-236", .unit = state.unit, .n = place});
    state.owed = Owed::Nothing;
}

Objection objectionToEntry(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    const Warring& side = state.setup->of(state.setup->of(id).side);
    if (!isDue(state, id))
        return {"play.not-due", "R-OHW-236", unit.due.value};
    if (unit.moved)
        return {"play.moved", "R-OHW-014"};
    if (waitsForDie(state, id) || waitsForPlace(state, id))
        return {"play.not-arrived", "R-OHW-236"};
    if (side.entriesPerTurn > 0 && state.entered[index(state.setup->of(id).side)] >= side.entriesPerTurn)
        return {"play.enough-entered", "R-OHW-236", side.entriesPerTurn};
    return {};
}

bool isExpected(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    const Profile& profile = state.setup->of(id);
    return unit.presence == Presence::Waiting && (profile.enters || unit.returning) &&
           (unit.due <= state.setup->lastTurn);
}

} // namespace orontes::onehour

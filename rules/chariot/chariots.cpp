// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/chariots.h"

#include "rules/chariot/contact.h"
#include "rules/chariot/movement.h"

namespace orontes::chariot {
namespace {

bool unmoved(const Unit& unit) {
    return !unit.moved && !unit.entered;
}

/// 1.0: next to the chariot when the phase begins; a leader may stand in its hex already (ruling A-103).
bool inReach(const State& state, const Unit& unit, const Unit& chariot) {
    if (unit.presence != chariot.presence)
        return false;
    if (unit.presence == Presence::Waiting)
        return true; // they come onto the map together (ruling A-32)
    return unit.hex == chariot.hex || adjacent(state.setup->map, unit.hex, chariot.hex);
}

} // namespace

Objection objectionTo(const State& state, const Embark& embark) {
    const Setup& setup = *state.setup;
    const Profile& profile = setup.of(embark.unit);
    const Unit& unit = state.at(embark.unit);
    const Unit& chariot = state.at(embark.chariot);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = embark.unit, .other = embark.chariot};
    };
    if (profile.side != state.phasing)
        return because("refused.not-yours", "R-CHA-5.21a");
    if (!state.march.units.empty())
        return because("refused.march-begun", "R-CHA-E1.0d");
    if (!setup.of(embark.chariot).chariot || setup.of(embark.chariot).side != state.phasing)
        return because("refused.no-chariot", "R-CHA-E1.6a");
    if (!profile.rides)
        return because("refused.does-not-ride", "R-CHA-E1.0a");
    const bool here = unit.presence == Presence::OnMap ||
                      (unit.presence == Presence::Waiting && profile.enters && profile.arrives <= state.turn &&
                       setup.of(embark.chariot).enters && setup.of(embark.chariot).arrives <= state.turn &&
                       setup.of(embark.chariot).starts == profile.starts);
    if (!here || !inReach(state, unit, chariot))
        return because("refused.chariot-too-far", "R-CHA-E1.0c");
    if (!canStepTo(state, embark.unit, embark.chariot))
        return {.text = "refused.impassable", .rule = "A-96", .unit = embark.unit, .hex = chariot.hex};
    if (disrupted(state, embark.unit) || disrupted(state, embark.chariot))
        return because("refused.disrupted", "R-CHA-8.2c");
    if (unit.panicked || chariot.panicked)
        return because("refused.panicked", "R-CHA-13.0d");
    if (inContact(state, embark.unit) || inContact(state, embark.chariot))
        return because("refused.contact", "R-CHA-18.2a");
    if (unit.aboard.valid() || !unmoved(unit) || !unmoved(chariot))
        return because("refused.moved-already", "R-CHA-E1.0d");
    if (!profile.leader() && chariot.cargo.valid())
        return because("refused.chariot-full", "R-CHA-E1.8a");
    return {};
}

bool canStepTo(const State& state, UnitId unit, UnitId chariot) {
    const SpaceId from = state.at(unit).hex;
    const SpaceId to = state.at(chariot).hex;
    return !onMap(state, unit) || from == to || entryCost(*state.setup, from, to).has_value();
}

void play(State& state, Tale& tale, const Embark& embark) {
    Unit& unit = state.at(embark.unit);
    const SpaceId to = state.at(embark.chariot).hex;
    const About about{
        .text = "tale.embarks", .rule = "R-CHA-E1.0c", .unit = embark.unit, .other = embark.chariot, .hex = to};
    if (unit.presence == Presence::OnMap && unit.hex != to) {
        const SpaceId from = unit.hex;
        lift(state, embark.unit);
        put(state, embark.unit, to);
        tale.moved(from, about);
    } else
        tale.tell(about);
    unit.aboard = embark.chariot;
    unit.boarded = true;
    unit.ridden = true;
    if (!state.setup->of(embark.unit).leader())
        state.at(embark.chariot).cargo = embark.unit;
}

Objection objectionTo(const State& state, const Debark& debark) {
    const Unit& unit = state.at(debark.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = debark.unit, .hex = debark.hex};
    };
    if (state.setup->of(debark.unit).side != state.phasing || !unit.aboard.valid() || unit.presence != Presence::OnMap)
        return because("refused.not-aboard", "R-CHA-E1.0f");
    if (disrupted(state, debark.unit) || disrupted(state, unit.aboard))
        return because("refused.disrupted", "R-CHA-8.2c");
    if (inContact(state, debark.unit))
        return because("refused.contact", "R-CHA-18.2a");
    if (unit.panicked)
        return because("refused.panicked", "R-CHA-13.0d");
    if (!adjacent(state.setup->map, unit.hex, debark.hex))
        return because("refused.not-next", "R-CHA-E1.0f");
    if (!state.setup->map.groundOf(debark.hex).passable)
        return because("refused.impassable", "R-CHA-5.15d");
    if (heldBy(state, debark.hex, enemyOf(state.phasing)))
        return because("refused.enemy-there", "R-CHA-E1.0f");
    switch (crowdingWith(state, debark.hex, debark.unit)) {
    case Crowding::None:
        return {};
    case Crowding::Stacking:
        return because("refused.stacking", "R-CHA-5.4c");
    case Crowding::Classes:
        return because("refused.classes", "R-CHA-5.32b");
    case Crowding::Chariots:
        return because("refused.chariot-hex", "R-CHA-E1.9a");
    }
    return {};
}

void play(State& state, Tale& tale, const Debark& debark) {
    Unit& unit = state.at(debark.unit);
    const SpaceId from = unit.hex;
    Unit& chariot = state.at(unit.aboard);
    const UnitId vehicle = unit.aboard;
    if (chariot.cargo == debark.unit)
        chariot.cargo = {};
    unit.aboard = {};
    unit.moved = true;
    unit.entered = true; // a target of defensive fire (E1.0)
    unit.facing = {};    // free to choose (ruling A-124)
    lift(state, debark.unit);
    put(state, debark.unit, debark.hex);
    tale.moved(
        from,
        {.text = "tale.debarks", .rule = "R-CHA-E1.0f", .unit = debark.unit, .other = vehicle, .hex = debark.hex});
}

void embarkChoices(const State& state, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    if (!setup.hasChariots[index(state.phasing)])
        return;
    for (UnitId chariot{0}; chariot < setup.endOfRoster(); ++chariot.value)
        if (setup.of(chariot).chariot && setup.of(chariot).side == state.phasing)
            for (UnitId unit{0}; unit < setup.endOfRoster(); ++unit.value)
                if (setup.of(unit).rides && objectionTo(state, Embark{unit, chariot}).empty())
                    out.push_back(Embark{unit, chariot});
}

void debarkChoices(const State& state, std::vector<Action>& out) {
    for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value)
        if (state.at(unit).aboard.valid() && onMap(state, unit))
            for (const SpaceId hex : state.setup->map.of(state.at(unit).hex).next)
                if (hex.valid() && objectionTo(state, Debark{unit, hex}).empty())
                    out.push_back(Debark{unit, hex});
}

bool anyMayDebark(const State& state) {
    std::vector<Action> choices;
    debarkChoices(state, choices);
    return !choices.empty();
}

UnitId chariotFor(const State& state, UnitId unit, SpaceId hex) {
    const Profile& profile = state.setup->of(unit);
    if (profile.rides && !profile.leader())
        for (const UnitId other : unitsIn(state, hex))
            if (state.setup->of(other).chariot && state.setup->of(other).side == profile.side &&
                !state.at(other).cargo.valid())
                return other;
    return {};
}

void boardAtStart(State& state, UnitId id) {
    Unit& unit = state.at(id);
    if (!onMap(state, id) || unit.aboard.valid())
        return;
    const UnitId chariot = chariotFor(state, id, unit.hex);
    if (!chariot.valid())
        return;
    unit.aboard = chariot;
    state.at(chariot).cargo = id;
}

void unboard(State& state, UnitId lost) {
    Unit& unit = state.at(lost);
    if (unit.aboard.valid()) {
        if (state.at(unit.aboard).cargo == lost)
            state.at(unit.aboard).cargo = {};
        unit.aboard = {};
    }
    unit.cargo = {};
    if (state.setup->of(lost).chariot)
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
            if (state.at(id).aboard == lost) {
                state.at(id).aboard = {};
                state.at(id).facing = unit.facing;
            }
}

bool hasChariotPhase(const State& state) {
    const Setup& setup = *state.setup;
    if (!setup.hasChariots[index(state.phasing)])
        return false;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Profile& unit = setup.of(id);
        const bool enters = state.at(id).presence == Presence::Waiting && unit.enters && unit.arrives <= state.turn;
        if (unit.chariot && unit.side == state.phasing && (onMap(state, id) || enters))
            return true;
    }
    return false;
}

} // namespace orontes::chariot

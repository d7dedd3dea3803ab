// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/movement.h"

#include "rules/chariot/concession.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool isOnTheWay(const State& state, UnitId unit) {
    return std::find(state.march.units.begin(), state.march.units.end(), unit) != state.march.units.end();
}

bool mayEnter(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    return state.at(id).presence == Presence::Waiting && unit.enters && unit.arrives <= state.turn;
}

/// Half points that are left to a unit on the way.
int leftTo(const State& state, UnitId unit) {
    return state.at(unit).allowance;
}

/// The one hex that an undisrupted unit may always move (5.15): a first hex, in the Movement Phase (ruling A-24).
bool hasRight(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    return state.phase == Phase::Movement && !state.march.begun && unit.presence == Presence::OnMap && unit.used == 0;
}

std::optional<int> costOf(const State& state, SpaceId to) {
    const SpaceId from = state.at(state.march.units.front()).hex;
    const bool enters = state.at(state.march.units.front()).presence == Presence::Waiting;
    return enters ? entryCost(*state.setup, to) : entryCost(*state.setup, from, to);
}

/// The first who can neither pay nor use his right; invalid when all can go.
UnitId whoCannot(const State& state, int cost) {
    for (const UnitId unit : state.march.units)
        if (leftTo(state, unit) < cost * halvesPerPoint && !hasRight(state, unit))
            return unit;
    return {};
}

/// Who would have to turn first (16.0); the one hex that is always possible includes the turn (ruling A-127).
UnitId whoFacesAway(const State& state, SpaceId to, int cost) {
    for (const UnitId unit : state.march.units)
        if (!frontsOn(state, unit, to) &&
            (!hasRight(state, unit) || leftTo(state, unit) >= (cost + 1) * halvesPerPoint))
            return unit;
    return {};
}

/// 5.32 to the letter: who meets a friend of a class that it may not mix with.
Objection objectionToFriends(const State& state, SpaceId to) {
    for (const UnitId unit : state.march.units)
        if (const UnitId other = barringFriend(state, to, unit); other.valid())
            return {.text = "refused.friend-bars", .rule = "A-22", .unit = unit, .other = other, .hex = to};
    return {};
}

bool allStartAt(const State& state, SpaceId hex) {
    return std::all_of(state.march.units.begin(), state.march.units.end(), [&](UnitId unit) {
        const std::vector<SpaceId>& starts = state.setup->of(unit).starts;
        return std::binary_search(starts.begin(), starts.end(), hex);
    });
}

} // namespace

Objection objectionTo(const State& state, const Take& take) {
    const Setup& setup = *state.setup;
    const Profile& profile = setup.of(take.unit);
    const Unit& unit = state.at(take.unit);
    const About about{.unit = take.unit};
    const auto because = [&](const char* text, const char* rule) {
        About why = about;
        why.text = text;
        why.rule = rule;
        return why;
    };
    if (profile.side != state.phasing)
        return because("refused.not-yours", "R-CHA-5.21a");
    if (unit.presence != Presence::OnMap && !mayEnter(state, take.unit))
        return because("refused.not-on-map", "R-CHA-11.41a");
    if (state.phase == Phase::Chariots && !profile.chariot)
        return because("refused.chariots-only", "R-CHA-E1.0b");
    if (unit.aboard.valid() || (unit.ridden && !profile.chariot))
        return because("refused.carried", "R-CHA-E1.0e");
    if (disrupted(state, take.unit))
        return because("refused.disrupted", "R-CHA-8.2c");
    if (unit.panicked)
        return because("refused.panicked", "R-CHA-13.0d");
    if (inContact(state, take.unit))
        return because("refused.contact", "R-CHA-18.2a");
    if (unit.mired)
        return because("refused.mired", "R-CHA-E1.5c");
    if (unit.moved || isOnTheWay(state, take.unit))
        return because("refused.moved-already", "R-CHA-5.14a");
    if (state.march.units.empty())
        return {};
    const Unit& first = state.at(state.march.units.front());
    if (state.march.begun)
        return because("refused.march-begun", "R-CHA-5.24a");
    if (first.presence != unit.presence || (unit.presence == Presence::OnMap && first.hex != unit.hex))
        return because("refused.not-together", "R-CHA-5.43a");
    return {};
}

Objection objectionTo(const State& state, const StepTo& step) {
    if (state.march.units.empty())
        return {.text = "refused.nobody-taken", .rule = "R-CHA-5.13a"};
    const UnitId first = state.march.units.front();
    const bool enters = state.at(first).presence == Presence::Waiting;
    if (enters && !allStartAt(state, step.hex))
        return {.text = "refused.no-entry", .rule = "R-CHA-E5.4b", .unit = first, .hex = step.hex};
    if (!enters && !adjacent(state.setup->map, state.at(first).hex, step.hex))
        return {.text = "refused.not-next", .rule = "R-CHA-5.13a", .unit = first, .hex = step.hex};
    const std::optional<int> cost = costOf(state, step.hex);
    if (!cost)
        return {.text = "refused.impassable", .rule = "R-CHA-5.15d", .unit = first, .hex = step.hex};
    if (heldBy(state, step.hex, enemyOf(state.phasing)))
        return {.text = "refused.enemy-there", .rule = "R-CHA-5.23a", .unit = first, .hex = step.hex};
    if (Objection why = objectionToFriends(state, step.hex); !why.empty())
        return why;
    if (const UnitId turned = enters ? UnitId{} : whoFacesAway(state, step.hex, *cost); turned.valid())
        return {.text = "refused.faces-away", .rule = "R-CHA-16.0b", .unit = turned, .hex = step.hex};
    if (const UnitId slow = whoCannot(state, *cost); slow.valid())
        return {.text = "refused.too-far", .rule = "R-CHA-5.27b", .unit = slow, .hex = step.hex, .n = *cost};
    return {};
}

Objection objectionTo(const State& state, const Part& part) {
    if (!isOnTheWay(state, part.unit) || state.march.units.size() < 2)
        return {.text = "refused.not-on-the-way", .rule = "R-CHA-5.43b", .unit = part.unit};
    if (!state.march.begun)
        return {.text = "refused.march-not-begun", .rule = "R-CHA-5.43b", .unit = part.unit};
    return {};
}

Objection objectionTo(const State& state, Halt) {
    if (state.march.units.empty())
        return {.text = "refused.nobody-taken", .rule = "R-CHA-5.13a"};
    return {};
}

Objection objectionTo(const State& state, Leave) {
    if (state.march.units.empty())
        return {.text = "refused.nobody-taken", .rule = "R-CHA-5.13a"};
    const UnitId first = state.march.units.front();
    const Unit& unit = state.at(first);
    if (unit.presence != Presence::OnMap || !state.setup->map.of(unit.hex).atEdge)
        return {.text = "refused.not-at-edge", .rule = "R-CHA-11.42a", .unit = first, .hex = unit.hex};
    if (state.conceded == state.phasing && !leadsOff(*state.setup, unit.hex))
        return {.text = "refused.no-road", .rule = "R-CHA-15.0b", .unit = first, .hex = unit.hex};
    for (const UnitId each : state.march.units)
        if (leftTo(state, each) < halvesPerPoint)
            return {.text = "refused.no-point-left", .rule = "R-CHA-11.42a", .unit = each};
    return {};
}

Objection objectionTo(const State& state, const PutBack& back) {
    const Unit& unit = state.at(back.unit);
    const bool own = state.setup->of(back.unit).side == state.phasing;
    if (!own || unit.presence != Presence::OnMap || !unit.entered || !unit.moved || unit.aboard.valid() ||
        unit.panicked || crowdingIn(state, unit.hex) == Crowding::None)
        return {.text = "refused.not-crowded", .rule = "R-CHA-5.24a", .unit = back.unit, .hex = unit.hex};
    if (!state.march.units.empty())
        return {.text = "refused.march-begun", .rule = "R-CHA-5.24a", .unit = back.unit};
    return {};
}

Objection objectionToEndOfMoves(const State& state) {
    if (!state.march.units.empty())
        return {.text = "refused.on-the-way", .rule = "R-CHA-5.24a", .unit = state.march.units.front()};
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Unit& unit = state.at(id);
        if (setup.of(id).side != state.phasing || unit.presence != Presence::OnMap || !unit.entered)
            continue;
        switch (crowdingIn(state, unit.hex)) {
        case Crowding::None:
            break;
        case Crowding::Stacking:
            return {.text = "refused.stacking",
                    .rule = "R-CHA-5.4b",
                    .hex = unit.hex,
                    .n = setup.of(state.phasing).stacking};
        case Crowding::Classes:
            return {.text = "refused.classes", .rule = "R-CHA-5.32b", .hex = unit.hex};
        case Crowding::Chariots:
            return {.text = "refused.chariot-hex", .rule = "R-CHA-E1.9a", .hex = unit.hex};
        }
    }
    return {};
}

void moveChoices(const State& state, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    const auto offer = [&](const auto& action) {
        if (objectionTo(state, action).empty())
            out.push_back(action);
    };
    if (state.march.units.empty() || !state.march.begun)
        for (UnitId unit{0}; unit < setup.endOfRoster(); ++unit.value)
            offer(Take{unit});
    if (state.march.units.empty()) {
        for (UnitId unit{0}; unit < setup.endOfRoster(); ++unit.value)
            offer(PutBack{unit});
        return;
    }
    const UnitId first = state.march.units.front();
    if (state.at(first).presence == Presence::Waiting) {
        for (const SpaceId hex : setup.of(first).starts)
            offer(StepTo{hex});
    } else
        for (const SpaceId hex : setup.map.of(state.at(first).hex).next)
            if (hex.valid())
                offer(StepTo{hex});
    offer(Leave{});
    for (const UnitId unit : state.march.units)
        offer(Part{unit});
    offer(Halt{});
}

} // namespace orontes::chariot

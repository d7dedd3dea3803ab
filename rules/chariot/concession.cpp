// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/concession.h"

#include "rules/chariot/contact.h"
#include "rules/chariot/victory.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// No next hex to go to, and no way off the map.
bool isSurrounded(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Hex& hex = setup.map.of(state.at(id).hex);
    if (hex.atEdge && leadsOff(setup, state.at(id).hex))
        return false;
    return std::none_of(hex.next.begin(), hex.next.end(), [&](SpaceId next) {
        return next.valid() && setup.map.groundOf(next).passable && !heldBy(state, next, enemyOf(setup.of(id).side));
    });
}

bool isImmobile(const State& state, UnitId id) {
    if (disrupted(state, id) || inContact(state, id))
        return true;
    const UnitId vehicle = state.at(id).aboard;
    return vehicle.valid() ? isImmobile(state, vehicle) : isSurrounded(state, id);
}

} // namespace

Objection objectionTo(const State& state, SideId side, Concede) {
    if (!state.setup->options.concession || state.over())
        return {.text = "refused.no-concession", .rule = "R-CHA-15.0a", .side = side};
    if (state.conceded.valid())
        return {.text = "refused.conceded-already", .rule = "R-CHA-15.1a", .side = state.conceded};
    return {};
}

Objection objectionTo(const State& state, SideId side, Agree) {
    if (!state.setup->options.concession || state.over())
        return {.text = "refused.no-concession", .rule = "R-CHA-15.2b", .side = side};
    if (state.agreed[index(side)])
        return {.text = "refused.agreed-already", .rule = "R-CHA-15.2b", .side = side};
    return {};
}

void volunteerChoices(const State& state, SideId side, std::vector<Action>& out) {
    if (!state.setup->options.concession)
        return;
    if (objectionTo(state, side, Concede{}).empty())
        out.push_back(Concede{});
    if (objectionTo(state, side, Agree{}).empty())
        out.push_back(Agree{});
}

void play(State& state, Tale& tale, SideId side, Concede) {
    state.conceded = side;
    tale.tell({.text = "tale.concedes", .rule = "R-CHA-15.0a", .side = side});
}

void play(State& state, Tale& tale, SideId side, Agree) {
    state.agreed[index(side)] = true;
    tale.tell({.text = "tale.agrees", .rule = "R-CHA-15.2b", .side = side});
    if (state.agreed[index(enemyOf(side))])
        endAsItStands(state, tale);
}

bool leadsOff(const Setup& setup, SpaceId hex) {
    return !setup.roadsLeadOff || setup.map.of(hex).roads != 0;
}

bool isWithdrawalOver(const State& state) {
    if (state.conceded != state.phasing)
        return false;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == state.conceded && onMap(state, id) && !isImmobile(state, id))
            return false;
    return true;
}

} // namespace orontes::chariot

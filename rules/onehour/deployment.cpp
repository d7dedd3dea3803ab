// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/deployment.h"

#include "rules/onehour/initiative.h"
#include "rules/onehour/position.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

bool waitsForSquare(const State& state, UnitId id) {
    const Profile& profile = state.setup->of(id);
    return state.at(id).presence == Presence::Waiting && !profile.enters && !state.at(id).returning;
}

void put(State& state, Tale& tale, UnitId id, SpaceId space) {
    state.at(id).presence = Presence::OnBoard;
    state.at(id).space = space;
    tale.placed({.text = "deployment.placed", .rule = "R-OHW-079", .unit = id, .space = space});
}

template <class Visit>
void eachSquare(const State& state, SideId side, Visit visit) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == side && waitsForSquare(state, id))
            for (const SpaceId space : setup.of(id).zone)
                if (setup.groundOf(space).open(state.at(id).type) && !unitAt(state, space).valid())
                    visit(Deploy{id, space});
}

} // namespace

void deployFixed(State& state, Tale& tale) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).fixed && waitsForSquare(state, id))
            put(state, tale, id, setup.of(id).zone.front());
}

void continueDeployment(State& state, Tale& tale) {
    for (; state.cursor < 2; ++state.cursor) {
        int count = 0;
        Deploy only;
        eachSquare(state, SideId{static_cast<std::int8_t>(state.cursor)}, [&](const Deploy& deploy) {
            only = deploy;
            ++count;
        });
        if (count == 1)
            put(state, tale, only.unit, only.space);
        if (count > 1) {
            state.owed = Owed::Deployment;
            return;
        }
    }
    beginTurn(state, tale);
}

Objection objection(const State& state, SideId side, const Deploy& deploy) {
    const Profile& profile = state.setup->of(deploy.unit);
    if (profile.side != side)
        return {"play.not-yours", "R-OHW-191"};
    if (!waitsForSquare(state, deploy.unit))
        return {"play.not-to-deploy", "R-OHW-079"};
    if (std::find(profile.zone.begin(), profile.zone.end(), deploy.space) == profile.zone.end())
        return {"play.not-in-zone", "R-OHW-079"};
    if (!state.setup->groundOf(deploy.space).open(state.at(deploy.unit).type))
        return {"play.no-standing", "R-OHW-079"};
    if (unitAt(state, deploy.space).valid())
        return {"play.taken", "R-OHW-011"};
    return {};
}

void deploymentChoices(const State& state, SideId side, std::vector<Action>& out) {
    eachSquare(state, side, [&](const Deploy& deploy) { out.push_back(deploy); });
}

void play(State& state, Tale& tale, const Deploy& deploy) {
    put(state, tale, deploy.unit, deploy.space);
    state.owed = Owed::Nothing;
}

} // namespace orontes::onehour

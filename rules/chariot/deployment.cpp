// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/deployment.h"

#include "rules/chariot/chariots.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/history.h"
#include "rules/chariot/panic.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool awaitsDeployment(const State& state, UnitId id) {
    return state.at(id).presence == Presence::Waiting && !state.setup->of(id).enters;
}

} // namespace

State firstPosition(std::shared_ptr<const Setup> shared) {
    State state;
    state.setup = core::SetupRef<Setup>(std::move(shared));
    const Setup& setup = *state.setup;
    state.units.resize(setup.units.size());
    state.turn = setup.scenario.firstTurn;
    state.top.resize(setup.map.hexes.size());
    state.control.resize(setup.map.hexes.size());
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Profile& profile = setup.of(id);
        Unit& unit = state.at(id);
        unit.level = static_cast<std::int8_t>(std::min(profile.level + profile.reduced, lowestLevel(profile.level)));
        unit.presence = profile.leftOut ? Presence::Away : profile.begins;
        unit.hex = profile.leftAt;
        if (profile.begins == Presence::Lost)
            state.points[index(enemyOf(profile.side))] += profile.points; // it counts as any other loss (11.2)
        else if (unit.presence == Presence::Waiting && profile.fixed && !profile.starts.empty())
            put(state, id, profile.starts.front());
        if (profile.disrupted)
            unit.disrupted = beforeTheBattle;
        if (onMap(state, id))
            unit.facing = profile.facing;
        unit.panicked = profile.panicked && setup.options.panic && !profile.leader();
    }
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        boardAtStart(state, id);
    recallHistory(state);
    recallPanic(state);
    recallContact(state);
    return state;
}

SideId deploying(const State& state) {
    if (const UnitId unit = mustFace(state); unit.valid())
        return state.setup->of(unit).side;
    for (const SideId side : {SideId{0}, SideId{1}})
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
            if (state.setup->of(id).side == side && awaitsDeployment(state, id))
                return side;
    return {};
}

void leaveOutHomeless(State& state, Tale& tale) {
    const SideId side = deploying(state);
    for (UnitId id{0}; side.valid() && id < state.setup->endOfRoster(); ++id.value) {
        if (state.setup->of(id).side != side || !awaitsDeployment(state, id))
            continue;
        const std::vector<SpaceId>& starts = state.setup->of(id).starts;
        if (std::any_of(starts.begin(), starts.end(),
                        [&](SpaceId hex) { return objectionTo(state, Deploy{id, hex}).empty(); }))
            continue;
        state.at(id).presence = Presence::Away;
        tale.tell({.text = "tale.homeless", .rule = "R-CHA-11.1d", .unit = id});
    }
}

Objection objectionTo(const State& state, const Deploy& deploy) {
    const Profile& unit = state.setup->of(deploy.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = deploy.unit, .hex = deploy.hex};
    };
    if (unit.side != deploying(state))
        return because("refused.not-deploying", "R-CHA-11.1b");
    if (!awaitsDeployment(state, deploy.unit))
        return because("refused.deployed-already", "R-CHA-11.1c");
    if (!std::binary_search(unit.starts.begin(), unit.starts.end(), deploy.hex))
        return because("refused.outside-zone", "R-CHA-11.1c");
    if (heldBy(state, deploy.hex, enemyOf(unit.side)))
        return because("refused.enemy-there", "R-CHA-11.1c");
    if (chariotFor(state, deploy.unit, deploy.hex).valid())
        return {};
    switch (crowdingWith(state, deploy.hex, deploy.unit)) {
    case Crowding::None:
        break;
    case Crowding::Stacking:
        return because("refused.stacking", "R-CHA-11.1d");
    case Crowding::Classes:
        return because("refused.classes", "R-CHA-5.32b");
    case Crowding::Chariots:
        return because("refused.chariot-hex", "R-CHA-E1.9a");
    }
    return {};
}

void deployChoices(const State& state, std::vector<Action>& out) {
    const SideId side = deploying(state);
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && awaitsDeployment(state, id))
            for (const SpaceId hex : state.setup->of(id).starts)
                if (objectionTo(state, Deploy{id, hex}).empty())
                    out.push_back(Deploy{id, hex});
}

void play(State& state, Tale& tale, const Deploy& deploy) {
    put(state, deploy.unit, deploy.hex);
    boardAtStart(state, deploy.unit);
    tale.placed({.text = "tale.deploys", .rule = "R-CHA-11.1c", .unit = deploy.unit, .hex = deploy.hex});
}

} // namespace orontes::chariot

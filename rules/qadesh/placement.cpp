// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/placement.h"

#include "rules/qadesh/orders.h"
#include "rules/qadesh/position.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

bool isDue(const State& state, ArmyId army) {
    return state.at(army).presence == Presence::Absent && state.setup->of(army).arrives <= state.turn;
}

bool isStart(const Profile& profile, SpaceId space) {
    return std::find(profile.starts.begin(), profile.starts.end(), space) != profile.starts.end();
}

void putOnBoard(State& state, Tale& tale, ArmyId id, SpaceId space) {
    Army& army = state.at(id);
    army.presence = Presence::OnBoard;
    army.space = space;
    army.arrivedAt = timeStamp(state);
    tale.placed({.text = "setup.placed", .rule = "R-QAD-039", .army = id, .space = space});
}

/// A position that a battle begins with may have enemies in one space; friends never share one.
void placeFixedArmies(State& state, Tale& tale) {
    const Setup& setup = *state.setup;
    const bool first = state.turn == setup.scenario.firstTurn;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Profile& profile = setup.of(id);
        if (!profile.fixed || profile.starts.empty() || !isDue(state, id))
            continue;
        const SpaceId space = profile.starts.front();
        if (first ? !armyIn(state, profile.side, space).valid() : isFree(state, space))
            putOnBoard(state, tale, id, space);
    }
}

} // namespace

void beginTurn(State& state, Tale& tale) {
    state.stage = Stage::Placement;
    state.phase = Phase{0};
    state.side = SideId{0};
    for (Army& army : state.armies) {
        army.steps = army.done = 0;
        army.path = {};
    }
    tale.tell({.text = "turn.began", .rule = "R-QAD-051", .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{"placement"}});
    placeFixedArmies(state, tale);
    endDeserted(state, tale);
}

void continuePlacement(State& state, Tale& tale) {
    while (state.side.value < 2) {
        std::vector<Action> offered;
        placementChoices(state, state.side, offered);
        if (offered.size() > 1) {
            state.owed = Owed::Placement;
            return;
        }
        if (offered.size() == 1)
            putOnBoard(state, tale, std::get<Place>(offered.front()).army, std::get<Place>(offered.front()).space);
        else
            ++state.side.value;
    }
    beginOrders(state, tale);
}

core::Verdict judgePlacement(const State& state, SideId side, const Place& place) {
    const Setup& setup = *state.setup;
    const Profile& profile = setup.of(place.army);
    const About about{.army = place.army, .space = place.space, .n = profile.arrives.value};
    const auto because = [&](const char* id, const char* rule) {
        About told = about;
        told.text = id;
        told.rule = rule;
        return refused(setup, told);
    };
    if (profile.side != side)
        return because("play.not-your-army", "R-QAD-019");
    if (state.at(place.army).presence != Presence::Absent)
        return because("play.already-set-up", "R-QAD-039");
    if (!isDue(state, place.army))
        return because("play.not-due", "R-QAD-039");
    if (setup.groundOf(place.space).lake)
        return because("play.lake", "R-QAD-010");
    if (!isStart(profile, place.space))
        return because("play.no-start-space", "R-QAD-029");
    if (!isFree(state, place.space))
        return because("play.start-space-taken", "R-QAD-040");
    return {};
}

void placementChoices(const State& state, SideId side, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == side && isDue(state, id))
            for (const SpaceId space : setup.of(id).starts)
                if (isFree(state, space))
                    out.push_back(Place{id, space});
}

void play(State& state, Tale& tale, const Place& place) {
    putOnBoard(state, tale, place.army, place.space);
    state.owed = Owed::Nothing;
}

} // namespace orontes::qadesh

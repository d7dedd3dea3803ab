// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/position.h"

#include <algorithm>

namespace orontes::qadesh {

ArmyId armyIn(const State& state, SideId side, SpaceId space, When when) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (spaceOf(state.at(id), when) == space && setup.of(id).side == side)
            return id;
    return {};
}

ArmyId enemySharing(const State& state, ArmyId army, When when) {
    return armyIn(state, enemyOf(state.setup->of(army).side), spaceOf(state.at(army), when), when);
}

bool isFree(const State& state, SpaceId space, When when) {
    return std::none_of(state.armies.begin(), state.armies.end(),
                        [&](const Army& army) { return spaceOf(army, when) == space; });
}

bool isPressed(const State& state, ArmyId army, ArmyId fought) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    const SpaceId space = state.at(army).space;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (id != fought && setup.of(id).side != side && adjacent(setup, space, state.at(id).space))
            return true;
    return false;
}

std::int32_t timeStamp(const State& state) {
    return state.turn.value * (phasesInTurn + 1) + state.phase.value;
}

bool onBoard(const State& state, ArmyId army) {
    return state.at(army).presence == Presence::OnBoard;
}

int longestOrder(const Profile& profile) {
    return std::min(profile.baseMove + 1, static_cast<int>(stepLimit));
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_aim.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/travel.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// Somebody stands in the way: an enemy to run into on the way to another, or a friend who has no order to leave.
int hindrance(const State& state, ArmyId army, SpaceId space) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    if (armyIn(state, enemyOf(side), space).valid())
        return 6;
    const ArmyId other = armyIn(state, side, space);
    return other.valid() && other != army && endOfOrder(state.at(other)) == space ? 4 : 0;
}

bool isThere(const State& state, const Aim& aim, SpaceId space) {
    switch (aim.posture) {
    case Posture::Hold:
        return true;
    case Posture::Attack:
    case Posture::Go:
        return space == aim.space;
    case Posture::Approach:
        return adjacent(*state.setup, space, aim.space);
    case Posture::Avoid:
        return false;
    }
    return true;
}

/// The neighbour that is nearest to the aim; invalid when none is nearer than `from`, unless the army has to step out
/// of the very space it aims at.
SpaceId nearer(const State& state, ArmyId army, const Aim& aim, SpaceId from) {
    const Setup& setup = *state.setup;
    int least = from == aim.space ? 1000 : travelCost(setup, from, aim.space);
    SpaceId best;
    for (const SpaceId next : setup.neighbours[static_cast<std::size_t>(from.value)]) {
        if (!next.valid() || setup.groundOf(next).lake)
            continue;
        const bool arrives = next == aim.space;
        const int cost = arrives ? (aim.posture == Posture::Approach ? 500 : 0)
                                 : travelCost(setup, next, aim.space) + hindrance(state, army, next);
        if (cost < least) {
            least = cost;
            best = next;
        }
    }
    return best;
}

/// The neighbour farthest from enemies that shoot, away from the edge of the board; invalid when none is farther.
SpaceId farther(const State& state, ArmyId army, SpaceId from) {
    const Setup& setup = *state.setup;
    const auto worth = [&](SpaceId space) {
        const auto& around = setup.neighbours[static_cast<std::size_t>(space.value)];
        const auto edges = std::count(around.begin(), around.end(), SpaceId{});
        return 4 * std::min(stepsToShooters(state, army, space), 5) - 2 * static_cast<int>(edges);
    };
    SpaceId best;
    int most = worth(from);
    for (const SpaceId next : setup.neighbours[static_cast<std::size_t>(from.value)])
        if (next.valid() && !setup.groundOf(next).lake && hindrance(state, army, next) == 0 && worth(next) > most) {
            most = worth(next);
            best = next;
        }
    return best;
}

} // namespace

SpaceId nextStep(const State& state, ArmyId id, const Aim& aim) {
    const Setup& setup = *state.setup;
    const Army& army = state.at(id);
    const SpaceId from = endOfOrder(army);
    const int written = army.steps;
    if (isThere(state, aim, from) || written >= longestOrder(setup.of(id)))
        return {};
    if (aim.posture == Posture::Avoid)
        return written < setup.of(id).baseMove ? farther(state, id, from) : SpaceId{};
    const SpaceId next = nearer(state, id, aim, from);
    if (!next.valid() || written < setup.of(id).baseMove)
        return next;
    // The additional space tires: only the last step into a fight or a camp is worth it.
    const bool arrives = next == aim.space && aim.posture != Posture::Approach;
    const bool slow = setup.of(id).baseMove <= 1 && army.fatigue == 0;
    return (arrives && army.fatigue < 2) || slow ? next : SpaceId{};
}

} // namespace orontes::qadesh

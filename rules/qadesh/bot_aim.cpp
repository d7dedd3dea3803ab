// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_aim.h"

#include "rules/qadesh/orders.h"
#include "rules/qadesh/travel.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// The longer a battle lasts, the more is risked: no stand-off goes on for ever.
int boldness(const State& state) {
    return std::max(0, (state.turn.value - state.setup->scenario.firstTurn.value - 7) / 3);
}

/// Steps as the fail roll sees them: hard ones count for more.
int stepsTo(const Setup& setup, SpaceId from, SpaceId to) {
    return (travelCost(setup, from, to) + 1) / 2;
}

template <class Counts>
int countArmies(const State& state, Counts counts) {
    int count = 0;
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        count += onBoard(state, id) && counts(id) ? 1 : 0;
    return count;
}

/// Friends, other than the army itself, at most so many steps from the space.
int friendsNear(const State& state, ArmyId army, SpaceId space, int steps) {
    const Setup& setup = *state.setup;
    return countArmies(state, [&](ArmyId id) {
        return id != army && setup.of(id).side == setup.of(army).side &&
               stepsBetween(setup.squareOf(state.at(id).space), setup.squareOf(space)) <= steps;
    });
}

/// A friend before it in the roster already has an order that ends in the space.
bool isClaimed(const State& state, ArmyId army, SpaceId space) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < army; ++id.value)
        if (onBoard(state, id) && setup.of(id).side == setup.of(army).side && endOfOrder(state.at(id)) == space)
            return true;
    return false;
}

/// Our strength less the enemy's in a battle in the enemy's space, support included.
int edgeOver(const State& state, ArmyId army, ArmyId enemy) {
    const int support = friendsNear(state, army, state.at(enemy).space, 1) > 0 ? 1 : 0;
    const int pressure = friendsNear(state, enemy, state.at(enemy).space, 1) > 0 ? 1 : 0;
    return strengthOf(state, army) - strengthOf(state, enemy) + support - pressure;
}

/// Worth of fighting this enemy now, near ones before far ones.
int worthOf(const State& state, ArmyId army, ArmyId enemy, int edge) {
    const Setup& setup = *state.setup;
    const SpaceId there = state.at(enemy).space;
    const bool atOwnCamp = atEnemyCamp(setup, setup.of(enemy).side, there);
    return 20 + (setup.of(enemy).hasLeader() ? 14 : 0) + 2 * state.at(enemy).casualties +
           (state.at(enemy).status != Status::None ? 4 : 0) + (atOwnCamp ? 5 : 0) + 3 * std::clamp(edge, -2, 3) -
           3 * stepsTo(setup, state.at(army).space, there);
}

Posture postureAgainst(const State& state, ArmyId army, ArmyId enemy, int edge) {
    const Profile& own = state.setup->of(army);
    const int needed = (own.hasLeader() ? 2 : own.missile ? 1 : 0) - boldness(state);
    if (edge >= needed && !isClaimed(state, army, state.at(enemy).space))
        return Posture::Attack;
    if (own.missile || edge >= needed)
        return Posture::Approach;
    return Posture::Hold;
}

/// The enemy camp, when two removals make it win; the own side's quickest army goes there.
SpaceId campToTake(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    if (armiesLost(state, enemyOf(side)) < 2 || state.at(army).status == Status::Routing)
        return {};
    for (std::size_t i = 0; i < setup.ground.size(); ++i) {
        const SpaceId space{static_cast<std::int32_t>(i)};
        if (setup.ground[i].camp != enemyOf(side))
            continue;
        const int ownSteps = stepsTo(setup, state.at(army).space, space) * 4 / std::max(1, setup.of(army).baseMove);
        const int quicker = countArmies(state, [&](ArmyId id) {
            return setup.of(id).side == side && id != army && state.at(id).status == Status::None &&
                   stepsTo(setup, state.at(id).space, space) * 4 / std::max(1, setup.of(id).baseMove) < ownSteps;
        });
        if (quicker == 0)
            return space;
    }
    return {};
}

/// A leader goes for near enemies only, and not where several wait.
bool isTooDangerous(const State& state, ArmyId army, ArmyId enemy, int edge) {
    const Setup& setup = *state.setup;
    if (!setup.of(army).hasLeader() || boldness(state) > 1)
        return false;
    const int enemies = 1 + friendsNear(state, enemy, state.at(enemy).space, 1);
    const int friends = friendsNear(state, army, state.at(army).space, 2);
    return edge < 1 && enemies > friends + 1;
}

} // namespace

int strengthOf(const State& state, ArmyId army) {
    const Profile& profile = state.setup->of(army);
    const Army& one = state.at(army);
    return profile.sideBonus + profile.leaderBonus + profile.forceBonus - one.fatigue - one.casualties -
           (one.status == Status::None ? 0 : 2);
}

Aim aimOf(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    if (const SpaceId camp = campToTake(state, army); camp.valid())
        return {Posture::Go, camp};
    Aim best;
    int bestWorth = 0;
    for (ArmyId enemy{0}; enemy < setup.endOfRoster(); ++enemy.value) {
        if (!onBoard(state, enemy) || setup.of(enemy).side == setup.of(army).side)
            continue;
        const int edge = edgeOver(state, army, enemy);
        const Posture posture = postureAgainst(state, army, enemy, edge);
        const int worth = worthOf(state, army, enemy, edge);
        if (posture == Posture::Hold || worth <= bestWorth || isTooDangerous(state, army, enemy, edge))
            continue;
        best = {posture, state.at(enemy).space};
        bestWorth = worth;
    }
    return best;
}

} // namespace orontes::qadesh

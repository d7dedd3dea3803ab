// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_aim.h"

#include "rules/qadesh/bot_plan.h"
#include "rules/qadesh/bot_worth.h"
#include "rules/qadesh/travel.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// So many armies removed, with the camp, win.
constexpr int removalsToWin = 2;

/// What an enemy promises from a distance: a battle in its space with a friend beside it, or volleys from the next.
int promiseOf(const Outlook& outlook, const Piece& enemy, SpaceId space) {
    constexpr int plainStep = 2; ///< travel cost
    const int travel = travelCost(*outlook.state->setup, space, enemy.space);
    const int edge = outlook.own.strength - enemy.strength + 1;
    const int battle = fading(std::max(0, valueOfRound(edge, outlook.own.harm, enemy.harm)), travel);
    if (!outlook.own.shoots || travel == 0)
        return battle;
    const int volley = enemy.shot.with(outlook.own.aim + enemy.exposure);
    return std::max(battle, fading(volley, std::max(0, travel - plainStep)));
}

/// What draws the army on: for who shoots the best enemy to fight, and the nearer the better, before all the leader,
/// whose loss ends the battle; for who strikes the common plan.
int pullOf(const Outlook& outlook, SpaceId space) {
    constexpr int eager = 600; ///< percent of one phase of fighting. Half measures lose the armies one by one.
    constexpr int wary = 20;   ///< a leader follows, but does not lead
    constexpr int leader = 560;
    if (!outlook.state->setup->of(outlook.own.id).missile)
        return valueOfFollowing(outlook, space);
    int most = 0;
    for (const Piece& enemy : outlook.enemies())
        most = std::max(most, promiseOf(outlook, enemy, space) * (enemy.isLeader() ? leader : 100) / 100);
    return most * (outlook.own.isLeader() ? wary : eager) / 100;
}

/// The enemy camp, once two armies are removed: whoever stands in it alone wins, which comes before any fight.
int valueOfEnemyCamp(const Outlook& outlook, const Destination& there) {
    constexpr int inIt = 10000;
    constexpr int towardsIt = 3000;
    if (!outlook.enemyCamp.valid() || outlook.enemyLost < removalsToWin)
        return 0;
    if (there.space == outlook.enemyCamp)
        return inIt * there.chance / 1000;
    return fading(towardsIt, travelCost(*outlook.state->setup, there.space, outlook.enemyCamp));
}

/// Looting binds an army, weakens it and draws fire (R-QAD-206): half of those that end a phase at the camp loot.
int harmOfLoot(const Outlook& outlook, SpaceId space) {
    const Setup& setup = *outlook.state->setup;
    if (outlook.enemyLost >= removalsToWin || !atEnemyCamp(setup, setup.of(outlook.own.id).side, space))
        return 0;
    return 2 * harmOfToken;
}

/// An army in the own camp denies it (R-QAD-045). The slowest does it; nothing is as urgent once the enemy needs only
/// the camp.
int valueOfOwnCamp(const Outlook& outlook, SpaceId space) {
    constexpr std::array<int, removalsToWin + 1> byLosses{20, 60, 4000};
    if (space != outlook.ownCamp || outlook.own.isLeader())
        return 0;
    for (const Piece& piece : outlook.friends())
        if (piece.baseMove < outlook.own.baseMove)
            return 0;
    return byLosses[static_cast<std::size_t>(std::min(outlook.lost, removalsToWin))];
}

} // namespace

int valueOfBeing(const Outlook& outlook, const Destination& there) {
    constexpr int friendInWay = 20; ///< it may not go in time
    const SideId side = outlook.state->setup->of(outlook.own.id).side;
    int value = valueOfFighting(outlook, there) + pullOf(outlook, there.space) + valueOfEnemyCamp(outlook, there) +
                valueOfOwnCamp(outlook, there.space) - harmOfLoot(outlook, there.space);
    if (there.steps > outlook.own.baseMove) // tired in half of the cases (R-QAD-068)
        value -= harmOfToken / 2;
    if (armyIn(*outlook.state, side, there.space).valid() && there.space != outlook.own.space)
        value -= friendInWay;
    return value - there.steps; // of two equals the nearer
}

} // namespace orontes::qadesh

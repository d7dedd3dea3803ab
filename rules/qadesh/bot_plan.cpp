// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_plan.h"

#include "rules/qadesh/travel.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

constexpr int plainStep = 2; ///< travel cost

/// How an enemy does as a target.
struct Prospect {
    int cost = 0;      ///< travel of all who come, and what else speaks against it
    bool near = false; ///< somebody can be there in this turn
};

/// The leader comes only when it is settled, and who has a status not at all.
void addWay(const Outlook& outlook, const Piece& piece, const Piece& enemy, Prospect& prospect) {
    constexpr int absence = 4 * plainStep;
    if (piece.isLeader())
        return;
    if (piece.still) {
        prospect.cost += absence;
        return;
    }
    const int travel = travelCost(*outlook.state->setup, outlook.state->at(piece.id).space, enemy.space);
    prospect.cost += travel / (piece.baseMove > plainStep ? 2 : 1); // chariots make up for a long way
    prospect.near = prospect.near || travel <= plainStep * (piece.baseMove + 1) + 1;
}

Prospect prospectOf(const Outlook& outlook, const Piece& enemy) {
    constexpr int helper = 2 * plainStep; ///< an enemy close enough to shoot at us there
    constexpr int prize = 3 * plainStep;
    Prospect prospect;
    addWay(outlook, outlook.own, enemy, prospect);
    for (const Piece& piece : outlook.friends())
        addWay(outlook, piece, enemy, prospect);
    for (const Piece& other : outlook.enemies())
        if (other.id != enemy.id && stepsBetween(other.square, enemy.square) <= 2)
            prospect.cost += helper;
    prospect.cost += 2 * enemy.strength - (enemy.isLeader() ? prize : 0) - (enemy.still ? prize : 0);
    return prospect;
}

} // namespace

int fading(int points, int travel) {
    return points * 6 / (6 + travel);
}

Plan planOf(const Outlook& outlook) {
    Plan plan;
    int least = 0;
    for (const Piece& enemy : outlook.enemies()) {
        const Prospect prospect = prospectOf(outlook, enemy);
        if (plan.target.valid() && prospect.cost >= least)
            continue;
        least = prospect.cost;
        plan = {enemy.space, enemy.strength, prospect.near};
    }
    return plan;
}

int valueOfFollowing(const Outlook& outlook, SpaceId space) {
    constexpr int strike = 1200;
    constexpr int gather = 600;
    constexpr int follow = 50;
    constexpr int sight = 2 * plainStep;  ///< out of reach of volleys
    constexpr int behind = 4 * plainStep; ///< for a leader
    constexpr int sure = 6;               ///< he strikes when he hardly loses a round
    if (!outlook.plan.target.valid())
        return 0;
    const int travel = travelCost(*outlook.state->setup, space, outlook.plan.target);
    const int edge = outlook.own.strength - outlook.plan.strength;
    if (outlook.own.isLeader() && (!outlook.plan.strikes || edge < sure))
        return fading(follow, std::max(travel, behind));
    return outlook.plan.strikes ? fading(strike, travel) : fading(gather, std::max(travel, sight));
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_aim.h"
#include "rules/qadesh/bot_worth.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// How an army takes danger, in percent of the points at stake. Of the weights that were tried, in some thousand games
/// against both bots and the one before this, these did best for either side.
struct Temper {
    int volley;  ///< being shot at where the order ends
    int passing; ///< being shot at on the way
    int threat;  ///< what enemies in reach could do
};
/// One volley in three routs, and a routed leader is as good as lost: he who can shoot keeps out of sight.
constexpr Temper leader{280, 120, 150};
/// He who cannot has to come near to win.
constexpr Temper striker{100, 100, 60};
/// An army is risked when the others gain by it; only part of what could happen to it will.
constexpr Temper army{65, 60, 30};

const Temper& temperOf(const Outlook& outlook) {
    if (!outlook.own.isLeader())
        return army;
    return outlook.state->setup->of(outlook.own.id).missile ? leader : striker;
}

/// Thousandths: an enemy still stands where it stands now when we come. About half of all armies hold in a phase; with
/// a status it can leave only after a rally.
int chanceToMeet(const Piece& enemy) {
    return enemy.still ? 900 : 550;
}

/// Percent of one phase of fighting for who arrives in this phase: what is left of the turn, less the more it takes
/// as the first rounds often settle it.
int lengthFrom(int phase) {
    constexpr std::array<int, phasesInTurn + 1> lengths{220, 220, 200, 160, 100};
    return lengths[static_cast<std::size_t>(std::min(phase, int{phasesInTurn}))];
}

int valueOfBattle(const Outlook& outlook, const Piece& enemy, SpaceId space, const Neighbours& neighbours) {
    const int edge = outlook.own.strength - enemy.strength + (isSupported(outlook, space) ? 1 : 0) -
                     (neighbours.morePress(enemy.id) ? 1 : 0);
    return valueOfRound(edge, outlook.own.harm, enemy.harm);
}

/// Volleys in one phase between the army in that space and an enemy beside it.
int valueOfVolleys(const Outlook& outlook, const Piece& enemy, SpaceId space, const Neighbours& neighbours) {
    const Setup& setup = *outlook.state->setup;
    const Tables& tables = setup.tables;
    const int pressed = tables.of(SkirmishLine::Pressed);
    const int rough =
        setup.groundOf(space).rough || setup.groundOf(enemy.space).rough ? tables.of(SkirmishLine::Rough) : 0;
    int value = 0;
    if (outlook.own.shoots)
        value +=
            enemy.shot.with(outlook.own.aim + enemy.exposure + rough + (neighbours.morePress(enemy.id) ? pressed : 0));
    if (enemy.shoots)
        value -= outlook.own.shot.with(enemy.aim + outlook.own.exposure + rough + (enemy.pressed ? pressed : 0));
    return value;
}

/// Attacking an enemy where it stands. If it has gone, it is beside us in three cases of five, and shoots.
int valueOfAttack(const Outlook& outlook, const Piece& enemy, const Destination& there, const Neighbours& neighbours) {
    constexpr int besides = 60;
    constexpr int behindFriend = 60; ///< percent, when a friend is there first: we only follow if it has to leave
    const int length = lengthFrom(there.steps);
    const int meets = chanceToMeet(enemy);
    const int battle = valueOfBattle(outlook, enemy, there.space, neighbours) * length / 100 * meets / 1000;
    const int volleys = std::min(0, valueOfVolleys(outlook, enemy, there.space, neighbours)) * (length - 50) / 100 *
                        (1000 - meets) / 1000 * besides / 100;
    const int share = takenFrom(outlook, there.space) <= there.steps ? behindFriend : 100;
    return (battle + volleys) * there.chance / 1000 * share / 100;
}

/// Standing beside an enemy: volleys, support for a friend who strikes it, and the enemy that runs into us.
int valueOfStandingBeside(const Outlook& outlook, const Piece& enemy, const Destination& there,
                          const Neighbours& neighbours) {
    constexpr int support = 110;  ///< thousandths of battle rounds that one point turns
    constexpr int encounter = 40; ///< percent of a round
    const int length = lengthFrom(there.steps);
    const int meets = chanceToMeet(enemy);
    const bool struck = takenFrom(outlook, enemy.space) != never;
    const int volleys = valueOfVolleys(outlook, enemy, there.space, neighbours) * length / 100;
    int value = 0;
    if (volleys > 0)
        value += volleys * meets / 1000;
    else // who fights in his own space does not shoot (R-QAD-171)
        value += volleys * temperOf(outlook).volley / 100 * (struck ? 1000 - meets : 1000) / 1000;
    if (struck)
        value += enemy.harm * length / 100 * meets / 1000 * support / 1000;
    if (!enemy.still && !outlook.own.isLeader())
        value += valueOfBattle(outlook, enemy, there.space, neighbours) * encounter / 100;
    return value;
}

/// The worst that an enemy can do by coming to us.
int threatOf(const Outlook& outlook, const Piece& enemy, SpaceId space, const Neighbours& neighbours) {
    if (enemy.still)
        return 0;
    const auto likely = [&](int steps) { return steps <= enemy.baseMove ? 100 : steps == enemy.baseMove + 1 ? 50 : 0; };
    const int steps = stepsBetween(outlook.squareOf(space), enemy.square);
    int worst = 0;
    if (likely(steps) > 0)
        worst = -valueOfBattle(outlook, enemy, space, neighbours) * likely(steps);
    if (enemy.shoots && steps > 1 && likely(steps - 1) > 0)
        worst = std::max(worst, -valueOfVolleys(outlook, enemy, space, neighbours) * likely(steps - 1));
    return std::max(0, worst) / 100 * temperOf(outlook).threat / 100;
}

} // namespace

int valueOfFighting(const Outlook& outlook, const Destination& there) {
    const Neighbours neighbours = neighboursOf(outlook, there.space);
    int value = 0;
    for (const Piece& enemy : outlook.enemies()) {
        const int steps = stepsBetween(outlook.squareOf(there.space), enemy.square);
        if (steps > enemy.baseMove + 2) // neither reaches the other
            continue;
        if (steps == 0)
            value += valueOfAttack(outlook, enemy, there, neighbours);
        else {
            value += steps == 1 ? valueOfStandingBeside(outlook, enemy, there, neighbours) : 0;
            value -= threatOf(outlook, enemy, there.space, neighbours);
        }
    }
    return value;
}

int valueOfPassing(const Outlook& outlook, SpaceId space) {
    const Neighbours neighbours = neighboursOf(outlook, space);
    if (neighbours.enemies == 0)
        return 0;
    int value = 0;
    for (const Piece& enemy : outlook.enemies())
        if (stepsBetween(outlook.squareOf(space), enemy.square) == 1)
            value += valueOfVolleys(outlook, enemy, space, neighbours) * temperOf(outlook).passing / 100;
    return value;
}

} // namespace orontes::qadesh

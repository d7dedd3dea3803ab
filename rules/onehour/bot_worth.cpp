// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_worth.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

constexpr int killed = 400;      ///< for an enemy that is expected to fall
constexpr int eagerness = 130;   ///< percent that own hits count against those of the enemy
constexpr int fearOfCharge = 35; ///< percent of what an enemy's charge would cost
constexpr int steadyFight = 60;  ///< percent of the next round, by either side
constexpr int stepToGoal = 45;
constexpr int stepToGoalLate = 120;
constexpr int stepToEnemy = 16;
constexpr int onGoal = 150;
constexpr int eyeOnEnemy = 8; ///< for facing the nearest
constexpr int lateTurns = 5;
constexpr int farAway = 99;
constexpr int lureOfGoal = 4; ///< squares that an enemy on a goal seems nearer

/// The goals of a side are shared out among its units on the board, in roster order; one that the unit cannot reach is
/// passed over.
const Goal* goalOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const std::vector<Goal>& goals = setup.outlook.goals[index(setup.of(id).side)];
    if (goals.empty())
        return nullptr;
    if (goals.front().isExit || !onBoard(state, id))
        return &goals.front();
    std::size_t place = 0;
    for (UnitId other{0}; other < id; ++other.value)
        place += onBoard(state, other) && setup.of(other).side == setup.of(id).side ? 1U : 0U;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const Goal& goal = goals[(place + i) % goals.size()];
        if (goal.steps[static_cast<std::size_t>(state.at(id).type)]
                      [static_cast<std::size_t>(state.at(id).space.value)] < noWay)
            return &goal;
    }
    return &goals[place % goals.size()];
}

} // namespace

Standing::Standing(const State& state, UnitId unit)
    : m_setup(*state.setup), m_state(state), m_id(unit), m_unit(state.at(unit)), m_goal(goalOf(state, unit)) {
    const int left = m_setup.lastTurn.value - state.turn.value;
    m_haste = left < lateTurns ? stepToGoalLate : stepToGoal;
    eachOnBoard(state, enemyOf(m_setup.of(unit).side), [&](UnitId id) {
        const Unit& one = state.at(id);
        const Ground& ground = m_setup.groundOf(one.space);
        m_enemies[m_count++] = {id,
                                m_setup.squareOf(one.space),
                                one.facing,
                                one.type,
                                one.routing,
                                ground.coverInCombat,
                                static_cast<std::int16_t>(m_setup.tables.strength - one.hits),
                                ground.level,
                                m_setup.tables.pace(one.type, Pace::Normal) + 1,
                                standsOnGoal(id) ? lureOfGoal : 0};
    });
}

bool Standing::standsOnGoal(UnitId enemy) const {
    const auto& goals = m_setup.outlook.goals[index(m_setup.of(m_id).side)];
    const auto type = static_cast<std::size_t>(m_state.at(enemy).type);
    const auto space = static_cast<std::size_t>(m_state.at(enemy).space.value);
    return std::any_of(goals.begin(), goals.end(),
                       [&](const Goal& goal) { return !goal.isExit && goal.steps[type][space] == 0; });
}

bool Standing::couldStrike(const Enemy& enemy, Square square) const {
    const Bearing to = bearing(enemy.square, enemy.facing, square);
    return !enemy.routing && to.forward == 1 && (to.right == 0 || (!onFoot(enemy.type) && std::abs(to.right) == 1));
}

/// The best attack from there: hits, a fall, and what the fight would bring after it.
int Standing::attack(Square square, Facing facing, bool charges) const {
    int best = 0;
    const int level = m_setup.groundOf(m_setup.spaceOf(square)).level;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Enemy& enemy = m_enemies[i];
        const Bearing to = bearing(square, facing, enemy.square);
        if (!isInFront(to) || (to.right != 0 && onFoot(m_unit.type) && !couldStrike(enemy, square)))
            continue;
        const auto& averages = m_setup.outlook.averages[static_cast<std::size_t>(m_unit.type)];
        const bool doubled = aspectOf(enemy.square, enemy.facing, square) != Aspect::Front;
        const bool sheltered = enemy.sheltered || enemy.level > level;
        const bool shields = enemy.type == Type::Warband;
        const int now = averages[charges][doubled][sheltered][shields];
        const int then = averages[0][0][sheltered][shields];
        const int all = enemy.left * 100;
        const int worth = std::min(now, all) + (now >= all ? killed : steadyFight * then / 100);
        best = std::max(best, worth);
    }
    return best * eagerness / 100;
}

/// What enemies would do to it in their next turn, those in contact surely and the others perhaps.
int Standing::danger(Square square, Facing facing) const {
    const Ground& ground = m_setup.groundOf(m_setup.spaceOf(square));
    const bool shields = m_unit.type == Type::Warband;
    int sum = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Enemy& enemy = m_enemies[i];
        const int away = distance(enemy.square, square);
        if (enemy.routing || away > enemy.reach)
            continue;
        const Bearing from = bearing(square, facing, enemy.square);
        const bool doubled = away == 1 ? from.forward <= 0 : std::abs(from.right) > from.forward;
        const bool sheltered = ground.coverInCombat || ground.level > enemy.level;
        const auto& averages = m_setup.outlook.averages[static_cast<std::size_t>(enemy.type)];
        if (away == 1 && couldStrike(enemy, square)) {
            sum += averages[0][doubled][sheltered][shields];
            continue;
        }
        const Bearing to = bearing(enemy.square, enemy.facing, square);
        const bool near = onFoot(enemy.type) ? to.right == 0 && to.forward > 0 : to.forward > 0;
        sum += averages[1][doubled][sheltered][shields] * (near ? fearOfCharge : fearOfCharge / 3) / 100;
    }
    return sum;
}

/// Towards the goal, and towards the nearest enemy; one that stands on a goal is sought out from farther away.
int Standing::march(Square square, Facing facing) const {
    int nearest = farAway;
    Square there = square;
    for (std::size_t i = 0; i < m_count; ++i) {
        const int away = distance(m_enemies[i].square, square) - m_enemies[i].lure;
        if (m_enemies[i].routing || away >= nearest)
            continue;
        nearest = away;
        there = m_enemies[i].square;
    }
    if (nearest == farAway)
        nearest = 0;
    const Bearing to = bearing(square, facing, there);
    const int eye = std::abs(to.right) <= to.forward ? eyeOnEnemy : 0;
    if (!m_goal)
        return eye - 2 * stepToEnemy * nearest;
    const int steps =
        m_goal->steps[static_cast<std::size_t>(m_unit.type)][static_cast<std::size_t>(m_setup.spaceOf(square).value)];
    return eye - stepToEnemy * nearest + (steps == 0 ? onGoal : -m_haste * steps);
}

/// Archers that hold may shoot now; those that move think of the next turn.
int Standing::shooting(Square square, Facing facing, bool moves) const {
    if (m_unit.type != Type::Archers)
        return 0;
    int best = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Enemy& enemy = m_enemies[i];
        const Bearing to = bearing(square, facing, enemy.square);
        if (to.forward < 1 || to.forward > m_setup.tables.range || std::abs(to.right) > to.forward)
            continue;
        best = std::max(best, enemy.type == Type::Warband ? 200 : 350);
    }
    return moves ? best / 2 : best;
}

int Standing::worth(Square square, Facing facing, bool moves, bool charges) const {
    const Ground& ground = m_setup.groundOf(m_setup.spaceOf(square));
    return attack(square, facing, charges) - danger(square, facing) + march(square, facing) +
           shooting(square, facing, moves) + (ground.coverInCombat ? 30 : 0) + 10 * ground.level;
}

} // namespace orontes::onehour

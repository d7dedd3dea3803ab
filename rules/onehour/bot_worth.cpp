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
constexpr int stepToPrey = 30; ///< to an enemy that stands where none may
constexpr int stepToPreyLate = 85;
constexpr int stepToEnemy = 16;
constexpr int onGoal = 150;
constexpr int eyeOnEnemy = 8; ///< for facing the nearest
constexpr int lateTurns = 5;
constexpr int farAway = 99;
constexpr int lureOfGoal = 4; ///< squares that an enemy on a goal seems nearer

} // namespace

Standing::Standing(const State& state, UnitId unit)
    : m_setup(*state.setup), m_state(state), m_id(unit), m_unit(state.at(unit)), m_errand(errandOf(state, unit)) {
    m_isLate = m_setup.lastTurn.value - state.turn.value < lateTurns;
    if (m_errand.prey.valid())
        m_toPrey = m_setup.outlook.ways.to(m_unit.type, state.at(m_errand.prey).space);
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
                                standsOnGoal(id) ? lureOfGoal : 0,
                                m_setup.outlook.ways.to(m_unit.type, one.space)};
    });
}

bool Standing::standsOnGoal(UnitId enemy) const {
    const auto& goals = m_setup.outlook.goals[index(m_setup.of(m_id).side)];
    const auto type = static_cast<std::size_t>(m_state.at(enemy).type);
    const auto space = static_cast<std::size_t>(m_state.at(enemy).space.value);
    return std::any_of(goals.begin(), goals.end(),
                       [&](const Goal& goal) { return !goal.isExit && goal.steps[type][space] == 0; });
}

void Standing::lookAt(Square square) {
    m_square = square;
    const SpaceId space = m_setup.spaceOf(square);
    m_ground = &m_setup.groundOf(space);
    m_nearCount = 0;
    m_touches = false;
    m_nearest = farAway;
    m_there = square;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Enemy& enemy = m_enemies[i];
        const int away = distance(enemy.square, square);
        m_touches = m_touches || away == 1;
        if (away <= enemy.reach)
            m_near[m_nearCount++] = static_cast<std::uint8_t>(i);
        const int steps = enemy.way[space.value] - enemy.lure;
        if (enemy.routing || steps >= m_nearest)
            continue;
        m_nearest = steps;
        m_there = enemy.square;
    }
    m_standing = march(space) + (m_ground->coverInCombat ? 30 : 0) + 10 * m_ground->level;
}

bool Standing::couldStrike(const Enemy& enemy) const {
    const Bearing to = bearing(enemy.square, enemy.facing, m_square);
    return !enemy.routing && to.forward == 1 && (to.right == 0 || (!onFoot(enemy.type) && std::abs(to.right) == 1));
}

/// The best attack from there: hits, a fall, and what the fight would bring after it.
int Standing::attack(Facing facing, bool charges) const {
    int best = 0;
    for (std::size_t i = 0; i < m_nearCount; ++i) {
        const Enemy& enemy = m_enemies[m_near[i]];
        const Bearing to = bearing(m_square, facing, enemy.square);
        if (!isInFront(to) || (to.right != 0 && onFoot(m_unit.type) && !couldStrike(enemy)))
            continue;
        const auto& averages = m_setup.outlook.averages[static_cast<std::size_t>(m_unit.type)];
        const bool doubled = aspectOf(enemy.square, enemy.facing, m_square) != Aspect::Front;
        const bool sheltered = enemy.sheltered || enemy.level > m_ground->level;
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
int Standing::danger(Facing facing) const {
    const bool shields = m_unit.type == Type::Warband;
    int sum = 0;
    for (std::size_t i = 0; i < m_nearCount; ++i) {
        const Enemy& enemy = m_enemies[m_near[i]];
        if (enemy.routing)
            continue;
        const bool touches = touching(enemy.square, m_square);
        const Bearing from = bearing(m_square, facing, enemy.square);
        const bool doubled = touches ? from.forward <= 0 : std::abs(from.right) > from.forward;
        const bool sheltered = m_ground->coverInCombat || m_ground->level > enemy.level;
        const auto& averages = m_setup.outlook.averages[static_cast<std::size_t>(enemy.type)];
        if (touches && couldStrike(enemy)) {
            sum += averages[0][doubled][sheltered][shields];
            continue;
        }
        const Bearing to = bearing(enemy.square, enemy.facing, m_square);
        const bool near = onFoot(enemy.type) ? to.right == 0 && to.forward > 0 : to.forward > 0;
        sum += averages[1][doubled][sheltered][shields] * (near ? fearOfCharge : fearOfCharge / 3) / 100;
    }
    return sum;
}

/// Towards the goal and an enemy who must not be there; where there is none towards the nearest, who seems nearer when
/// he stands on a goal.
int Standing::march(SpaceId space) const {
    const bool isWanted = m_errand.goal && (m_errand.goal->wanted > 0 || m_errand.goal->isExit);
    int worth = 0;
    if (isWanted) {
        const int steps =
            m_errand.goal->steps[static_cast<std::size_t>(m_unit.type)][static_cast<std::size_t>(space.value)];
        worth = steps == 0 ? onGoal : -(m_isLate ? stepToGoalLate : stepToGoal) * steps;
    }
    if (m_toPrey)
        return worth - (m_isLate ? stepToPreyLate : stepToPrey) * m_toPrey[space.value];
    return worth - (isWanted ? 1 : 2) * stepToEnemy * (m_nearest == farAway ? 0 : m_nearest);
}

/// Archers that hold may shoot now; those that move think of the next turn.
int Standing::shooting(Facing facing, bool moves) const {
    int best = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Enemy& enemy = m_enemies[i];
        const Bearing to = bearing(m_square, facing, enemy.square);
        if (to.forward < 1 || to.forward > m_setup.tables.range || std::abs(to.right) > to.forward)
            continue;
        best = std::max(best, enemy.type == Type::Warband ? 200 : 350);
    }
    return moves ? best / 2 : best;
}

int Standing::worth(Facing facing, bool moves, bool charges, int atLeast) const {
    const Bearing to = bearing(m_square, facing, m_there);
    const int eye = std::abs(to.right) <= to.forward ? eyeOnEnemy : 0;
    const int shot = m_unit.type == Type::Archers ? shooting(facing, moves) : 0;
    const int hopes = m_standing + eye + shot + (m_touches ? attack(facing, charges) : 0);
    return hopes <= atLeast ? hopes : hopes - danger(facing);
}

} // namespace orontes::onehour

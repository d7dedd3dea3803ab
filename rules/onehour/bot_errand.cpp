// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_errand.h"

#include "rules/onehour/position.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

int stepsFrom(const std::vector<std::uint8_t>& steps, SpaceId space) {
    return steps[static_cast<std::size_t>(space.value)];
}

bool isThere(const State& state, SideId side, UnitId id) {
    return onBoard(state, id) && state.setup->of(id).side == side && !state.at(id).routing;
}

/// Who of a side goes where. First come those whom victory asks for, the nearest; then everybody else, where few go and
/// enemies stand that may not, until places are so crowded that the rest is free to hunt. A unit that has come to its
/// goal keeps it when others fall.
class Shares {
public:
    Shares(const State& state, SideId side) : m_goals(state.setup->outlook.goals[index(side)]) {
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
            if (isThere(state, side, id))
                m_units[m_count++] = {id, static_cast<std::size_t>(state.at(id).type), state.at(id).space, nobody};
        for (std::size_t i = 0; i < m_goals.size(); ++i)
            for (int wanted = 0; wanted < m_goals[i].wanted && takeNearest(i);)
                ++wanted;
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            const int there = intruders(state, side, m_goals[i]);
            m_crowd[i] = m_goals[i].wanted == 0 && there == 0 ? noWay : m_goals[i].wanted - there;
        }
        for (std::size_t k = 0; k < m_count; ++k)
            if (m_units[k].goal == nobody)
                takeFewest(m_units[k]);
    }

    const Goal* of(UnitId unit) const {
        for (std::size_t k = 0; k < m_count; ++k)
            if (m_units[k].id == unit)
                return m_units[k].goal == nobody ? nullptr : &m_goals[m_units[k].goal];
        return nullptr;
    }

private:
    static constexpr std::size_t nobody = 99;
    struct One {
        UnitId id;
        std::size_t type = 0;
        SpaceId space;
        std::size_t goal = nobody;
    };

    static int intruders(const State& state, SideId side, const Goal& goal) {
        int count = 0;
        if (goal.barred)
            eachOnBoard(state, enemyOf(side), [&](UnitId enemy) {
                const SpaceId space = state.at(enemy).space;
                count += !state.at(enemy).routing && goal.holds[static_cast<std::size_t>(space.value)] ? 1 : 0;
            });
        return count;
    }

    bool takeNearest(std::size_t goal) {
        One* best = nullptr;
        int nearest = noWay;
        for (std::size_t k = 0; k < m_count; ++k) {
            const int away = stepsFrom(m_goals[goal].steps[m_units[k].type], m_units[k].space);
            if (m_units[k].goal == nobody && away < nearest) {
                nearest = away;
                best = &m_units[k];
            }
        }
        if (best)
            best->goal = goal;
        return best != nullptr;
    }

    void takeFewest(One& unit) {
        int least = noWay;
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            const int away = stepsFrom(m_goals[i].steps[unit.type], unit.space);
            if (away < noWay && away + crowding * m_crowd[i] < least) {
                least = away + crowding * m_crowd[i];
                unit.goal = i;
            }
        }
        if (unit.goal != nobody)
            ++m_crowd[unit.goal];
    }

    static constexpr int crowding = 8; ///< steps that one goes farther to where fewer are
    const std::vector<Goal>& m_goals;
    std::array<One, unitLimit> m_units{};
    std::array<int, goalLimit> m_crowd{}; ///< by goal: how much less it needs another
    std::size_t m_count = 0;
};

const Goal* goalOf(const State& state, UnitId unit) {
    const SideId side = state.setup->of(unit).side;
    const std::vector<Goal>& goals = state.setup->outlook.goals[index(side)];
    if (goals.empty())
        return nullptr;
    if (goals.size() == 1 || goals.front().isExit || !onBoard(state, unit))
        return &goals.front();
    return Shares(state, side).of(unit);
}

UnitId preyOf(const State& state, UnitId unit, const Goal& goal) {
    const Unit& one = state.at(unit);
    UnitId nearest;
    int least = noWay;
    eachOnBoard(state, enemyOf(state.setup->of(unit).side), [&](UnitId enemy) {
        const SpaceId there = state.at(enemy).space;
        if (!goal.holds[static_cast<std::size_t>(there.value)] || state.at(enemy).routing)
            return;
        if (const int away = state.setup->outlook.ways.to(one.type, there)[one.space.value]; away < least) {
            least = away;
            nearest = enemy;
        }
    });
    return nearest;
}

} // namespace

Errand errandOf(const State& state, UnitId unit) {
    Errand errand{goalOf(state, unit), {}};
    if (errand.goal && errand.goal->barred && onBoard(state, unit))
        errand.prey = preyOf(state, unit, *errand.goal);
    return errand;
}

} // namespace orontes::onehour

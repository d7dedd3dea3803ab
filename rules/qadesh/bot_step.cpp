// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_step.h"

#include "rules/qadesh/bot_aim.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// Where the order could lead, by the best way of the shortest ones.
struct Way {
    Destination end;
    SpaceId first;  ///< step to be written next; invalid for the end of what is written
    int passed = 0; ///< value of the spaces on the way

    int promise() const { return 4 * end.chance + passed; }
};

int chanceOfStep(const State& state, ArmyId id, SpaceId from, SpaceId to) {
    const Setup& setup = *state.setup;
    const Tables& tables = setup.tables;
    const int modifiers = tables.of(FailLine::Fatigue) * state.at(id).fatigue +
                          (setup.groundOf(to).rough ? tables.of(FailLine::Rough) : 0) +
                          (riverBetween(setup, from, to) ? tables.of(FailLine::River) : 0);
    return std::clamp((tables.thresholds.fail - 1 - modifiers) * 1000 / 6, 0, 1000);
}

/// All ends of an order within reach, nearest first. An order of four steps reaches 41 spaces.
class Reach {
public:
    explicit Reach(const Outlook& outlook) : m_outlook(outlook) {
        m_ways[m_count++] = written();
        const int longest = longestOrder(state().setup->of(army()));
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_ways[i].end.steps < longest && (i == 0 || !isHeldByEnemy(m_ways[i].end.space)))
                goOn(m_ways[i]);
    }

    const Way* begin() const { return m_ways.data(); }
    const Way* end() const { return m_ways.data() + m_count; }

private:
    const State& state() const { return *m_outlook.state; }
    ArmyId army() const { return m_outlook.own.id; }

    bool isHeldByEnemy(SpaceId space) const {
        const auto enemies = m_outlook.enemies();
        return std::any_of(enemies.begin(), enemies.end(), [&](const Piece& enemy) { return enemy.space == space; });
    }

    Way written() const {
        const Army& one = state().at(army());
        Way way;
        way.end.space = one.space;
        for (std::size_t i = 0; i < static_cast<std::size_t>(one.steps); ++i)
            way = step(way, one.path[i]);
        way.first = SpaceId{};
        return way;
    }

    Way step(const Way& way, SpaceId to) const {
        Way longer = way;
        longer.end.space = to;
        longer.end.chance = way.end.chance * chanceOfStep(state(), army(), way.end.space, to) / 1000;
        longer.end.steps = way.end.steps + 1;
        longer.passed += way.end.steps > 0 ? valueOfPassing(m_outlook, way.end.space) : 0;
        longer.first = way.first.valid() ? way.first : to;
        return longer;
    }

    void goOn(const Way way) {
        const Setup& setup = *state().setup;
        for (const SpaceId to : setup.neighbours[static_cast<std::size_t>(way.end.space.value)])
            if (to.valid() && !setup.groundOf(to).lake)
                keep(step(way, to));
    }

    void keep(const Way& way) {
        Way* const last = m_ways.data() + m_count;
        Way* const known =
            std::find_if(m_ways.data(), last, [&](const Way& other) { return other.end.space == way.end.space; });
        if (known == last && m_count < m_ways.size())
            m_ways[m_count++] = way;
        else if (known != last && known->end.steps == way.end.steps && known->promise() < way.promise())
            *known = way;
    }

    const Outlook& m_outlook;
    std::array<Way, 64> m_ways{};
    std::size_t m_count = 0;
};

/// A friend will be there no later, and no enemy whom it could be relieved of. Who comes first goes first: else an army
/// would bar the way to a space that it could take itself.
bool isTaken(const Outlook& outlook, const Destination& there) {
    const SideId enemy = enemyOf(outlook.state->setup->of(outlook.own.id).side);
    return takenFrom(outlook, there.space) <= there.steps && !armyIn(*outlook.state, enemy, there.space).valid();
}

} // namespace

SpaceId nextStep(const State& state, ArmyId army) {
    const Outlook outlook = outlookOf(state, army);
    const Reach reach(outlook);
    const Way* best = nullptr;
    int most = 0;
    for (const Way& way : reach) {
        if (isTaken(outlook, way.end))
            continue;
        const int value = way.passed + valueOfBeing(outlook, way.end);
        if (!best || value > most) {
            best = &way;
            most = value;
        }
    }
    return best ? best->first : SpaceId{};
}

int valueOfPlacing(const State& state, ArmyId army, SpaceId space) {
    State placed = state;
    placed.at(army).space = space;
    placed.at(army).presence = Presence::OnBoard;
    return valueOfBeing(outlookOf(placed, army), Destination{space});
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/goals.h"

#include "rules/chariot/concession.h"
#include "rules/chariot/movement.h"
#include "rules/core/scenario/condition_ground.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <utility>

namespace orontes::chariot {
namespace {

/// Walks a tree of conditions, and notes what a side has to do so that it holds, or so that it does not.
class Reader {
public:
    Reader(const Setup& setup, SideId side, Aims& aims)
        : m_setup(setup), m_board(*setup.scenario.board), m_side(side), m_aims(aims) {}

    void read(const core::Condition& condition, bool wanted) {
        std::visit([&](const auto& node) { note(node, wanted); }, condition.node);
        const bool turned = std::holds_alternative<core::NoneOf>(condition.node);
        if (const core::Conditions* branches = core::branchesOf(condition))
            for (const core::Condition& branch : *branches)
                read(branch, wanted != turned);
    }

private:
    /// Whether the side gains by what its own units do, or by keeping the enemy's from doing it.
    bool matters(const core::SideToken& token, bool wanted) const { return isOwn(token) == wanted; }
    bool isOwn(const core::SideToken& token) const { return m_setup.of(m_side).token == token; }

    template <class Node>
    void note(const Node&, bool) {} // branches, and what no unit can do anything about

    void note(const core::Controls& node, bool wanted) {
        if (!matters(node.side, wanted))
            return;
        const std::vector<SpaceId> ground = core::groundOf(node, m_board);
        m_aims.hold.insert(m_aims.hold.end(), ground.begin(), ground.end());
    }
    void note(const core::Occupies& node, bool wanted) {
        if (matters(node.side, wanted))
            add(m_aims.hold, node.spaces);
    }
    void note(const core::Exited& node, bool wanted) {
        if (!matters(node.side, wanted))
            return;
        addRegion(wanted ? m_aims.exits : m_aims.bars, node.region);
        if (!wanted)
            return;
        m_aims.leave = std::max(m_aims.leave, node.count);
        mark(m_aims.leaving, m_side, node.types);
    }
    void note(const core::Stands& node, bool wanted) {
        if (!matters(node.side, wanted))
            return;
        if (!wanted) {
            m_aims.ousts = true;
            return;
        }
        addRegion(m_aims.ground, node.region);
        m_aims.stand = std::max(m_aims.stand, node.count);
        mark(m_aims.standing, m_side, node.types);
    }
    void note(const core::Eliminated& node, bool wanted) { noteLoss(node.side, node.types, wanted); }
    void note(const core::LossRatio& node, bool wanted) { noteLoss(node.side, node.types, wanted); }

    void noteLoss(const core::SideToken& loser, const std::vector<core::CounterType>& types, bool wanted) {
        if (matters(loser, wanted)) // its own loss is welcome to nobody
            return;
        if (wanted) {
            m_aims.hunts = true;
            mark(m_aims.prey, enemyOf(m_side), types);
        } else
            m_aims.spares = true;
    }

    void add(std::vector<SpaceId>& found, const std::vector<core::SpaceLabel>& labels) const {
        for (const core::SpaceLabel& label : labels)
            if (const auto hex = core::findSpace(m_board, label))
                found.push_back(*hex);
    }
    void addRegion(std::vector<SpaceId>& found, const core::RegionId& id) const {
        if (const core::Region* region = core::findRegion(m_board, id))
            add(found, region->spaces);
        else
            for (std::size_t i = 0; i < m_setup.map.hexes.size(); ++i)
                if (m_setup.map.hexes[i].atEdge)
                    found.push_back(SpaceId{static_cast<std::int32_t>(i)});
    }
    void mark(std::vector<bool>& marked, SideId side, const std::vector<core::CounterType>& types) const {
        for (std::size_t i = 0; i < m_setup.units.size(); ++i)
            if (m_setup.units[i].side == side &&
                (types.empty() || std::find(types.begin(), types.end(), m_setup.units[i].type) != types.end()))
                marked[i] = true;
    }

    const Setup& m_setup;
    const core::Board& m_board;
    SideId m_side;
    Aims& m_aims;
};

/// Where those leave who withdraw (15.0).
std::vector<SpaceId> waysOff(const Setup& setup) {
    std::vector<SpaceId> found;
    for (std::size_t i = 0; i < setup.map.hexes.size(); ++i) {
        const SpaceId hex{static_cast<std::int32_t>(i)};
        if (setup.map.of(hex).atEdge && setup.map.groundOf(hex).passable && leadsOff(setup, hex))
            found.push_back(hex);
    }
    return found;
}

void tidy(const Setup& setup, std::vector<SpaceId>& found) {
    std::erase_if(found, [&](SpaceId hex) { return !setup.map.groundOf(hex).passable; });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

} // namespace

Ways waysTo(const Setup& setup, const std::vector<SpaceId>& hexes) {
    Ways ways(setup.map.hexes.size(), noWay);
    using Node = std::pair<int, SpaceId>;
    std::priority_queue<Node, std::vector<Node>, std::greater<>> open;
    const auto reach = [&](SpaceId hex, int points) {
        std::int16_t& known = ways[static_cast<std::size_t>(hex.value)];
        if (points >= known)
            return;
        known = static_cast<std::int16_t>(points);
        open.push({points, hex});
    };
    for (const SpaceId hex : hexes)
        reach(hex, 0);
    while (!open.empty()) {
        const auto [points, hex] = open.top();
        open.pop();
        if (points != ways[static_cast<std::size_t>(hex.value)])
            continue;
        for (const SpaceId from : setup.map.of(hex).next)
            if (from.valid() && setup.map.groundOf(from).passable)
                if (const std::optional<int> cost = entryCost(setup, from, hex))
                    reach(from, points + *cost);
    }
    return ways;
}

Aims aimsOf(const Setup& setup, SideId side) {
    Aims aims;
    aims.leaving = aims.standing = aims.prey = std::vector<bool>(setup.units.size());
    Reader reader(setup, side, aims);
    for (const core::VictoryClause& clause : *setup.scenario.victory)
        reader.read(clause.condition, sideOfSeat(setup, core::seatIdOf(setup.scenario, clause.winner)) == side);
    for (std::vector<SpaceId>* hexes : {&aims.hold, &aims.exits, &aims.bars, &aims.ground})
        tidy(setup, *hexes);
    for (const SpaceId hex : aims.hold)
        aims.toHold.push_back(waysTo(setup, {hex}));
    if (!aims.exits.empty())
        aims.toExit = waysTo(setup, aims.exits);
    if (!aims.bars.empty())
        aims.toBar = waysTo(setup, aims.bars);
    if (!aims.ground.empty())
        aims.toGround = waysTo(setup, aims.ground);
    if (setup.options.concession)
        aims.toLeave = waysTo(setup, waysOff(setup));
    return aims;
}

} // namespace orontes::chariot

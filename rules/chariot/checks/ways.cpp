// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/ways.h"

#include "rules/chariot/hexes.h"
#include "rules/chariot/tables.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace orontes::chariot {
namespace {

/// Where a unit may begin.
std::vector<core::SpaceId> startsOf(const core::Scenario& scenario, const core::SetUp& setUp) {
    std::vector<core::SpaceLabel> labels;
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        labels = {at->space};
    else if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        labels = within->spaces;
    else if (const auto* enters = std::get_if<core::EntersAt>(&setUp.place))
        labels = enters->spaces;
    else if (const auto* zone = std::get_if<core::WithinRegion>(&setUp.place)) {
        const core::Region* region = core::findRegion(*scenario.board, zone->region);
        labels = region ? region->spaces : std::vector<core::SpaceLabel>{};
    }
    std::vector<core::SpaceId> spaces;
    for (const core::SpaceLabel& label : labels)
        if (const auto space = core::findSpace(*scenario.board, label))
            spaces.push_back(*space);
    return spaces;
}

/// What a side can do with its time.
struct March {
    std::vector<core::SpaceId> starts;
    std::int64_t points = 0; ///< movement points of the one who gets furthest
    int turns = 0;           ///< one hex in each is always allowed (5.15)
};

March marchOf(const core::RulesetInfo& info, const core::Scenario& scenario, const core::SideToken& side) {
    March march;
    const int last = scenario.lastTurn ? scenario.lastTurn->value : 0;
    for (const core::Counter& counter : *scenario.counters) {
        if (counter.side != side)
            continue;
        const std::vector<core::SpaceId> starts = startsOf(scenario, counter.setUp);
        const int turns = last - std::max(counter.setUp.turn.value, scenario.firstTurn.value) + 1;
        const core::Value movement = core::fieldValue(info, counter, core::FieldId{"movement"});
        const auto* points = std::get_if<std::int64_t>(&movement);
        if (starts.empty() || turns <= 0 || !points)
            continue;
        march.starts.insert(march.starts.end(), starts.begin(), starts.end());
        march.points = std::max(march.points, *points * turns);
        march.turns = std::max(march.turns, turns);
    }
    return march;
}

const Ground& groundAt(const core::Board& board, const std::vector<Ground>& grounds, core::SpaceId space) {
    return grounds[*core::terrainCode(board, core::terrainOf(board, space))];
}

/// The least that a step can cost: a road makes it one point, and nothing costs less.
std::int64_t stepCost(const core::Board& board, const std::vector<Ground>& grounds, const core::Neighbour& step) {
    static const core::FeatureToken road{"road"};
    return core::hasFeature(board, step.edge, road) ? 1 : groundAt(board, grounds, step.space).entry;
}

/// Hexes of `wanted` to which the march does not lead.
std::vector<core::SpaceId> outOfReach(const core::RulesetInfo& info, const core::Scenario& scenario, const March& march,
                                      std::vector<core::SpaceId> wanted) {
    const core::Board& board = *scenario.board;
    const std::vector<Ground> grounds = groundsOf(info, scenario);
    using Entry = std::pair<std::int64_t, core::SpaceId>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::map<core::SpaceId, std::int64_t> spent;
    for (const core::SpaceId start : march.starts)
        if (spent.try_emplace(start, 0).second)
            open.push({0, start});
    const std::int64_t dearest =
        std::accumulate(grounds.begin(), grounds.end(), std::int64_t{1}, [](std::int64_t most, const Ground& ground) {
            return std::max<std::int64_t>(most, ground.entry);
        });
    const std::int64_t most = std::max(march.points, march.turns * dearest);
    while (!open.empty() && !wanted.empty()) {
        const auto [points, from] = open.top();
        open.pop();
        if (points > spent[from])
            continue;
        std::erase(wanted, from);
        for (const core::Neighbour& step : core::neighbours(board, from)) {
            if (!groundAt(board, grounds, step.space).passable)
                continue;
            const std::int64_t next = points + stepCost(board, grounds, step);
            const auto [known, isNew] = spent.try_emplace(step.space, next);
            if (next > most || (!isNew && known->second <= next))
                continue;
            known->second = next;
            open.push({next, step.space});
        }
    }
    return wanted;
}

/// The places that a tree asks somebody to hold, by side. Branches of "none of" ask for nothing.
void collect(const core::Condition& condition, std::map<core::SideToken, std::vector<core::SpaceLabel>>& asked) {
    if (std::holds_alternative<core::NoneOf>(condition.node))
        return;
    const auto add = [&](const auto& node) { // any of a region or terrain: some of them are near enough
        asked[node.side].insert(asked[node.side].end(), node.spaces.begin(), node.spaces.end());
    };
    if (const auto* controls = std::get_if<core::Controls>(&condition.node))
        add(*controls);
    if (const auto* occupies = std::get_if<core::Occupies>(&condition.node))
        add(*occupies);
    if (const core::Conditions* branches = core::branchesOf(condition))
        for (const core::Condition& branch : *branches)
            collect(branch, asked);
}

} // namespace

std::vector<FarGoal> goalsTooFar(const core::RulesetInfo& info, const core::Scenario& scenario,
                                 const core::Condition& condition) {
    std::vector<FarGoal> far;
    std::map<core::SideToken, std::vector<core::SpaceLabel>> asked;
    collect(condition, asked);
    for (const auto& [token, labels] : asked) {
        const core::Side* side = core::findSide(scenario, token);
        const March march = marchOf(info, scenario, token);
        if (!side || march.starts.empty())
            continue; // other findings tell of those
        std::vector<core::SpaceId> wanted;
        for (const core::SpaceLabel& label : labels)
            if (const auto space = core::findSpace(*scenario.board, label))
                wanted.push_back(*space);
        for (const core::SpaceId hex : outOfReach(info, scenario, march, std::move(wanted)))
            far.push_back({side->name, core::labelOf(*scenario.board, hex)});
    }
    return far;
}

} // namespace orontes::chariot

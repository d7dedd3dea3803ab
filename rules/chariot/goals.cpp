// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/goals.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// Collects the places that a tree of conditions speaks of.
class Places {
public:
    Places(const Setup& setup, std::vector<SpaceId>& found) : m_board(*setup.scenario.board), m_found(found) {}

    void exits(const core::Condition& condition) {
        if (const auto* exited = std::get_if<core::Exited>(&condition.node))
            add(exited->region);
        if (const core::Conditions* branches = core::branchesOf(condition))
            for (const core::Condition& branch : *branches)
                exits(branch);
    }
    void of(const core::Condition& condition) {
        if (const auto* controls = std::get_if<core::Controls>(&condition.node))
            add(controls->spaces);
        if (const auto* occupies = std::get_if<core::Occupies>(&condition.node))
            add(occupies->spaces);
        if (const auto* exited = std::get_if<core::Exited>(&condition.node))
            add(exited->region);
        if (const core::Conditions* branches = core::branchesOf(condition))
            for (const core::Condition& branch : *branches)
                of(branch);
    }

private:
    void add(const std::vector<core::SpaceLabel>& labels) {
        for (const core::SpaceLabel& label : labels)
            if (const auto hex = core::findSpace(m_board, label))
                m_found.push_back(*hex);
    }
    void add(const core::RegionId& id) {
        if (const core::Region* region = core::findRegion(m_board, id))
            add(region->spaces);
    }

    const core::Board& m_board;
    std::vector<SpaceId>& m_found;
};

void tidy(const Setup& setup, std::vector<SpaceId>& found) {
    found.erase(
        std::remove_if(found.begin(), found.end(), [&](SpaceId hex) { return !setup.map.groundOf(hex).passable; }),
        found.end());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

} // namespace

std::vector<SpaceId> goalsOf(const Setup& setup, SideId) {
    std::vector<SpaceId> found;
    Places places(setup, found);
    for (const core::VictoryClause& clause : *setup.scenario.victory)
        places.of(clause.condition);
    tidy(setup, found);
    return found;
}

std::vector<SpaceId> exitsOf(const Setup& setup, SideId side) {
    std::vector<SpaceId> found;
    Places places(setup, found);
    for (const core::VictoryClause& clause : *setup.scenario.victory)
        if (sideOfSeat(setup, core::seatIdOf(setup.scenario, clause.winner)) == side)
            places.exits(clause.condition);
    tidy(setup, found);
    return found;
}

SpaceId aimFrom(const State& state, SideId side, SpaceId hex) {
    const Setup& setup = *state.setup;
    SpaceId best;
    int least = 9999;
    const auto consider = [&](SpaceId place, int handicap) {
        if (const int away = distance(setup.map, hex, place) + handicap; away < least) {
            least = away;
            best = place;
        }
    };
    for (const SpaceId goal : setup.goals[index(side)])
        if (!heldBy(state, goal, side) || goal == hex)
            consider(goal, 0);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side != side && onMap(state, id))
            consider(state.at(id).hex, setup.goals[index(side)].empty() ? 0 : 4); // a goal is worth a detour
    return best;
}

} // namespace orontes::chariot

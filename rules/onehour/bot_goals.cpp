// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_goals.h"

#include "rules/onehour/casualties.h"
#include "rules/onehour/setup.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// A list of squares that conditions name, and what a side makes of it.
struct Place {
    std::vector<core::SpaceLabel> labels;
    int wanted = 0;
    bool barred = false;
};

/// The lists, each once. A list that is most of the board is a place to go to only for the side that has to be there.
struct Places {
    const core::SideToken& side;
    std::size_t largest = 0;
    std::vector<Place> found = {};

    Place& at(const std::vector<core::SpaceLabel>& labels) {
        const auto known =
            std::find_if(found.begin(), found.end(), [&](const Place& place) { return place.labels == labels; });
        return known != found.end() ? *known : found.emplace_back(Place{labels, 0, false});
    }
    /// `wish`: whether the side would have the condition hold.
    void collect(const core::Condition& condition, bool wish) {
        if (const auto* occupies = std::get_if<core::Occupies>(&condition.node)) {
            if (occupies->side == side) {
                Place& place = at(occupies->spaces);
                place.wanted = std::max(place.wanted, wish ? static_cast<int>(occupies->count) : 0);
            } else if (occupies->spaces.size() <= largest) {
                Place& place = at(occupies->spaces);
                place.barred = place.barred || !wish;
            }
        }
        const bool turns = std::holds_alternative<core::NoneOf>(condition.node);
        if (const core::Conditions* branches = core::branchesOf(condition))
            for (const core::Condition& branch : *branches)
                collect(branch, wish != turns);
    }
};

/// Steps back from the squares of the goal; chariots come down hills but never up (R-OHW-032).
std::vector<std::uint8_t> stepsTo(const Setup& setup, Type type, const std::vector<SpaceId>& goal) {
    std::vector<std::uint8_t> steps(setup.ground.size(), noWay);
    std::vector<SpaceId> open;
    for (const SpaceId space : goal) {
        steps[static_cast<std::size_t>(space.value)] = 0;
        open.push_back(space);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Square at = setup.squareOf(open[i]);
        if (!setup.groundOf(open[i]).open(type))
            continue;
        for (int row = at.row - 1; row <= at.row + 1; ++row)
            for (int column = at.column - 1; column <= at.column + 1; ++column) {
                const Square from{row, column};
                if (!setup.inside(from) || (onFoot(type) && row != at.row && column != at.column))
                    continue;
                const SpaceId space = setup.spaceOf(from);
                std::uint8_t& known = steps[static_cast<std::size_t>(space.value)];
                const bool climbs = setup.groundOf(open[i]).level > setup.groundOf(space).level;
                if (known != noWay || !setup.groundOf(space).open(type) ||
                    (climbs && setup.tables.pace(type, Pace::Uphill) == 0))
                    continue;
                known =
                    static_cast<std::uint8_t>(std::min(steps[static_cast<std::size_t>(open[i].value)] + 1, noWay - 1));
                open.push_back(space);
            }
    }
    return steps;
}

Goal goalAt(const Setup& setup, const std::vector<SpaceId>& spaces) {
    Goal goal;
    goal.holds.assign(setup.ground.size(), false);
    for (const SpaceId space : spaces)
        goal.holds[static_cast<std::size_t>(space.value)] = true;
    for (std::size_t type = 0; type < typeCount; ++type)
        goal.steps[type] = stepsTo(setup, static_cast<Type>(type), spaces);
    return goal;
}

void addExits(const Setup& setup, std::size_t side, std::vector<Goal>& goals) {
    std::vector<SpaceId> exits;
    for (std::int32_t i = 0; i < core::spaceCount(*setup.scenario.board); ++i)
        if (setup.sides[side].exits.contains(setup.squareOf(SpaceId{i})))
            exits.push_back(SpaceId{i});
    if (exits.empty())
        return;
    goals.push_back(goalAt(setup, exits));
    goals.back().isExit = true;
}

void addGoals(const Setup& setup, std::size_t side, std::vector<Goal>& goals) {
    addExits(setup, side, goals);
    const core::Side& own = (*setup.scenario.sides)[side];
    Places places{own.token, setup.ground.size() / 3};
    for (const core::VictoryClause& clause : *setup.scenario.victory)
        places.collect(clause.condition, clause.winner == own.seat);
    for (const Place& place : places.found) {
        if (goals.size() == goalLimit)
            return;
        std::vector<SpaceId> spaces;
        for (const core::SpaceLabel& label : place.labels)
            if (const auto space = core::findSpace(*setup.scenario.board, label))
                spaces.push_back(*space);
        goals.push_back(goalAt(setup, spaces));
        goals.back().wanted = place.wanted;
        goals.back().barred = place.barred;
    }
}

} // namespace

Outlook outlookOf(const Setup& setup) {
    Outlook outlook;
    outlook.ways = waysOf(setup);
    for (std::size_t side = 0; side < 2; ++side)
        addGoals(setup, side, outlook.goals[side]);
    const Tables& tables = setup.tables;
    for (std::size_t type = 0; type < typeCount; ++type)
        for (std::size_t bits = 0; bits < 16; ++bits) {
            const bool charging = (bits & 1U) != 0;
            const Blow& blow = tables.blows[type];
            Casualties casualties;
            casualties.dice = charging ? blow.chargeDice : blow.dice;
            casualties.add(CasualtyLine::What::Value, charging ? blow.chargeValue : blow.value);
            if ((bits & 2U) != 0)
                casualties.add(CasualtyLine::What::Flank, tables.of(Percent::Flank));
            if ((bits & 4U) != 0)
                casualties.add(CasualtyLine::What::Village, tables.of(Percent::Terrain));
            if ((bits & 8U) != 0)
                casualties.add(CasualtyLine::What::Shields, tables.of(Percent::Shields));
            outlook.averages[type][bits & 1U][bits >> 1U & 1U][bits >> 2U & 1U][bits >> 3U & 1U] =
                static_cast<std::int16_t>(expected(casualties));
        }
    return outlook;
}

} // namespace orontes::onehour

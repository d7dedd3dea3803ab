// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_goals.h"

#include "rules/onehour/casualties.h"
#include "rules/onehour/setup.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// Lists of squares that conditions name, each once. A list that is most of the board is a place to go to only for the
/// side that has to be there.
struct Places {
    const core::SideToken& side;
    std::size_t largest = 0;
    std::vector<std::vector<core::SpaceLabel>> held;

    void collect(const core::Condition& condition) {
        if (const auto* occupies = std::get_if<core::Occupies>(&condition.node))
            if (std::find(held.begin(), held.end(), occupies->spaces) == held.end() &&
                (occupies->side == side || occupies->spaces.size() <= largest))
                held.push_back(occupies->spaces);
        if (const core::Conditions* branches = core::branchesOf(condition))
            for (const core::Condition& branch : *branches)
                collect(branch);
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
        for (int row = at.row - 1; row <= at.row + 1; ++row)
            for (int column = at.column - 1; column <= at.column + 1; ++column) {
                const Square from{row, column};
                if (!setup.inside(from) || (onFoot(type) && row != at.row && column != at.column))
                    continue;
                const SpaceId space = setup.spaceOf(from);
                std::uint8_t& known = steps[static_cast<std::size_t>(space.value)];
                const bool climbs = setup.groundOf(open[i]).level > setup.groundOf(space).level;
                if (known != noWay || !setup.groundOf(space).open(type) || !setup.groundOf(open[i]).open(type) ||
                    (climbs && setup.tables.pace(type, Pace::Uphill) == 0))
                    continue;
                known =
                    static_cast<std::uint8_t>(std::min(steps[static_cast<std::size_t>(open[i].value)] + 1, noWay - 1));
                open.push_back(space);
            }
    }
    return steps;
}

Goal goalAt(const Setup& setup, const std::vector<SpaceId>& spaces, bool isExit) {
    Goal goal;
    goal.isExit = isExit;
    for (std::size_t type = 0; type < typeCount; ++type)
        goal.steps[type] = stepsTo(setup, static_cast<Type>(type), spaces);
    return goal;
}

void addGoals(const Setup& setup, std::size_t side, std::vector<Goal>& goals) {
    const core::Board& board = *setup.scenario.board;
    std::vector<SpaceId> exits;
    for (std::int32_t i = 0; i < core::spaceCount(board); ++i)
        if (setup.sides[side].exits.contains(setup.squareOf(SpaceId{i})))
            exits.push_back(SpaceId{i});
    if (!exits.empty())
        goals.push_back(goalAt(setup, exits, true));
    Places places{(*setup.scenario.sides)[side].token, setup.ground.size() / 3, {}};
    for (const core::VictoryClause& clause : *setup.scenario.victory)
        places.collect(clause.condition);
    for (const std::vector<core::SpaceLabel>& labels : places.held) {
        std::vector<SpaceId> spaces;
        for (const core::SpaceLabel& label : labels)
            if (const auto space = core::findSpace(board, label))
                spaces.push_back(*space);
        goals.push_back(goalAt(setup, spaces, false));
    }
}

} // namespace

Outlook outlookOf(const Setup& setup) {
    Outlook outlook;
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

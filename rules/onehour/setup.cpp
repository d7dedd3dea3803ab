// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/setup.h"

#include "rules/onehour/info.h"
#include "rules/onehour/land.h"
#include "rules/onehour/roster.h"

namespace orontes::onehour {
namespace {

bool isOn(const core::Scenario& scenario, const char* option) {
    return core::optionValue(info(), scenario, core::OptionId{option}) == core::Value{true};
}

std::string tokenOf(const core::Scenario& scenario, const char* option) {
    const core::Value value = core::optionValue(info(), scenario, core::OptionId{option});
    const auto* token = std::get_if<std::string>(&value);
    return token ? *token : std::string();
}

Options optionsOf(const core::Scenario& scenario) {
    Options options;
    const std::string initiative = tokenOf(scenario, "initiative");
    options.initiative = initiative == "fixed"     ? Options::Initiative::Fixed
                         : initiative == "perGame" ? Options::Initiative::PerGame
                                                   : Options::Initiative::PerTurn;
    const std::string first = tokenOf(scenario, "firstSide");
    options.fixedFirst = SideId{static_cast<std::int8_t>((*scenario.sides)[1].seat.value == first ? 1 : 0)};
    options.footAnySide = isOn(scenario, "footAnySide");
    options.chargeMountedTurn = isOn(scenario, "chargeMountedTurn");
    options.chargeRoad = isOn(scenario, "chargeRoad");
    options.combatLocked = isOn(scenario, "combatLocked");
    options.fireSight = isOn(scenario, "fireSight");
    options.fireInContact = isOn(scenario, "fireInContact");
    options.bridgeExit = isOn(scenario, "bridgeExit");
    options.roadBends = isOn(scenario, "roadBends");
    options.muster = isOn(scenario, "muster");
    return options;
}

/// Squares that a condition lets a side leave from (R-OHW-069): those of the region, or the whole edge.
void addExits(const Setup& setup, const core::Condition& condition, const core::SideToken& side, SquareSet& exits) {
    if (const auto* exited = std::get_if<core::Exited>(&condition.node); exited && exited->side == side) {
        const core::Board& board = *setup.scenario.board;
        const core::Region* region = core::findRegion(board, exited->region);
        for (std::size_t i = 0; region && i < region->spaces.size(); ++i)
            if (const auto space = core::findSpace(board, region->spaces[i]))
                exits.add(setup.squareOf(*space));
        for (std::int32_t space = 0; exited->region.empty() && space < core::spaceCount(board); ++space)
            exits.add(setup.squareOf(SpaceId{space}));
    }
    if (const core::Conditions* branches = core::branchesOf(condition))
        for (const core::Condition& branch : *branches)
            addExits(setup, branch, side, exits);
}

} // namespace

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario) {
    auto setup = std::make_shared<Setup>();
    setup->scenario = scenario;
    setup->tables = tablesOf(info(), scenario);
    setup->options = optionsOf(scenario);
    setup->lastTurn = scenario.lastTurn.value_or(TurnNumber{scenario.firstTurn.value + usualTurns - 1});
    layLand(*setup);
    enrol(*setup);
    for (std::size_t i = 0; i < 2; ++i)
        for (const core::VictoryClause& clause : *scenario.victory)
            addExits(*setup, clause.condition, (*scenario.sides)[i].token, setup->sides[i].exits);
    setup->clauses = core::compiledClauses(scenario, info());
    setup->outlook = outlookOf(*setup);
    return setup;
}

bool sameScenario(const Setup& a, const Setup& b) {
    return a.scenario == b.scenario;
}

SideId sideOfSeat(const Setup& setup, core::SeatId seat) {
    return SideId{static_cast<std::int8_t>(setup.sides[0].seat == seat ? 0 : 1)};
}

} // namespace orontes::onehour

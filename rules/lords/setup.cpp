// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/setup.h"

#include "rules/lords/info.h"
#include "rules/lords/land.h"
#include "rules/lords/roster.h"

namespace orontes::lords {
namespace {

bool isOn(const core::Scenario& scenario, const char* option) {
    return core::optionValue(info(), scenario, core::OptionId{option}) == core::Value{true};
}

bool isChosen(const core::Scenario& scenario, const char* option, const char* token) {
    return core::optionValue(info(), scenario, core::OptionId{option}) == core::Value{std::string(token)};
}

Options optionsOf(const core::Scenario& scenario) {
    Options options;
    options.reverence = isOn(scenario, "reverence");
    options.territoryCap = isOn(scenario, "territoryCap");
    options.firstRulersInSetUp = isChosen(scenario, "firstRulers", "setUp");
    options.setUpStacks = isOn(scenario, "setUpStacks");
    options.setUpEverywhere = isOn(scenario, "setUpEverywhere");
    options.alasaPassage = isOn(scenario, "alasaPassage");
    options.radiusOverDesert = isOn(scenario, "radiusOverDesert");
    options.doubledTargets = isOn(scenario, "doubledTargets");
    options.partRetreats = isOn(scenario, "partRetreats");
    options.defenderSubjects = isOn(scenario, "defenderSubjects");
    options.releaseByArea = isChosen(scenario, "release", "area");
    options.preventByHolding = isOn(scenario, "preventByHolding");
    options.kinCount = isOn(scenario, "kinCount");
    options.entryByPlacingOnly = isOn(scenario, "entryByPlacingOnly");
    return options;
}

} // namespace

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario) {
    auto setup = std::make_shared<Setup>();
    setup->scenario = scenario;
    setup->tables = tablesOf(info(), scenario);
    setup->options = optionsOf(scenario);
    setup->lastTurn = lastTurnOf(scenario);
    enrolNations(*setup);
    enrolPieces(*setup);
    layLand(*setup);
    layReach(*setup);
    return setup;
}

bool sameScenario(const Setup& a, const Setup& b) {
    return a.scenario == b.scenario;
}

} // namespace orontes::lords

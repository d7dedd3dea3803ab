// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/workbench.h"

namespace orontes::tests {

const core::RulesetEntry& skirmishRules() {
    static const Toy toy = toys().front();
    return toy.entry;
}

const core::RulesetEntry& harvestRules() {
    static const Toy toy = toys().back();
    return toy.entry;
}

model::Rulesets toyRulesets() {
    static const std::array<const core::RulesetEntry*, 2> all{&skirmishRules(), &harvestRules()};
    return all;
}

core::Scenario meadow() {
    return toys().front().scenarios.front().scenario;
}

core::Scenario valley() {
    return toys().back().scenarios.front().scenario;
}

core::Edit titled(const std::string& title) {
    return core::Edit{core::SetTitle{core::TitleField::Title, title}};
}

core::Edit painted(const core::Scenario& scenario, const std::string& label, const std::string& terrain) {
    const core::SpaceId space = core::findSpace(*scenario.board, core::SpaceLabel{label}).value();
    return core::Edit{core::PaintTerrain{{space}, core::TerrainToken{terrain}}};
}

} // namespace orontes::tests

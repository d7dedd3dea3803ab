// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

namespace orontes::tests {

using namespace core;

namespace {

Complaint faultOf(const RulesetInfo& info, const Scenario& scenario, const DerivedValue& derived) {
    const FieldSpec* field = findField(info.sideFields, derived.field);
    if (findSide(scenario, derived.side) == nullptr)
        return "no side " + QString::fromStdString(derived.side.value);
    if (!derived.field.empty() && (field == nullptr || field->kind != FieldKind::Integer))
        return "no number of a side " + QString::fromStdString(derived.field.value);
    if (!info.texts.contains(derived.label))
        return "no text " + QString::fromStdString(derived.label.value);
    return {};
}

/// Nothing where it has to be: counters of no type and no side, values of another kind.
Scenario muddled(Scenario scenario) {
    for (Counter& counter : scenario.counters.edit()) {
        counter.type = CounterType{"nothing"};
        for (auto& [field, value] : counter.attributes)
            value = std::string("x");
    }
    for (Side& side : scenario.sides.edit())
        for (auto& [field, value] : side.attributes)
            value = std::string("x");
    if (!scenario.counters->empty())
        scenario.counters.edit().front().side = SideToken{"nobody"};
    return scenario;
}

} // namespace

Complaint derivedValuesAreOfTheScenario(const Game& game) {
    const RulesetInfo& info = game.rules().info();
    if (info.derivedOfSides == nullptr)
        return {};
    for (const Scenario& scenario : {game.scenario, info.blank, Scenario{}, muddled(game.scenario)})
        for (const DerivedValue& derived : info.derivedOfSides(scenario))
            if (const Complaint fault = faultOf(info, scenario, derived); !fault.isEmpty())
                return fault;
    return {};
}

} // namespace orontes::tests

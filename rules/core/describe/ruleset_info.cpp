// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/ruleset_info.h"

#include <algorithm>
#include <cassert>

namespace orontes::core {
namespace {

template <class List, class Matches>
auto* firstThat(const List& list, Matches matches) {
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const CounterTypeSpec* findCounterType(const RulesetInfo& info, const CounterType& type) {
    return firstThat(info.counterTypes, [&](const CounterTypeSpec& spec) { return spec.type == type; });
}

const TerrainSpec* findTerrain(const RulesetInfo& info, const TerrainToken& token) {
    return firstThat(info.terrains, [&](const TerrainSpec& spec) { return spec.token == token; });
}

const FeatureSpec* findFeature(const RulesetInfo& info, const FeatureToken& token) {
    return firstThat(info.features, [&](const FeatureSpec& spec) { return spec.token == token; });
}

const FieldSpec* findField(const std::vector<FieldSpec>& fields, const FieldId& id) {
    return firstThat(fields, [&](const FieldSpec& spec) { return spec.id == id; });
}

const OverlaySpec* findOverlay(const RulesetInfo& info, const OverlayId& id) {
    return firstThat(info.overlays, [&](const OverlaySpec& spec) { return spec.id == id; });
}

const OptionSpec* findOption(const RulesetInfo& info, const OptionId& id) {
    return firstThat(info.options, [&](const OptionSpec& spec) { return spec.id == id; });
}

const StateSpec* findState(const RulesetInfo& info, const StateId& id) {
    return firstThat(info.states, [&](const StateSpec& spec) { return spec.id == id; });
}

const RuleEntry* findRule(const RulesetInfo& info, const std::string& reference) {
    return firstThat(info.rules, [&](const RuleEntry& rule) { return rule.reference == reference; });
}

Citation cite(const RulesetInfo& info, std::string_view reference) {
    const RuleEntry* rule = findRule(info, std::string(reference));
    assert(rule != nullptr);
    return {info.id.value, std::string(reference), rule ? rule->provenance : Provenance::Text};
}

Value fieldValue(const RulesetInfo& info, const Counter& counter, const FieldId& field) {
    if (const auto own = counter.attributes.find(field); own != counter.attributes.end())
        return own->second;
    const CounterTypeSpec* type = findCounterType(info, counter.type);
    const FieldSpec* spec = type ? findField(type->fields, field) : nullptr;
    return spec ? spec->defaultValue : Value{};
}

std::vector<PhaseSpec> phasesOf(const RulesetInfo& info, const Scenario& scenario) {
    const auto isSet = [&](const OptionId& option) { return optionValue(info, scenario, option) == Value{true}; };
    std::vector<PhaseSpec> phases;
    for (const PhaseSpec& phase : info.phases)
        if ((phase.onlyWith.empty() || isSet(phase.onlyWith)) && (phase.unless.empty() || !isSet(phase.unless)))
            phases.push_back(phase);
    return phases;
}

Value sideFieldValue(const RulesetInfo& info, const Side& side, const FieldId& field) {
    if (const auto own = side.attributes.find(field); own != side.attributes.end())
        return own->second;
    const FieldSpec* spec = findField(info.sideFields, field);
    return spec ? spec->defaultValue : Value{};
}

std::string victoryLevelName(const RulesetInfo& info, const std::string& level) {
    const TextId label{"victory.level." + level};
    return info.texts.contains(label) ? info.texts.render(label) : level;
}

Value optionValue(const RulesetInfo& info, const Scenario& scenario, const OptionId& option) {
    if (const auto own = scenario.options->find(option); own != scenario.options->end())
        return own->second;
    const OptionSpec* spec = findOption(info, option);
    return spec ? spec->field.defaultValue : Value{};
}

} // namespace orontes::core

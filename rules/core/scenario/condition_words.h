// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/scenario.h"

#include <string>
#include <vector>

namespace orontes::core {

/// The pieces from which sentences about conditions are made: lists, and what people call sides, spaces, types, turns.
class ConditionWords {
public:
    ConditionWords(const Scenario& scenario, const RulesetInfo& info) : m_scenario(scenario), m_info(info) {}

    std::string text(const char* id, TextArgs args = {}) const { return m_info.texts.render(Text{{id}, args}); }
    std::string joined(const char* id, const std::string& first, const std::string& second) const {
        return text(id, {{"first", first}, {"second", second}});
    }
    /// "A, B and C"
    std::string list(const std::vector<std::string>& items, const char* none, const char* last = "victory.and") const;

    std::string side(const SideToken& token) const;
    /// "Hatti or Luvians"
    std::string anyOf(const std::vector<SideToken>& sides) const;
    /// With its name where it has one. On maps of areas the label is one.
    std::string space(const SpaceLabel& label) const;
    std::string region(const RegionId& id) const;
    /// The region with a name that has exactly these spaces.
    const Region* regionOf(std::vector<SpaceLabel> spaces) const;
    /// "the terrain Hill", "Asia Minor with the terrain Hill"
    std::string group(const RegionId& region, const TerrainToken& terrain) const;
    /// " (Spears or Archers)", " (not counting Scouts)", or nothing where all count. A long list is told by the types
    /// that these sides have.
    std::string types(const std::vector<CounterType>& types, const std::vector<SideToken>& sides) const;
    std::string state(const StateId& id) const;
    /// "by turn 4", "on turns 3 to 5", "on at least 6 of turns 1 to 10"
    std::string when(const std::vector<TurnNumber>& turns, int need) const;

private:
    std::vector<CounterType> typesBeside(const std::vector<CounterType>& types) const;
    std::vector<std::string> labelsOf(const std::vector<CounterType>& types) const;
    bool isPresent(const CounterType& type, const std::vector<SideToken>& sides) const;
    std::string turnList(const std::vector<TurnNumber>& turns) const;

    const Scenario& m_scenario;
    const RulesetInfo& m_info;
};

} // namespace orontes::core

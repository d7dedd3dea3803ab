// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <vector>

namespace orontes::tests {

/// A scenario of a ruleset, by the name its golden goes by.
struct NamedScenario {
    std::string name;
    core::Scenario scenario;
};

/// A ruleset that only the tests know, with its scenarios.
struct Toy {
    const core::RulesetEntry& entry;
    std::vector<NamedScenario> scenarios;
};

std::vector<Toy> toys();

} // namespace orontes::tests

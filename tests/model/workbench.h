// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/open_document.h"
#include "tests/support/toys/toys.h"

#include <array>

namespace orontes::tests {

/// The toys, as a program knows its rulesets.
model::Rulesets toyRulesets();
const core::RulesetEntry& skirmishRules();
const core::RulesetEntry& harvestRules();
/// A battle on seven by seven hexes: spears and archers, secrets none.
core::Scenario meadow();
/// Four farmers with secret cards on an area map.
core::Scenario valley();

/// "Amun" becomes the title.
core::Edit titled(const std::string& title);
/// The space with this label gets a terrain.
core::Edit painted(const core::Scenario& scenario, const std::string& label, const std::string& terrain);

} // namespace orontes::tests

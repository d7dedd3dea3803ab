// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal.h"
#include "model/store/scenario_file.h"
#include "rules/core/ruleset.h"

#include <optional>
#include <string>

namespace orontes::app {

/// A scenario with the ruleset it is for.
struct Battle {
    model::OpenedScenario opened;
    const core::RulesetEntry* entry = nullptr;
    core::Findings findings; ///< of reading; no error among them

    const core::Scenario& scenario() const { return opened.scenario; }
    const core::RulesetInfo& info() const { return entry->rules.info(); }
};

/// The ruleset with that id; null when this program has none.
const core::RulesetEntry* findRuleset(const core::RulesetId& id);

/// The finding of a file that is written for a ruleset nobody knows.
core::Diagnostic unknownRuleset(const core::RulesetId& id, const std::string& file);

/// Reads a scenario. When it cannot be used its findings have been printed, and there is none.
std::optional<Battle> openBattle(const std::string& file, Terminal& terminal);

/// The first position; when the scenario has errors they have been printed, and there is none.
std::optional<core::Position> startOf(const Battle& battle, Terminal& terminal);

/// The folder of bundled scenarios: of the source tree, or of the installation.
std::string bundledScenarios();

/// The bot of that name, or a finding.
core::Result<core::BotId> findBot(const core::RulesetEntry& entry, const std::string& name);

} // namespace orontes::app

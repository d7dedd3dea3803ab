// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"

#include "app/paths.h"
#include "model/store/rulesets.h"
#include "model/texts.h"
#include "rules/registry/registry.h"

#include <algorithm>
#include <filesystem>

namespace orontes::app {

const core::RulesetEntry* findRuleset(const core::RulesetId& id) {
    return model::findRuleset(registry::rulesets(), id);
}

core::Diagnostic unknownRuleset(const core::RulesetId& id, const std::string& file) {
    core::Diagnostic problem = model::unknownRuleset(registry::rulesets(), id);
    problem.where.file = file;
    return problem;
}

std::optional<Battle> openBattle(const std::string& file, Terminal& terminal) {
    core::Read<model::OpenedScenario> read = model::openScenario(file);
    for (const core::Diagnostic& finding : read.findings)
        if (finding.severity == core::Severity::Error)
            fail(terminal, finding);
    if (!read.value)
        return std::nullopt;
    const core::RulesetId& id = read.value->scenario.ruleset;
    const core::RulesetEntry* entry = findRuleset(id);
    if (!entry) {
        fail(terminal, unknownRuleset(id, file));
        return std::nullopt;
    }
    return Battle{std::move(*read.value), entry, std::move(read.findings)};
}

std::optional<core::Position> startOf(const Battle& battle, Terminal& terminal) {
    core::Result<core::Position> start = battle.entry->rules.start(battle.scenario());
    if (start)
        return std::move(*start);
    core::Diagnostic problem = start.error();
    problem.where.file = battle.opened.file.path.string();
    fail(terminal, problem, model::textsFor(battle.info()));
    return std::nullopt;
}

std::string bundledScenarios() {
    if (std::filesystem::is_directory(sourceScenarios))
        return std::string(sourceScenarios);
    std::error_code ignored;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    return (program.parent_path() / installedScenarios).lexically_normal().string();
}

core::Result<core::BotId> findBot(const core::RulesetEntry& entry, const std::string& name) {
    for (const core::BotSpec& bot : entry.players.bots())
        if (bot.id.value == name)
            return bot.id;
    return core::refuse(usageProblem("app.unknown-bot", {{"bot", name}}));
}

} // namespace orontes::app

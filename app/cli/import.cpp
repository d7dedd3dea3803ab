// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/exchange/csv_grid.h"
#include "model/exchange/csv_roster.h"
#include "model/exchange/tiled_map.h"
#include "model/texts.h"
#include "rules/core/scenario/edit.h"

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

/// What an import begins with: a new scenario of a ruleset, or one that is there.
struct Ground {
    core::Scenario scenario;
    model::ScenarioFile file;
    const core::RulesetInfo* info = nullptr;
    bool isNew = false;
};

/// The step that brings what was read into the scenario, and what was found on the way.
using Imported = core::Read<core::Edit>;

std::optional<Ground> groundOf(const ImportFile& command, Terminal& terminal) {
    if (command.into.empty() == command.ruleset.empty()) {
        fail(terminal, usageProblem("app.import.where", {}));
        return std::nullopt;
    }
    if (!command.into.empty()) {
        std::optional<Battle> battle = openBattle(command.into, terminal);
        if (!battle)
            return std::nullopt;
        const core::RulesetInfo& info = battle->info();
        return Ground{std::move(battle->opened.scenario), std::move(battle->opened.file), &info, false};
    }
    const core::RulesetEntry* entry = findRuleset({command.ruleset});
    if (entry == nullptr) {
        fail(terminal, unknownRuleset({command.ruleset}, command.file));
        return std::nullopt;
    }
    return Ground{entry->rules.info().blank, {}, &entry->rules.info(), true};
}

/// "grass=clear": what it is called there, and here.
std::map<std::string, std::string> mappingOf(const std::vector<std::string>& pairs) {
    std::map<std::string, std::string> mapping;
    for (const std::string& pair : pairs) {
        const std::size_t equals = pair.rfind('=');
        mapping[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
    return mapping;
}

model::TerrainNames terrainsOf(const std::vector<std::string>& pairs) {
    model::TerrainNames names;
    for (const auto& [name, terrain] : mappingOf(pairs))
        names[name] = core::TerrainToken{terrain};
    return names;
}

Imported replacing(core::Read<core::Board> read) {
    Imported imported{std::nullopt, std::move(read.findings)};
    if (read.value)
        imported.value = core::Edit{core::ReplaceBoard{std::move(*read.value), {}}};
    return imported;
}

Imported importTiled(const ImportFile& command, const std::string& text, const Ground& ground) {
    const std::filesystem::path folder = model::folderOf(command.file);
    const auto tilesets = [&folder](const std::string& file) -> core::Result<std::string> {
        core::Result<model::TextFile> read = model::readTextFile(folder / file);
        if (!read)
            return core::refuse(read.error());
        return std::move(read->text);
    };
    return replacing(model::boardFromTiled(text, {*ground.info, terrainsOf(command.names), tilesets}));
}

/// A new scenario keeps nothing of the board that a ruleset's new scenarios have but the way its spaces are.
core::Board bare(const core::Board& board) {
    return core::makeBoard(board.geometry, board.terrains, board.features);
}

Imported importTerrain(const ImportFile& command, const std::string& text, const Ground& ground) {
    const core::Board base = ground.isNew ? bare(*ground.scenario.board) : *ground.scenario.board;
    return replacing(model::boardFromCsv(text, {*ground.info, terrainsOf(command.names), base}));
}

Imported importCounters(const std::string& text, const Ground& ground, const model::RosterImport& wanted) {
    core::Read<std::vector<core::Counter>> read = model::rosterFromCsv(text, wanted);
    Imported imported{std::nullopt, std::move(read.findings)};
    if (!read.value)
        return imported;
    core::Batch batch;
    for (const core::Counter& counter : *ground.scenario.counters)
        batch.edits.push_back({core::RemoveCounter{counter.id}});
    for (core::Counter& counter : *read.value)
        batch.edits.push_back({core::AddCounter{std::move(counter)}});
    imported.value = core::Edit{std::move(batch)};
    return imported;
}

Imported importFile(const ImportFile& command, const std::string& text, const Ground& ground) {
    if (command.file.ends_with(".csv")) {
        const model::RosterImport wanted{*ground.info, ground.scenario, mappingOf(command.names)};
        return model::looksLikeRoster(text, wanted) ? importCounters(text, ground, wanted)
                                                    : importTerrain(command, text, ground);
    }
    return importTiled(command, text, ground);
}

void report(const ImportFile& command, const core::Findings& findings, const core::Catalogue& texts,
            Terminal& terminal) {
    if (!terminal.json()) {
        for (const core::Diagnostic& finding : findings)
            print(terminal.err, finding, texts);
        terminal.out << command.output << "\n";
        return;
    }
    core::JsonArray list;
    for (const core::Diagnostic& finding : findings)
        list.push_back(core::toJson(finding, texts));
    print(terminal, core::JsonValue{core::JsonObject{{"file", core::JsonValue{command.output}},
                                                     {"findings", core::JsonValue{std::move(list)}}}});
}

} // namespace

int run(const ImportFile& command, Terminal& terminal) {
    const std::optional<Ground> ground = groundOf(command, terminal);
    if (!ground)
        return couldNotBeDone;
    const core::Catalogue texts = model::textsFor(*ground->info);
    const core::Result<model::TextFile> file = model::readTextFile(command.file);
    if (!file)
        return fail(terminal, file.error(), texts);
    Imported imported = importFile(command, file->text, *ground);
    for (core::Diagnostic& finding : imported.findings)
        if (finding.where.file.empty())
            finding.where.file = command.file;
    if (!imported.value) {
        for (const core::Diagnostic& finding : imported.findings)
            if (finding.severity == core::Severity::Error)
                fail(terminal, finding, texts);
        return couldNotBeDone;
    }
    const core::Result<core::Edited> made = core::applyEdit(ground->scenario, *imported.value);
    if (!made)
        return fail(terminal, made.error(), texts);
    const auto saved = model::saveScenario(made->scenario, ground->file, command.output,
                                           command.overwrite ? model::Overwrite::Allow : model::Overwrite::Refuse);
    if (!saved)
        return fail(terminal, saved.error(), texts);
    report(command, imported.findings, texts, terminal);
    return fine;
}

} // namespace orontes::app

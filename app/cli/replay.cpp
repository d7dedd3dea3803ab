// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/replay.h"

#include "app/cli/opening.h"
#include "app/cli/position_text.h"
#include "app/cli/subcommands.h"
#include "model/store/library.h"
#include "model/texts.h"
#include "rules/core/algo/record.h"

#include <filesystem>
#include <ostream>

namespace orontes::app {

namespace {

bool hasHash(const std::filesystem::path& file, const std::string& hash) {
    if (!std::filesystem::is_regular_file(file))
        return false;
    const core::Read<model::OpenedScenario> read = model::openScenario(file);
    return read.value && core::scenarioHash(read.value->scenario) == hash;
}

/// The file of the scenario that a record was played with: where the record says, beside the record, or bundled.
std::string scenarioOf(const std::string& record, const core::RecordHeader& header) {
    const std::filesystem::path named = header.scenarioFile;
    const std::filesystem::path folder = std::filesystem::path(record).parent_path();
    for (const std::filesystem::path& file : {named, folder / named, folder / named.filename()})
        if (!file.empty() && hasHash(file, header.scenarioHash))
            return file.string();
    for (const model::LibraryEntry& entry : model::readLibrary(bundledScenarios()).entries)
        if (core::scenarioHash(entry.scenario) == header.scenarioHash)
            return entry.path.string();
    return {};
}

/// Opens the scenario and makes sure that it is the one the record was played with.
std::optional<Battle> battleOf(const ReplayRecord& command, const core::RecordHeader& header, Terminal& terminal) {
    const std::string file = command.scenario.empty() ? scenarioOf(command.record, header) : command.scenario;
    if (file.empty()) {
        fail(terminal, usageProblem("app.no-scenario-for-record", {{"file", command.record},
                                                                   {"title", header.scenarioTitle},
                                                                   {"hash", header.scenarioHash.substr(0, 12)}}));
        return std::nullopt;
    }
    std::optional<Battle> battle = openBattle(file, terminal);
    const std::string found = battle ? core::scenarioHash(battle->scenario()) : header.scenarioHash;
    if (found != header.scenarioHash) {
        fail(terminal, usageProblem("app.other-scenario", {{"file", command.record},
                                                           {"scenario", file},
                                                           {"found", found.substr(0, 12)},
                                                           {"expected", header.scenarioHash.substr(0, 12)}}));
        return std::nullopt;
    }
    return battle;
}

/// A line of a record holds its action, after one line of header.
core::Diagnostic illegalLine(const std::string& file, std::size_t action, const core::Diagnostic& reason,
                             const core::Catalogue& texts) {
    const auto line = static_cast<std::int64_t>(action + 2);
    core::Diagnostic problem =
        usageProblem("app.illegal-line", {{"file", file}, {"line", line}, {"reason", texts.render(reason.text())}});
    problem.where.file = file;
    problem.where.line = static_cast<int>(line);
    problem.rule = reason.rule;
    return problem;
}

void report(const core::View& view, const core::Replay& game, const Battle& battle, const std::string& file,
            Terminal& terminal) {
    if (terminal.json()) {
        core::JsonObject object{{"actions", core::JsonValue{static_cast<std::int64_t>(game.steps.size())}},
                                {"legal", core::JsonValue{!game.refusal}},
                                {"position", positionJson(view, battle.scenario(), battle.info())}};
        print(terminal, core::JsonValue{std::move(object)});
        return;
    }
    printPosition(terminal.out, view, battle.scenario(), battle.info());
    if (view.outcome)
        printEnding(terminal.out, view, game.steps.size(), battle.scenario(), battle.info());
    if (!game.refusal)
        terminal.out << appTexts().render({{"app.replay.fine"},
                                           {{"file", file}, {"actions", static_cast<std::int64_t>(game.steps.size())}}})
                     << "\n";
}

int judge(const ReplayRecord& command, const core::RecordRead& read, const Battle& battle, Terminal& terminal) {
    const std::size_t until = command.until.value_or(read.record.actions.size());
    const core::Result<core::Replay> game =
        core::replay(battle.entry->rules, battle.scenario(), read.record.actions, until);
    if (!game)
        return fail(terminal, game.error(), model::textsFor(battle.info()));
    const core::Position& last = game->steps.empty() ? game->start : game->steps.back().step.next;
    report(battle.entry->rules.view(last, {core::Observer::Kind::Referee, {}}), *game, battle, command.record,
           terminal);
    if (game->refusal) {
        const core::Catalogue texts = model::textsFor(battle.info());
        print(terminal.err, illegalLine(command.record, game->steps.size(), *game->refusal, texts), appTexts());
        return hasErrors;
    }
    if (read.problem && until >= read.record.actions.size()) {
        core::Diagnostic problem = *read.problem;
        problem.where.file = command.record;
        print(terminal.err, problem, appTexts());
        return hasErrors;
    }
    return fine;
}

} // namespace

int run(const ReplayRecord& command, Terminal& terminal) {
    const core::Result<model::TextFile> text = model::readTextFile(command.record);
    if (!text)
        return fail(terminal, text.error());
    const core::Result<core::RecordHeader> header = core::readRecordHeader(text->text);
    if (!header) {
        core::Diagnostic problem = header.error();
        problem.where.file = command.record;
        return fail(terminal, problem);
    }
    const std::optional<Battle> battle = battleOf(command, *header, terminal);
    if (!battle)
        return couldNotBeDone;
    if (header->rulesetVersion != battle->info().version)
        terminal.err << appTexts().render({{"app.other-version"},
                                           {{"file", command.record},
                                            {"recorded", header->rulesetVersion},
                                            {"known", battle->info().version}}})
                     << "\n";
    return judge(command, core::readRecord(text->text, *battle->scenario().seats), *battle, terminal);
}

} // namespace orontes::app

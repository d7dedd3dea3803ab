// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/position_text.h"
#include "app/cli/subcommands.h"
#include "model/session/open_session.h"
#include "rules/registry/registry.h"

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

/// Opens the file that was named, when it is the scenario the record was played with; else `trouble` says why not.
std::optional<core::Scenario> namedScenario(const ReplayRecord& command, const core::RecordHeader& header,
                                            std::optional<core::Diagnostic>& trouble) {
    core::Read<model::OpenedScenario> read = model::openScenario(command.scenario);
    if (!read.value) {
        trouble = read.findings.front();
        return std::nullopt;
    }
    const std::string found = core::scenarioHash(read.value->scenario);
    if (found == header.scenarioHash)
        return std::move(read.value->scenario);
    trouble = usageProblem("app.other-scenario", {{"file", command.record},
                                                  {"scenario", command.scenario},
                                                  {"found", found.substr(0, 12)},
                                                  {"expected", header.scenarioHash.substr(0, 12)}});
    return std::nullopt;
}

std::optional<model::OpenedRecord> openedRecord(const ReplayRecord& command, core::Findings& findings,
                                                Terminal& terminal) {
    std::optional<core::Diagnostic> trouble;
    const model::ScenarioFinder named = [&](const core::RecordHeader& header) {
        return namedScenario(command, header, trouble);
    };
    const model::ScenarioFinder sought = model::scenarioFinder(command.record, {bundledScenarios()});
    core::Read<model::OpenedRecord> opened =
        model::openRecord(command.record, registry::rulesets(), command.scenario.empty() ? sought : named);
    if (!opened.value)
        fail(terminal, trouble ? *trouble : opened.findings.front());
    findings = std::move(opened.findings);
    return std::move(opened.value);
}

void warnOfOtherVersion(const model::OpenedRecord& record, const std::string& file, Terminal& terminal) {
    const std::string& known = record.session->info().version;
    if (record.header.rulesetVersion != known)
        terminal.err << appTexts().render(
                            {{"app.other-version"},
                             {{"file", file}, {"recorded", record.header.rulesetVersion}, {"known", known}}})
                     << "\n";
}

void report(const model::GameSession& game, bool legal, const std::string& file, Terminal& terminal) {
    const core::View view = game.view({core::Observer::Kind::Referee, {}});
    const auto actions = static_cast<std::int64_t>(game.cursor());
    if (terminal.json()) {
        core::JsonObject object{{"actions", core::JsonValue{actions}},
                                {"legal", core::JsonValue{legal}},
                                {"position", positionJson(view, game.scenario(), game.info())}};
        print(terminal, core::JsonValue{std::move(object)});
        return;
    }
    printPosition(terminal.out, view, game.scenario(), game.info());
    if (view.outcome)
        printEnding(terminal.out, view, game.cursor(), game.scenario(), game.info());
    if (legal)
        terminal.out << appTexts().render({{"app.replay.fine"}, {{"file", file}, {"actions", actions}}}) << "\n";
}

} // namespace

int run(const ReplayRecord& command, Terminal& terminal) {
    core::Findings findings;
    const std::optional<model::OpenedRecord> record = openedRecord(command, findings, terminal);
    if (!record)
        return couldNotBeDone;
    warnOfOtherVersion(*record, command.record, terminal);
    model::GameSession& game = *record->session;
    const std::size_t played = game.length();
    const bool stopsBefore = command.until && *command.until <= played; // what comes later is not asked about
    if (stopsBefore)
        game.goTo(*command.until);
    const bool legal = stopsBefore || played == record->actions;
    report(game, legal, command.record, terminal);
    if (stopsBefore || findings.empty())
        return fine;
    print(terminal.err, findings.front(), appTexts());
    return hasErrors;
}

} // namespace orontes::app

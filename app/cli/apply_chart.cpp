// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/arrivals/chart_file.h"
#include "model/arrivals/chart_plan.h"
#include "model/texts.h"

#include <filesystem>
#include <ostream>
#include <system_error>

namespace orontes::app {

namespace {

core::JsonValue listOf(const std::vector<std::string>& lines) {
    core::JsonArray list;
    for (const std::string& line : lines)
        list.push_back(core::JsonValue{line});
    return core::JsonValue{std::move(list)};
}

void tell(const model::ChartPlan& plan, const core::Catalogue& texts, Terminal& terminal) {
    std::vector<std::string> changes;
    for (const model::ChartChange& change : plan.changes)
        changes.push_back(change.words);
    std::vector<std::string> notes;
    for (const core::Text& note : plan.notes)
        notes.push_back(texts.render(note));
    if (terminal.json())
        return print(terminal,
                     core::JsonValue{core::JsonObject{{"changes", listOf(changes)}, {"notes", listOf(notes)}}});
    for (const std::vector<std::string>& lines : {changes, notes})
        for (const std::string& line : lines)
            terminal.out << line << "\n";
    if (changes.empty())
        terminal.out << appTexts().render({{"app.chart.same"}, {}}) << "\n";
}

} // namespace

int run(const ApplyChart& command, Terminal& terminal) {
    const std::optional<Battle> battle = openBattle(command.scenario, terminal);
    if (!battle)
        return couldNotBeDone;
    const core::Catalogue texts = model::textsFor(battle->info());
    const core::Read<model::ArrivalChart> read = model::openChart(command.chart);
    if (!read.value) {
        for (const core::Diagnostic& finding : read.findings)
            fail(terminal, finding, texts);
        return couldNotBeDone;
    }
    const model::ChartPlan plan = model::planChart(battle->info(), texts, battle->scenario(), *read.value);
    for (core::Diagnostic error : plan.errors) {
        error.where.file = command.chart;
        fail(terminal, error, texts);
    }
    if (!plan.errors.empty())
        return couldNotBeDone;
    tell(plan, texts, terminal);
    if (command.output.empty())
        return fine;
    const core::Result<core::Edited> made = core::applyEdit(battle->scenario(), plan.step());
    if (!made)
        return fail(terminal, made.error(), texts);
    std::error_code unknown;
    if (std::filesystem::equivalent(command.output, command.chart, unknown))
        return fail(terminal, model::fileFinding("store.over-chart", command.output), texts);
    model::ScenarioFile from = battle->opened.file;
    from.path.clear(); // even the scenario itself is replaced only when asked
    const auto saved = model::saveScenario(made->scenario, from, command.output,
                                           command.overwrite ? model::Overwrite::Allow : model::Overwrite::Refuse);
    return saved ? fine : fail(terminal, saved.error(), texts);
}

} // namespace orontes::app

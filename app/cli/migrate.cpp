// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

int migrate(const std::string& file, Terminal& terminal, core::JsonArray& report) {
    const core::Read<model::OpenedScenario> read = model::openScenario(file);
    for (const core::Diagnostic& finding : read.findings)
        if (finding.severity == core::Severity::Error)
            fail(terminal, finding);
    if (!read.value)
        return couldNotBeDone;
    const bool current = read.value->file.formatVersion == core::scenarioFormatVersion;
    if (!current) {
        const core::Result<model::ScenarioFile> saved = model::saveScenario(
            read.value->scenario, read.value->file, read.value->file.path, model::Overwrite::Refuse);
        if (!saved)
            return fail(terminal, saved.error());
    }
    const std::int64_t version = core::scenarioFormatVersion;
    if (terminal.json())
        report.push_back(core::JsonValue{core::JsonObject{{"file", core::JsonValue{file}},
                                                          {"migrated", core::JsonValue{!current}},
                                                          {"formatVersion", core::JsonValue{version}}}});
    else
        terminal.out << appTexts().render({{current ? "app.migrate.current" : "app.migrate.done"},
                                           {{"file", file}, {"version", version}}})
                     << "\n";
    return fine;
}

} // namespace

int run(const MigrateFiles& command, Terminal& terminal) {
    int exitCode = fine;
    core::JsonArray report;
    for (const std::string& file : command.files)
        exitCode = std::max(exitCode, migrate(file, terminal, report));
    if (terminal.json())
        print(terminal, core::JsonValue{std::move(report)});
    return exitCode;
}

} // namespace orontes::app

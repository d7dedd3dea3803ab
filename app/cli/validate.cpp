// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/series/series_document.h"
#include "model/series/series_json.h"
#include "model/store/file_header.h"
#include "model/texts.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "rules/registry/registry.h"

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

/// What was found in one file.
struct Examined {
    std::string file;
    core::Findings findings;
    core::Catalogue texts;
    bool read = false; ///< false: it could not be read far enough to be judged

    std::int64_t count(core::Severity severity) const {
        return std::count_if(findings.begin(), findings.end(),
                             [&](const core::Diagnostic& finding) { return finding.severity == severity; });
    }
    int exitCode() const { return !read ? couldNotBeDone : count(core::Severity::Error) > 0 ? hasErrors : fine; }
};

std::string formatOf(const std::string& file) {
    const core::Result<model::TextFile> text = model::readTextFile(file);
    return text ? model::headerOf(text->text).format : std::string();
}

Examined examineBoard(const std::string& file) {
    core::Read<core::Board> read = model::openBoard(file);
    return {file, std::move(read.findings), appTexts(), read.value.has_value()};
}

Examined examineScenario(const std::string& file) {
    core::Read<model::OpenedScenario> read = model::openScenario(file);
    Examined examined{file, std::move(read.findings), appTexts(), read.value.has_value()};
    if (!read.value)
        return examined;
    const core::RulesetId& id = read.value->scenario.ruleset;
    const core::RulesetEntry* entry = findRuleset(id);
    if (!entry) {
        examined.findings.push_back(unknownRuleset(id, file));
        return examined;
    }
    const core::RulesetInfo& info = entry->rules.info();
    examined.texts = model::textsFor(info);
    core::Findings found = core::runChecks(entry->rules.checks(), info, read.value->scenario);
    for (core::Diagnostic& finding : core::withoutWaived(std::move(found), read.value->scenario)) {
        finding.where.file = file;
        examined.findings.push_back(std::move(finding));
    }
    return examined;
}

/// The series itself, and whether each of its scenarios is there and fits.
Examined examineSeries(const std::string& file) {
    core::Read<std::unique_ptr<model::SeriesDocument>> read =
        model::SeriesDocument::open(file, {registry::rulesets(), {bundledScenarios()}});
    Examined examined{file, std::move(read.findings), appTexts(), read.value.has_value()};
    for (std::size_t battle = 0; read.value && battle < (*read.value)->series().battles.size(); ++battle)
        if (const core::Result<model::OpenedScenario> opened = (*read.value)->scenarioOf(battle); !opened) {
            examined.findings.push_back(opened.error());
            examined.findings.back().where.file = file;
            examined.findings.back().where.pointer = "/battles/" + std::to_string(battle) + "/scenario";
        }
    return examined;
}

Examined examine(const std::string& file) {
    const std::string format = formatOf(file);
    if (format == model::boardFormat)
        return examineBoard(file);
    return format == model::seriesFormat ? examineSeries(file) : examineScenario(file);
}

void printText(const Examined& examined, Terminal& terminal) {
    for (const core::Diagnostic& finding : examined.findings)
        print(terminal.out, finding, examined.texts);
    if (!examined.read)
        return;
    const core::TextArgs counts{{"file", examined.file},
                                {"errors", examined.count(core::Severity::Error)},
                                {"warnings", examined.count(core::Severity::Warning)},
                                {"notes", examined.count(core::Severity::Note)}};
    const bool good = examined.exitCode() == fine;
    terminal.out << appTexts().render({{good ? "app.validate.fine" : "app.validate.errors"}, counts}) << "\n";
}

core::JsonValue toJson(const Examined& examined) {
    core::JsonArray findings;
    for (const core::Diagnostic& finding : examined.findings)
        findings.push_back(core::toJson(finding, examined.texts));
    return core::JsonValue{core::JsonObject{{"file", core::JsonValue{examined.file}},
                                            {"readable", core::JsonValue{examined.read}},
                                            {"errors", core::JsonValue{examined.count(core::Severity::Error)}},
                                            {"warnings", core::JsonValue{examined.count(core::Severity::Warning)}},
                                            {"notes", core::JsonValue{examined.count(core::Severity::Note)}},
                                            {"findings", core::JsonValue{std::move(findings)}}}};
}

} // namespace

int run(const ValidateFiles& command, Terminal& terminal) {
    int exitCode = fine;
    core::JsonArray files;
    for (const std::string& file : command.files) {
        const Examined examined = examine(file);
        exitCode = std::max(exitCode, examined.exitCode());
        if (terminal.json())
            files.push_back(toJson(examined));
        else
            printText(examined, terminal);
    }
    if (terminal.json())
        print(terminal, core::JsonValue{std::move(files)});
    return exitCode;
}

} // namespace orontes::app

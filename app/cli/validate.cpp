// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/texts.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

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

bool isBoard(const std::string& file) {
    const core::Result<model::TextFile> text = model::readTextFile(file);
    const core::Result<core::JsonValue> json = text ? core::parseJson(text->text) : core::refuse(text.error());
    const core::JsonValue* format = json ? json->find("format") : nullptr;
    return format && format->string() && *format->string() == "orontes-board";
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
        const Examined examined = isBoard(file) ? examineBoard(file) : examineScenario(file);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/store/library.h"
#include "model/texts.h"
#include "rules/core/describe/info_findings.h"
#include "rules/core/json/scenario_json.h"
#include "rules/registry/registry.h"

#include <QFile>

#include <ostream>

namespace orontes::app {

namespace {

core::Findings symbolFindings(const core::RulesetInfo& info) {
    core::Findings findings;
    for (const std::string& symbol : core::symbolsOf(info))
        if (!QFile::exists(QStringLiteral(":/symbols/%1.svg").arg(QString::fromStdString(symbol))))
            findings.push_back(
                usageProblem("app.data.symbol-missing", {{"ruleset", info.id.value}, {"symbol", symbol}}));
    return findings;
}

void append(core::Findings& to, core::Findings more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Errors of the ruleset's data and of its bundled scenarios.
core::Findings findingsOf(const core::RulesetEntry& entry, const model::Library& library, std::int64_t& scenarios) {
    const core::RulesetInfo& info = entry.rules.info();
    core::Findings findings = core::infoFindings(info);
    append(findings, symbolFindings(info));
    for (const model::LibraryEntry& bundled : library.entries) {
        if (bundled.scenario.ruleset != info.id)
            continue;
        ++scenarios;
        for (core::Diagnostic& finding : core::runChecks(entry.rules.checks(), info, bundled.scenario)) {
            finding.where.file = bundled.path.string();
            if (finding.severity == core::Severity::Error)
                findings.push_back(std::move(finding));
        }
    }
    return findings;
}

core::Text summary(const core::RulesetInfo& info, std::int64_t scenarios) {
    return {{"app.data.fine"},
            {{"ruleset", info.id.value},
             {"rules", static_cast<std::int64_t>(info.rules.size())},
             {"texts", static_cast<std::int64_t>(info.texts.templates().size())},
             {"tables", static_cast<std::int64_t>(info.tables.size())},
             {"scenarios", scenarios}}};
}

} // namespace

int run(const CheckData&, Terminal& terminal) {
    const model::Library library = model::readLibrary(bundledScenarios());
    int exitCode = library.findings.empty() ? fine : hasErrors;
    core::JsonArray report;
    for (const core::Diagnostic& finding : library.findings)
        print(terminal.err, finding, appTexts());
    for (const core::RulesetEntry* entry : registry::rulesets()) {
        const core::RulesetInfo& info = entry->rules.info();
        const core::Catalogue texts = model::textsFor(info);
        std::int64_t scenarios = 0;
        core::JsonArray faults;
        for (const core::Diagnostic& finding : findingsOf(*entry, library, scenarios)) {
            exitCode = hasErrors;
            faults.push_back(core::toJson(finding, finding.id.starts_with("app.") ? appTexts() : texts));
            if (!terminal.json())
                print(terminal.out, finding, finding.id.starts_with("app.") ? appTexts() : texts);
        }
        if (!terminal.json() && faults.empty())
            terminal.out << appTexts().render(summary(info, scenarios)) << "\n";
        report.push_back(core::JsonValue{core::JsonObject{{"ruleset", core::JsonValue{info.id.value}},
                                                          {"scenarios", core::JsonValue{scenarios}},
                                                          {"findings", core::JsonValue{std::move(faults)}}}});
    }
    if (terminal.json())
        print(terminal, core::JsonValue{std::move(report)});
    return exitCode;
}

} // namespace orontes::app

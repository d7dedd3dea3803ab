// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/open_report.h"

#include "model/balance/report_json.h"
#include "model/store/text_file.h"

namespace orontes::model {

core::Read<BalanceReport> readReportFile(const std::filesystem::path& path) {
    core::Result<TextFile> text = readTextFile(path);
    core::Read<BalanceReport> read =
        text ? reportFromJson(text->text) : core::Read<BalanceReport>{std::nullopt, {std::move(text.error())}};
    for (core::Diagnostic& finding : read.findings)
        finding.where.file = path.string();
    return read;
}

core::Read<OpenedReport> openReport(const std::filesystem::path& path, Rulesets rulesets, const ScenarioFinder& find) {
    core::Read<BalanceReport> read = readReportFile(path);
    core::Read<OpenedReport> opened{std::nullopt, std::move(read.findings)};
    if (!read.value)
        return opened;
    const BatchPlan& plan = read.value->plan;
    const core::RulesetEntry* ruleset = findRuleset(rulesets, plan.ruleset);
    if (!ruleset) {
        opened.findings.push_back(unknownRuleset(rulesets, plan.ruleset));
        opened.findings.back().where.file = path.string();
        return opened;
    }
    core::RecordHeader sought;
    sought.ruleset = plan.ruleset;
    sought.scenarioTitle = plan.scenarioTitle;
    sought.scenarioHash = plan.scenarioHash;
    std::optional<core::Scenario> scenario = find(sought);
    opened.value = OpenedReport{*std::move(read.value), ruleset, std::move(scenario)};
    return opened;
}

} // namespace orontes::model

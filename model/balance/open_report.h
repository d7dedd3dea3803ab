// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"
#include "model/session/open_session.h"
#include "model/store/rulesets.h"
#include "rules/core/json/scenario_json.h"

#include <filesystem>
#include <optional>

namespace orontes::model {

/// Reads a report from its file; findings name the file.
core::Read<BalanceReport> readReportFile(const std::filesystem::path& path);

struct OpenedReport {
    BalanceReport report;
    const core::RulesetEntry* ruleset = nullptr;
    /// As it was when the games were played; without it the report can be read, not played again.
    std::optional<core::Scenario> scenario;
};

/// A report with what it is about. Without a value at least one finding is an error.
core::Read<OpenedReport> openReport(const std::filesystem::path& path, Rulesets rulesets, const ScenarioFinder& find);

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"
#include "rules/core/json/scenario_json.h"

#include <string_view>

namespace orontes::model {

inline constexpr int balanceFormatVersion = 1;
inline constexpr std::string_view balanceFormat = "orontes-balance";

/// docs/formats/balance_report.md. Equal reports give equal values, in the order of that page.
core::JsonValue toJson(const BalanceReport& report);

/// Reads what prettyJson(toJson(report)) wrote. Shares and means, which follow from the counts, are passed over.
core::Read<BalanceReport> reportFromJson(std::string_view text);

} // namespace orontes::model

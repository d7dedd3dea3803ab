// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"

#include <string>
#include <string_view>

namespace orontes::model {

inline constexpr int reportFormatVersion = 1;
inline constexpr std::string_view reportFormat = "orontes-balance";

/// docs/formats/balance_report.md. The same report gives the same bytes. Shares and intervals are written for other
/// programs and passed over in reading.
std::string writeReport(const BalanceReport& report);

/// Refused with the place of what makes no sense; a newer version with the version it needs.
core::Result<BalanceReport> readReport(std::string_view text);

} // namespace orontes::model

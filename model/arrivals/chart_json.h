// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/chart.h"
#include "rules/core/json/scenario_json.h"

#include <string_view>

namespace orontes::model {

inline constexpr int chartFormatVersion = 1;

/// docs/formats/chart.md. What the chart names is not looked up here: that needs a scenario.
core::Read<ArrivalChart> readChart(std::string_view text);
/// Equal charts give equal bytes.
std::string writeChart(const ArrivalChart& chart);

} // namespace orontes::model

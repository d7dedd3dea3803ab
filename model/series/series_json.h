// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/series.h"
#include "rules/core/json/scenario_json.h"

#include <string_view>

namespace orontes::model {

inline constexpr int seriesFormatVersion = 1;
inline constexpr std::string_view seriesFormat = "orontes-series";

/// docs/formats/series.md. A series with faults in its ways or results is not given.
core::Read<Series> readSeries(std::string_view text);
std::string writeSeries(const Series& series);

} // namespace orontes::model

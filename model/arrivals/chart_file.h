// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/chart_json.h"
#include "model/store/scenario_file.h"

#include <filesystem>
#include <string>

namespace orontes::model {

inline constexpr std::string_view chartSuffix = ".orontes-chart.json";

/// Findings name the file.
core::Read<ArrivalChart> openChart(const std::filesystem::path& path);

/// Written in one step. `overwrite` allows to replace a chart that lies there; anything else is left alone.
core::Result<void> saveChart(const ArrivalChart& chart, const std::filesystem::path& path, Overwrite overwrite);

/// "kadesh.orontes-chart.json" for what someone called "kadesh", "kadesh.json" or just that.
std::filesystem::path chartPath(const std::filesystem::path& chosen);

} // namespace orontes::model

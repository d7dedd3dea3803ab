// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <string>
#include <vector>

namespace orontes::core {

/// The character that stands for each terrain in the rows of a board file (docs/formats/board.md), as UTF-8.
std::vector<std::string> legendOf(const std::vector<TerrainToken>& terrains);

} // namespace orontes::core

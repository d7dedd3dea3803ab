// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/tiled_map.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace orontes::tests {

/// A ruleset of two terrains, clear and hills, and one feature, river.
const core::RulesetInfo& twoTerrains();

/// JSON with ' for ".
std::string js(std::string text);

/// Read for that ruleset, without any other files.
core::Read<core::Board> readMap(std::string_view text, const model::TerrainNames& names = {});
std::string written(const core::Board& board);

/// "pointer sentence | pointer sentence"
QString told(const core::Findings& findings);
bool hasFinding(const core::Findings& findings, const char* id, const char* pointer);

/// The terrains of a board, a letter each: C for clear, H for hills.
QStringList rows(const core::Board& board);

} // namespace orontes::tests

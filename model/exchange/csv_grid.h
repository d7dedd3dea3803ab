// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/tiled_map.h"

namespace orontes::model {

// The terrain of a grid as CSV, docs/formats/csv.md.

/// A row of terrain tokens for each row of the board, from the top. Refused ("csv.areas") for an area map.
core::Result<std::string> gridCsv(const core::Board& board);

struct CsvGridImport {
    const core::RulesetInfo& info;
    TerrainNames names;
    const core::Board& base; ///< says what spaces are like, and which terrains there are
};

/// The base with this terrain; where the rows make a board of another size, a bare board of that size.
core::Read<core::Board> boardFromCsv(std::string_view text, const CsvGridImport& wanted);

} // namespace orontes::model

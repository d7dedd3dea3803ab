// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/json/scenario_json.h"

#include <QColor>
#include <QImage>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

// Maps of the editor Tiled, docs/formats/tiled.md.

/// What is written into the map, and what the map refers to.
struct TiledExport {
    core::RulesetId ruleset;
    std::string picture; ///< of the tiles: its file's name beside the map
};

/// The text of a .tmj with everything the board holds. Refused ("tiled.areas") for an area map, which has no tiles.
core::Result<std::string> tiledMap(const core::Board& board, const TiledExport& wanted);

/// The picture of the tiles, transparent around hexes: a tile for each terrain of a grid, in the order of its codes,
/// up to sixteen in a row. `colours` has one for each.
QImage tilePicture(const core::Board& board, const std::vector<QColor>& colours);

/// What tiles and cells of other programs are called, and the terrain they stand for here.
using TerrainNames = std::map<std::string, core::TerrainToken>;

/// Fetches a tileset that a map names, as text; refused with a finding when it cannot be read.
using TilesetSource = std::function<core::Result<std::string>(const std::string& file)>;

struct TiledImport {
    const core::RulesetInfo& info;
    TerrainNames names;
    TilesetSource tilesets;
};

/// The board of a .tmj: one of ours as it was written, any other as far as it can be read. Findings carry the pointer.
core::Read<core::Board> boardFromTiled(std::string_view text, const TiledImport& wanted);

} // namespace orontes::model

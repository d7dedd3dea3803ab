// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/reader.h"

#include <cstdint>
#include <vector>

namespace orontes::model {

/// A rectangle of tiles: the whole of a layer, or a chunk of an infinite one. `ids` has width x height global ids, row
/// by row, with the flags of turned and mirrored tiles in their upper four bits; 0 is no tile.
struct TileBlock {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> ids;
};

inline constexpr std::uint32_t tileFlags = 0xF0000000U;

/// The tiles of a layer: lists of numbers, or base64, packed by zlib or gzip or not at all. What cannot be read is an
/// error of the reader.
std::vector<TileBlock> readTileLayer(core::JsonReader& reader, const core::JsonValue& layer);

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/tiled_plane.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/json/reader.h"

#include <vector>

namespace orontes::model {

/// `known`, and behind them the features that object layers say they are or are named after.
std::vector<core::FeatureToken> featuresOfLayers(core::JsonReader& reader, const core::JsonValue& map,
                                                 const core::RulesetInfo& info, std::vector<core::FeatureToken> known);

/// Lays what the object layers of a map hold on its board: edges of features, regions, and notes of spaces. What finds
/// no place is told.
void readObjectLayers(core::JsonReader& reader, const core::JsonValue& map, const core::RulesetInfo& info,
                      const TiledPlane& plane, core::Board& board);

} // namespace orontes::model

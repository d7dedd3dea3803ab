// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/strong.h"

namespace orontes::core {

/// A space of one board, dense from 0. Only meaningful beside the board it was asked from.
using SpaceId = Number<struct SpaceTag>;
/// An edge between two spaces (a hexside, a square's side, a link of areas). Dense enough to index arrays.
using EdgeId = Number<struct EdgeTag>;
/// A corner where spaces meet.
using VertexId = Number<struct VertexTag>;
/// A counter of one scenario. Stable for the life of the scenario; written as its number in files.
using CounterId = Number<struct CounterTag>;
/// A seat at the table, dense from 0 in the order the scenario lists them.
using SeatId = Number<struct SeatTag>;
/// A game turn, from 1.
using TurnNumber = Number<struct TurnTag>;

/// The label printed in a space ("36", "2216", "E4", "Thebes"). Unique on its board; the only name of a space in files.
using SpaceLabel = Token<struct SpaceLabelTag>;
using RulesetId = Token<struct RulesetIdTag>;
using TerrainToken = Token<struct TerrainTokenTag>;
using FeatureToken = Token<struct FeatureTokenTag>;
/// Who sits at the table and decides.
using SeatToken = Token<struct SeatTokenTag>;
/// Whose counters they are: an army, a nation. One seat may command several sides.
using SideToken = Token<struct SideTokenTag>;
using CounterType = Token<struct CounterTypeTag>;
using FieldId = Token<struct FieldIdTag>;
using OptionId = Token<struct OptionIdTag>;
using RegionId = Token<struct RegionIdTag>;
using PhaseId = Token<struct PhaseIdTag>;
/// What the rules can show on the map.
using OverlayId = Token<struct OverlayIdTag>;
/// Something that a ruleset knows to be so or not so of a game under way.
using StateId = Token<struct StateIdTag>;
using BotId = Token<struct BotIdTag>;
/// Names a sentence in the data (data/messages.json).
using TextId = Token<struct TextIdTag>;

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/map_painter.h"
#include "editor/paint/stacks.h"

#include <QImage>
#include <QSize>

#include <span>

namespace orontes::core {
struct Scenario;
}

namespace orontes::editor {

/// Paints the counters of a map over its ground.
void paintCounters(QPainter& painter, std::span<const PlacedCounter> counters, const BoardShape& shape,
                   const MapView& view, Theme theme);

/// A whole map with its counters, as large as it fits into `size` pixels of a plain screen; the rest is transparent.
QImage thumbnail(const core::Board& board, const MapStyle& style, std::span<const PlacedCounter> counters, QSize size,
                 double devicePixelRatio);

/// How a camp or another space of a seat is told apart: spaces with an attribute that names a seat are tinted in the
/// colour and pattern of that seat's first side.
std::vector<SpaceTint> ownerTints(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::editor

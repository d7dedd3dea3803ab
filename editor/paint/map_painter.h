// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/board_shape.h"
#include "editor/paint/ground_window.h"
#include "editor/paint/looks.h"
#include "editor/paint/map_view.h"
#include "editor/paint/ornament_sheet.h"
#include "editor/paint/overview.h"
#include "editor/paint/zones.h"
#include "editor/theme/tokens.h"

#include <QImage>

#include <span>
#include <vector>

class QPainter;

namespace orontes::editor {

struct PaintJob;

/// What of a map is shown. Counters are drawn by whoever has them.
struct MapLayers {
    bool terrain = true;
    bool grid = true;
    bool edges = true;
    bool labels = true; ///< space labels; names and letters belong to the terrain
    bool zones = true;
    bool counters = true;

    friend bool operator==(const MapLayers&, const MapLayers&) = default;
};

/// How a map is to look.
struct MapStyle {
    Theme theme = Theme::Light;
    MapLegend legend;
    bool checkered = false; ///< squares in two shades, like a chessboard
    std::vector<SpaceTint> tints;
    std::vector<MapZone> zones;

    friend bool operator==(const MapStyle&, const MapStyle&) = default;
};

/// Paints boards: on the screen, in thumbnails, on paper. Keeps what can be used again between two calls: tell it when
/// the board changes.
class MapPainter {
public:
    explicit MapPainter(MapStyle style);

    const MapStyle& style() const { return m_style; }
    const BoardShape& shapeOf(const core::Board& board);
    /// Paints `device` of the map; what lies beyond the sheet is left alone.
    void paint(QPainter& painter, const core::Board& board, const MapView& view, const QRectF& device,
               const MapLayers& layers = {});

    /// The board that will be painted next differs from the last one in these spaces and edges.
    void patch(const core::Board& board, std::span<const core::SpaceId> spaces, std::span<const core::EdgeId> edges);

private:
    void paintFarGrid(const PaintJob& job);
    void paintGrid(const PaintJob& job, const MapLayers& layers);
    void paintAreaMap(const PaintJob& job, const MapLayers& layers);
    void paintTints(const PaintJob& job, const MapLayers& layers) const;
    void paintZoneBorders(const PaintJob& job) const;

    MapStyle m_style;
    std::vector<SpaceSet> m_tinted; ///< as m_style.tints
    std::vector<SpaceSet> m_zoned;  ///< as m_style.zones
    core::Geometry m_geometry;
    BoardShape m_shape;
    GroundWindow m_window;
    OrnamentSheet m_sheet;
    QImage m_grain;
    Overview m_overview;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_artists.h"

#include "editor/paint/counter_painter.h"
#include "editor/paint/map_painter.h"
#include "editor/paint/thumbnail.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

#include <memory>

namespace orontes::editor {

namespace {

constexpr double unitsPerScreenPixel = unitsPerMm * mmPerInch / 96; // what is thin on a screen is thin on paper

MapStyle styleOf(const KitSource& source) {
    MapStyle style;
    style.legend = legendOf(source.info);
    style.checkered = std::holds_alternative<core::SquareGrid>(source.scenario.board->geometry);
    style.tints = ownerTints(source.info, source.scenario);
    return style;
}

/// Millimetres on paper for a unit of the board's plane. A sheet of its own size is drawn in millimetres.
double mmPerPlane(const KitSource& source, const KitOptions& options, const BoardShape& shape) {
    if (shape.hasSheet() && !options.spaceMillimetres)
        return 1;
    return options.spaceMillimetres.value_or(source.info.print.spaceMillimetres) / shape.unit();
}

/// The board's painter, set up once for all pages.
struct BoardArtist {
    MapPainter painter;
    core::Cow<core::Board> board; ///< shared with the scenario
    double mmPerUnit = 1;

    BoardArtist(const KitSource& source, const KitOptions& options)
        : painter(styleOf(source)),
          board(source.scenario.board),
          mmPerUnit(mmPerPlane(source, options, painter.shapeOf(*board))) {}

    /// On pictures the map's painter works in whole pixels, as on the screen; on paper in the units of the sheet.
    void paint(QPainter& on, const MmRect& window, const QRectF& place) {
        const QTransform turned = on.combinedTransform();
        const bool inPixels = on.paintEngine()->type() == QPaintEngine::Raster && turned.type() <= QTransform::TxScale;
        const double factor = inPixels ? turned.m11() : 1;
        on.save();
        if (inPixels)
            on.resetTransform();
        const QRectF box = inPixels ? turned.mapRect(place) : place;
        const QRectF sheet = sheetOf(painter.shapeOf(*board));
        MapView view;
        view.scale = mmPerUnit * unitsPerMm * factor;
        view.origin = sheet.topLeft() + QPointF(window.x, window.y) / mmPerUnit - box.topLeft() / view.scale;
        view.pixel = unitsPerScreenPixel * factor;
        MapLayers layers;
        layers.zones = false;
        layers.counters = false;
        on.setClipRect(box, Qt::IntersectClip);
        painter.paint(on, *board, view, box, layers);
        on.restore();
    }
};

} // namespace

MmSize boardSize(const KitSource& source, const KitOptions& options) {
    const core::Board& board = *source.scenario.board;
    if (core::spaceCount(board) == 0)
        return {};
    const BoardShape shape(board);
    const QSizeF sheet = sheetOf(shape).size() * mmPerPlane(source, options, shape);
    return {sheet.width(), sheet.height()};
}

SheetArtists kitArtists(const KitSource& source, const KitOptions& options) {
    const auto counters = std::make_shared<CounterPainter>(Theme::Light);
    const auto board = std::make_shared<BoardArtist>(source, options);
    SheetArtists artists;
    artists.face = [counters](QPainter& painter, const core::CounterFace& face, const QRectF& box,
                              const QRectF& bleed) { counters->print(painter, face, box, bleed); };
    artists.marker = [counters](QPainter& painter, const std::string& name, const QRectF& box, const QRectF& bleed) {
        counters->printMarker(painter, name, box, bleed);
    };
    artists.band = [](QPainter& painter, const BandPiece& band, const QRectF& box) {
        CounterPainter::paintBand(painter, band.colour, band.pattern, box);
    };
    artists.board = [board](QPainter& painter, const MmRect& window, const QRectF& box) {
        board->paint(painter, window, box);
    };
    return artists;
}

} // namespace orontes::editor

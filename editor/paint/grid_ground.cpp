// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/grid_ground.h"

#include "editor/paint/shoreline.h"

#include <QPaintEngine>

#include <cmath>
#include <numbers>

namespace orontes::editor {
namespace {

template <class Visit>
void forEach(const CellRange& range, Visit visit) {
    for (int row = range.firstRow; row <= range.lastRow; ++row)
        for (int column = range.firstColumn; column <= range.lastColumn; ++column)
            visit(core::Cell{column, row});
}

/// Which neighbours continue the ground of a cell. The ground goes on beyond the board.
template <class Belongs>
Company companyOf(const GroundWindow& window, core::Cell cell, Belongs belongs) {
    const GridShape& shape = window.shape();
    unsigned bits = 0;
    unsigned off = 0;
    for (int i = 0; i < shape.sides; ++i) {
        const unsigned bit = 1U << static_cast<unsigned>(i);
        const Ground ground = window.at(shape.across(cell, i));
        off |= ground == Ground::Off ? bit : 0;
        bits |= ground == Ground::Off || belongs(ground) ? bit : 0;
        if (shape.sides == 4 && belongs(window.at(shape.across(shape.across(cell, (i + 3) % 4), i))))
            bits |= bit << 4U;
    }
    return {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(off)};
}

/// Slopes reach under the hilltops they carry.
bool liesUnder(Ground lower, Ground ground) {
    return ground == lower || (lower == Ground::Slope && ground == Ground::Hilltop);
}

double insetOf(Ground ground) {
    switch (ground) {
    case Ground::Village:
    case Ground::Town:
    case Ground::Camp:
        return 0.05;
    case Ground::Hilltop:
        return 0.02;
    default:
        return 0.0;
    }
}

QColor edgeColour(Ground ground, const MapTokens& tokens) {
    const QColor fill = groundColour(ground, tokens);
    switch (ground) {
    case Ground::Woods:
    case Ground::Oasis:
        return mixed(fill, tokens.tree, 0.55);
    case Ground::Marsh:
        return mixed(fill, tokens.reed, 0.4);
    case Ground::Hilltop:
        return mixed(fill, tokens.hachure, 0.7);
    case Ground::Village:
    case Ground::Town:
        return mixed(fill, tokens.roof, 0.35);
    default:
        return fill; // closes the seam to what lies beside
    }
}

void paintGround(const PaintJob& job, const GroundWindow& window, Ground ground) {
    Shoreline line(window.shape(), job.view, gridWobble, insetOf(ground));
    const auto belongs = [ground](Ground other) { return liesUnder(ground, other); };
    forEach(window.inner(), [&](core::Cell cell) {
        if (belongs(window.at(cell)))
            line.add(cell, companyOf(window, cell, belongs));
    });
    job.painter.fillPath(line.area(), groundColour(ground, job.tokens));
    job.painter.strokePath(line.border(), job.pen(edgeColour(ground, job.tokens), job.width(0.014, 1)));
}

/// The way down from a cell in twelfths of a turn, or -1 where it is level.
int downhillFrom(const GroundWindow& window, core::Cell cell) {
    QPointF down;
    const int height = heightOf(window.at(cell));
    for (int i = 0; i < window.shape().sides; ++i) {
        const core::Cell other = window.shape().across(cell, i);
        if (window.at(other) != Ground::Off)
            down +=
                (window.shape().centre(other) - window.shape().centre(cell)) * (height - heightOf(window.at(other)));
    }
    if (std::hypot(down.x(), down.y()) < 0.2)
        return -1;
    const double turn = std::atan2(down.y(), down.x()) / (2 * std::numbers::pi);
    return (static_cast<int>(std::lround(turn * 12)) + 12) % 12;
}

/// Bridges and fords lie across the water: quarter turns for water on the left and right.
int crossingTurn(const GroundWindow& window, core::Cell cell) {
    QPointF flow;
    for (int i = 0; i < window.shape().sides / 2; ++i)
        if (isWater(window.at(window.shape().across(cell, i))) ||
            isWater(window.at(window.shape().across(cell, i + window.shape().sides / 2))))
            flow = window.shape().centre(window.shape().across(cell, i)) - window.shape().centre(cell);
    const double turn = std::atan2(flow.y(), flow.x()) / (2 * std::numbers::pi) + 0.25;
    return (static_cast<int>(std::lround(turn * 12)) + 24) % 12;
}

Ornament ornamentOf(const GroundWindow& window, core::Cell cell) {
    const Ground ground = window.at(cell);
    const auto hash = placeHash(cell.column, cell.row);
    Ornament ornament{ground, static_cast<int>(hash % ornamentVariants), 0};
    if (ground == Ground::Slope)
        ornament.downhill = downhillFrom(window, cell);
    if (ground == Ground::Bridge || ground == Ground::Ford)
        ornament.downhill = crossingTurn(window, cell);
    return ornament;
}

void paintBoardEdge(const PaintJob& job, const GroundWindow& window) {
    const GridShape& shape = window.shape();
    QVector<QLineF> edge;
    forEach(shape.clipped(window.inner()), [&](core::Cell cell) {
        for (int i = 0; i < shape.sides; ++i)
            if (!shape.holds(shape.across(cell, i)))
                edge << QLineF(job.view.toDevice(shape.corner(cell, i)), job.view.toDevice(shape.corner(cell, i + 1)));
    });
    job.painter.setPen(job.pen(mixed(job.tokens.border, job.tokens.clear, 0.35), job.width(0.016, 1)));
    job.painter.drawLines(edge);
}

} // namespace

void paintDryGround(const PaintJob& job, const GroundWindow& window) {
    for (int i = 1; i < static_cast<int>(Ground::Stream); ++i) {
        const auto ground = static_cast<Ground>(i);
        if (window.holds(ground) || (ground == Ground::Slope && window.holds(Ground::Hilltop)))
            paintGround(job, window, ground);
    }
}

WaterBody waterBody(const PaintJob& job, const GroundWindow& window) {
    WaterBody body;
    Shoreline streams(window.shape(), job.view, gridWobble, 0.12);
    Shoreline lakes(window.shape(), job.view, gridWobble, 0.015);
    Shoreline ripple(window.shape(), job.view, gridWobble, 0.11);
    forEach(window.inner(), [&](core::Cell cell) {
        const Ground ground = window.at(cell);
        if (!isWater(ground))
            return;
        const Company company = companyOf(window, cell, isWater);
        const bool isLake = ground == Ground::Lake || ground == Ground::Sea;
        (isLake ? lakes : streams).add(cell, company);
        if (isLake)
            ripple.add(cell, company);
    });
    body.area.setFillRule(Qt::WindingFill);
    body.area.addPath(streams.area());
    body.area.addPath(lakes.area());
    body.shore.addPath(streams.border());
    body.shore.addPath(lakes.border());
    body.ripple = ripple.border();
    return body;
}

void paintCheckers(const PaintJob& job, const GroundWindow& window) {
    QPainterPath dark;
    forEach(window.shape().clipped(window.inner()), [&](core::Cell cell) {
        if ((cell.column + cell.row) % 2 != 0) {
            const QPointF corner = job.view.toDevice(window.shape().corner(cell, 0));
            dark.addRect(QRectF(corner, job.view.toDevice(window.shape().corner(cell, 2))));
        }
    });
    job.painter.fillPath(dark, withAlpha(job.tokens.border, 0.075));
}

void paintGridLines(const PaintJob& job, const GroundWindow& window) {
    const GridShape& shape = window.shape();
    QVector<QLineF> lines;
    forEach(shape.clipped(window.inner()), [&](core::Cell cell) {
        for (int i = 0; i < shape.sides; ++i)
            if (i < shape.sides / 2)
                lines << QLineF(job.view.toDevice(shape.corner(cell, i)), job.view.toDevice(shape.corner(cell, i + 1)));
    });
    const double strength = std::clamp((job.detail() - detail::grid) / 12, 0.25, 1.0);
    const double width = job.width(0.011, 0.9);
    job.painter.setPen(QPen(withAlpha(job.tokens.grid, strength), width, Qt::SolidLine, Qt::FlatCap));
    job.painter.drawLines(lines);
}

void paintMargin(const PaintJob& job, const GroundWindow& window, const QColor& margin) {
    const QRectF board = job.view.toDevice(job.shape.extent());
    QPainterPath beyond;
    beyond.setFillRule(Qt::WindingFill);
    if (window.shape().cells == GridShape::Cells::Squares) {
        beyond.setFillRule(Qt::OddEvenFill);
        beyond.addRect(job.view.toDevice(sheetOf(job.shape)));
        beyond.addRect(board);
    } else
        forEach(window.inner(), [&](core::Cell cell) {
            if (window.at(cell) != Ground::Off)
                return;
            QPolygonF outline;
            for (int i = 0; i < 6; ++i)
                outline << job.view.toDevice(window.shape().corner(cell, i));
            beyond.addPolygon(outline);
            beyond.closeSubpath();
        });
    job.painter.fillPath(beyond, margin);
    paintBoardEdge(job, window);
}

void paintOrnaments(const PaintJob& job, const GroundWindow& window, OrnamentSheet& sheet) {
    const bool isRaster = job.painter.paintEngine()->type() == QPaintEngine::Raster;
    forEach(window.shape().clipped(window.inner()), [&](core::Cell cell) {
        const Ground ground = window.at(cell);
        if (ground == Ground::Clear && placeHash(cell.row, cell.column) % 3 != 0)
            return;
        const Ornament ornament = ornamentOf(window, cell);
        const QPointF centre = job.view.toDevice(window.shape().centre(cell));
        if (isRaster)
            sheet.stamp(job.painter, ornament, centre, job.space(), job.view.pixel);
        else
            sheet.draw(job.painter, ornament, centre, job.space(), job.view.pixel);
    });
}

} // namespace orontes::editor

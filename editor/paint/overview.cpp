// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/overview.h"

#include "editor/paint/line_pens.h"
#include "editor/paint/paper.h"
#include "editor/paint/zones.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

QRgb* row(QImage& image, int y) {
    return reinterpret_cast<QRgb*>(image.scanLine(y));
}

const QRgb* row(const QImage& image, int y) {
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

/// `share` of 256 parts are the second colour.
QRgb blend(QRgb one, QRgb other, unsigned share) {
    const auto channel = [share](int a, int b) {
        return static_cast<int>((static_cast<unsigned>(a) * (256 - share) + static_cast<unsigned>(b) * share) / 256);
    };
    return qRgb(channel(qRed(one), qRed(other)), channel(qGreen(one), qGreen(other)),
                channel(qBlue(one), qBlue(other)));
}

QRgb average(QRgb a, QRgb b, QRgb c, QRgb d) {
    return qRgb((qRed(a) + qRed(b) + qRed(c) + qRed(d)) / 4, (qGreen(a) + qGreen(b) + qGreen(c) + qGreen(d)) / 4,
                (qBlue(a) + qBlue(b) + qBlue(c) + qBlue(d)) / 4);
}

} // namespace

QPoint Overview::pixelOf(core::Cell cell) const {
    const bool isFlat = m_shape.cells == GridShape::Cells::FlatHexes;
    const bool isPointy = m_shape.cells == GridShape::Cells::PointyHexes;
    return {cell.column * m_pixels.width() + (isPointy && m_shape.shifted(cell.row) ? 1 : 0),
            cell.row * m_pixels.height() + (isFlat && m_shape.shifted(cell.column) ? 1 : 0)};
}

void Overview::set(core::Cell cell, QRgb colour) {
    const QPoint pixel = pixelOf(cell);
    for (int y = 0; y < m_pixels.height(); ++y)
        std::fill_n(row(m_levels[0], pixel.y() + y) + pixel.x(), m_pixels.width(), colour);
}

QRgb Overview::colourOf(const core::Board& board, const BoardLooks& looks, core::Cell cell) const {
    QRgb colour = m_grounds[static_cast<std::size_t>(looks.of(board.terrain.at(cell.column, cell.row)))];
    const std::uint32_t masks = board.edges.at(cell.column, cell.row);
    if (masks == 0)
        return colour;
    const std::uint32_t any = masks | masks >> 8U | masks >> 16U | masks >> 24U;
    for (std::size_t bit = 0; bit < looks.lines.size(); ++bit) {
        if ((any >> bit & 1U) == 0)
            continue;
        const Line line = looks.lines[bit];
        if (line == Line::River || line == Line::Stream || line == Line::Coast)
            colour = blend(colour, m_river, 170);
        else if (line == Line::Road || line == Line::Crest || line == Line::Wall)
            colour = blend(colour, m_road, 90);
    }
    return colour;
}

void Overview::build(const core::Board& board, const GridShape& shape, const BoardLooks& looks, const MapTokens& tokens,
                     std::span<const SpaceTint> tints) {
    m_shape = shape;
    m_grounds.clear();
    for (int i = 0; i < groundCount; ++i) {
        const auto ground = static_cast<Ground>(i);
        m_grounds.push_back((isWater(ground) ? waterColour(tokens) : groundColour(ground, tokens)).rgb());
    }
    m_river = tokens.river.rgb();
    m_road = tokens.crest.rgb();
    const bool isFlat = shape.cells == GridShape::Cells::FlatHexes;
    const bool isPointy = shape.cells == GridShape::Cells::PointyHexes;
    m_pixels = {isPointy ? 2 : 1, isFlat ? 2 : 1};
    QSize size(shape.width * m_pixels.width() + (isPointy ? 1 : 0),
               shape.height * m_pixels.height() + (isFlat ? 1 : 0));
    m_levels.clear();
    m_levels.emplace_back(size, QImage::Format_RGB32);
    m_levels[0].fill(marginColour(tokens));
    for (int r = 0; r < shape.height; ++r)
        for (int c = 0; c < shape.width; ++c)
            set({c, r}, colourOf(board, looks, {c, r}));
    tint(tints, nullptr);
    while (size.width() > 64 && size.height() > 64) {
        size = {(size.width() + 1) / 2, (size.height() + 1) / 2};
        m_levels.emplace_back(size, QImage::Format_RGB32);
        shrink(m_levels.size() - 1, QRect(QPoint(), size));
    }
}

void Overview::patch(const core::Board& board, const BoardLooks& looks, std::span<const core::SpaceId> spaces,
                     std::span<const SpaceTint> tints) {
    if (spaces.empty() || empty())
        return;
    std::vector<bool> only(tints.empty() ? 0 : static_cast<std::size_t>(m_shape.width * m_shape.height));
    QRect part;
    for (const core::SpaceId space : spaces) {
        const core::Cell cell{space.value % m_shape.width, space.value / m_shape.width};
        set(cell, colourOf(board, looks, cell));
        part |= QRect(pixelOf(cell), m_pixels);
        if (!only.empty())
            only[static_cast<std::size_t>(space.value)] = true;
    }
    tint(tints, &only);
    for (std::size_t level = 1; level < m_levels.size(); ++level) {
        part = QRect(QPoint(part.left() / 2, part.top() / 2), QPoint(part.right() / 2, part.bottom() / 2));
        shrink(level, part);
    }
}

void Overview::tint(std::span<const SpaceTint> tints, const std::vector<bool>* only) {
    for (const SpaceTint& tint : tints)
        for (const core::SpaceId space : tint.spaces) {
            if (only && !(*only)[static_cast<std::size_t>(space.value)])
                continue;
            const core::Cell cell{space.value % m_shape.width, space.value / m_shape.width};
            const QPoint pixel = pixelOf(cell);
            const QRgb ground = row(m_levels[0], pixel.y())[pixel.x()];
            set(cell, blend(ground, tint.colour.rgb(),
                            static_cast<unsigned>(std::lround(std::min(tint.strength * 1.25, 1.0) * 256))));
        }
}

/// Pixels of a level from the four each of the level before.
void Overview::shrink(std::size_t level, const QRect& part) {
    const QImage& from = m_levels[level - 1];
    QImage& to = m_levels[level];
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const QRgb* const upper = row(from, 2 * y);
        const QRgb* const lower = row(from, std::min(2 * y + 1, from.height() - 1));
        QRgb* const out = row(to, y);
        for (int x = part.left(); x <= part.right(); ++x) {
            const int right = std::min(2 * x + 1, from.width() - 1);
            out[x] = average(upper[2 * x], upper[right], lower[2 * x], lower[right]);
        }
    }
}

void Overview::paint(QPainter& painter, const MapView& view, const QRectF& device) const {
    const QSizeF pixel(m_shape.step.x() / m_pixels.width(), m_shape.step.y() / m_pixels.height()); // in the plane
    const QPointF corner =
        m_shape.first - QPointF(pixel.width() * m_pixels.width(), pixel.height() * m_pixels.height()) / 2;
    std::size_t level = 0;
    double size = 1; // of a pixel of the level, in pixels of the first
    while (level + 1 < m_levels.size() && std::min(pixel.width(), pixel.height()) * size * view.scale < 0.75) {
        ++level;
        size *= 2;
    }
    const QImage& image = m_levels[level];
    const QRectF plane = view.toPlane(device);
    const QRectF source((plane.left() - corner.x()) / (pixel.width() * size),
                        (plane.top() - corner.y()) / (pixel.height() * size), plane.width() / (pixel.width() * size),
                        plane.height() / (pixel.height() * size));
    const QRectF inside = source.intersected(QRectF(image.rect()));
    if (inside.isEmpty())
        return;
    const QRectF target(device.left() + (inside.left() - source.left()) * device.width() / source.width(),
                        device.top() + (inside.top() - source.top()) * device.height() / source.height(),
                        inside.width() * device.width() / source.width(),
                        inside.height() * device.height() / source.height());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, image, inside);
    painter.restore();
}

} // namespace orontes::editor

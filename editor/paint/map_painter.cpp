// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/map_painter.h"

#include "editor/paint/area_ground.h"
#include "editor/paint/edge_courses.h"
#include "editor/paint/grid_ground.h"
#include "editor/paint/lettering.h"
#include "editor/paint/paint_job.h"
#include "editor/paint/paper.h"

namespace orontes::editor {
namespace {

void paintFrame(const PaintJob& job) {
    const QRectF sheet = job.view.toDevice(sheetOf(job.shape));
    const double gap = job.width(0.13, 3);
    job.painter.setBrush(Qt::NoBrush);
    job.painter.setPen(QPen(mixed(job.tokens.border, job.tokens.clear, 0.25), job.width(0.03, 1.2), Qt::SolidLine,
                            Qt::SquareCap, Qt::MiterJoin));
    job.painter.drawRect(sheet.adjusted(gap, gap, -gap, -gap));
    job.painter.setPen(QPen(mixed(job.tokens.border, job.tokens.clear, 0.45), job.width(0.01, 0.8), Qt::SolidLine,
                            Qt::SquareCap, Qt::MiterJoin));
    const double inner = gap * 1.55;
    job.painter.drawRect(sheet.adjusted(inner, inner, -inner, -inner));
}

void paintCourses(const PaintJob& job, const EdgeCourses& courses, const WaterBody& body) {
    for (const LineCourse& river : courses.rivers)
        paintFloodplain(job, river);
    job.painter.strokePath(body.shore, job.pen(job.tokens.bank, job.width(0.036, 1.6)));
    for (const LineCourse& river : courses.rivers)
        paintBanks(job, river);
    job.painter.fillPath(body.area, waterColour(job.tokens));
    if (job.detail() >= detail::ornaments)
        job.painter.strokePath(body.ripple, job.pen(withAlpha(job.tokens.bank, 0.35), job.width(0.014, 0.9)));
    for (const LineCourse& river : courses.rivers)
        paintWater(job, river);
    for (const LineCourse& line : courses.lines)
        paintLine(job, line);
    if (job.detail() >= detail::grid)
        for (const auto& [line, edge] : courses.crossings)
            paintCrossing(job, line, edge);
}

/// Far away a small board is still drawn space by space; a large one is shown by its overview.
bool isFar(const PaintJob& job) {
    constexpr int few = 6000;
    constexpr double dots = 2.5;
    return job.shape.grid() && job.detail() < (job.shape.spaceCount() <= few ? dots : detail::overview);
}

} // namespace

MapPainter::MapPainter(MapStyle style) : m_style(std::move(style)), m_sheet(m_style.theme), m_grain(paperGrain()) {}

const BoardShape& MapPainter::shapeOf(const core::Board& board) {
    if (m_shape.spaceCount() > 0 && m_geometry == board.geometry)
        return m_shape;
    m_geometry = board.geometry;
    m_shape = BoardShape(board);
    m_overview.clear();
    m_tinted.clear();
    m_zoned.clear();
    for (const SpaceTint& tint : m_style.tints)
        m_tinted.emplace_back(m_shape.spaceCount(), tint.spaces);
    for (const MapZone& zone : m_style.zones)
        m_zoned.emplace_back(m_shape.spaceCount(), zone.spaces);
    return m_shape;
}

void MapPainter::paint(QPainter& painter, const core::Board& board, const MapView& view, const QRectF& device,
                       const MapLayers& layers) {
    const BoardShape& shape = shapeOf(board);
    const BoardLooks looks = looksOf(board, m_style.legend);
    const QRectF part = device.intersected(view.toDevice(sheetOf(shape)));
    if (part.isEmpty())
        return;
    const PaintJob job{painter, board, shape, looks, mapTokens(m_style.theme), view, part, view.toPlane(part)};
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (isFar(job))
        paintFarGrid(job);
    else
        shape.grid() ? paintGrid(job, layers) : paintAreaMap(job, layers);
    paintFrame(job);
    painter.restore();
}

void MapPainter::patch(const core::Board& board, std::span<const core::SpaceId> spaces,
                       std::span<const core::EdgeId> edges) {
    if (m_overview.empty() || !(m_geometry == board.geometry))
        return;
    const BoardLooks looks = looksOf(board, m_style.legend);
    m_overview.patch(board, looks, spaces, m_style.tints);
    std::vector<core::SpaceId> beside;
    for (const core::EdgeId edge : edges)
        if (const std::optional<core::EdgeSides> sides = core::sidesOf(board, edge))
            beside.insert(beside.end(), {sides->first, sides->second});
    m_overview.patch(board, looks, beside, m_style.tints);
}

void MapPainter::paintFarGrid(const PaintJob& job) {
    if (m_overview.empty())
        m_overview.build(job.board, *job.shape.grid(), job.looks, job.tokens, m_style.tints);
    job.painter.fillRect(job.device, marginColour(job.tokens));
    m_overview.paint(job.painter, job.view, job.device);
}

void MapPainter::paintGrid(const PaintJob& job, const MapLayers& layers) {
    const QColor around = marginColour(job.tokens);
    const GridShape& grid = *job.shape.grid();
    const CellRange board = CellRange{0, 0, grid.width - 1, grid.height - 1}.grown(1);
    CellRange range = grid.touching(job.plane);
    range = {std::max(range.firstColumn, board.firstColumn), std::max(range.firstRow, board.firstRow),
             std::min(range.lastColumn, board.lastColumn), std::min(range.lastRow, board.lastRow)};
    m_window.read(job.board, grid, job.looks, range);
    job.painter.fillRect(job.device, around);
    job.painter.fillRect(job.view.toDevice(job.shape.extent()).intersected(job.device), job.tokens.clear);
    if (layers.terrain)
        paintDryGround(job, m_window);
    if (m_style.checkered && grid.sides == 4)
        paintCheckers(job, m_window);
    paintTints(job, layers);
    paintGrain(job.painter, m_grain, job.device, job.view.toDevice(QPointF()));
    if (layers.grid && job.detail() >= detail::grid)
        paintGridLines(job, m_window);
    const EdgeCourses courses = layers.edges ? gridCourses(job, m_window, Wobble(grid, gridWobble)) : EdgeCourses{};
    paintCourses(job, courses, layers.terrain ? waterBody(job, m_window) : WaterBody{});
    if (layers.terrain && job.detail() >= detail::ornaments)
        paintOrnaments(job, m_window, m_sheet);
    paintMargin(job, m_window, around);
    if (layers.labels && job.detail() >= detail::labels)
        paintSpaceLabels(job, grid.clipped(range));
    if (layers.zones)
        paintZoneBorders(job);
    if (layers.labels)
        paintNotes(job);
}

void MapPainter::paintAreaMap(const PaintJob& job, const MapLayers& layers) {
    paintSea(job);
    if (layers.terrain)
        paintAreas(job);
    paintTints(job, layers);
    paintGrain(job.painter, m_grain, job.device, job.view.toDevice(QPointF()));
    if (layers.grid)
        paintAreaBorders(job);
    if (layers.edges)
        paintCourses(job, areaCourses(job), {});
    paintPoints(job);
    if (layers.terrain && job.detail() >= detail::ornaments)
        paintAreaOrnaments(job, m_sheet);
    if (layers.zones)
        paintZoneBorders(job);
    if (layers.labels) {
        paintAreaNames(job);
        paintNotes(job);
    }
}

void MapPainter::paintTints(const PaintJob& job, const MapLayers& layers) const {
    for (std::size_t i = 0; i < m_style.tints.size(); ++i)
        paintTint(job, m_style.tints[i], m_tinted[i]);
    for (std::size_t i = 0; layers.zones && i < m_style.zones.size(); ++i)
        paintZoneGround(job, m_style.zones[i], m_zoned[i]);
}

namespace {

/// Zones that share a middle have their names below each other. `unit`: the width of a space.
QPointF besideOthers(QPointF place, const std::vector<QPointF>& taken, double unit) {
    constexpr double line = 0.4; // of a space
    constexpr double reach = 4;
    const auto collides = [&](const QPointF& other) {
        return std::abs(other.x() - place.x()) < reach * unit && std::abs(other.y() - place.y()) < line * unit * 0.9;
    };
    for (std::size_t tries = 0; tries < taken.size() && std::any_of(taken.begin(), taken.end(), collides); ++tries)
        place.ry() += line * unit;
    return place;
}

} // namespace

void MapPainter::paintZoneBorders(const PaintJob& job) const {
    for (std::size_t i = 0; i < m_style.zones.size(); ++i)
        paintZoneBorder(job, m_style.zones[i], m_zoned[i]);
    std::vector<QPointF> taken;
    for (std::size_t i = 0; i < m_style.zones.size(); ++i) {
        const MapZone& zone = m_style.zones[i];
        if (zone.name.isEmpty() || zone.spaces.empty() || job.detail() < detail::ornaments)
            continue;
        QPointF middle;
        for (const core::SpaceId space : zone.spaces)
            middle += job.shape.centre(space);
        taken.push_back(besideOthers(middle / static_cast<double>(zone.spaces.size()), taken, job.shape.unit()));
        paintZoneName(job, zone.name, taken.back(), zone.colour);
    }
}

} // namespace orontes::editor

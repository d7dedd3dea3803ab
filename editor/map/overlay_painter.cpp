// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/overlay_painter.h"

#include "editor/map/path_arrows.h"
#include "editor/paint/counter_painter.h"
#include "editor/paint/paint_job.h"
#include "editor/paint/patterns.h"
#include "editor/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace orontes::editor {
namespace {

bool isSeen(const OverlayGround& ground, core::SpaceId space) {
    return space.valid() && space.value < ground.shape.spaceCount() &&
           ground.shape.bounds(space).intersects(ground.plane);
}

bool isInFan(const OverlayGround& ground, core::CounterId counter) {
    return !ground.fan.isNull() && ground.isFanned(counter);
}

QPainterPath outlinePath(const OverlayGround& ground, core::SpaceId space) {
    QPainterPath path;
    path.addPolygon(ground.shape.outline(space, ground.view));
    path.closeSubpath();
    return path;
}

QColor markColour(const MapTokens& tokens, MarkKind kind) {
    switch (kind) {
    case MarkKind::Selected:
        return tokens.selection;
    case MarkKind::Target:
        return tokens.target;
    case MarkKind::Attacked:
    case MarkKind::Refused:
        return tokens.refused;
    }
    return tokens.target;
}

/// A legal target is told by a double line, since a side may have its colour.
constexpr double secondLine = 1.2;

void hatch(QPainter& painter, const QPainterPath& shape, const QColor& colour) {
    painter.fillPath(shape, withAlpha(colour, 0.1));
    paintPattern(painter, shape, core::Pattern::Diagonal, {withAlpha(colour, 0.6), 6, 1.3, QPointF()});
}

void paintSpaceMark(const OverlayGround& ground, const SpaceMark& mark) {
    const QPainterPath outline = outlinePath(ground, mark.space);
    const QColor colour = markColour(ground.tokens, mark.kind);
    const double usual = std::clamp(ground.view.scale * ground.shape.unit() * 0.05, 1.5, 4.0);
    const double width = mark.kind == MarkKind::Attacked ? 1.6 * usual : usual;
    ground.painter.save();
    ground.painter.setClipPath(outline, Qt::IntersectClip); // the ring stays inside, so that neighbours keep theirs
    if (mark.kind == MarkKind::Refused)
        hatch(ground.painter, outline, colour);
    else
        ground.painter.fillPath(outline, withAlpha(colour, 0.13));
    const auto stroke = [&](const QColor& ink, double inside) {
        ground.painter.strokePath(outline, QPen(ink, 2 * inside, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    };
    const bool isDouble = mark.kind == MarkKind::Target;
    if (isDouble)
        stroke(colour, 1.8 * width + secondLine);
    stroke(withAlpha(ground.tokens.roundel, isDouble ? 1 : 0.8), isDouble ? 1.8 * width : width + 1);
    stroke(colour, width);
    ground.painter.restore();
}

constexpr std::size_t fewTargets = 12; ///< more are shown as the region they make up: so many rings would hide the map

std::vector<core::SpaceId> targetsIn(const MapOverlays& overlays) {
    std::vector<core::SpaceId> targets;
    for (const SpaceMark& mark : overlays.spaces)
        if (mark.kind == MarkKind::Target)
            targets.push_back(mark.space);
    return targets;
}

void paintTargetRegion(const OverlayGround& ground, const std::vector<core::SpaceId>& targets) {
    const SpaceSet spaces(ground.shape.spaceCount(), targets);
    ground.painter.fillPath(ground.shape.ground(spaces, ground.view, ground.plane),
                            withAlpha(ground.tokens.target, 0.16));
    const double width = std::clamp(ground.view.scale * ground.shape.unit() * 0.07, 2.0, 4.0);
    for (const QPolygonF& side : ground.shape.border(spaces, ground.view, ground.plane)) {
        ground.painter.setPen(QPen(withAlpha(ground.tokens.roundel, 0.85), width + 2, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawPolyline(side);
        ground.painter.setPen(QPen(ground.tokens.target, width, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawPolyline(side);
    }
}

void strokeRing(const OverlayGround& ground, const QPainterPath& ring, const QColor& colour, double width) {
    const auto pen = [&](const QColor& ink, double wide) {
        return QPen(ink, wide, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin);
    };
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.setPen(pen(withAlpha(ground.tokens.roundel, 0.85), width + 2));
    ground.painter.drawPath(ring);
    ground.painter.setPen(pen(colour, width));
    ground.painter.drawPath(ring);
}

double ringWidth(const QRectF& box) {
    return std::clamp(box.width() * 0.075, 1.5, 4.0);
}

QPainterPath ringAround(const QRectF& box, double width) {
    const double grow = width / 2 + 1;
    const double radius = box.width() * 0.07 + grow;
    QPainterPath ring;
    ring.addRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius);
    return ring;
}

/// All marks of a kind. Counters of a pile get one ring together: the ring of a lower one would run over those above.
void paintCounterMarks(const OverlayGround& ground, const std::vector<CounterMark>& marks, MarkKind kind, bool inFan) {
    const QColor colour = markColour(ground.tokens, kind);
    std::vector<QRectF> boxes;
    for (const CounterMark& mark : marks)
        if (mark.kind == kind && isInFan(ground, mark.counter) == inFan)
            if (const QRectF box = ground.boxOf(mark.counter); !box.isNull())
                boxes.push_back(box);
    QPainterPath piles;
    double widest = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const double width = ringWidth(boxes[i]);
        const QPainterPath ring = ringAround(boxes[i], width);
        if (kind == MarkKind::Refused)
            hatch(ground.painter, ring, colour);
        bool isAlone = true;
        for (std::size_t other = 0; other < boxes.size(); ++other)
            isAlone = isAlone && (other == i || !boxes[i].intersects(boxes[other]));
        if (isAlone)
            strokeRing(ground, ring, colour, width);
        else
            piles.addPath(ring);
        widest = std::max(widest, width);
    }
    piles.setFillRule(Qt::WindingFill);
    if (!piles.isEmpty())
        strokeRing(ground, piles.simplified(), colour, widest);
}

/// Which way a counter faces is seen over its ring.
void paintFacings(const OverlayGround& ground, const std::vector<CounterMark>& marks, CounterPainter& counters,
                  bool inFan) {
    for (const CounterMark& mark : marks)
        if (const core::CounterFace* face = ground.openFaceOf(mark.counter);
            face && isInFan(ground, mark.counter) == inFan) {
            const QRectF box = ground.boxOf(mark.counter);
            const double grow = 0.6 * ringWidth(box);
            counters.paintFacings(ground.painter, *face, box.adjusted(-grow, -grow, grow, grow));
        }
}

QLineF edgeLine(const OverlayGround& ground, core::EdgeId edge) {
    const core::Segment segment = core::segmentOf(ground.board, edge);
    return {ground.view.toDevice(segment.from), ground.view.toDevice(segment.to)};
}

void paintEdges(const OverlayGround& ground, const std::vector<core::EdgeId>& edges, const QColor& colour,
                double opacity) {
    const double width = std::clamp(ground.view.scale * ground.shape.unit() * 0.1, 3.0, 10.0);
    for (const core::EdgeId edge : edges) {
        const QLineF line = edgeLine(ground, edge);
        ground.painter.setPen(QPen(withAlpha(ground.tokens.roundel, opacity), width + 3, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawLine(line);
        ground.painter.setPen(QPen(withAlpha(colour, opacity), width, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawLine(line);
    }
}

constexpr double smallestFigure = 7; ///< pixels; below it figures are left out

void paintFigures(const OverlayGround& ground, const std::vector<SpaceFigure>& figures) {
    const double size = std::min(ground.view.scale * ground.shape.unit() * 0.3, 26.0);
    if (size < smallestFigure || figures.empty())
        return;
    const QFont font = figuresFont(static_cast<int>(size), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    for (const SpaceFigure& figure : figures) {
        if (figure.figure.isEmpty() || !isSeen(ground, figure.space))
            continue;
        const QPointF centre = ground.view.toDevice(ground.shape.centre(figure.space));
        QPainterPath written;
        written.addText(centre + QPointF(-metrics.horizontalAdvance(figure.figure) / 2, metrics.capHeight() / 2), font,
                        figure.figure);
        ground.painter.strokePath(written, QPen(withAlpha(ground.tokens.roundel, 0.9), std::max(2.0, size * 0.2),
                                                Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        ground.painter.fillPath(written, ground.tokens.ink);
    }
}

void paintLines(const OverlayGround& ground, const std::vector<SpaceLine>& lines) {
    const double width = std::clamp(ground.view.scale * ground.shape.unit() * 0.05, 1.5, 4.0);
    for (const SpaceLine& line : lines) {
        const QLineF drawn(ground.view.toDevice(ground.shape.centre(line.from)),
                           ground.view.toDevice(ground.shape.centre(line.to)));
        ground.painter.setPen(QPen(withAlpha(ground.tokens.roundel, 0.9), width + 2.5, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawLine(drawn);
        ground.painter.setPen(QPen(ground.tokens.ink, width, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawLine(drawn);
    }
}

void paintCost(const OverlayGround& ground, const QString& figure, const QRectF& place) {
    const double e = std::max(place.width(), 14.0);
    QRectF roundel(0, 0, e, e);
    const QFont font = figuresFont(static_cast<int>(e * 0.68), QFont::Bold);
    roundel.setWidth(std::max(e, QFontMetricsF(font).horizontalAdvance(figure) + e * 0.4));
    roundel.moveCenter(place.center());
    ground.painter.setPen(QPen(ground.tokens.roundel, 1.2));
    ground.painter.setBrush(ground.tokens.target);
    ground.painter.drawRoundedRect(roundel, e / 2, e / 2);
    ground.painter.setPen(ground.tokens.roundel);
    ground.painter.setFont(font);
    ground.painter.drawText(roundel, Qt::AlignCenter, figure);
}

void paintBadges(const OverlayGround& ground, const MapOverlays& overlays, CounterPainter& counters) {
    std::map<core::SpaceId, int> placed;
    for (const SpaceBadge& badge : overlays.badges)
        if (isSeen(ground, badge.space))
            counters.paintMarker(ground.painter, badge.marker, ground.badgeBox(badge.space, placed[badge.space]++));
    for (const SpaceFigure& cost : overlays.costs)
        if (isSeen(ground, cost.space) && !cost.figure.isEmpty())
            paintCost(ground, cost.figure, ground.badgeBox(cost.space, placed[cost.space]++));
}

} // namespace

QRectF badgeBox(const BoardShape& shape, const MapView& view, core::SpaceId space, int index) {
    const double unit = view.scale * shape.unit();
    const double width = unit * 0.24;
    const QPointF centre = view.toDevice(shape.centre(space)) + QPointF(unit * 0.31, -unit * 0.3 + index * width * 0.9);
    return {centre - QPointF(width, width) / 2, QSizeF(width, width)};
}

void paintUnderCounters(const OverlayGround& ground, const MapOverlays& overlays) {
    const BoardLooks none;
    const PaintJob job{ground.painter,
                       ground.board,
                       ground.shape,
                       none,
                       ground.tokens,
                       ground.view,
                       ground.view.toDevice(ground.plane),
                       ground.plane};
    for (const SpaceTint& tint : overlays.tints)
        paintTint(job, tint, SpaceSet(ground.shape.spaceCount(), tint.spaces));
    for (const MapZone& zone : overlays.zones) {
        const SpaceSet spaces(ground.shape.spaceCount(), zone.spaces);
        paintZoneGround(job, zone, spaces);
        paintZoneBorder(job, zone, spaces);
    }
    paintFigures(ground, overlays.figures);
    const std::vector<core::SpaceId> targets = targetsIn(overlays);
    const bool asRegion = targets.size() > fewTargets;
    if (asRegion)
        paintTargetRegion(ground, targets);
    for (const SpaceMark& mark : overlays.spaces)
        if (isSeen(ground, mark.space) && !(asRegion && mark.kind == MarkKind::Target))
            paintSpaceMark(ground, mark);
    for (const EdgeMark& mark : overlays.edges)
        paintEdges(ground, {mark.edge}, markColour(ground.tokens, mark.kind), 1);
}

void clipAroundFan(const OverlayGround& ground) {
    if (ground.fan.isNull())
        return;
    QPainterPath around; // of what is seen
    around.addRect(ground.view.toDevice(ground.plane));
    around.addRect(ground.fan.adjusted(-1, -1, 1, 1)); // its edge too
    ground.painter.setClipPath(around);
}

void paintOverCounters(const OverlayGround& ground, const MapOverlays& overlays, CounterPainter& counters) {
    const auto paintMarks = [&](bool inFan) {
        for (const MarkKind kind : {MarkKind::Target, MarkKind::Refused, MarkKind::Attacked, MarkKind::Selected})
            paintCounterMarks(ground, overlays.counters, kind, inFan);
        paintFacings(ground, overlays.counters, counters, inFan);
    };
    ground.painter.save();
    clipAroundFan(ground);
    paintMarks(false);
    paintLines(ground, overlays.lines);
    paintArrows(ground, overlays.paths);
    paintBadges(ground, overlays, counters);
    ground.painter.restore();
    if (!ground.fan.isNull())
        paintMarks(true);
}

void paintGhost(const OverlayGround& ground, const MapGhost& ghost) {
    const SpaceSet spaces(ground.shape.spaceCount(), ghost.spaces);
    if (ghost.ground.isValid())
        ground.painter.fillPath(ground.shape.ground(spaces, ground.view, ground.plane), withAlpha(ghost.ground, 0.72));
    for (const QPolygonF& side : ground.shape.border(spaces, ground.view, ground.plane)) {
        ground.painter.setPen(QPen(withAlpha(ground.tokens.roundel, 0.9), 3.4, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawPolyline(side);
        ground.painter.setPen(QPen(ground.tokens.ink, 1.4, Qt::SolidLine, Qt::RoundCap));
        ground.painter.drawPolyline(side);
    }
    paintEdges(ground, ghost.edges, ghost.line.isValid() ? ghost.line : ground.tokens.refused, 0.75);
}

void paintCursor(const OverlayGround& ground, core::SpaceId space) {
    if (!isSeen(ground, space))
        return;
    const QPainterPath outline = outlinePath(ground, space);
    ground.painter.save();
    ground.painter.setClipPath(outline, Qt::IntersectClip);
    ground.painter.strokePath(outline, QPen(ground.tokens.roundel, 7));
    QPen dashes(ground.tokens.ink, 5);
    dashes.setDashPattern({2.0, 1.2});
    dashes.setCapStyle(Qt::FlatCap);
    ground.painter.strokePath(outline, dashes);
    ground.painter.restore();
}

} // namespace orontes::editor

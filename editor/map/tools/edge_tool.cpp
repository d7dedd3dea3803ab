// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/edge_tool.h"

#include "rules/core/board/area_changes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace orontes::editor {
namespace {

constexpr double snap = 0.32;      // how near an edge has to be, in spaces
constexpr double stride = 0.12;    // between two looks along a fast move
constexpr double middlePart = 0.7; // of an edge: near its ends it is not clear which one is meant
constexpr int longestGap = 4;      // edges filled in between two that do not touch

double unitOf(const core::Board& board) {
    return core::isAreaMap(board) ? BoardShape(board).unit() : 1.0;
}

bool isSamePoint(core::Point a, core::Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) < 1e-6;
}

bool touches(const core::Segment& a, const core::Segment& b) {
    return isSamePoint(a.from, b.from) || isSamePoint(a.from, b.to) || isSamePoint(a.to, b.from) ||
           isSamePoint(a.to, b.to);
}

/// Where a point lies along a segment: 0 at its beginning, 1 at its end.
double along(const core::Segment& segment, QPointF point) {
    const QPointF from(segment.from.x, segment.from.y);
    const QPointF way = QPointF(segment.to.x, segment.to.y) - from;
    const double square = QPointF::dotProduct(way, way);
    return square > 0 ? QPointF::dotProduct(point - from, way) / square : 0.5;
}

} // namespace

std::optional<core::EdgeId> EdgeTool::meantAt(QPointF plane) const {
    const std::optional<core::EdgeId> edge = core::edgeNear(board(), {plane.x(), plane.y()}, snap * unitOf(board()));
    if (!edge || core::isAreaMap(board()))
        return edge;
    const double t = along(core::segmentOf(board(), *edge), plane);
    return std::abs(t - 0.5) <= middlePart / 2 ? edge : std::nullopt;
}

void EdgeTool::press(const MapGesture& gesture) {
    m_change = (gesture.modifiers & Qt::ControlModifier) != 0 ? core::PaintEdges::Change::Remove
                                                              : core::PaintEdges::Change::Add;
    m_stroke = context().newStroke();
    m_last.reset();
    m_at = gesture.spot.plane;
    m_ghost = {};
    if (gesture.spot.edge) // a click near a corner still means the nearest edge
        lay(*gesture.spot.edge);
}

void EdgeTool::move(const MapGesture& gesture) {
    if (m_stroke != 0)
        drawTo(gesture.spot.plane);
}

void EdgeTool::release(const MapGesture&) {
    m_stroke = 0;
    m_last.reset();
}

void EdgeTool::cancel() {
    MapTool::cancel();
    m_stroke = 0;
    m_last.reset();
}

void EdgeTool::drawTo(QPointF to) {
    const QPointF way = to - m_at;
    const double step = stride * unitOf(board());
    const int looks = std::max(1, static_cast<int>(std::ceil(std::hypot(way.x(), way.y()) / step)));
    for (int i = 1; i <= looks; ++i)
        if (const auto edge = meantAt(m_at + way * (static_cast<double>(i) / looks)); edge && edge != m_last)
            lay(*edge);
    m_at = to;
}

void EdgeTool::lay(core::EdgeId edge) {
    std::vector<core::EdgeId> edges{edge};
    if (m_last && !core::isAreaMap(board())) {
        const std::vector<core::EdgeId> gap = between(*m_last, edge);
        edges.insert(edges.begin(), gap.begin(), gap.end());
    }
    m_last = edge;
    apply(std::move(edges), m_change, m_stroke);
}

void EdgeTool::apply(std::vector<core::EdgeId> edges, core::PaintEdges::Change change, int stroke) {
    const bool isThere = change == core::PaintEdges::Change::Add;
    std::erase_if(edges,
                  [&](core::EdgeId edge) { return core::hasFeature(board(), edge, context().feature) == isThere; });
    if (!edges.empty())
        context().apply({core::PaintEdges{std::move(edges), context().feature, change}}, stroke);
}

/// Edges that share a corner with this one. On a grid all of them are sides of the two spaces and their neighbours.
std::vector<core::EdgeId> EdgeTool::continuing(core::EdgeId edge) const {
    const core::Segment segment = core::segmentOf(board(), edge);
    std::vector<core::EdgeId> found;
    const std::optional<core::EdgeSides> sides = core::sidesOf(board(), edge);
    if (!sides)
        return found;
    for (const core::SpaceId space : {sides->first, sides->second})
        for (const core::Neighbour& beside : core::neighbours(board(), space))
            for (const core::Neighbour& next : core::neighbours(board(), beside.space))
                if (next.edge != edge && touches(segment, core::segmentOf(board(), next.edge)) &&
                    std::find(found.begin(), found.end(), next.edge) == found.end())
                    found.push_back(next.edge);
    return found;
}

/// The shortest chain of edges that joins two which do not touch; nothing when they do or are far apart.
std::vector<core::EdgeId> EdgeTool::between(core::EdgeId from, core::EdgeId to) const {
    std::map<core::EdgeId, core::EdgeId> reachedFrom{{from, from}};
    std::vector<core::EdgeId> front{from};
    for (int length = 0; length <= longestGap && !front.empty(); ++length) {
        std::vector<core::EdgeId> next;
        for (const core::EdgeId edge : front)
            for (const core::EdgeId on : continuing(edge))
                if (reachedFrom.emplace(on, edge).second)
                    next.push_back(on);
        if (reachedFrom.contains(to))
            break;
        front = std::move(next);
    }
    std::vector<core::EdgeId> chain;
    if (!reachedFrom.contains(to))
        return chain;
    for (core::EdgeId edge = reachedFrom.at(to); edge != from; edge = reachedFrom.at(edge))
        chain.push_back(edge);
    return chain;
}

void EdgeTool::hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) {
    m_ghost = {};
    if (!spot.edge)
        return;
    m_ghost.edges = {*spot.edge};
    if ((modifiers & Qt::ControlModifier) == 0)
        m_ghost.line = lineColour(entryOf(context().legend, context().feature).line, mapTokens(context().theme));
}

bool EdgeTool::key(int key, Qt::KeyboardModifiers, core::SpaceId space) {
    if (key < Qt::Key_1 || key > Qt::Key_8 || !space.valid())
        return false;
    const std::optional<core::Neighbour> beside = core::neighbour(board(), space, key - Qt::Key_1);
    if (!beside)
        return false;
    const bool isThere = core::hasFeature(board(), beside->edge, context().feature);
    apply({beside->edge}, isThere ? core::PaintEdges::Change::Remove : core::PaintEdges::Change::Add,
          context().newStroke());
    return true;
}

} // namespace orontes::editor

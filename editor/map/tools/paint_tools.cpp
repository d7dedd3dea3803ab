// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/paint_tools.h"

#include "editor/map/tools/brush.h"

#include <limits>

namespace orontes::editor {
namespace {

constexpr int largestGhost = 3000; // a patch beyond this is not shown before it is filled

core::Edit painted(std::vector<core::SpaceId> spaces, const core::TerrainToken& terrain) {
    return {core::PaintTerrain{std::move(spaces), terrain}};
}

/// Whether the pointer is so close to an edge that the edge is meant, not the space.
bool pointsAtEdge(const core::Board& board, const MapSpot& spot) {
    if (!spot.edge || !spot.space)
        return false;
    const double unit = board.terrain.height() == 1 && std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry)
                            ? BoardShape(board).unit()
                            : 1.0;
    return core::edgeNear(board, {spot.plane.x(), spot.plane.y()}, 0.16 * unit).has_value();
}

} // namespace

void StampTool::paintTo(core::SpaceId space) {
    const std::vector<core::SpaceId> spaces =
        m_last ? brushedWay(board(), *m_last, space, context().brush) : brushSpaces(board(), space, context().brush);
    m_last = space;
    std::vector<core::SpaceId> changed = otherThan(board(), spaces, terrain());
    if (!changed.empty())
        context().apply(painted(std::move(changed), terrain()), m_stroke);
}

void StampTool::press(const MapGesture& gesture) {
    if (!gesture.spot.space)
        return;
    if ((gesture.modifiers & Qt::ControlModifier) != 0) {
        context().pickTerrain(core::terrainOf(board(), *gesture.spot.space));
        return;
    }
    if ((gesture.modifiers & Qt::ShiftModifier) == 0 || (m_last && m_last->value >= core::spaceCount(board())))
        m_last.reset();
    m_stroke = context().newStroke();
    paintTo(*gesture.spot.space);
    m_ghost = {};
}

void StampTool::move(const MapGesture& gesture) {
    if (m_stroke != 0 && gesture.spot.space && gesture.spot.space != m_last)
        paintTo(*gesture.spot.space);
}

void StampTool::release(const MapGesture&) {
    m_stroke = 0;
}

void StampTool::hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) {
    m_ghost = {};
    if (!spot.space)
        return;
    const bool isWay = (modifiers & Qt::ShiftModifier) != 0 && m_last && m_last->value < core::spaceCount(board());
    m_ghost.spaces = isWay ? brushedWay(board(), *m_last, *spot.space, context().brush)
                           : brushSpaces(board(), *spot.space, context().brush);
    m_ghost.ground = groundOf(terrain());
}

void StampTool::cancel() {
    MapTool::cancel();
    m_stroke = 0;
    m_last.reset();
}

void FillTool::press(const MapGesture& gesture) {
    if (!gesture.spot.space)
        return;
    std::vector<core::SpaceId> spaces;
    if ((gesture.modifiers & Qt::ControlModifier) != 0) {
        const core::TerrainToken old = core::terrainOf(board(), *gesture.spot.space);
        for (core::SpaceId space{0}; space.value < core::spaceCount(board()); ++space.value)
            if (core::terrainOf(board(), space) == old)
                spaces.push_back(space);
    } else
        spaces = *samePatch(board(), *gesture.spot.space, std::numeric_limits<int>::max());
    m_ghost = {};
    m_shown.reset();
    if (core::terrainOf(board(), *gesture.spot.space) != context().terrain)
        context().apply(painted(std::move(spaces), context().terrain), context().newStroke());
}

void FillTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    if (!spot.space) {
        m_ghost = {};
        m_shown.reset();
        return;
    }
    if (m_shown == spot.space)
        return;
    m_shown = spot.space;
    m_ghost = {};
    m_ghost.spaces = samePatch(board(), *spot.space, largestGhost).value_or(std::vector{*spot.space});
    m_ghost.ground = groundOf(context().terrain);
}

void SpanTool::press(const MapGesture& gesture) {
    m_from = gesture.spot.space;
    m_to = m_from;
    if (m_from)
        showGhost(*m_from, *m_from);
}

void SpanTool::move(const MapGesture& gesture) {
    if (!m_from || !gesture.spot.space || gesture.spot.space == m_to)
        return;
    m_to = gesture.spot.space;
    showGhost(*m_from, *m_to);
}

void SpanTool::release(const MapGesture& gesture) {
    move(gesture);
    if (m_from && m_to) {
        std::vector<core::SpaceId> changed = otherThan(board(), spaces(*m_from, *m_to), context().terrain);
        if (!changed.empty())
            context().apply(painted(std::move(changed), context().terrain), context().newStroke());
    }
    cancel();
}

void SpanTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    m_ghost = {};
    if (spot.space)
        showGhost(*spot.space, *spot.space);
}

void SpanTool::cancel() {
    MapTool::cancel();
    m_from.reset();
    m_to.reset();
}

void SpanTool::showGhost(core::SpaceId from, core::SpaceId to) {
    m_ghost.spaces = spaces(from, to);
    m_ghost.ground = groundOf(context().terrain);
}

std::vector<core::SpaceId> LineTool::spaces(core::SpaceId from, core::SpaceId to) {
    return brushedWay(board(), from, to, context().brush);
}

std::vector<core::SpaceId> RectangleTool::spaces(core::SpaceId from, core::SpaceId to) {
    return spannedSpaces(board(), from, to);
}

void EyedropperTool::press(const MapGesture& gesture) {
    if (pointsAtEdge(board(), gesture.spot)) {
        const core::FeatureMask mask = core::featuresOf(board(), *gesture.spot.edge);
        for (std::size_t bit = 0; bit < board().features.size(); ++bit)
            if ((mask >> bit & 1) != 0) {
                context().pickFeature(board().features[bit]);
                return;
            }
    }
    if (gesture.spot.space)
        context().pickTerrain(core::terrainOf(board(), *gesture.spot.space));
}

void EyedropperTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    m_ghost = {};
    if (spot.space)
        m_ghost.spaces = {*spot.space};
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/paint_tools.h"

#include "editor/map/tools/tool_shapes.h"

namespace orontes::editor {

void StampTool::press(const MapGesture& gesture) {
    if (!gesture.spot.space)
        return;
    m_stroke = desk().newStroke();
    m_last = gesture.spot.space;
    paint(brushSpaces(desk().board(), *m_last, desk().radius));
}

void StampTool::move(const MapGesture& gesture) {
    if (!gesture.spot.space || !m_last || gesture.spot.space == m_last)
        return;
    paint(lineSpaces(desk().board(), *m_last, *gesture.spot.space, desk().radius));
    m_last = gesture.spot.space;
}

void StampTool::paint(std::vector<core::SpaceId> spaces) const {
    const core::Board& board = desk().board();
    const bool first = m_paints == Paints::FirstTerrain;
    if (first && board.terrains.empty())
        return;
    desk().apply({core::PaintTerrain{std::move(spaces), first ? board.terrains.front() : desk().terrain}}, m_stroke);
}

MapGhost StampTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (spot.space)
        ghost.spaces = brushSpaces(desk().board(), *spot.space, desk().radius);
    if (m_paints == Paints::Chosen)
        ghost.ground = desk().ground;
    return ghost;
}

void FillTool::press(const MapGesture& gesture) {
    if (gesture.spot.space)
        desk().apply({core::PaintTerrain{fillSpaces(desk().board(), *gesture.spot.space), desk().terrain}},
                     desk().newStroke());
}

MapGhost FillTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (spot.space)
        ghost.spaces = {*spot.space};
    ghost.ground = desk().ground;
    return ghost;
}

void SpanTool::release(const MapGesture& gesture) {
    if (m_from && gesture.spot.space)
        desk().apply({core::PaintTerrain{spacesTo(*gesture.spot.space), desk().terrain}}, desk().newStroke());
    m_from.reset();
}

std::vector<core::SpaceId> SpanTool::spacesTo(core::SpaceId to) const {
    const core::SpaceId from = m_from.value_or(to);
    return m_shape == Shape::Line ? lineSpaces(desk().board(), from, to, desk().radius)
                                  : rectangleSpaces(desk().board(), from, to);
}

MapGhost SpanTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (spot.space)
        ghost.spaces = spacesTo(*spot.space);
    ghost.ground = desk().ground;
    return ghost;
}

void EyedropperTool::press(const MapGesture& gesture) {
    if (gesture.spot.space)
        desk().pickTerrain(core::terrainOf(desk().board(), *gesture.spot.space));
}

} // namespace orontes::editor

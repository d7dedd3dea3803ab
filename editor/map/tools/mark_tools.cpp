// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/mark_tools.h"

#include "editor/map/tools/paint_tools.h"
#include "editor/map/tools/tool_shapes.h"

#include <algorithm>

namespace orontes::editor {

void EdgeTool::press(const MapGesture& gesture) {
    if (!gesture.spot.edge)
        return;
    using Change = core::PaintEdges::Change;
    m_change = core::hasFeature(desk().board(), *gesture.spot.edge, desk().feature) ? Change::Remove : Change::Add;
    m_stroke = desk().newStroke();
    lay(*gesture.spot.edge);
}

void EdgeTool::move(const MapGesture& gesture) {
    if (m_stroke != 0 && gesture.spot.edge)
        lay(*gesture.spot.edge);
}

void EdgeTool::lay(core::EdgeId edge) const {
    desk().apply({core::PaintEdges{{edge}, desk().feature, m_change}}, m_stroke);
}

MapGhost EdgeTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (spot.edge)
        ghost.edges = {*spot.edge};
    if (spot.edge && !core::hasFeature(desk().board(), *spot.edge, desk().feature))
        ghost.line = desk().line;
    return ghost;
}

void RegionTool::press(const MapGesture& gesture) {
    const core::Region* region = core::findRegion(desk().board(), desk().region);
    if (!gesture.spot.space || !region)
        return;
    const core::SpaceLabel label = core::labelOf(desk().board(), *gesture.spot.space);
    m_adds = std::find(region->spaces.begin(), region->spaces.end(), label) == region->spaces.end();
    m_stroke = desk().newStroke();
    change(*gesture.spot.space);
}

void RegionTool::move(const MapGesture& gesture) {
    if (m_stroke != 0 && gesture.spot.space)
        change(*gesture.spot.space);
}

void RegionTool::change(core::SpaceId centre) const {
    const core::Region* found = core::findRegion(desk().board(), desk().region);
    if (!found)
        return;
    core::Region region = *found;
    for (const core::SpaceId space : brushSpaces(desk().board(), centre, desk().radius)) {
        const core::SpaceLabel label = core::labelOf(desk().board(), space);
        const auto at = std::find(region.spaces.begin(), region.spaces.end(), label);
        if (m_adds && at == region.spaces.end())
            region.spaces.push_back(label);
        if (!m_adds && at != region.spaces.end())
            region.spaces.erase(at);
    }
    desk().apply({core::PutRegion{std::move(region)}}, m_stroke);
}

MapGhost RegionTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (spot.space)
        ghost.spaces = brushSpaces(desk().board(), *spot.space, desk().radius);
    return ghost;
}

void SelectTool::press(const MapGesture& gesture) {
    desk().select(gesture.spot, gesture.modifiers);
    m_dragged = gesture.spot.counter;
    m_from = gesture.spot.space;
    m_moved = false;
}

void SelectTool::move(const MapGesture& gesture) {
    m_moved = m_moved || gesture.spot.space != m_from;
}

void SelectTool::release(const MapGesture& gesture) {
    if (m_dragged && m_moved && gesture.spot.space && gesture.spot.space != m_from)
        desk().dropCounter(*m_dragged, *gesture.spot.space);
    m_dragged.reset();
}

MapGhost SelectTool::ghost(const MapSpot& spot) const {
    MapGhost ghost;
    if (m_dragged && m_moved) {
        ghost.counters = {*m_dragged};
        ghost.at = spot.plane;
        if (spot.space)
            ghost.spaces = {*spot.space};
    }
    return ghost;
}

std::unique_ptr<MapTool> makeTool(ToolId id, ToolDesk& desk) {
    switch (id) {
    case ToolId::Select:
        return std::make_unique<SelectTool>(desk);
    case ToolId::Stamp:
        return std::make_unique<StampTool>(desk, StampTool::Paints::Chosen);
    case ToolId::Fill:
        return std::make_unique<FillTool>(desk);
    case ToolId::Line:
        return std::make_unique<SpanTool>(desk, SpanTool::Shape::Line);
    case ToolId::Rectangle:
        return std::make_unique<SpanTool>(desk, SpanTool::Shape::Rectangle);
    case ToolId::Edge:
        return std::make_unique<EdgeTool>(desk);
    case ToolId::Region:
        return std::make_unique<RegionTool>(desk);
    case ToolId::Erase:
        return std::make_unique<StampTool>(desk, StampTool::Paints::FirstTerrain);
    case ToolId::Eyedropper:
        break;
    }
    return std::make_unique<EyedropperTool>(desk);
}

} // namespace orontes::editor

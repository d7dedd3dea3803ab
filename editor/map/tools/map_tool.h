// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_canvas.h"
#include "rules/core/scenario/edit.h"

#include <functional>
#include <memory>

namespace orontes::editor {

enum class ToolId {
    Select,
    Stamp,
    Fill,
    Line,
    Rectangle,
    Edge,
    Region,
    Erase,
    Eyedropper,
};

/// What tools work on and with: where edits go, and what the palette has chosen. Tools know no document.
struct ToolDesk {
    std::function<const core::Scenario&()> scenario;
    /// Edits with the same stroke are one step of the history.
    std::function<void(const core::Edit&, int stroke)> apply;
    std::function<int()> newStroke;
    std::function<void(const core::TerrainToken&)> pickTerrain; ///< of the eyedropper
    std::function<void(const MapSpot&, Qt::KeyboardModifiers)> select;
    std::function<void(core::CounterId, core::SpaceId)> dropCounter;

    core::TerrainToken terrain;
    core::FeatureToken feature;
    core::RegionId region;
    int radius = 0;
    QColor ground; ///< of the chosen terrain, for the ghost
    QColor line;   ///< of the chosen feature

    const core::Board& board() const { return *scenario().board; }
};

/// One way of working on the map. A press, moves and a release are a gesture; each gesture is one step of the history.
class MapTool {
public:
    explicit MapTool(ToolDesk& desk) : m_desk(desk) {}
    virtual ~MapTool() = default;

    virtual void press(const MapGesture& gesture) = 0;
    virtual void move(const MapGesture&) {}
    virtual void release(const MapGesture&) {}
    virtual void cancel() {}
    /// What it would do at this spot.
    virtual MapGhost ghost(const MapSpot&) const { return {}; }

protected:
    ToolDesk& desk() const { return m_desk; }

private:
    ToolDesk& m_desk;
};

std::unique_ptr<MapTool> makeTool(ToolId id, ToolDesk& desk);

} // namespace orontes::editor

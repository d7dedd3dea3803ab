// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

namespace orontes::editor {

/// Lays the chosen feature along edges. Where the first edge of a stroke has it already, the stroke takes it away.
class EdgeTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture&) override { m_stroke = 0; }
    void cancel() override { m_stroke = 0; }
    MapGhost ghost(const MapSpot& spot) const override;

private:
    void lay(core::EdgeId edge) const;

    core::PaintEdges::Change m_change = core::PaintEdges::Change::Add;
    int m_stroke = 0;
};

/// Adds spaces to the chosen region, or takes them out where the stroke begins inside it.
class RegionTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture&) override { m_stroke = 0; }
    void cancel() override { m_stroke = 0; }
    MapGhost ghost(const MapSpot& spot) const override;

private:
    void change(core::SpaceId centre) const;

    bool m_adds = true;
    int m_stroke = 0;
};

/// Selects spaces and counters; a counter is dragged to another space.
class SelectTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void cancel() override { m_dragged.reset(); }
    MapGhost ghost(const MapSpot& spot) const override;

private:
    std::optional<core::CounterId> m_dragged;
    std::optional<core::SpaceId> m_from;
    bool m_moved = false;
};

} // namespace orontes::editor

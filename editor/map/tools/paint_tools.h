// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

namespace orontes::editor {

/// Paints under the brush while it is drawn along; the eraser is a stamp of the board's first terrain.
class StampTool : public MapTool {
public:
    enum class Paints { Chosen, FirstTerrain };
    StampTool(ToolDesk& desk, Paints paints) : MapTool(desk), m_paints(paints) {}

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture&) override { m_last.reset(); }
    void cancel() override { m_last.reset(); }
    MapGhost ghost(const MapSpot& spot) const override;

private:
    void paint(std::vector<core::SpaceId> spaces) const;

    Paints m_paints;
    int m_stroke = 0;
    std::optional<core::SpaceId> m_last; ///< where the brush was last
};

class FillTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    MapGhost ghost(const MapSpot& spot) const override;
};

/// From where the button goes down to where it comes up.
class SpanTool : public MapTool {
public:
    enum class Shape { Line, Rectangle };
    SpanTool(ToolDesk& desk, Shape shape) : MapTool(desk), m_shape(shape) {}

    void press(const MapGesture& gesture) override { m_from = gesture.spot.space; }
    void release(const MapGesture& gesture) override;
    void cancel() override { m_from.reset(); }
    MapGhost ghost(const MapSpot& spot) const override;

private:
    std::vector<core::SpaceId> spacesTo(core::SpaceId to) const;

    Shape m_shape;
    std::optional<core::SpaceId> m_from;
};

class EyedropperTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>
#include <vector>

namespace orontes::editor {

/// Paints the chosen terrain under a brush. Shift paints the straight way from where the brush was last; Ctrl picks the
/// terrain under the pointer instead.
class StampTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

protected:
    virtual core::TerrainToken terrain() { return context().terrain; }

private:
    void paintTo(core::SpaceId space);

    int m_stroke = 0; ///< 0: none is under way
    std::optional<core::SpaceId> m_last;
};

/// Paints what new spaces get.
class EraserTool : public StampTool {
public:
    using StampTool::StampTool;

protected:
    core::TerrainToken terrain() override { return board().terrains.front(); }
};

/// Gives the chosen terrain to all spaces of one terrain that hang together; with Ctrl to all of the board.
class FillTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;

private:
    std::optional<core::SpaceId> m_shown; ///< whose patch is the ghost
};

/// A tool that is laid from one space to another and paints when it is let go.
class SpanTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

protected:
    virtual std::vector<core::SpaceId> spaces(core::SpaceId from, core::SpaceId to) = 0;

private:
    void showGhost(core::SpaceId from, core::SpaceId to);

    std::optional<core::SpaceId> m_from;
    std::optional<core::SpaceId> m_to;
};

/// A straight way, as broad as the brush.
class LineTool : public SpanTool {
public:
    using SpanTool::SpanTool;

protected:
    std::vector<core::SpaceId> spaces(core::SpaceId from, core::SpaceId to) override;
};

class RectangleTool : public SpanTool {
public:
    using SpanTool::SpanTool;

protected:
    std::vector<core::SpaceId> spaces(core::SpaceId from, core::SpaceId to) override;
};

/// Takes up the terrain of a space, or what lies along an edge that is pointed at closely.
class EyedropperTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
};

} // namespace orontes::editor

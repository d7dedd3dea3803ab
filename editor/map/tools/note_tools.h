// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>

namespace orontes::editor {

/// Writes names and letters on spaces. A click sets the chosen letter, or takes it away where it stands already;
/// without a chosen letter it asks for the name. Dragged, what is written moves to another space.
class LabelTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

private:
    void write(core::SpaceId space);
    void moveNote(core::SpaceId from, core::SpaceId to);

    std::optional<core::SpaceId> m_from;
};

/// Adds spaces to the chosen region under a brush; Ctrl takes them out.
class RegionTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

private:
    void paintTo(core::SpaceId space);

    int m_stroke = 0;
    bool m_removes = false;
    std::optional<core::SpaceId> m_last;
};

} // namespace orontes::editor

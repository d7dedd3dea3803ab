// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>
#include <vector>

namespace orontes::editor {

/// Lays the chosen feature along the edges the pointer follows, without a gap however fast it goes. Ctrl takes it away.
/// From the keyboard the digits 1 to 8 lay it on, or take it from, the sides of the space, clockwise from direction 0.
class EdgeTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    bool key(int key, Qt::KeyboardModifiers modifiers, core::SpaceId space) override;

private:
    void drawTo(QPointF to);
    /// Along the edge of which the middle is near; corners belong to several edges and decide nothing.
    std::optional<core::EdgeId> meantAt(QPointF plane) const;
    void lay(core::EdgeId edge);
    std::vector<core::EdgeId> between(core::EdgeId from, core::EdgeId to) const;
    std::vector<core::EdgeId> continuing(core::EdgeId edge) const;
    void apply(std::vector<core::EdgeId> edges, core::PaintEdges::Change change, int stroke);

    int m_stroke = 0;
    core::PaintEdges::Change m_change = core::PaintEdges::Change::Add;
    QPointF m_at;
    std::optional<core::EdgeId> m_last;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>

namespace orontes::editor {

/// Selects counters and spaces; a counter dragged to another space is set up there. Shift or Ctrl adds to the selection
/// and takes from it.
class SelectTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void cancel() override;

private:
    void pressCounter(core::CounterId counter, bool adds);
    void setUpAt(core::SpaceId space);

    enum class Drag {
        None,
        Counters,
        Spaces,
    };
    Drag m_drag = Drag::None;
    bool m_hasMoved = false;
    QPointF m_from;
    std::optional<core::SpaceId> m_fromSpace;
    std::vector<core::SpaceId> m_kept; ///< selected before a frame was drawn
};

} // namespace orontes::editor

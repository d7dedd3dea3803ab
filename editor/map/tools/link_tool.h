// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"

#include <QCoreApplication>

#include <optional>

namespace orontes::editor {

/// Links two areas: one is clicked, then the other, or dragged to. The chosen feature goes along the link; where it
/// lies already, or none is chosen, the link is taken away again. Ctrl always takes it away.
class LinkTool : public MapTool {
    Q_DECLARE_TR_FUNCTIONS(LinkTool)

public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    void follow() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    void join(core::SpaceId to, Qt::KeyboardModifiers modifiers);
    bool takesAway(core::SpaceId to, Qt::KeyboardModifiers modifiers) const;
    void showLinks(const MapSpot& spot, Qt::KeyboardModifiers modifiers);

    std::optional<core::SpaceId> m_from;
    bool m_isFresh = false; ///< m_from was chosen by this press
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"
#include "rules/core/scenario/area_edits.h"

#include <QCoreApplication>

#include <optional>

namespace orontes::editor {

/// Changes the outline of the selected area. Corners are dragged, drawn out of the middle of a side, set with a double
/// click on a side and taken away with Ctrl; the ground drags the whole area, the ring its centre. Corners move in all
/// areas that share them, with Alt in this one only. From the keyboard full stop and comma go from corner to corner,
/// arrows move it, Insert adds one behind it, Delete takes it away.
class OutlineTool : public MapTool {
    Q_DECLARE_TR_FUNCTIONS(OutlineTool)

public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void release(const MapGesture& gesture) override;
    void doubleClick(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    void follow() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    /// Something of the area that can be grasped.
    struct Grip {
        enum class Kind {
            Corner,
            Middle, ///< of a side
            Side,   ///< anywhere else on it
            Centre,
            Ground,
        };
        Kind kind = Kind::Ground;
        std::size_t index = 0; ///< of a corner, or of the corner a side begins at

        friend bool operator==(const Grip&, const Grip&) = default;
    };

    /// The one selected area; invalid when there is none or are several.
    core::SpaceId area() const;
    const core::Polygon& outline() const;
    std::optional<Grip> gripAt(QPointF plane) const;
    std::optional<Grip> handleAt(QPointF plane) const;
    bool hasMiddle(std::size_t side) const;
    core::Sharing sharing(Qt::KeyboardModifiers modifiers) const;
    core::Point held(QPointF plane, const Grip& grip, core::Sharing sharing) const;
    core::Result<core::Edit> dragged(const Grip& grip, QPointF to, core::Sharing sharing) const;
    QString stepName(const Grip& grip) const;
    void removeCorner(std::size_t corner, core::Sharing sharing);
    void chooseNext(int by);
    bool moveChosen(QPointF by, core::Sharing sharing);
    void showOutline();
    void showDrag(const core::Result<core::Edit>& edit, QPointF to);
    QString hint() const;

    std::optional<Grip> m_hot;    ///< under the pointer
    std::optional<Grip> m_chosen; ///< by the keyboard: a corner or the centre
    std::optional<Grip> m_drag;
    bool m_hasMoved = false;
    QPointF m_from;
    std::optional<core::SpaceId> m_beside; ///< another area under the pointer
    int m_stroke = 0;                      ///< of the arrow keys, while they move one thing
};

} // namespace orontes::editor

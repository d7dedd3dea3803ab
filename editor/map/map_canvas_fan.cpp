// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_canvas.h"

#include <QKeyEvent>

#include <algorithm>

namespace orontes::editor {

void MapCanvas::setFanned(std::optional<core::SpaceId> space) {
    const std::optional<core::SpaceId> before = m_table.fanned();
    m_table.setFanned(space, QRectF(viewport()->rect()));
    if (m_table.fanned() == before)
        return;
    m_fanKey.reset();
    viewport()->update();
}

bool MapCanvas::isInFan(QPointF viewportPoint) const {
    const std::optional<StackTable::Fan> fan = m_table.fan(logicalView());
    return fan && fan->frame.contains(viewportPoint);
}

bool MapCanvas::openFan(core::SpaceId space) {
    setFanned(space);
    if (!m_table.fanned())
        return false;
    m_fanKey = QPoint();
    viewport()->update();
    announceCursor();
    return true;
}

/// Where the keyboard is in the fan; null when it is not there.
const PlacedCounter* MapCanvas::fanCounter() const {
    const std::vector<std::vector<std::size_t>> rows = m_fanKey ? m_table.fanRows() : decltype(m_table.fanRows()){};
    if (rows.empty())
        return nullptr;
    const auto last = static_cast<int>(rows.size()) - 1;
    const std::vector<std::size_t>& row = rows[static_cast<std::size_t>(std::clamp(m_fanKey->y(), 0, last))];
    const int column = std::clamp(m_fanKey->x(), 0, static_cast<int>(row.size()) - 1);
    return &(*m_picture.counters)[row[static_cast<std::size_t>(column)]];
}

/// From the end of a row to the beginning of the next.
void MapCanvas::moveInFan(int along, int down) {
    const std::vector<std::vector<std::size_t>> rows = m_table.fanRows();
    const auto lengthOf = [&](int row) { return static_cast<int>(rows[static_cast<std::size_t>(row)].size()); };
    const auto last = static_cast<int>(rows.size()) - 1;
    const int row = std::clamp(m_fanKey->y(), 0, last);
    QPoint to(std::clamp(m_fanKey->x(), 0, lengthOf(row) - 1) + along, row + down);
    if (to.x() < 0 && row > 0)
        to = {lengthOf(row - 1) - 1, row - 1};
    else if (down == 0 && to.x() >= lengthOf(row) && row < last)
        to = {0, row + 1};
    to.ry() = std::clamp(to.y(), 0, last);
    to.rx() = std::clamp(to.x(), 0, lengthOf(to.y()) - 1);
    m_fanKey = to;
    viewport()->update();
    announceCursor();
}

bool MapCanvas::handleFanKey(const QKeyEvent& event) {
    const PlacedCounter* const counter = fanCounter();
    if (!counter)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        moveInFan(-1, 0);
        return true;
    case Qt::Key_Right:
        moveInFan(1, 0);
        return true;
    case Qt::Key_Up:
        moveInFan(0, -1);
        return true;
    case Qt::Key_Down:
        moveInFan(0, 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const QPointF at = boxOf(counter->id).center();
        MapGesture gesture{spotAt(at), Qt::LeftButton, {}, viewport()->mapToGlobal(at.toPoint())};
        gesture.spot.space = counter->space;
        gesture.spot.counter = counter->id;
        emit pressed(gesture);
        emit released(gesture);
        return true;
    }
    case Qt::Key_Escape:
        setFanned(std::nullopt);
        announceCursor();
        return true;
    default:
        return false;
    }
}

} // namespace orontes::editor

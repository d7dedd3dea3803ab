// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/pen_tool.h"

#include "rules/core/board/area_changes.h"

#include <algorithm>

namespace orontes::editor {
namespace {

constexpr double snapPixels = 8;
constexpr double penStep = 10; // pixels; with Shift one

QPointF wayOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

double PenTool::reach() const {
    return snapPixels * context().pixel();
}

std::vector<core::Point> PenTool::line() const {
    std::vector<core::Point> corners;
    for (const std::vector<core::Point>& click : m_clicks)
        corners.insert(corners.end(), click.begin(), click.end());
    return corners;
}

std::vector<core::Point> PenTool::way(core::Point from, core::Point to) const {
    if (m_isStraight || !core::isAreaMap(board()))
        return {};
    return borderBetween(board(), from, to);
}

void PenTool::pointAt(QPointF plane) {
    if (core::isAreaMap(board()))
        m_at = snapped(board(), plane, reach(), line());
    showLine();
}

void PenTool::place(QPointF plane, Qt::KeyboardModifiers modifiers) {
    m_isStraight = (modifiers & Qt::AltModifier) != 0;
    pointAt(plane);
    if (!m_at)
        return;
    const core::Point point = m_at->point;
    if (ends(point))
        return finish();
    std::vector<core::Point> click;
    if (!m_clicks.empty()) {
        if (m_clicks.back().back() == point)
            return; // the second press of a double click
        click = way(m_clicks.back().back(), point);
    }
    click.push_back(point);
    m_clicks.push_back(std::move(click));
    added();
    showLine();
}

void PenTool::press(const MapGesture& gesture) {
    m_pen.reset();
    place(gesture.spot.plane, gesture.modifiers);
}

void PenTool::move(const MapGesture& gesture) {
    pointAt(gesture.spot.plane);
}

void PenTool::doubleClick(const MapGesture& gesture) {
    m_isStraight = (gesture.modifiers & Qt::AltModifier) != 0;
    if (!m_clicks.empty())
        finish();
}

void PenTool::hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) {
    m_isStraight = (modifiers & Qt::AltModifier) != 0;
    if (m_pen)
        return; // the keyboard draws; a click takes over
    if (!(spot == MapSpot()))
        return pointAt(spot.plane);
    m_at.reset();
    showLine();
}

void PenTool::drop() {
    m_clicks.clear();
    m_pen.reset();
    showLine();
}

void PenTool::cancel() {
    MapTool::cancel();
    m_clicks.clear();
    m_pen.reset();
    m_at.reset();
}

void PenTool::follow() {
    showLine();
}

void PenTool::movePen(QPointF by) {
    if (!m_pen)
        m_pen = m_at ? shown(m_at->point) : context().seen().center();
    *m_pen += by * context().pixel();
    context().reveal(*m_pen);
    pointAt(*m_pen);
}

bool PenTool::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (const QPointF way = wayOf(key); !way.isNull() && (modifiers & Qt::ControlModifier) == 0) {
        movePen(way * ((modifiers & Qt::ShiftModifier) != 0 ? 1 : penStep));
        return true;
    }
    switch (key) {
    case Qt::Key_Space:
        if (m_pen)
            place(*m_pen, modifiers);
        return m_pen.has_value();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_isStraight = (modifiers & Qt::AltModifier) != 0;
        if (!m_clicks.empty())
            finish();
        else if (m_pen)
            place(*m_pen, modifiers);
        return true;
    case Qt::Key_Backspace:
        if (!m_clicks.empty())
            m_clicks.pop_back();
        showLine();
        return true;
    case Qt::Key_Escape: {
        const bool isDrawing = !m_clicks.empty() || m_pen;
        drop();
        return isDrawing;
    }
    default:
        return false;
    }
}

void PenTool::showLine() {
    m_ghost = {};
    m_ghost.cursor = Qt::CrossCursor;
    m_ghost.hint = hint();
    std::vector<core::Point> corners = line();
    for (const core::Point& corner : corners)
        m_ghost.handles.push_back({shown(corner), MapHandle::Kind::Corner, false});
    if (m_at && !corners.empty() && m_at->point != corners.back()) {
        const std::vector<core::Point> passed = way(corners.back(), m_at->point);
        corners.insert(corners.end(), passed.begin(), passed.end());
        corners.push_back(m_at->point);
    }
    if (corners.size() > 1)
        m_ghost.strokes.push_back(stroke(std::move(corners)));
    if (m_at && m_at->hold != AreaSnap::Hold::Nothing)
        m_ghost.handles.push_back({shown(m_at->point), MapHandle::Kind::Snap, false});
    if (m_pen)
        m_ghost.handles.push_back({*m_pen, MapHandle::Kind::Pen, false});
}

} // namespace orontes::editor

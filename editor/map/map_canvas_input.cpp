// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_canvas.h"
#include "editor/map/overlay_painter.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>

namespace orontes::editor {
namespace {

constexpr auto counterFormat = "application/x-orontes-counters";
constexpr double wheelDoubling = 480; // eighths of a degree that double the size: four notches

std::optional<Heading> headingOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Heading::Left;
    case Qt::Key_Right:
        return Heading::Right;
    case Qt::Key_Up:
        return Heading::Up;
    case Qt::Key_Down:
        return Heading::Down;
    default:
        return std::nullopt;
    }
}

} // namespace

MapGesture MapCanvas::gestureAt(const QMouseEvent& event) const {
    return {spotAt(event.position()), event.button() == Qt::NoButton ? m_held : event.button(), event.modifiers(),
            event.globalPosition().toPoint()};
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    m_pointer = event->position();
    if (isEmpty())
        return;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_panFrom = event->position();
        m_spacePanned = m_spaceHeld;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton || m_held != Qt::NoButton)
        return;
    m_held = event->button();
    m_showsCursor = false;
    m_fanning.stop();
    m_fanKey.reset();
    if (m_table.rooms() && !isInFan(event->position()))
        setFanned(std::nullopt);
    const MapGesture gesture = gestureAt(*event);
    if (gesture.spot.space)
        setCursorSpace(*gesture.spot.space);
    emit pressed(gesture);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position();
    if (m_panFrom) {
        pan((*m_panFrom - event->position()) * m_view.pixel);
        m_panFrom = event->position();
    } else if (m_held != Qt::NoButton)
        emit moved(gestureAt(*event));
    else
        hover(event->position());
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom) {
        m_panFrom.reset();
        showHandCursor();
    } else if (event->button() == m_held && m_held != Qt::NoButton) {
        const MapGesture gesture = gestureAt(*event);
        m_held = Qt::NoButton;
        emit released(gesture);
        hover(event->position());
    }
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !isEmpty() && !m_spaceHeld) {
        mousePressEvent(event);
        emit doubleClicked(gestureAt(*event));
    } else
        mousePressEvent(event);
}

void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (isEmpty())
        return;
    const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard && m_cursor.valid();
    const QPoint at = byKeyboard ? pointOf(m_cursor).toPoint() : event->pos();
    emit contextMenuRequested({spotAt(at), Qt::RightButton, event->modifiers(),
                               byKeyboard ? viewport()->mapToGlobal(at) : event->globalPos()});
}

void MapCanvas::hover(QPointF viewportPoint) {
    const MapSpot spot = spotAt(viewportPoint);
    const std::optional<core::SpaceId> fanned = m_table.fanned();
    const bool isAway = m_table.rooms() ? !m_fanKey && !isInFan(viewportPoint) : spot.space != fanned && !spot.counter;
    if (fanned && isAway)
        setFanned(std::nullopt);
    else if (!fanned)
        m_fanning.start();
    emit hovered(spot);
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    if (isEmpty())
        return;
    event->accept();
    const bool byTouchpad = !event->pixelDelta().isNull() && event->source() != Qt::MouseEventNotSynthesized;
    if (byTouchpad && (event->modifiers() & Qt::ControlModifier) == 0) {
        pan(-QPointF(event->pixelDelta()) * m_view.pixel);
    } else if ((event->modifiers() & Qt::ShiftModifier) != 0) {
        const QPoint turn = event->angleDelta();
        pan(QPointF(-(turn.x() + turn.y()), 0) * m_view.pixel);
    } else
        zoomAt(event->position(), m_view.scale * std::exp2(event->angleDelta().y() / wheelDoubling));
}

bool MapCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave:
        m_fanning.stop();
        setFanned(std::nullopt);
        emit hovered({});
        break;
    case QEvent::ToolTip: {
        const auto* const help = static_cast<QHelpEvent*>(event);
        return showTip(help->pos(), help->globalPos());
    }
    case QEvent::NativeGesture: {
        const auto* const gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture && !isEmpty())
            zoomAt(gesture->position(), m_view.scale * (1 + gesture->value()));
        return true;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool MapCanvas::showTip(const QPoint& viewportPoint, const QPoint& global) {
    const MapSpot spot = spotAt(viewportPoint);
    QString tip;
    std::map<core::SpaceId, int> placed;
    for (const SpaceBadge& badge : m_overlays.badges)
        if (badgeBox(badge.space, placed[badge.space]++).contains(viewportPoint))
            tip = badge.tip;
    for (const SpaceMark& mark : m_overlays.spaces)
        if (tip.isEmpty() && mark.space == spot.space)
            tip = mark.reason;
    for (const CounterMark& mark : m_overlays.counters)
        if (mark.counter == spot.counter && !mark.reason.isEmpty())
            tip = mark.reason;
    for (const SpaceFigure& figure : m_overlays.figures)
        if (tip.isEmpty() && figure.space == spot.space && !spot.counter)
            tip = figure.tip;
    if (const PlacedCounter* const counter = spot.counter ? m_table.find(*spot.counter) : nullptr;
        tip.isEmpty() && counter)
        tip = spokenCounter(*counter);
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, tip, viewport());
    return true;
}

bool MapCanvas::handleNavigation(const QKeyEvent& event) {
    if (const std::optional<Heading> heading = headingOf(event.key())) {
        if ((event.modifiers() & Qt::ControlModifier) != 0) {
            const QPointF way(*heading == Heading::Left    ? -1
                              : *heading == Heading::Right ? 1
                                                           : 0,
                              *heading == Heading::Up     ? -1
                              : *heading == Heading::Down ? 1
                                                          : 0);
            pan(way * m_view.size.height() / 4);
            return true;
        }
        m_showsCursor = true;
        const QPointF middle(viewport()->width() / 2.0, viewport()->height() / 2.0);
        const std::optional<core::SpaceId> next =
            m_cursor.valid() ? spaceBeside(*m_picture.board, m_shape, m_cursor, *heading) : spotAt(middle).space;
        setCursorSpace(next.value_or(m_cursor.valid() ? m_cursor : core::SpaceId{0}));
        reveal(m_cursor);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        fit();
        return true;
    default:
        return false;
    }
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (isEmpty())
        return QAbstractScrollArea::keyPressEvent(event);
    event->ignore();
    emit keyOffered(event);
    if (event->isAccepted())
        return;
    event->accept();
    if (handleFanKey(*event) || handleNavigation(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            m_spacePanned = false;
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return actAtCursor(event->modifiers());
    case Qt::Key_Escape:
        emit cancelled();
        return;
    default:
        break;
    }
    event->ignore();
    emit keyPressed(event);
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QAbstractScrollArea::keyReleaseEvent(event);
    const bool acts = m_spaceHeld && !m_spacePanned;
    m_spaceHeld = false;
    if (acts)
        actAtCursor(event->modifiers());
}

/// What a click in the middle of the cursor's space would do.
void MapCanvas::actAtCursor(Qt::KeyboardModifiers modifiers) {
    if (!m_cursor.valid())
        return;
    m_showsCursor = true;
    const QPointF at = pointOf(m_cursor);
    MapGesture gesture{spotAt(at), Qt::LeftButton, modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier),
                       viewport()->mapToGlobal(at.toPoint())};
    gesture.spot.space = m_cursor;
    if (m_table.rooms())
        gesture.spot.counter.reset(); // its stack may lie anywhere in an area: the fan is for choosing from it
    emit pressed(gesture);
    emit released(gesture);
    viewport()->update();
}

void MapCanvas::announceCursor() {
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleValueChangeEvent valued(this, spokenCursor());
    QAccessible::updateAccessibility(&valued);
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    m_showsCursor = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                    event->reason() == Qt::ShortcutFocusReason;
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    m_spaceHeld = false;
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void MapCanvas::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(counterFormat))
        event->acceptProposedAction();
}

void MapCanvas::dragMoveEvent(QDragMoveEvent* event) {
    const MapSpot spot = spotAt(event->position());
    emit hovered(spot);
    event->setAccepted(spot.space.has_value());
}

void MapCanvas::dropEvent(QDropEvent* event) {
    emit dropped(event->mimeData(), spotAt(event->position()));
    event->acceptProposedAction();
}

} // namespace orontes::editor

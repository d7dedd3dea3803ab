// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/theme_drawing.h"

#include <QPainter>
#include <QPolygonF>

namespace orontes::editor {

namespace {

class Antialiased {
public:
    explicit Antialiased(QPainter& target) : painter(target) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Antialiased() { painter.restore(); }
    Antialiased(const Antialiased&) = delete;
    Antialiased& operator=(const Antialiased&) = delete;

private:
    QPainter& painter;
};

QRectF centred(QPointF centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

/// A rounded rectangle whose border lies wholly inside `rect`.
void drawBox(QPainter& painter, const QRectF& rect, double radius, const QBrush& fill, const QColor& border,
             double width) {
    const double inset = width / 2;
    painter.setBrush(fill);
    painter.setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    const double moved = border.isValid() ? inset : 0;
    painter.drawRoundedRect(rect.adjusted(moved, moved, -moved, -moved), radius - moved, radius - moved);
}

void drawStrokes(QPainter& painter, const QPolygonF& points, const QColor& colour, double width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
}

QColor fillOf(ButtonLook look, const ControlState& state, const Tokens& tokens) {
    const bool active = state.hovered || state.pressed;
    switch (look) {
    case ButtonLook::Primary:
        return state.pressed || state.hovered ? tokens.lapisHover : tokens.lapis;
    case ButtonLook::Danger:
        return active ? tokens.carnelianSoft : QColor(Qt::transparent);
    case ButtonLook::Secondary:
    case ButtonLook::Quiet:
        return state.pressed ? tokens.selected : active ? tokens.hover : QColor(Qt::transparent);
    }
    return {};
}

QColor borderOf(ButtonLook look, const Tokens& tokens) {
    switch (look) {
    case ButtonLook::Primary:
    case ButtonLook::Quiet:
        return {};
    case ButtonLook::Secondary:
        return tokens.lapis;
    case ButtonLook::Danger:
        return tokens.carnelian;
    }
    return {};
}

QColor markFill(const ControlState& state, const Tokens& tokens) {
    if (!state.checked && !state.partly)
        return state.enabled ? tokens.field : tokens.panel;
    return !state.enabled ? tokens.disabled : state.hovered ? tokens.lapisHover : tokens.lapis;
}

QColor markBorder(const ControlState& state, const Tokens& tokens) {
    if (state.checked || state.partly)
        return {};
    return !state.enabled ? tokens.line : state.hovered || state.focused ? tokens.lapis : tokens.muted;
}

} // namespace

void drawField(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens) {
    const Antialiased smooth(painter);
    const QColor border = !state.enabled  ? tokens.line
                          : state.refused ? tokens.carnelian
                          : state.hovered ? tokens.muted
                                          : tokens.outline;
    drawBox(painter, rect, controlRadius, state.enabled ? tokens.field : tokens.panel, border, 1);
    if (state.focused)
        drawFocusRing(painter, rect, controlRadius, tokens);
}

void drawButton(QPainter& painter, const QRectF& rect, ButtonLook look, const ControlState& state,
                const Tokens& tokens) {
    const Antialiased smooth(painter);
    if (!state.enabled) {
        const bool filled = look == ButtonLook::Primary;
        if (look != ButtonLook::Quiet)
            drawBox(painter, rect, controlRadius, filled ? tokens.hover : QColor(Qt::transparent), tokens.line, 1);
        return;
    }
    drawBox(painter, rect, controlRadius, fillOf(look, state, tokens), borderOf(look, tokens), 1);
    if (!state.focused)
        return;
    drawFocusRing(painter, rect, controlRadius, tokens);
    if (look == ButtonLook::Primary)
        drawBox(painter, rect.adjusted(2, 2, -2, -2), controlRadius - 2, Qt::NoBrush, tokens.onAccent, 1);
}

QColor buttonText(ButtonLook look, const ControlState& state, const Tokens& tokens) {
    if (!state.enabled)
        return tokens.disabled;
    switch (look) {
    case ButtonLook::Primary:
        return tokens.onAccent;
    case ButtonLook::Danger:
        return tokens.carnelianInk;
    case ButtonLook::Secondary:
    case ButtonLook::Quiet:
        return tokens.lapis;
    }
    return tokens.text;
}

void drawToolButton(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens) {
    const Antialiased smooth(painter);
    const QColor fill = state.checked   ? (!state.enabled  ? tokens.hover
                                           : state.hovered ? tokens.lapisHover
                                                           : tokens.lapis)
                        : state.pressed ? tokens.selected
                        : state.hovered ? tokens.hover
                                        : QColor(Qt::transparent);
    drawBox(painter, rect, controlRadius, fill, QColor(), 0);
    if (!state.focused)
        return;
    drawFocusRing(painter, rect, controlRadius, tokens);
    if (state.checked)
        drawBox(painter, rect.adjusted(2, 2, -2, -2), controlRadius - 2, Qt::NoBrush, tokens.onAccent, 1);
}

void drawTickBox(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens) {
    const Antialiased smooth(painter);
    const QRectF box = centred(rect.center(), 16);
    drawBox(painter, box, 4, markFill(state, tokens), markBorder(state, tokens), 1);
    const QColor mark = state.enabled ? tokens.onAccent : tokens.panel;
    if (state.partly)
        drawStrokes(painter, QPolygonF({box.center() - QPointF(3.5, 0), box.center() + QPointF(3.5, 0)}), mark, 2);
    else if (state.checked)
        drawTick(painter, box.center(), 9, mark);
}

void drawRadio(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens) {
    const Antialiased smooth(painter);
    const QRectF box = centred(rect.center(), 16);
    drawBox(painter, box, 8, markFill(state, tokens), markBorder(state, tokens), 1);
    if (state.checked)
        drawBox(painter, centred(box.center(), 6), 3, state.enabled ? tokens.onAccent : tokens.panel, QColor(), 0);
}

void drawTick(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    const Antialiased smooth(painter);
    const double unit = size / 9;
    drawStrokes(painter,
                QPolygonF({centre + QPointF(-4, 0.5) * unit, centre + QPointF(-1.25, 3.25) * unit,
                           centre + QPointF(4, -3) * unit}),
                colour, 1.75);
}

void drawCross(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    const Antialiased smooth(painter);
    const double half = size / 2;
    drawStrokes(painter, QPolygonF({centre - QPointF(half, half), centre + QPointF(half, half)}), colour, 1.5);
    drawStrokes(painter, QPolygonF({centre - QPointF(half, -half), centre + QPointF(half, -half)}), colour, 1.5);
}

void drawChevron(QPainter& painter, QPointF centre, double size, Direction direction, const QColor& colour) {
    const Antialiased smooth(painter);
    const double half = size / 2;
    const double quarter = size / 4;
    QPolygonF points({QPointF(-half, -quarter), QPointF(0, quarter), QPointF(half, -quarter)});
    for (QPointF& point : points) {
        switch (direction) {
        case Direction::Down:
            break;
        case Direction::Up:
            point = {point.x(), -point.y()};
            break;
        case Direction::Right:
            point = {point.y(), point.x()};
            break;
        case Direction::Left:
            point = {-point.y(), point.x()};
            break;
        }
        point += centre;
    }
    drawStrokes(painter, points, colour, 1.5);
}

void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const Tokens& tokens) {
    const Antialiased smooth(painter);
    drawBox(painter, rect, radius, Qt::NoBrush, tokens.lapis, focusRingWidth);
}

} // namespace orontes::editor

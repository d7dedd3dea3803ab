// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/tokens.h"

#include <QPointF>

class QPainter;
class QRectF;

namespace orontes::editor {

inline constexpr double controlRadius = 5;
inline constexpr double focusRingWidth = 2;

/// What a control looks like at this moment.
struct ControlState {
    bool enabled = true;
    bool hovered = false;
    bool pressed = false;
    bool focused = false;
    bool checked = false;
    bool partly = false;  // a tick box between on and off
    bool refused = false; // its value is not accepted
};

/// How much a button asks to be pressed. One primary button at most in a panel or dialog.
enum class ButtonLook { Secondary, Primary, Quiet, Danger };

enum class Direction { Up, Down, Left, Right };

void drawField(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens);
void drawButton(QPainter& painter, const QRectF& rect, ButtonLook look, const ControlState& state,
                const Tokens& tokens);
QColor buttonText(ButtonLook look, const ControlState& state, const Tokens& tokens);
void drawToolButton(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens);
/// A tick box of 16 px in the middle of `rect`.
void drawTickBox(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens);
void drawRadio(QPainter& painter, const QRectF& rect, const ControlState& state, const Tokens& tokens);
void drawTick(QPainter& painter, QPointF centre, double size, const QColor& colour);
void drawCross(QPainter& painter, QPointF centre, double size, const QColor& colour);
void drawChevron(QPainter& painter, QPointF centre, double size, Direction direction, const QColor& colour);
/// Two pixels of lapis just inside `rect`.
void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const Tokens& tokens);

} // namespace orontes::editor

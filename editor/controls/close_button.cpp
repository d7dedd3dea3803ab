// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/close_button.h"

#include "editor/theme/theme_drawing.h"

#include <QPainter>

namespace orontes::editor {

namespace {

constexpr int closeSide = 20;
constexpr int dotRoom = 12;

} // namespace

CloseButton::CloseButton(QWidget* parent) : QAbstractButton(parent) {
    setAccessibleName(tr("Close"));
    setToolTip(tr("Close"));
    setFocusPolicy(Qt::NoFocus); // Ctrl+W closes the current document
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::ArrowCursor);
    resize(sizeHint());
}

void CloseButton::setUnsaved(bool unsaved) {
    m_unsaved = unsaved;
    setAccessibleDescription(unsaved ? tr("Has changes that are not saved") : QString());
    update();
}

QSize CloseButton::sizeHint() const {
    return {closeSide + dotRoom, closeSide};
}

void CloseButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = tokensFor(palette());
    const QRectF cross(width() - closeSide, 0, closeSide, closeSide);
    if (underMouse())
        drawToolButton(painter, cross, {.hovered = true, .pressed = isDown()}, tokens);
    drawCross(painter, cross.center(), 7, underMouse() ? tokens.text : tokens.muted);
    if (!m_unsaved)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.carnelian);
    painter.drawEllipse(QPointF(5, height() / 2.0), 3, 3);
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/card.h"

#include "editor/theme/tokens.h"

#include <QPainter>

namespace orontes::editor {

Card::Card(QWidget* parent) : QWidget(parent) {}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = tokensFor(palette());
    painter.setPen(tokens.line);
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace orontes::editor

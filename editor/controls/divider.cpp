// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/divider.h"

#include "editor/theme/tokens.h"

#include <QPainter>

namespace orontes::editor {

Divider::Divider(Qt::Orientation orientation, QWidget* parent) : QWidget(parent) {
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Divider::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), tokensFor(palette()).line);
}

} // namespace orontes::editor

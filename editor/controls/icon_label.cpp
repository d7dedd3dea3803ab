// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/icon_label.h"

#include "editor/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace orontes::editor {

IconLabel::IconLabel(IconId id, IconRole role, int pixels, QWidget* parent) : QWidget(parent), m_id(id), m_role(role) {
    setFixedSize(pixels, pixels);
}

void IconLabel::setIcon(IconId id, IconRole role) {
    m_id = id;
    m_role = role;
    update();
}

void IconLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& tokens = tokensFor(palette());
    const double stroke = std::min(iconStroke, iconStroke * 24 / width()); // no thicker than at 24 px
    paintIcon(painter, m_id, QRectF(rect()), isEnabled() ? iconColour(m_role, tokens) : tokens.disabled, stroke);
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/list_button.h"

#include "editor/theme/fonts.h"
#include "editor/theme/theme_drawing.h"

#include <QPainter>

namespace orontes::editor {

namespace {

constexpr int side = 16; ///< of the icon
constexpr int gap = 8;
constexpr int lineHeight = 28;
constexpr int lettersAtLeast = 6; ///< that are shown at least

} // namespace

ListButton::ListButton(IconId icon, const QString& text, QWidget* parent) : QAbstractButton(parent), m_icon(icon) {
    setText(text);
    setAccessibleName(text);
    setFont(bodyFont(QFont::DemiBold));
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ListButton::sizeHint() const {
    return {side + gap + fontMetrics().horizontalAdvance(text()) + 2, lineHeight};
}

QSize ListButton::minimumSizeHint() const {
    return {side + gap + lettersAtLeast * fontMetrics().averageCharWidth(), lineHeight};
}

void ListButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = tokensFor(palette());
    paintIcon(painter, m_icon, QRectF(0, (height() - side) / 2.0, side, side), tokens.text);
    QFont shown = font();
    shown.setUnderline(underMouse());
    painter.setFont(shown);
    painter.setPen(underMouse() ? tokens.lapisHover : tokens.lapis);
    const QRect words = rect().adjusted(side + gap, 0, 0, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), 4, tokens);
}

} // namespace orontes::editor

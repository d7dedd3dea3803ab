// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/rail_button.h"

#include "editor/theme/fonts.h"
#include "editor/theme/theme_drawing.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int railWidth = 64;
constexpr int tileHeight = 56;
constexpr double pictureSide = 20;

void drawCount(QPainter& painter, QPointF centre, int count, const Tokens& tokens) {
    const QString text = count > 99 ? QStringLiteral("99+") : QString::number(count);
    painter.setFont(figuresFont(10, QFont::DemiBold));
    const double width = std::max(15.0, painter.fontMetrics().horizontalAdvance(text) + 8.0);
    const QRectF pill(centre.x() - width / 2, centre.y() - 7.5, width, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.carnelian);
    painter.drawRoundedRect(pill, 7.5, 7.5);
    painter.setPen(tokens.onAccent);
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace

RailButton::RailButton(IconId icon, const QString& name, QWidget* parent) : QAbstractButton(parent), m_icon(icon) {
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RailButton::setCount(int count) {
    m_count = count;
    setAccessibleDescription(count > 0 ? (count == 1 ? tr("1 problem") : tr("%1 problems").arg(count)) : QString());
    update();
}

QSize RailButton::sizeHint() const {
    const int words = QFontMetrics(captionFont(QFont::DemiBold)).horizontalAdvance(text()) + 16;
    return {std::max(railWidth, words), tileHeight};
}

void RailButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = tokensFor(palette());
    const QRectF tile = QRectF(rect()).adjusted(5, 1, -4, -1);
    painter.setPen(Qt::NoPen);
    if (isChecked() || (underMouse() && isEnabled())) {
        painter.setBrush(isChecked() ? tokens.selected : tokens.hover);
        painter.drawRoundedRect(tile, 6, 6);
    }
    if (isChecked())
        painter.fillRect(QRectF(0, tile.top(), 3, tile.height()), tokens.lapis);
    const QColor ink = !isEnabled() ? tokens.disabled : isChecked() ? tokens.lapis : tokens.muted;
    const QPointF middle(tile.center().x(), tile.top() + 19);
    paintIcon(painter, m_icon, {middle.x() - pictureSide / 2, middle.y() - pictureSide / 2, pictureSide, pictureSide},
              ink);
    painter.setFont(captionFont(isChecked() ? QFont::DemiBold : QFont::Normal));
    painter.setPen(ink);
    painter.drawText(tile.adjusted(0, 32, 0, -4), Qt::AlignHCenter | Qt::AlignVCenter, text());
    if (m_count > 0)
        drawCount(painter, middle + QPointF(13, -8), m_count, tokens);
    if (hasFocus())
        drawFocusRing(painter, tile, 6, tokens);
}

} // namespace orontes::editor

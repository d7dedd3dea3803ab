// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/share_bar.h"

#include "editor/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr double barHeight = 14;
constexpr double strokeHeight = 10;

} // namespace

ShareBar::ShareBar(const model::Share& share, const QColor& colour, QWidget* parent)
    : QWidget(parent), m_share(share), m_colour(colour) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ShareBar::sizeHint() const {
    return {160, 24};
}

void ShareBar::paintEvent(QPaintEvent*) {
    const Tokens& colours = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF track(0.5, (height() - barHeight) / 2, width() - 1, barHeight);
    painter.setBrush(colours.tabStrip);
    painter.drawRoundedRect(track, 3, 3);
    QRectF bar = track;
    bar.setWidth(track.width() * std::clamp(m_share.value, 0.0, 1.0));
    painter.setBrush(m_colour);
    if (bar.width() >= 1)
        painter.drawRoundedRect(bar, std::min(3.0, bar.width() / 2), 3);
    if (m_share.width() <= 0)
        return;
    painter.setPen(QPen(colours.text, 1.5));
    const double y = height() / 2.0;
    const double from = track.left() + track.width() * m_share.low;
    const double to = track.left() + track.width() * m_share.high;
    painter.drawLine(QPointF(from, y), QPointF(to, y));
    for (const double x : {from, to})
        painter.drawLine(QPointF(x, y - strokeHeight / 2), QPointF(x, y + strokeHeight / 2));
}

} // namespace orontes::editor

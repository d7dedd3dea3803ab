// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/die_label.h"

#include "editor/theme/fonts.h"

#include <QPainter>
#include <QSvgRenderer>

namespace orontes::editor {

namespace {

constexpr int dieSide = 36;

} // namespace

DieLabel::DieLabel(int number, QWidget* parent) : QWidget(parent), m_number(number) {
    setFixedSize(dieSide, dieSide);
    setAccessibleName(tr("Die: %1").arg(number));
}

void DieLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_number >= 1 && m_number <= 6) {
        QSvgRenderer die(QStringLiteral(":/dice/die_%1.svg").arg(m_number));
        die.render(&painter, QRectF(rect()));
        return;
    }
    painter.setFont(figuresFont(18));
    painter.drawText(rect(), Qt::AlignCenter, QString::number(m_number));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/ornament_sheet.h"

#include <QPainter>

#include <cmath>

namespace orontes::editor {
namespace {

constexpr int directions = 13; // twelve and none

std::size_t indexOf(const Ornament& ornament) {
    const int index = (static_cast<int>(ornament.ground) * ornamentVariants + ornament.variant) * directions;
    return static_cast<std::size_t>(index + ornament.downhill + 1);
}

} // namespace

void OrnamentSheet::draw(QPainter& painter, const Ornament& ornament, QPointF centre, double space,
                         double pixel) const {
    painter.save();
    painter.translate(centre);
    painter.scale(space, space);
    paintOrnament(painter, ornament, mapTokens(m_theme), 0.85 * pixel / space);
    painter.restore();
}

void OrnamentSheet::stamp(QPainter& painter, const Ornament& ornament, QPointF centre, double space, double pixel) {
    if (space != m_space) {
        m_stamps.assign(static_cast<std::size_t>(groundCount * ornamentVariants * directions), QImage());
        m_space = space;
    }
    QImage& stamp = m_stamps[indexOf(ornament)];
    const int half = static_cast<int>(std::ceil(space * 0.52));
    if (stamp.isNull()) {
        stamp = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
        stamp.fill(Qt::transparent);
        QPainter onStamp(&stamp);
        onStamp.setRenderHint(QPainter::Antialiasing);
        draw(onStamp, ornament, QPointF(half, half), space, pixel);
    }
    painter.drawImage(QPoint(qRound(centre.x()) - half, qRound(centre.y()) - half), stamp);
}

} // namespace orontes::editor

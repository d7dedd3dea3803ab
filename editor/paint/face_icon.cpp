// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/face_icon.h"

#include "editor/paint/counter_painter.h"

#include <QPainter>
#include <QPixmap>

namespace orontes::editor {

QIcon faceIcon(const core::CounterFace& face, int side, qreal ratio, Theme theme) {
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    CounterPainter(theme).paint(painter, face, QRectF(2, 2, side - 5, side - 5), 1 / ratio);
    return QIcon(pixmap);
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/face_label.h"

#include <QPainter>

namespace orontes::editor {

FaceLabel::FaceLabel(core::CounterFace face, int side, QWidget* parent)
    : QWidget(parent), m_face(std::move(face)), m_side(side) {
    setFixedSize(side, side);
    setAccessibleName(QString::fromStdString(m_face.caption));
}

void FaceLabel::setFace(core::CounterFace face) {
    m_face = std::move(face);
    setAccessibleName(QString::fromStdString(m_face.caption));
    update();
}

void FaceLabel::setRoom(FaceRoom room) {
    m_room = room;
    update();
}

void FaceLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF place(rect());
    CounterPainter(currentTheme())
        .paint(painter, m_face,
               m_room == FaceRoom::Markers ? CounterPainter::boxWithin(place) : place.adjusted(4, 4, -4, -4));
}

} // namespace orontes::editor

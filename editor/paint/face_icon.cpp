// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/face_icon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace orontes::editor {

namespace {

class FaceIcon : public QIconEngine {
public:
    FaceIcon(core::CounterFace face, FaceRoom room) : m_face(std::move(face)), m_room(room) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        const double shadow = rect.width() * 0.06;
        const QRectF place(rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        CounterPainter(currentTheme())
            .paint(*painter, m_face,
                   m_room == FaceRoom::Markers ? CounterPainter::boxWithin(place)
                                               : place.adjusted(shadow, shadow, -shadow, -shadow),
                   1 / painter->device()->devicePixelRatioF());
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const Theme theme = currentTheme();
        if (m_drawn.size() == size && m_theme == theme)
            return m_drawn;
        m_theme = theme;
        m_drawn = QPixmap(size);
        m_drawn.fill(Qt::transparent);
        QPainter painter(&m_drawn);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return m_drawn;
    }

    QIconEngine* clone() const override { return new FaceIcon(*this); }

private:
    core::CounterFace m_face;
    FaceRoom m_room;
    Theme m_theme = Theme::Light;
    QPixmap m_drawn;
};

} // namespace

QIcon faceIcon(const core::CounterFace& face, FaceRoom room) {
    return QIcon(new FaceIcon(face, room));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/face_icon.h"

#include "editor/paint/counter_painter.h"

#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace orontes::editor {

namespace {

class FaceIcon : public QIconEngine {
public:
    explicit FaceIcon(core::CounterFace face) : m_face(std::move(face)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        const double room = rect.width() * 0.06; // for the shadow
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        CounterPainter(currentTheme())
            .paint(*painter, m_face, QRectF(rect).adjusted(room, room, -room, -room),
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
    Theme m_theme = Theme::Light;
    QPixmap m_drawn;
};

} // namespace

QIcon faceIcon(const core::CounterFace& face) {
    return QIcon(new FaceIcon(face));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/label_edit.h"

#include "editor/map/map_canvas.h"
#include "editor/theme/style.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>

#include <utility>

namespace orontes::editor {

LabelEdit::LabelEdit(MapCanvas& canvas, QPointF plane, const QString& proposed, Done done)
    : QLineEdit(proposed, canvas.viewport()), m_canvas(canvas), m_plane(plane), m_done(std::move(done)) {
    constexpr int width = 190;
    setAccessibleName(tr("Label of the area"));
    setAlignment(Qt::AlignCenter);
    setFixedWidth(width);
    setCursor(Qt::IBeamCursor);
    canvas.viewport()->installEventFilter(this);
    connect(this, &QLineEdit::textEdited, this, [this] { setRefused(*this, false); });
    selectAll();
    place();
    show();
    setFocus();
}

void LabelEdit::place() {
    const QRect room = m_canvas.viewport()->rect();
    const QPoint middle = m_canvas.viewportPointOf(m_plane).toPoint();
    const QPoint corner(std::clamp(middle.x() - width() / 2, 0, std::max(0, room.width() - width())),
                        std::clamp(middle.y() - height() / 2, 0, std::max(0, room.height() - height())));
    if (corner != pos())
        move(corner);
}

/// The map has been moved or enlarged.
bool LabelEdit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint || event->type() == QEvent::Resize)
        place();
    return QLineEdit::eventFilter(watched, event);
}

void LabelEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return give();
    case Qt::Key_Escape:
        return close();
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void LabelEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (!m_done || (reason != Qt::MouseFocusReason && reason != Qt::TabFocusReason && reason != Qt::BacktabFocusReason))
        return;
    const Done done = std::exchange(m_done, {});
    hide();
    deleteLater();
    done(text().trimmed());
}

void LabelEdit::give() {
    const Done done = std::exchange(m_done, {});
    if (done && done(text().trimmed()))
        return close();
    m_done = done;
    setRefused(*this, true);
}

void LabelEdit::close() {
    m_done = {};
    hide();
    deleteLater();
    m_canvas.setFocus();
}

} // namespace orontes::editor

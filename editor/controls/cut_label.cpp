// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/cut_label.h"

#include <QPainter>

namespace orontes::editor {

namespace {

constexpr int shownAtLeast = 8; ///< that are shown at least

} // namespace

CutLabel::CutLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setToolTip(text);
    setTextFormat(Qt::PlainText);
}

QSize CutLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return {qMin(whole.width(), shownAtLeast * fontMetrics().averageCharWidth()), whole.height()};
}

void CutLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/arrivals_header.h"

#include "editor/paint/patterns.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/items/arrivals_model.h"

#include <QPainter>

namespace orontes::editor {

namespace {

constexpr int sideWidth = 128;
constexpr int turnHeight = 44;
constexpr int bandWidth = 12;
constexpr int headMargin = 8;

} // namespace

ArrivalsHeader::ArrivalsHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent) {
    setSectionsClickable(false);
    setHighlightSections(true);
}

QSize ArrivalsHeader::sizeHint() const {
    QSize size = QHeaderView::sizeHint();
    if (orientation() == Qt::Vertical)
        size.setWidth(sideWidth);
    else
        size.setHeight(turnHeight);
    return size;
}

void ArrivalsHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    if (model() == nullptr || !rect.isValid())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect, palette().color(paperRole));
    painter->setPen(QPen(palette().color(QPalette::Mid), 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    if (orientation() == Qt::Vertical)
        paintSide(*painter, rect, section);
    else
        paintTurn(*painter, rect, section);
    painter->restore();
}

void ArrivalsHeader::paintSide(QPainter& painter, const QRect& rect, int row) const {
    const model::ArrivalsSide& side = static_cast<const model::ArrivalsModel*>(model())->sideAt(row);
    const QRect band(rect.left(), rect.top(), bandWidth, rect.height());
    QPainterPath shape;
    shape.addRect(band);
    const QColor colour = colourOf(side.colour);
    painter.fillPath(shape, colour);
    const QColor ink = colour.lightnessF() > 0.6 ? QColor(0, 0, 0, 110) : QColor(255, 255, 255, 150);
    paintPattern(painter, shape, side.pattern, {ink, 6, 1.5, band.topLeft()});
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(band.topRight(), band.bottomRight());
    if (side.beginsSeat && row > 0) {
        painter.setPen(QPen(palette().color(mutedRole), 1));
        painter.drawLine(rect.topLeft(), rect.topRight());
    }
    QRect room = rect.adjusted(bandWidth + headMargin, 6, -headMargin, -6);
    const bool isCurrent = selectionModel() != nullptr && selectionModel()->currentIndex().row() == row;
    painter.setFont(bodyFont(isCurrent ? QFont::DemiBold : QFont::Medium));
    painter.setPen(palette().color(QPalette::WindowText));
    const int line = QFontMetrics(painter.font()).lineSpacing();
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(painter.font()).elidedText(side.name, Qt::ElideRight, room.width()));
    if (side.beginsSeat && !side.seat.isEmpty() && room.height() > 2 * line - 6) {
        painter.setFont(captionFont());
        painter.setPen(palette().color(mutedRole));
        painter.drawText(room.adjusted(0, line, 0, 0), Qt::AlignLeft | Qt::AlignTop, side.seat);
    }
}

void ArrivalsHeader::paintTurn(QPainter& painter, const QRect& rect, int column) const {
    const QRect room = rect.adjusted(headMargin, 5, -headMargin, -5);
    const QString caption = model()->headerData(column, Qt::Horizontal, model::HelpRole).toString();
    const bool isCurrent = selectionModel() != nullptr && selectionModel()->currentIndex().column() == column;
    painter.setFont(bodyFont(isCurrent ? QFont::DemiBold : QFont::Medium));
    painter.setPen(palette().color(QPalette::WindowText));
    const Qt::Alignment upright = caption.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop;
    painter.drawText(room, static_cast<int>((Qt::AlignLeft | upright).toInt()),
                     model()->headerData(column, Qt::Horizontal).toString());
    painter.setFont(captionFont());
    painter.setPen(palette().color(mutedRole));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom, caption);
}

} // namespace orontes::editor

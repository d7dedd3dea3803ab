// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choice_delegate.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace orontes::editor {
namespace {

constexpr int aroundLines = 12;
constexpr int headHeight = 28;
constexpr int aroundAside = 8;

QFont asideFont() {
    return figuresFont(secondaryPixels, QFont::DemiBold);
}

int asideWidth(const QString& aside) {
    return aside.isEmpty() ? 0 : QFontMetrics(asideFont()).horizontalAdvance(aside) + 2 * aroundAside;
}

} // namespace

/// A row of two lines is told from the next.
QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.data(headRole).toBool())
        return {QStyledItemDelegate::sizeHint(option, index).width(), headHeight};
    QStyleOptionViewItem narrower = option;
    narrower.rect.setWidth(option.rect.width() - asideWidth(index.data(asideRole).toString()));
    const QSize size = QStyledItemDelegate::sizeHint(narrower, index);
    const bool isTall = size.height() > m_faceSide || size.height() >= 2 * option.fontMetrics.height();
    return isTall && index.data(Qt::DecorationRole).isNull() ? size + QSize(0, aroundLines) : size;
}

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.data(headRole).toBool()) {
        painter->save();
        painter->setFont(capitalsFont());
        painter->setPen(option.palette.color(mutedRole));
        painter->drawText(option.rect.adjusted(aroundAside, 0, -aroundAside, -4), Qt::AlignLeft | Qt::AlignBottom,
                          index.data().toString());
        painter->restore();
        return;
    }
    const QString aside = index.data(asideRole).toString();
    if (aside.isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    const int wide = asideWidth(aside);
    QStyleOptionViewItem words = option; // its ground is as wide as the row, its words are not
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &words, painter, option.widget);
    words.rect.setWidth(words.rect.width() - wide);
    words.state.setFlag(QStyle::State_HasFocus, false);
    QStyledItemDelegate::paint(painter, words, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect frame;
        frame.QStyleOption::operator=(option);
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &frame, painter, option.widget);
    }
    painter->save();
    painter->setFont(asideFont());
    painter->setPen(option.palette.color(QPalette::WindowText));
    painter->drawText(QRect(option.rect.right() - wide, option.rect.top(), wide - aroundAside, option.rect.height()),
                      Qt::AlignRight | Qt::AlignVCenter, aside);
    painter->restore();
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/severity_delegate.h"

#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/items/sealed_table.h"
#include "rules/core/diagnostic.h"

#include <QPainter>

namespace orontes::editor {

namespace {

constexpr int edge = 8;
constexpr int markSize = 16;

std::pair<IconId, IconRole> markOf(const QModelIndex& index) {
    if (index.data(model::IsWaivedRole).toBool())
        return {IconId::Waive, IconRole::Muted};
    switch (static_cast<core::Severity>(index.data(model::SeverityRole).toInt())) {
    case core::Severity::Error:
        return {IconId::Error, IconRole::Error};
    case core::Severity::Warning:
        return {IconId::Warning, IconRole::Warning};
    case core::Severity::Note:
        break;
    }
    return {IconId::Note, IconRole::Accent};
}

} // namespace

void SeverityDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear(); // drawn beside the mark
    const QWidget* widget = option.widget;
    widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, widget);
    const auto [id, role] = markOf(index);
    QRect place(option.rect.left() + edge, 0, markSize, markSize);
    place.moveCenter(QPoint(place.center().x(), option.rect.center().y()));
    icon(id, role).paint(painter, place);
    const QRect words = option.rect.adjusted(edge + markSize + edge, 0, 0, 0);
    painter->save();
    painter->setFont(secondaryFont());
    painter->setPen(option.palette.color(mutedRole));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    painter->restore();
}

} // namespace orontes::editor

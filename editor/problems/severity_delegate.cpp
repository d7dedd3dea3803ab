// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/severity_delegate.h"

#include "editor/theme/icons.h"
#include "model/items/sealed_table.h"
#include "rules/core/diagnostic.h"

#include <QPainter>

namespace orontes::editor {

namespace {

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
    ground.text.clear();
    const QWidget* widget = option.widget;
    widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, widget);
    const auto [id, role] = markOf(index);
    QRect place(0, 0, 16, 16);
    place.moveCenter(option.rect.center());
    icon(id, role).paint(painter, place);
}

} // namespace orontes::editor

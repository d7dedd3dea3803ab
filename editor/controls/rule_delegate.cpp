// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/rule_delegate.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

namespace orontes::editor {

void RuleDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font = figuresFont(secondaryPixels);
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::HighlightedText})
            option->palette.setColor(group, role, option->palette.color(linkRole));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/theme_measures.h"

#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int buttonHeight = 32;
constexpr int buttonWidth = 88;
constexpr int rowHeight = 28;
constexpr int menuArrow = 16;

QSize wordButtonSize(const QStyleOption& option) {
    const auto& tool = *qstyleoption_cast<const QStyleOptionToolButton*>(&option);
    const QSize words = tool.fontMetrics.size(Qt::TextShowMnemonic, tool.text);
    const bool picture = tool.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !tool.icon.isNull();
    const bool arrow = tool.features.testFlag(QStyleOptionToolButton::HasMenu);
    return {words.width() + (picture ? tool.iconSize.width() + 4 : 0) + 2 * wordPadding + (arrow ? menuArrow : 0),
            std::max(words.height(), picture ? tool.iconSize.height() : 0) + 8};
}

} // namespace

QRect spinBoxPart(const QRect& rect, QStyle::SubControl part, bool arrows) {
    const int column = arrows ? arrowColumn : 0;
    const QRect buttons(rect.right() + 1 - column, rect.top() + 1, column - 1, rect.height() - 2);
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        return {buttons.topLeft(), QSize(buttons.width(), buttons.height() / 2)};
    case QStyle::SC_SpinBoxDown:
        return buttons.adjusted(0, buttons.height() / 2, 0, 0);
    case QStyle::SC_SpinBoxEditField:
        return rect.adjusted(fieldPadding, 2, -std::max(column, fieldPadding), -2);
    default:
        return rect;
    }
}

QRect comboBoxPart(const QRect& rect, QStyle::SubControl part) {
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        return {rect.right() + 1 - arrowColumn, rect.top(), arrowColumn, rect.height()};
    case QStyle::SC_ComboBoxEditField:
        return rect.adjusted(fieldPadding, 2, -arrowColumn, -2);
    default:
        return rect;
    }
}

bool hasWords(const QStyleOption* option) {
    const auto* const tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return tool && !tool->text.isEmpty() &&
           (tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon || tool->toolButtonStyle == Qt::ToolButtonTextOnly);
}

QSize themeSize(QStyle::ContentsType type, const QStyleOption* option, const QSize& contents, const QSize& size) {
    switch (type) {
    case QStyle::CT_LineEdit: {
        const auto* const frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        return frame && frame->lineWidth > 0 ? size.expandedTo({0, fieldHeight}) : size;
    }
    case QStyle::CT_ComboBox:
        return QSize(contents.width() + fieldPadding + arrowColumn + 8, contents.height() + 8)
            .expandedTo({0, fieldHeight});
    case QStyle::CT_SpinBox:
        return QSize(contents.width() + fieldPadding + arrowColumn + 4, contents.height() + 8)
            .expandedTo({0, fieldHeight});
    case QStyle::CT_PushButton: {
        const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool wordless = button && button->text.isEmpty();
        return QSize(contents.width() + (wordless ? 12 : 32), contents.height() + 10)
            .expandedTo({wordless ? buttonHeight : buttonWidth, buttonHeight});
    }
    case QStyle::CT_ToolButton:
        return hasWords(option) ? wordButtonSize(*option).expandedTo({0, 28}) : size.expandedTo({28, 28});
    case QStyle::CT_ItemViewItem:
        return size.expandedTo({0, rowHeight});
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton:
        return size.expandedTo({0, 24});
    default:
        return size;
    }
}

std::optional<int> themeMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
        return 16;
    case QStyle::PM_CheckBoxLabelSpacing:
    case QStyle::PM_RadioButtonLabelSpacing:
        return 8;
    case QStyle::PM_LayoutLeftMargin:
    case QStyle::PM_LayoutRightMargin:
    case QStyle::PM_LayoutTopMargin:
    case QStyle::PM_LayoutBottomMargin:
        return widget && widget->isWindow() ? 16 : 8;
    case QStyle::PM_LayoutHorizontalSpacing:
    case QStyle::PM_LayoutVerticalSpacing:
        return 8;
    case QStyle::PM_ToolBarIconSize:
    case QStyle::PM_ListViewIconSize:
        return 20;
    case QStyle::PM_SmallIconSize:
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_TabBarIconSize:
        return 16;
    case QStyle::PM_MessageBoxIconSize:
        return 32;
    case QStyle::PM_HeaderDefaultSectionSizeVertical:
        return rowHeight;
    case QStyle::PM_SplitterWidth:
        return 1; // Qt lets the mouse take it some pixels beside
    case QStyle::PM_ScrollBarExtent:
        return 10;
    case QStyle::PM_TreeViewIndentation:
        return 20;
    case QStyle::PM_FocusFrameHMargin:
        return 6;
    case QStyle::PM_ButtonShiftHorizontal:
    case QStyle::PM_ButtonShiftVertical:
    case QStyle::PM_TabBarTabShiftVertical:
        return 0;
    default:
        return std::nullopt;
    }
}

} // namespace orontes::editor

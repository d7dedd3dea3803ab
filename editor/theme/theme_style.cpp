// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/theme_style.h"

#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "editor/theme/theme_drawing.h"
#include "editor/theme/theme_measures.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <optional>

namespace orontes::editor {

namespace {

ControlState stateOf(const QStyleOption& option, const QWidget* widget) {
    return {
        .enabled = option.state.testFlag(QStyle::State_Enabled),
        .hovered = option.state.testFlag(QStyle::State_MouseOver),
        .pressed = option.state.testFlag(QStyle::State_Sunken),
        .focused = option.state.testFlag(QStyle::State_HasFocus),
        .checked = option.state.testFlag(QStyle::State_On),
        .partly = option.state.testFlag(QStyle::State_NoChange),
        .refused = widget && widget->property(refusedProperty).toBool(),
    };
}

std::optional<Direction> arrowDirection(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorSpinUp:
        return Direction::Up;
    case QStyle::PE_IndicatorArrowDown:
    case QStyle::PE_IndicatorSpinDown:
    case QStyle::PE_IndicatorButtonDropDown:
        return Direction::Down;
    case QStyle::PE_IndicatorArrowLeft:
        return Direction::Left;
    case QStyle::PE_IndicatorArrowRight:
        return Direction::Right;
    default:
        return std::nullopt;
    }
}

QColor arrowColour(const QStyleOption& option, const Tokens& tokens) {
    if (!option.state.testFlag(QStyle::State_Enabled))
        return tokens.disabled;
    return option.state.testFlag(QStyle::State_MouseOver) ? tokens.text : tokens.muted;
}

ButtonLook lookOf(const QStyleOption& option, const QWidget* widget) {
    if (const QVariant look = widget ? widget->property(buttonLookProperty) : QVariant(); look.isValid())
        return ButtonLook(look.toInt());
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool leads = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    return leads ? ButtonLook::Primary : ButtonLook::Secondary;
}

void drawBranch(QPainter& painter, const QStyleOption& option, const Tokens& tokens) {
    if (!option.state.testFlag(QStyle::State_Children))
        return;
    const bool open = option.state.testFlag(QStyle::State_Open);
    drawChevron(painter, QRectF(option.rect).center(), 8, open ? Direction::Down : Direction::Right,
                arrowColour(option, tokens));
}

void drawHeaderArrow(QPainter& painter, const QStyleOption& option, const Tokens& tokens) {
    const auto* const header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (!header || header->sortIndicator == QStyleOptionHeader::None)
        return;
    const bool up = header->sortIndicator == QStyleOptionHeader::SortUp;
    drawChevron(painter, QRectF(option.rect).center(), 8, up ? Direction::Up : Direction::Down, tokens.muted);
}

void drawItemGround(QPainter& painter, const QStyleOption& option, const Tokens& tokens) {
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, tokens.selected);
    else if (option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled))
        painter.fillRect(option.rect, tokens.hover);
    const auto* const item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
    if (item && item->backgroundBrush.style() != Qt::NoBrush && !option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, item->backgroundBrush);
}

void drawSplitter(QPainter& painter, const QStyleOption& option, const Tokens& tokens) {
    const bool active = option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_Sunken);
    painter.fillRect(option.rect, active ? tokens.lapis : tokens.line);
}

// Push and tool buttons draw their ring with their ground.
bool drawsOwnRing(const QWidget* widget) {
    return qobject_cast<const QPushButton*>(widget) || qobject_cast<const QToolButton*>(widget);
}

QRectF ringOf(const QRectF& rect, const QWidget* widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) // Qt's own would cross the letters
        return QRectF(tabs->tabRect(tabs->currentIndex())).adjusted(8, 3, -8, -3);
    return qobject_cast<const QAbstractButton*>(widget) ? rect.adjusted(-3, 0, 3, 0) : rect;
}

void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QStyle& style, const QWidget* widget,
                 const Tokens& tokens) {
    if (box.frame)
        drawField(painter, QRectF(box.rect), stateOf(box, widget), tokens);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto arrow = [&](QStyle::SubControl part, Direction direction, QAbstractSpinBox::StepEnabledFlag step,
                           double shift) {
        const QRectF rect = style.subControlRect(QStyle::CC_SpinBox, &box, part, widget);
        const bool active = box.activeSubControls == part && box.state.testFlag(QStyle::State_MouseOver);
        const bool can = box.stepEnabled.testFlag(step) && box.state.testFlag(QStyle::State_Enabled);
        drawChevron(painter, rect.center() + QPointF(0, shift), 7, direction,
                    !can     ? tokens.disabled
                    : active ? tokens.lapis
                             : tokens.muted);
    };
    arrow(QStyle::SC_SpinBoxUp, Direction::Up, QAbstractSpinBox::StepUpEnabled, 1.5);
    arrow(QStyle::SC_SpinBoxDown, Direction::Down, QAbstractSpinBox::StepDownEnabled, -1.5);
}

// Under a style sheet Qt sizes spin boxes for buttons of its own.
void giveRoom(QAbstractSpinBox& box) {
    const int missing = fieldPadding + arrowColumn - 16;
    box.setMinimumSize(std::max(box.minimumWidth(), box.sizeHint().width() + missing),
                       std::max(box.minimumHeight(), fieldHeight));
}

} // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

// Fonts by class name do not survive an application style sheet, so they are given here, once, unless a widget has its
// own.
void ThemeStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QLabel*>(widget) && qobject_cast<QStatusBar*>(widget->parentWidget())) {
        widget->setForegroundRole(mutedRole);
        widget->setContentsMargins(8, 0, 8, 0);
    }
    if (auto* const box = qobject_cast<QAbstractSpinBox*>(widget))
        giveRoom(*box);
    if (auto* const header = qobject_cast<QHeaderView*>(widget))
        header->setHighlightSections(false);
    if (widget->testAttribute(Qt::WA_SetFont))
        return;
    if (qobject_cast<QPushButton*>(widget) || qobject_cast<QTabBar*>(widget))
        widget->setFont(bodyFont(QFont::DemiBold));
    else if (qobject_cast<QHeaderView*>(widget) || qobject_cast<QStatusBar*>(widget))
        widget->setFont(secondaryFont());
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const Tokens& tokens = tokensFor(option->palette);
    const ControlState state = stateOf(*option, widget);
    const QRectF rect(option->rect);
    if (const auto direction = arrowDirection(element))
        return drawChevron(*painter, rect.center(), 8, *direction, arrowColour(*option, tokens));
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            drawField(*painter, rect, state, tokens);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_PanelButtonCommand:
        return drawButton(*painter, rect, lookOf(*option, widget), state, tokens);
    case PE_PanelButtonTool:
        return drawToolButton(*painter, rect, state, tokens);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawTickBox(*painter, rect, state, tokens);
    case PE_IndicatorRadioButton:
        return drawRadio(*painter, rect, state, tokens);
    case PE_IndicatorMenuCheckMark:
        return drawTick(*painter, rect.center(), 9, state.enabled ? tokens.lapis : tokens.disabled);
    case PE_IndicatorTabClose:
        return drawCross(*painter, rect.center(), 7, arrowColour(*option, tokens));
    case PE_IndicatorBranch:
        return drawBranch(*painter, *option, tokens);
    case PE_IndicatorHeaderArrow:
        return drawHeaderArrow(*painter, *option, tokens);
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        return drawItemGround(*painter, *option, tokens);
    case PE_FrameFocusRect:
        if (!drawsOwnRing(widget))
            drawFocusRing(*painter, ringOf(rect, widget), 4, tokens);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const Tokens& tokens = tokensFor(option->palette);
    if (element == CE_Splitter)
        return drawSplitter(*painter, *option, tokens);
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && element == CE_PushButtonLabel) {
        QStyleOptionButton label(*button);
        label.palette.setColor(QPalette::ButtonText,
                               buttonText(lookOf(*option, widget), stateOf(*option, widget), tokens));
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        tool && element == CE_ToolButtonLabel) {
        QStyleOptionToolButton label(*tool);
        if (hasWords(option)) // the base style leaves two pixels beside the icon
            label.rect.adjust(wordPadding - 2, 0, 0, 0);
        if (tool->state.testFlag(State_On) && tool->state.testFlag(State_Enabled))
            label.palette.setColor(QPalette::ButtonText, tokens.onAccent);
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        combo && element == CE_ComboBoxLabel && !combo->editable) {
        QStyleOptionComboBox fitted = *combo; // what is cut says so
        const int icon = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4;
        const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - icon;
        fitted.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room - 2);
        return QProxyStyle::drawControl(element, &fitted, painter, widget);
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option); item && element == CE_ItemViewItem) {
        QStyleOptionViewItem row(*item);
        row.palette.setColor(QPalette::HighlightedText, row.palette.color(QPalette::Text));
        return QProxyStyle::drawControl(element, &row, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    const Tokens& tokens = tokensFor(option->palette);
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox)
        return drawSpinBox(*painter, *spin, *this, widget, tokens);
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox) {
        if (combo->frame)
            drawField(*painter, QRectF(combo->rect), stateOf(*option, widget), tokens);
        const QRectF arrow = comboBoxPart(combo->rect, SC_ComboBoxArrow);
        return drawChevron(*painter, arrow.center(), 8, Direction::Down, arrowColour(*option, tokens));
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    const auto* const spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (spin && control == CC_SpinBox)
        return visualRect(spin->direction, spin->rect,
                          spinBoxPart(spin->rect, part, spin->buttonSymbols != QAbstractSpinBox::NoButtons));
    if (control == CC_ComboBox && part != SC_ComboBoxListBoxPopup)
        return visualRect(option->direction, option->rect, comboBoxPart(option->rect, part));
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect ThemeStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto* const frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(fieldPadding - 1, 0, 1 - fieldPadding, 0);
    return rect;
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    return themeSize(type, option, contents, QProxyStyle::sizeFromContents(type, option, contents, widget));
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (const std::optional<int> pixels = themeMetric(metric, widget))
        return *pixels;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const {
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut:
    case SH_ItemView_ShowDecorationSelected:
        return hint == SH_ItemView_ShowDecorationSelected ? 1 : 0;
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon ThemeStyle::standardIcon(StandardPixmap picture, const QStyleOption* option, const QWidget* widget) const {
    switch (picture) {
    case SP_MessageBoxCritical:
        return icon(IconId::Error, IconRole::Error);
    case SP_MessageBoxWarning:
        return icon(IconId::Warning, IconRole::Warning);
    case SP_MessageBoxInformation:
        return icon(IconId::Note, IconRole::Accent);
    case SP_MessageBoxQuestion:
        return icon(IconId::Help, IconRole::Accent);
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
        return icon(IconId::Cross, IconRole::Muted);
    case SP_ToolBarHorizontalExtensionButton:
    case SP_ToolBarVerticalExtensionButton:
        return icon(IconId::More);
    case SP_DirIcon:
    case SP_DirOpenIcon:
        return icon(IconId::Open, IconRole::Muted);
    case SP_FileIcon:
        return icon(IconId::New, IconRole::Muted);
    case SP_TrashIcon:
        return icon(IconId::Trash);
    default:
        return QProxyStyle::standardIcon(picture, option, widget);
    }
}

} // namespace orontes::editor

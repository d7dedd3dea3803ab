// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/style.h"

#include "editor/theme/fonts.h"
#include "editor/theme/theme_style.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QToolTip>

namespace orontes::editor {

namespace {

QPalette::ColorRole roleOf(AreaLook look) {
    switch (look) {
    case AreaLook::Paper:
        return paperRole;
    case AreaLook::Panel:
        return panelRole;
    case AreaLook::Strip:
        return stripRole;
    }
    return paperRole;
}

QPalette::ColorRole roleOf(TextLook look) {
    switch (look) {
    case TextLook::Body:
    case TextLook::Title:
    case TextLook::Heading:
    case TextLook::Figures:
        return QPalette::WindowText;
    case TextLook::Secondary:
        return mutedRole;
    case TextLook::Link:
        return linkRole;
    case TextLook::Error:
        return errorRole;
    case TextLook::Warning:
        return warningRole;
    case TextLook::Fine:
        return fineRole;
    }
    return QPalette::WindowText;
}

QFont fontOf(TextLook look) {
    switch (look) {
    case TextLook::Title:
        return titleFont();
    case TextLook::Heading:
        return bodyFont(QFont::DemiBold);
    case TextLook::Figures:
        return figuresFont(bodyPixels, QFont::DemiBold);
    case TextLook::Secondary:
        return secondaryFont();
    case TextLook::Body:
    case TextLook::Link:
    case TextLook::Error:
    case TextLook::Warning:
    case TextLook::Fine:
        return bodyFont();
    }
    return bodyFont();
}

} // namespace

void applyTheme(QApplication& application, Theme theme) {
    constexpr const char* dressed = "orontesStyle";
    if (!application.property(dressed).toBool()) {
        application.setProperty(dressed, true);
        QApplication::setStyle(new ThemeStyle);
        QApplication::setFont(bodyFont());
        QApplication::setFont(secondaryFont(), "QToolTip");
    }
    // With every new sheet Qt gives each widget the font back that it had under the first one. Let it forget those.
    for (QWidget* const widget : QApplication::allWidgets())
        widget->setProperty("_q_styleSheetWidgetFont", QVariant());
    const QPalette palette = themePalette(theme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    application.setStyleSheet(themeStyleSheet(theme));
}

QPalette themePalette(Theme theme) {
    const Tokens& colours = tokens(theme);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    set(paperRole, colours.paper);
    set(QPalette::WindowText, colours.text);
    set(QPalette::Base, colours.field);
    set(QPalette::AlternateBase, colours.hover);
    set(QPalette::Text, colours.text);
    set(panelRole, colours.panel);
    set(QPalette::ButtonText, colours.text);
    set(QPalette::Highlight, colours.lapis);
    set(QPalette::HighlightedText, colours.onAccent);
    set(mutedRole, colours.muted);
    set(linkRole, colours.lapis);
    set(errorRole, colours.carnelianInk);
    set(warningRole, colours.goldInk);
    set(fineRole, colours.malachiteInk);
    set(QPalette::ToolTipBase, colours.panel);
    set(QPalette::ToolTipText, colours.text);
    set(QPalette::Light, colours.panel);
    set(stripRole, colours.tabStrip);
    set(QPalette::Mid, colours.line);
    set(QPalette::Dark, colours.outline);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText, mutedRole, linkRole,
          errorRole, warningRole, fineRole})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, colours.panel);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.hover);
    return palette;
}

QString themeStyleSheet(Theme theme) {
    QFile file(QStringLiteral(":/theme/orontes.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return withTokens(QString::fromUtf8(file.readAll()), tokens(theme));
}

QString withTokens(QString sheet, const Tokens& tokens) {
    // "@line;" and not "@line": no name is mistaken for the beginning of a longer one
    for (const auto& [name, colour] : tokenNames())
        sheet.replace(QLatin1Char('@') + name + QLatin1Char(';'), (tokens.*colour).name() + QLatin1Char(';'));
    return sheet;
}

void setButtonLook(QPushButton& button, ButtonLook look) {
    button.setProperty(buttonLookProperty, int(look));
    button.update();
}

void setRefused(QWidget& field, bool refused) {
    field.setProperty(refusedProperty, refused);
    field.update();
}

void setAreaLook(QWidget& area, AreaLook look) {
    area.setAutoFillBackground(true);
    area.setBackgroundRole(roleOf(look));
}

void setTextLook(QLabel& label, TextLook look) {
    label.setFont(fontOf(look));
    label.setForegroundRole(roleOf(look));
}

} // namespace orontes::editor

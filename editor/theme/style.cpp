// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/style.h"

#include "editor/theme/fonts.h"
#include "editor/theme/theme_style.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QToolTip>

namespace orontes::editor {

namespace {

const char* areaName(AreaLook look) {
    switch (look) {
    case AreaLook::Paper:
        return "paper";
    case AreaLook::Panel:
        return "panel";
    case AreaLook::Strip:
        return "strip";
    case AreaLook::Card:
        return "card";
    }
    return "";
}

const char* textName(TextLook look) {
    switch (look) {
    case TextLook::Body:
    case TextLook::Title:
    case TextLook::Heading:
    case TextLook::Figures:
        return "text";
    case TextLook::Secondary:
        return "secondary";
    case TextLook::Error:
        return "error";
    case TextLook::Warning:
        return "warning";
    case TextLook::Fine:
        return "fine";
    }
    return "";
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
    case TextLook::Error:
    case TextLook::Warning:
    case TextLook::Fine:
        return bodyFont();
    }
    return bodyFont();
}

// A style sheet looks at properties only when a widget is polished.
void polishAgain(QWidget& widget) {
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

void setLook(QWidget& widget, const char* property, const QVariant& value) {
    widget.setProperty(property, value);
    polishAgain(widget);
}

} // namespace

void applyTheme(QApplication& application, Theme theme) {
    constexpr const char* dressed = "orontesStyle";
    if (!application.property(dressed).toBool()) {
        application.setProperty(dressed, true);
        QApplication::setStyle(new ThemeStyle);
        QApplication::setFont(bodyFont());
        QApplication::setFont(bodyFont(QFont::DemiBold), "QPushButton");
        QApplication::setFont(secondaryFont(), "QStatusBar");
        QApplication::setFont(secondaryFont(), "QHeaderView");
        QApplication::setFont(secondaryFont(), "QToolTip");
        QApplication::setFont(bodyFont(QFont::DemiBold), "QTabBar");
    }
    const QPalette palette = themePalette(theme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    application.setStyleSheet(themeStyleSheet(theme));
}

QPalette themePalette(Theme theme) {
    const Tokens& colours = tokens(theme);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    set(QPalette::Window, colours.paper);
    set(QPalette::WindowText, colours.text);
    set(QPalette::Base, colours.field);
    set(QPalette::AlternateBase, colours.hover);
    set(QPalette::Text, colours.text);
    set(QPalette::PlaceholderText, colours.muted);
    set(QPalette::Button, colours.panel);
    set(QPalette::ButtonText, colours.text);
    set(QPalette::BrightText, colours.onAccent);
    set(QPalette::Highlight, colours.lapis);
    set(QPalette::HighlightedText, colours.onAccent);
    set(QPalette::Link, colours.lapis);
    set(QPalette::LinkVisited, colours.lapis);
    set(QPalette::ToolTipBase, colours.panel);
    set(QPalette::ToolTipText, colours.text);
    set(QPalette::Light, colours.panel);
    set(QPalette::Midlight, colours.hover);
    set(QPalette::Mid, colours.line);
    set(QPalette::Dark, colours.outline);
    set(QPalette::Shadow, colours.outline);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText, QPalette::Link})
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
    area.setAttribute(Qt::WA_StyledBackground);
    setLook(area, areaLookProperty, QLatin1String(areaName(look)));
}

void setTextLook(QLabel& label, TextLook look) {
    label.setFont(fontOf(look));
    setLook(label, textLookProperty, QLatin1String(textName(look)));
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme_drawing.h"
#include "editor/theme/tokens.h"

#include <QPalette>
#include <QString>

class QApplication;
class QLabel;
class QPushButton;
class QWidget;

namespace orontes::editor {

/// Sets style, palette, font and style sheet of the whole application; call again to switch. To follow the system at
/// the start, pass themeOf(QGuiApplication::palette()) before the first call.
void applyTheme(QApplication& application, Theme theme);

QPalette themePalette(Theme theme);

/// resources/theme/orontes.qss with the colours of `theme` in place of the @names.
QString themeStyleSheet(Theme theme);

/// Replaces every @name of `sheet` by its colour.
QString withTokens(QString sheet, const Tokens& tokens);

void setButtonLook(QPushButton& button, ButtonLook look);

/// Marks a field whose content is not accepted with a carnelian border.
void setRefused(QWidget& field, bool refused);

/// The ground a part of the window stands on. It has no border; put dividers or splitters between panels.
enum class AreaLook { Paper, Panel, Strip };
void setAreaLook(QWidget& area, AreaLook look);

/// Font and colour of a label; may change at any time.
enum class TextLook { Body, Secondary, Title, Heading, Figures, Link, Error, Warning, Fine };
void setTextLook(QLabel& label, TextLook look);

/// Where the palette keeps grounds and inks. Widgets that paint from a palette role, labels above all, follow the theme
/// by themselves and need no polishing. The last three roles have another name in Qt and no other use in this style.
inline constexpr QPalette::ColorRole paperRole = QPalette::Window;
inline constexpr QPalette::ColorRole panelRole = QPalette::Button;
inline constexpr QPalette::ColorRole stripRole = QPalette::Midlight;
inline constexpr QPalette::ColorRole mutedRole = QPalette::PlaceholderText;
inline constexpr QPalette::ColorRole linkRole = QPalette::Link;
inline constexpr QPalette::ColorRole errorRole = QPalette::BrightText;
inline constexpr QPalette::ColorRole warningRole = QPalette::Shadow;
inline constexpr QPalette::ColorRole fineRole = QPalette::LinkVisited;

inline constexpr const char* buttonLookProperty = "buttonLook";
inline constexpr const char* refusedProperty = "refused";

} // namespace orontes::editor

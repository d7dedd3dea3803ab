// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme_drawing.h"
#include "editor/theme/tokens.h"

#include <QString>

class QApplication;
class QLabel;
class QPalette;
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

/// The ground a part of the window stands on. A panel has no border; put dividers or splitters between panels.
enum class AreaLook { Paper, Panel, Strip, Card };
void setAreaLook(QWidget& area, AreaLook look);

enum class TextLook { Body, Secondary, Title, Heading, Figures, Error, Warning, Fine };
void setTextLook(QLabel& label, TextLook look);

inline constexpr const char* buttonLookProperty = "buttonLook";
inline constexpr const char* refusedProperty = "refused";
inline constexpr const char* areaLookProperty = "areaLook";
inline constexpr const char* textLookProperty = "textLook";

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>
#include <QStyle>

#include <optional>

class QStyleOption;
class QWidget;

namespace orontes::editor {

// Pixels of the grid of 8, 4 inside controls.
inline constexpr int fieldHeight = 28;
inline constexpr int fieldPadding = 6;
inline constexpr int arrowColumn = 24;
inline constexpr int wordPadding = 8; // on either side of a tool button with words

/// Where the parts of a field with arrows lie, left to right.
QRect spinBoxPart(const QRect& rect, QStyle::SubControl part, bool arrows);
QRect comboBoxPart(const QRect& rect, QStyle::SubControl part);

/// A tool button whose words stand beside its icon or alone.
bool hasWords(const QStyleOption* option);

/// The size of a control for its contents; `size` is what the base style would give it.
QSize themeSize(QStyle::ContentsType type, const QStyleOption* option, const QSize& contents, const QSize& size);

/// Empty where the base style decides.
std::optional<int> themeMetric(QStyle::PixelMetric metric, const QWidget* widget);

} // namespace orontes::editor

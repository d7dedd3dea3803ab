// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace orontes::editor {

/// Sizes in device-independent pixels, so that scale factors multiply them and no desktop dpi does.
inline constexpr int bodyPixels = 13;
inline constexpr int secondaryPixels = 12;
inline constexpr int titlePixels = 20;

/// Inter 13, the font of the application.
QFont bodyFont(QFont::Weight weight = QFont::Normal);
/// Inter 12, for what stands beside the main thing.
QFont secondaryFont(QFont::Weight weight = QFont::Normal);
/// Inter 10.5 in spaced capitals, for section heads. Give it sentence-case text.
QFont capitalsFont();
/// Inter 10.5 as it is, for captions under icons.
QFont captionFont(QFont::Weight weight = QFont::Normal);
/// EB Garamond, for titles, map letters and printed headings.
QFont titleFont(int pixels = titlePixels, QFont::Weight weight = QFont::Medium);
/// Inter with figures of one width, for tables and totals.
QFont figuresFont(int pixels = bodyPixels, QFont::Weight weight = QFont::Normal);

} // namespace orontes::editor

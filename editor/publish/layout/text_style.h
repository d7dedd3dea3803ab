// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/millimetres.h"
#include "rules/core/counter_face.h"

#include <QString>

#include <vector>

class QFont;

namespace orontes::editor {

/// Drawing units per millimetre: fonts take whole units only, so a unit is a hundredth of a millimetre.
inline constexpr double unitsPerMm = 100;

enum class TypeFace {
    Sans,    ///< Inter
    Figures, ///< Inter with figures of one width
    Serif,   ///< EB Garamond
};

enum class TypeWeight {
    Regular,
    Medium,
    SemiBold,
    Bold,
};

/// Inks of print. Text is black; a tint of black for what stands back.
inline constexpr core::Colour inkBlack{0x000000};
inline constexpr core::Colour inkGrey{0x5C5C5C};
inline constexpr core::Colour inkLight{0x9C9C9C};
inline constexpr core::Colour inkHair{0xC4C4C4};
inline constexpr core::Colour inkTint{0xF1F1F1};
inline constexpr core::Colour inkPaper{0xFFFFFF};

struct TextStyle {
    TypeFace face = TypeFace::Sans;
    double points = 8;
    TypeWeight weight = TypeWeight::Regular;
    bool italic = false;
    double tracking = 0; ///< added between letters, in parts of their widths
    core::Colour ink = inkBlack;

    friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

/// The font for a painter whose unit is a hundredth of a millimetre.
QFont fontOf(const TextStyle& style);

double textWidth(const QString& text, const TextStyle& style);
/// From the baseline up to the top of "H", and to the bottom of "p".
double capHeight(const TextStyle& style);
double descentOf(const TextStyle& style);

/// Breaks at spaces, and inside a word only where it is longer than a line. Always at least one line.
std::vector<QString> brokenIntoLines(const QString& text, const TextStyle& style, double width);
/// The style, or a smaller size of it in which the text is no wider; not below `least` points.
TextStyle fitted(const QString& text, TextStyle style, double width, double least = 6);
/// The text, or its beginning with an ellipsis where it is too long.
QString shortened(const QString& text, const TextStyle& style, double width);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLatin1StringView>

#include <span>

class QPalette;

namespace orontes::editor {

enum class Theme { Light, Dark };

/// Colours of the interface. Text is set in `text`, `muted`, `lapis` or one of the inks and nothing else:
/// carnelian, gold and malachite are for fills, icons and rings.
struct Tokens {
    // grounds
    QColor paper, panel, tabStrip, field, hover, selected;
    QColor carnelianSoft, goldSoft, malachiteSoft;
    // lines: between areas, round controls
    QColor line, outline;
    // text
    QColor text, muted, disabled;
    QColor carnelianInk, goldInk, malachiteInk;
    // accents; onAccent is the text on a lapis, carnelian or malachite fill
    QColor lapis, lapisHover, onAccent;
    QColor carnelian, gold, malachite;

    bool operator==(const Tokens&) const = default;
};

struct TokenName {
    QLatin1StringView name; // as written in resources/theme/orontes.qss after '@'
    QColor Tokens::* colour;
};

/// Every token by name, for the style sheet and the tests.
std::span<const TokenName> tokenNames();

const Tokens& tokens(Theme theme);

/// The theme a palette belongs to, by the lightness of its window colour.
Theme themeOf(const QPalette& palette);
/// Of the whole application. While the theme changes, widgets still have the palettes of the one before.
Theme currentTheme();

inline const Tokens& tokensFor(const QPalette& palette) {
    return tokens(themeOf(palette));
}

/// Colours of the map. The dark theme keeps the parchment and dims it; print uses the light ones.
struct MapTokens {
    // grounds
    QColor clear, slope, hilltop, woods, village, rough, marsh, sea, desert, mountain;
    // water and its banks
    QColor stream, river, bank;
    // ornaments: hachures, trees, roofs, stipple, reeds
    QColor hachure, tree, roof, stipple, reed;
    // edges
    QColor grid, crest, road, roadCasing, bridge, border;
    // lettering: space labels and names on the ground, letters in roundels
    QColor label, roundel, roundelInk;
    // counters: face, ink of symbols and numbers, outline
    QColor counter, ink, counterOutline;
    // marks on top: selection, legal target, refused target, reach or zone
    QColor selection, target, refused, zone;
    QColor shadow; // the one colour with transparency

    bool operator==(const MapTokens&) const = default;
};

const MapTokens& mapTokens(Theme theme);

/// WCAG 2 contrast of two opaque colours, 1 to 21.
double contrast(const QColor& one, const QColor& other);

} // namespace orontes::editor

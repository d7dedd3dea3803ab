// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/tokens.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace orontes::editor {

namespace {

QColor hex(QRgb rgb) {
    return QColor::fromRgb(rgb | 0xFF000000U);
}

Tokens lightTokens() {
    return {
        .paper = hex(0xF6F2EA),
        .panel = hex(0xFBF9F4),
        .tabStrip = hex(0xEFE9DD),
        .field = hex(0xFFFFFF),
        .hover = hex(0xF1ECE1),
        .selected = hex(0xE2EBF3),
        .carnelianSoft = hex(0xF8E6DF),
        .goldSoft = hex(0xF7ECCF),
        .malachiteSoft = hex(0xE0EFE6),
        .line = hex(0xD9D1C3),
        .outline = hex(0xC4BAA8),
        .text = hex(0x2B2621),
        .muted = hex(0x6B6156),
        .disabled = hex(0x9C9184),
        .carnelianInk = hex(0xA03C20),
        .goldInk = hex(0x7A570C),
        .malachiteInk = hex(0x246A4C),
        .lapis = hex(0x1F5A8C),
        .lapisHover = hex(0x184A75),
        .onAccent = hex(0xFFFFFF),
        .carnelian = hex(0xB5482A),
        .gold = hex(0x9A6E14),
        .malachite = hex(0x2E7D5B),
    };
}

Tokens darkTokens() {
    return {
        .paper = hex(0x211E1B),
        .panel = hex(0x2A2622),
        .tabStrip = hex(0x1B1916),
        .field = hex(0x1D1A17),
        .hover = hex(0x342F2A),
        .selected = hex(0x243646),
        .carnelianSoft = hex(0x45291F),
        .goldSoft = hex(0x3D3219),
        .malachiteSoft = hex(0x1F3529),
        .line = hex(0x3D3731),
        .outline = hex(0x564E46),
        .text = hex(0xEDE6DA),
        .muted = hex(0xA79C8D),
        .disabled = hex(0x756B60),
        .carnelianInk = hex(0xE88F73),
        .goldInk = hex(0xE0B04A),
        .malachiteInk = hex(0x6DBE97),
        .lapis = hex(0x6AA9DC),
        .lapisHover = hex(0x8BBEE6),
        .onAccent = hex(0x1B1916),
        .carnelian = hex(0xE07B5C),
        .gold = hex(0xE0B04A),
        .malachite = hex(0x6DBE97),
    };
}

MapTokens lightMapTokens() {
    return {
        .clear = hex(0xEFE3C8),
        .slope = hex(0xE0CFA0),
        .hilltop = hex(0xCBAE78),
        .woods = hex(0xB4C595),
        .village = hex(0xDDB896),
        .rough = hex(0xE3D2AE),
        .marsh = hex(0xAECBC0),
        .sea = hex(0x8DB9D1),
        .desert = hex(0xF3E3B3),
        .mountain = hex(0xC4A883),
        .stream = hex(0xA9CCDB),
        .river = hex(0x6FA8C9),
        .bank = hex(0x4F86A6),
        .hachure = hex(0xA98B55),
        .tree = hex(0x6E8A4E),
        .roof = hex(0x9A5B3A),
        .stipple = hex(0xA48C5E),
        .reed = hex(0x6B8350),
        .grid = hex(0xCDBE9C),
        .crest = hex(0x8A6A3B),
        .road = hex(0x9B7A52),
        .roadCasing = hex(0xF8F0DC),
        .bridge = hex(0x5B5147),
        .border = hex(0x7A5C4A),
        .label = hex(0x3F3526),
        .roundel = hex(0xFFFDF7),
        .roundelInk = hex(0x2B2621),
        .counter = hex(0xFFFBF2),
        .ink = hex(0x2B2621),
        .counterOutline = hex(0x4A423A),
        .selection = hex(0xD9A520),
        .target = hex(0x1F5A8C),
        .refused = hex(0xB5482A),
        .zone = hex(0xD55E00),
        .shadow = QColor(43, 38, 33, 70),
    };
}

/// A ground or ornament as it looks by lamplight, stronger in colour, so that grounds are still told from each other.
QColor dim(const QColor& colour) {
    const auto channel = [](int value, int night) { return (value * 80 + night * 20) / 100; };
    const QColor dark(channel(colour.red(), 0x21), channel(colour.green(), 0x1E), channel(colour.blue(), 0x1B));
    return QColor::fromHsv(dark.hsvHue(), std::min(255, dark.hsvSaturation() * 130 / 100), dark.value());
}

MapTokens darkMapTokens() {
    MapTokens map = lightMapTokens();
    for (QColor MapTokens::* member :
         {&MapTokens::clear,      &MapTokens::slope, &MapTokens::hilltop, &MapTokens::woods,   &MapTokens::village,
          &MapTokens::rough,      &MapTokens::marsh, &MapTokens::sea,     &MapTokens::desert,  &MapTokens::mountain,
          &MapTokens::stream,     &MapTokens::river, &MapTokens::bank,    &MapTokens::hachure, &MapTokens::tree,
          &MapTokens::roof,       &MapTokens::reed,  &MapTokens::stipple, &MapTokens::grid,    &MapTokens::crest,
          &MapTokens::roadCasing, &MapTokens::road,  &MapTokens::bridge,  &MapTokens::border})
        map.*member = dim(map.*member);
    map.label = hex(0x16120D);
    map.roundel = hex(0xEDE6DA);
    map.counter = hex(0xEFE8DB);
    map.selection = hex(0xF2C14E);
    map.shadow = QColor(0, 0, 0, 110);
    return map;
}

double relativeLuminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF())) +
           0.0722 * linear(double(colour.blueF()));
}

} // namespace

std::span<const TokenName> tokenNames() {
    static constexpr auto names = std::to_array<TokenName>({
        {QLatin1StringView("paper"), &Tokens::paper},
        {QLatin1StringView("panel"), &Tokens::panel},
        {QLatin1StringView("tab-strip"), &Tokens::tabStrip},
        {QLatin1StringView("field"), &Tokens::field},
        {QLatin1StringView("hover"), &Tokens::hover},
        {QLatin1StringView("selected"), &Tokens::selected},
        {QLatin1StringView("carnelian-soft"), &Tokens::carnelianSoft},
        {QLatin1StringView("gold-soft"), &Tokens::goldSoft},
        {QLatin1StringView("malachite-soft"), &Tokens::malachiteSoft},
        {QLatin1StringView("line"), &Tokens::line},
        {QLatin1StringView("outline"), &Tokens::outline},
        {QLatin1StringView("text"), &Tokens::text},
        {QLatin1StringView("muted"), &Tokens::muted},
        {QLatin1StringView("disabled"), &Tokens::disabled},
        {QLatin1StringView("carnelian-ink"), &Tokens::carnelianInk},
        {QLatin1StringView("gold-ink"), &Tokens::goldInk},
        {QLatin1StringView("malachite-ink"), &Tokens::malachiteInk},
        {QLatin1StringView("lapis"), &Tokens::lapis},
        {QLatin1StringView("lapis-hover"), &Tokens::lapisHover},
        {QLatin1StringView("on-accent"), &Tokens::onAccent},
        {QLatin1StringView("carnelian"), &Tokens::carnelian},
        {QLatin1StringView("gold"), &Tokens::gold},
        {QLatin1StringView("malachite"), &Tokens::malachite},
    });
    return names;
}

const Tokens& tokens(Theme theme) {
    static const Tokens light = lightTokens();
    static const Tokens dark = darkTokens();
    return theme == Theme::Light ? light : dark;
}

Theme currentTheme() {
    return themeOf(QGuiApplication::palette());
}

Theme themeOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? Theme::Dark : Theme::Light;
}

const MapTokens& mapTokens(Theme theme) {
    static const MapTokens light = lightMapTokens();
    static const MapTokens dark = darkMapTokens();
    return theme == Theme::Light ? light : dark;
}

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({relativeLuminance(one), relativeLuminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace orontes::editor

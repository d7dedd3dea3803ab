// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/looks.h"

#include "editor/theme/tokens.h"
#include "rules/core/describe/ruleset_info.h"

#include <algorithm>
#include <utility>

namespace orontes::editor {
namespace {

template <class Look, std::size_t N>
Look lookNamed(const std::pair<std::string_view, Look> (&names)[N], std::string_view name) {
    for (const auto& [known, look] : names)
        if (known == name)
            return look;
    return Look::Unknown;
}

constexpr std::pair<std::string_view, Ground> groundNames[] = {
    {"clear", Ground::Clear},       {"open", Ground::Clear},
    {"plain", Ground::Clear},       {"fertile", Ground::Fertile},
    {"desert", Ground::Desert},     {"mudflats", Ground::Mudflats},
    {"mud", Ground::Mudflats},      {"rough", Ground::Rough},
    {"marsh", Ground::Marsh},       {"swamp", Ground::Marsh},
    {"hills", Ground::Hills},       {"hill", Ground::Hills},
    {"mountain", Ground::Mountain}, {"mountains", Ground::Mountain},
    {"slope", Ground::Slope},       {"hilltop", Ground::Hilltop},
    {"woods", Ground::Woods},       {"wood", Ground::Woods},
    {"forest", Ground::Woods},      {"oasis", Ground::Oasis},
    {"village", Ground::Village},   {"town", Ground::Town},
    {"city", Ground::Town},         {"settlement", Ground::Town},
    {"camp", Ground::Camp},         {"stream", Ground::Stream},
    {"river", Ground::Stream},      {"ford", Ground::Ford},
    {"bridge", Ground::Bridge},     {"lake", Ground::Lake},
    {"water", Ground::Lake},        {"sea", Ground::Sea},
};

constexpr std::pair<std::string_view, Line> lineNames[] = {
    {"river", Line::River}, {"stream", Line::Stream}, {"coast", Line::Coast},   {"crest", Line::Crest},
    {"wall", Line::Wall},   {"border", Line::Border}, {"road", Line::Road},     {"track", Line::Track},
    {"path", Line::Track},  {"lane", Line::Lane},     {"bridge", Line::Bridge}, {"ford", Line::Ford},
};

} // namespace

Ground groundNamed(std::string_view look) {
    return lookNamed(groundNames, look);
}

Line lineNamed(std::string_view look) {
    return lookNamed(lineNames, look);
}

QColor lineColour(Line line, const MapTokens& tokens) {
    switch (line) {
    case Line::Crest:
    case Line::Wall:
        return tokens.crest;
    case Line::Road:
    case Line::Track:
        return tokens.road;
    case Line::Bridge:
        return tokens.bridge;
    case Line::Border:
        return tokens.border;
    case Line::River:
    case Line::Stream:
    case Line::Coast:
    case Line::Ford:
    case Line::Lane:
    case Line::Unknown:
        break;
    }
    return tokens.river;
}

bool isWater(Ground ground) {
    switch (ground) {
    case Ground::Stream:
    case Ground::Ford:
    case Ground::Bridge:
    case Ground::Lake:
    case Ground::Sea:
        return true;
    default:
        return false;
    }
}

int heightOf(Ground ground) {
    switch (ground) {
    case Ground::Slope:
        return 1;
    case Ground::Hilltop:
        return 2;
    default:
        return isWater(ground) ? -1 : 0;
    }
}

QColor mixed(const QColor& one, const QColor& other, double share) {
    const auto channel = [share](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return {channel(one.red(), other.red()), channel(one.green(), other.green()), channel(one.blue(), other.blue()),
            channel(one.alpha(), other.alpha())};
}

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QColor groundColour(Ground ground, const MapTokens& tokens) {
    switch (ground) {
    case Ground::Clear:
    case Ground::Off:
        return tokens.clear;
    case Ground::Fertile:
        return mixed(tokens.clear, tokens.woods, 0.75);
    case Ground::Desert:
        return tokens.desert;
    case Ground::Mudflats:
        return mixed(tokens.rough, tokens.bank, 0.12);
    case Ground::Rough:
        return tokens.rough;
    case Ground::Marsh:
        return tokens.marsh;
    case Ground::Hills:
        return mixed(tokens.clear, tokens.hilltop, 0.45);
    case Ground::Mountain:
        return tokens.mountain;
    case Ground::Slope:
        return tokens.slope;
    case Ground::Hilltop:
        return tokens.hilltop;
    case Ground::Woods:
        return tokens.woods;
    case Ground::Oasis:
        return mixed(tokens.woods, tokens.clear, 0.25);
    case Ground::Village:
    case Ground::Town:
        return tokens.village;
    case Ground::Camp:
        return mixed(tokens.clear, tokens.rough, 0.6);
    case Ground::Unknown:
        return mixed(tokens.rough, tokens.bank, 0.25);
    case Ground::Stream:
    case Ground::Ford:
    case Ground::Bridge:
        return tokens.stream;
    case Ground::Lake:
        return mixed(tokens.stream, tokens.sea, 0.35);
    case Ground::Sea:
        return tokens.sea;
    }
    return tokens.clear;
}

MapLegend legendOf(const core::RulesetInfo& info) {
    MapLegend legend;
    const auto text = [&info](const core::TextId& id) { return QString::fromStdString(info.texts.render(id)); };
    for (const core::TerrainSpec& terrain : info.terrains)
        legend.grounds.push_back({terrain.token, groundNamed(terrain.look), text(terrain.label)});
    for (const core::FeatureSpec& feature : info.features)
        legend.lines.push_back({feature.token, lineNamed(feature.look), text(feature.label)});
    return legend;
}

GroundEntry entryOf(const MapLegend& legend, const core::TerrainToken& token) {
    const auto found = std::find_if(legend.grounds.begin(), legend.grounds.end(),
                                    [&token](const GroundEntry& entry) { return entry.token == token; });
    if (found != legend.grounds.end())
        return *found;
    return {token, groundNamed(token.value), QString::fromStdString(token.value)};
}

LineEntry entryOf(const MapLegend& legend, const core::FeatureToken& token) {
    const auto found = std::find_if(legend.lines.begin(), legend.lines.end(),
                                    [&token](const LineEntry& entry) { return entry.token == token; });
    if (found != legend.lines.end())
        return *found;
    return {token, lineNamed(token.value), QString::fromStdString(token.value)};
}

BoardLooks looksOf(const core::Board& board, const MapLegend& legend) {
    BoardLooks looks;
    for (const core::TerrainToken& token : board.terrains)
        looks.grounds.push_back(entryOf(legend, token).ground);
    for (const core::FeatureToken& token : board.features)
        looks.lines.push_back(entryOf(legend, token).line);
    return looks;
}

} // namespace orontes::editor

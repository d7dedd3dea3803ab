// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <QColor>
#include <QString>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace orontes::core {
struct RulesetInfo;
}

namespace orontes::editor {

struct MapTokens;

/// The brushes of the map painter. In the order in which they lie over each other.
enum class Ground : std::uint8_t {
    Clear,
    Fertile,
    Desert,
    Mudflats,
    Rough,
    Marsh,
    Hills,
    Mountain,
    Slope,
    Hilltop,
    Woods,
    Oasis,
    Village,
    Town,
    Camp,
    Unknown, ///< a look the painter does not know: stippled, in a colour of its own
    Stream,
    Ford,
    Bridge,
    Lake,
    Sea,
    Off, ///< beyond the board
};
inline constexpr int groundCount = static_cast<int>(Ground::Off) + 1;

/// The pens of the map painter.
enum class Line : std::uint8_t {
    River,
    Stream,
    Coast,
    Crest,
    Wall,
    Border,
    Road,
    Track,
    Lane,
    Bridge,
    Ford,
    Unknown,
};

/// By TerrainSpec::look: "clear", "hills", "woods", "lake" …
Ground groundNamed(std::string_view look);
/// By FeatureSpec::look: "river", "crest", "road" …
Line lineNamed(std::string_view look);
/// The colour that stands for it in a legend and in what a tool is about to draw.
QColor lineColour(Line line, const MapTokens& tokens);

bool isWater(Ground ground);
/// Rises from 0; hachures run from the higher to the lower.
int heightOf(Ground ground);
QColor groundColour(Ground ground, const MapTokens& tokens);
/// Of `share` 0 all `one`, of 1 all `other`.
QColor mixed(const QColor& one, const QColor& other, double share);
QColor withAlpha(QColor colour, double alpha);

struct GroundEntry {
    core::TerrainToken token;
    Ground ground = Ground::Unknown;
    QString label;

    friend bool operator==(const GroundEntry&, const GroundEntry&) = default;
};

struct LineEntry {
    core::FeatureToken token;
    Line line = Line::Unknown;
    QString label;

    friend bool operator==(const LineEntry&, const LineEntry&) = default;
};

/// What a ruleset says about its terrains and features, as far as a map shows it.
struct MapLegend {
    std::vector<GroundEntry> grounds;
    std::vector<LineEntry> lines;

    friend bool operator==(const MapLegend&, const MapLegend&) = default;
};

MapLegend legendOf(const core::RulesetInfo& info);
/// The entry of a terrain; a token that the legend does not have is drawn by its own name.
GroundEntry entryOf(const MapLegend& legend, const core::TerrainToken& token);
LineEntry entryOf(const MapLegend& legend, const core::FeatureToken& token);

/// The legend resolved for one board: looks by terrain code and by feature bit.
struct BoardLooks {
    std::vector<Ground> grounds;
    std::vector<Line> lines;

    Ground of(core::TerrainCode code) const { return code < grounds.size() ? grounds[code] : Ground::Unknown; }
};

BoardLooks looksOf(const core::Board& board, const MapLegend& legend);

} // namespace orontes::editor

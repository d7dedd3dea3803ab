// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/geometry.h"
#include "rules/core/board/layer.h"
#include "rules/core/value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace orontes::core {

/// Index into Board::terrains.
using TerrainCode = std::uint8_t;
/// One bit per entry of Board::features.
using FeatureMask = std::uint8_t;

/// A named set of spaces: a deployment zone, the east bank, a province.
struct Region {
    RegionId id;
    std::string name;
    std::vector<SpaceLabel> spaces;

    friend bool operator==(const Region&, const Region&) = default;
};

/// What a designer wrote on one space.
struct SpaceNote {
    std::string name;   ///< "Qadesh"; drawn on the map
    std::string letter; ///< lettered objective, "A"; drawn in a roundel
    Attributes attributes;

    bool empty() const { return name.empty() && letter.empty() && attributes.empty(); }
    friend bool operator==(const SpaceNote&, const SpaceNote&) = default;
};

/// Spaces, what lies in them, and what lies on the edges between them. A plain value: copies share what is equal.
/// On an area map the layers have one row.
struct Board {
    std::string name;
    Geometry geometry;
    std::vector<TerrainToken> terrains; ///< at most 255; code 0 is what new spaces get
    Layer<TerrainCode> terrain;         ///< grid: width x height; areas: count x 1
    std::vector<FeatureToken> features; ///< at most 8
    Layer<std::uint32_t> edges; ///< grid: four FeatureMasks per space, one per owned direction; areas: one per link
    Cow<std::map<SpaceId, SpaceNote>> notes; ///< only spaces that have one
    Cow<std::vector<Region>> regions;

    friend bool operator==(const Board&, const Board&) = default;
};

/// One side of a space. Directions count clockwise: squares 0 N, 1 E, 2 S, 3 W (with diagonals 0 N, 1 NE … 7 NW);
/// flat-topped hexes 0 N, 1 NE, 2 SE …; pointy-topped hexes 0 NE, 1 E, 2 SE …; areas: position among the neighbours.
struct Neighbour {
    SpaceId space;
    EdgeId edge;
    int direction = 0;

    friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

inline constexpr std::size_t terrainLimit = 255;
inline constexpr std::size_t featureLimit = 8;

/// A board of one terrain (code 0), no features used yet. Widths and heights from 1 to 1024.
Board makeBoard(Geometry geometry, std::vector<TerrainToken> terrains, std::vector<FeatureToken> features);

/// Whether a board keeps all these promises: size and numbering within their limits, layers as large as the geometry
/// demands, at least one terrain, no code without its terrain, no token, label or link twice. Everything below asks for
/// a whole board and for ids that are on it.
bool isWhole(const Board& board);

int spaceCount(const Board& board);
/// Upper bound of EdgeId::value + 1, for arrays by edge.
int edgeBound(const Board& board);
int vertexBound(const Board& board);
int directionCount(const Board& board);

/// All neighbours on the board, by direction.
std::vector<Neighbour> neighbours(const Board& board, SpaceId space);
/// The neighbour over one side; nothing beyond the board's edge.
std::optional<Neighbour> neighbour(const Board& board, SpaceId space, int direction);
/// The edge between two neighbours; nothing when they are not neighbours. The same for (a, b) and (b, a).
std::optional<EdgeId> edgeBetween(const Board& board, SpaceId a, SpaceId b);
struct EdgeSides {
    SpaceId first;
    SpaceId second;
    friend bool operator==(const EdgeSides&, const EdgeSides&) = default;
};
/// The two spaces of an edge, lower id first; nothing for an id that is no edge of this board.
std::optional<EdgeSides> sidesOf(const Board& board, EdgeId edge);
std::vector<EdgeId> allEdges(const Board& board);
/// The corners of a space on a grid, clockwise; none on an area map.
std::vector<VertexId> verticesOf(const Board& board, SpaceId space);

/// Steps of the shortest way from centre to centre, terrain ignored; -1 when there is none.
int distance(const Board& board, SpaceId a, SpaceId b);
/// Spaces of a shortest straight way, ends included. Reversing the ends reverses the line. On an area map a shortest
/// way.
std::vector<SpaceId> line(const Board& board, SpaceId a, SpaceId b);
/// Spaces at exactly `radius` steps, in ascending id order.
std::vector<SpaceId> ring(const Board& board, SpaceId centre, int radius);
/// Spaces within `radius` steps, in ascending id order.
std::vector<SpaceId> disk(const Board& board, SpaceId centre, int radius);
/// Spaces connected to `start` over steps for which `passes(from, to, edge)` holds, in ascending id order.
template <class Passes>
std::vector<SpaceId> flood(const Board& board, SpaceId start, Passes passes);

SpaceLabel labelOf(const Board& board, SpaceId space);
/// The space with this label, leading zeros allowed to be missing; nothing when there is none.
std::optional<SpaceId> findSpace(const Board& board, const SpaceLabel& label);
std::optional<SpaceId> spaceAt(const Board& board, int column, int row);
struct Cell {
    int column = 0;
    int row = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};
/// Column and row of a space of a grid; of an area {id, 0}.
Cell cellOf(const Board& board, SpaceId space);

Extent extentOf(const Board& board);
Point centreOf(const Board& board, SpaceId space);
Polygon outlineOf(const Board& board, SpaceId space);
Segment segmentOf(const Board& board, EdgeId edge);
Point pointOf(const Board& board, VertexId vertex);
/// The space under a point of the plane.
std::optional<SpaceId> spaceUnder(const Board& board, Point point);
/// The edge nearest to a point, when it is nearer than `reach` (in the plane's unit).
std::optional<EdgeId> edgeNear(const Board& board, Point point, double reach);

const TerrainToken& terrainOf(const Board& board, SpaceId space);
std::optional<TerrainCode> terrainCode(const Board& board, const TerrainToken& token);
void setTerrain(Board& board, SpaceId space, TerrainCode code);
std::optional<int> featureIndex(const Board& board, const FeatureToken& token);
FeatureMask featuresOf(const Board& board, EdgeId edge);
/// Every id that carries a feature, those too that are no edge of this board, in ascending order.
std::vector<EdgeId> featuredEdges(const Board& board);
bool hasFeature(const Board& board, EdgeId edge, const FeatureToken& token);
void setFeatures(Board& board, EdgeId edge, FeatureMask mask);
const SpaceNote& noteOf(const Board& board, SpaceId space);
void setNote(Board& board, SpaceId space, SpaceNote note);
const Region* findRegion(const Board& board, const RegionId& id);

template <class Passes>
std::vector<SpaceId> flood(const Board& board, SpaceId start, Passes passes) {
    std::vector<bool> seen(static_cast<std::size_t>(spaceCount(board)), false);
    std::vector<SpaceId> open{start};
    seen[static_cast<std::size_t>(start.value)] = true;
    while (!open.empty()) {
        const SpaceId from = open.back();
        open.pop_back();
        for (const Neighbour& step : neighbours(board, from))
            if (!seen[static_cast<std::size_t>(step.space.value)] && passes(from, step.space, step.edge)) {
                seen[static_cast<std::size_t>(step.space.value)] = true;
                open.push_back(step.space);
            }
    }
    std::vector<SpaceId> reached;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i])
            reached.push_back(SpaceId{static_cast<std::int32_t>(i)});
    return reached;
}

} // namespace orontes::core

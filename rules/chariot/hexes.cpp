// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/hexes.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::chariot {
namespace {

/// A corner or a centre in a plane where both kinds have whole coordinates. It is skewed, which straight lines survive.
struct Spot {
    int x = 0;
    int y = 0;
};

Spot centreOf(Axial axial) {
    return {2 * axial.q + axial.r, 3 * axial.r};
}

constexpr std::array<Spot, hexsides> corners{{{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}};

/// More than 0 to one side of the line from the origin to `end`, less than 0 on the other, 0 upon it.
int turn(Spot end, Spot spot) {
    return end.x * spot.y - end.y * spot.x;
}

/// How far along the way to `end` a hex lies: grows along the line. The scalar product of true positions.
int along(Axial end, Axial hex) {
    return 2 * (end.q * hex.q + end.r * hex.r) + end.q * hex.r + end.r * hex.q;
}

/// How the line from the origin to `end` meets a hex.
enum class Meeting : std::uint8_t {
    None, ///< not, or in a corner alone (ruling A-44)
    Through,
    AlongSide,
};

Meeting meetingOf(Axial end, Axial hex) {
    const Spot to = centreOf(end);
    const Spot centre = centreOf(hex);
    int left = 0;
    int right = 0;
    for (const Spot corner : corners) {
        const int side = turn(to, {centre.x + corner.x, centre.y + corner.y});
        left += side > 0 ? 1 : 0;
        right += side < 0 ? 1 : 0;
    }
    if (left > 0 && right > 0)
        return Meeting::Through;
    return left + right == hexsides - 2 ? Meeting::AlongSide : Meeting::None;
}

std::vector<SightStep> sightTo(Axial end) {
    std::vector<std::pair<int, SightStep>> met;
    const int reach = distance({}, end);
    for (int r = -rangeLimit; r <= rangeLimit; ++r)
        for (int q = -rangeLimit; q <= rangeLimit; ++q) {
            const Axial hex{q, r};
            const int where = along(end, hex);
            const bool inBetween =
                where > 0 && where < along(end, end) && distance({}, hex) + distance(hex, end) <= reach + 1;
            if (!inBetween)
                continue;
            const Meeting meeting = meetingOf(end, hex);
            if (meeting == Meeting::Through)
                met.push_back({where, {hex, hex, false}});
            if (meeting != Meeting::AlongSide)
                continue;
            const auto other = std::find_if(met.begin(), met.end(), [&](const auto& one) {
                return one.second.between && one.first == where && distance(one.second.first, hex) == 1;
            });
            if (other == met.end())
                met.push_back({where, {hex, hex, true}});
            else
                other->second.second = hex;
        }
    std::stable_sort(met.begin(), met.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<SightStep> steps;
    for (const auto& [where, step] : met)
        steps.push_back(step);
    return steps;
}

constexpr int offsets = 2 * rangeLimit + 1;

std::size_t offsetIndex(Axial offset) {
    return static_cast<std::size_t>((offset.r + rangeLimit) * offsets + offset.q + rangeLimit);
}

std::uint8_t sidesWith(const core::Board& board, SpaceId hex, const char* feature) {
    std::uint8_t sides = 0;
    for (const core::Neighbour& next : core::neighbours(board, hex))
        if (core::hasFeature(board, next.edge, core::FeatureToken{feature}))
            sides = static_cast<std::uint8_t>(sides | (1U << static_cast<unsigned>(next.direction)));
    return sides;
}

} // namespace

SpaceId Hexes::at(Axial axial) const {
    const core::Cell cell = core::cellOf(grid, axial);
    if (cell.column < 0 || cell.row < 0 || cell.column >= grid.width || cell.row >= grid.height)
        return {};
    return SpaceId{cell.row * grid.width + cell.column};
}

const std::vector<SightStep>& Hexes::sightBetween(SpaceId from, SpaceId to) const {
    return sight[offsetIndex(of(to).axial - of(from).axial)];
}

Hexes hexesOf(const core::Board& board, std::vector<Ground> grounds) {
    Hexes map;
    map.grounds = std::move(grounds);
    map.grid = std::get<core::HexGrid>(board.geometry);
    map.hexes.resize(static_cast<std::size_t>(core::spaceCount(board)));
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const SpaceId id{static_cast<std::int32_t>(i)};
        Hex& hex = map.hexes[i];
        hex.ground = core::terrainCode(board, core::terrainOf(board, id)).value_or(0);
        hex.axial = core::axialOf(map.grid, core::cellOf(board, id));
        hex.crests = sidesWith(board, id, "crest");
        hex.roads = sidesWith(board, id, "road");
    }
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        Hex& hex = map.hexes[i];
        int inside = 0;
        for (const core::Neighbour& next : core::neighbours(board, SpaceId{static_cast<std::int32_t>(i)}))
            if (!map.grounds[map.of(next.space).ground].beyond) {
                hex.next[static_cast<std::size_t>(next.direction)] = next.space;
                ++inside;
            }
        hex.atEdge = inside < hexsides;
    }
    map.sight.resize(static_cast<std::size_t>(offsets) * offsets);
    for (int r = -rangeLimit; r <= rangeLimit; ++r)
        for (int q = -rangeLimit; q <= rangeLimit; ++q)
            if (const Axial end{q, r}; distance({}, end) <= rangeLimit)
                map.sight[offsetIndex(end)] = sightTo(end);
    return map;
}

} // namespace orontes::chariot

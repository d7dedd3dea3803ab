// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/land.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

int levelNoted(const core::Board& board, SpaceId space) {
    const core::Attributes& attributes = core::noteOf(board, space).attributes;
    const auto level = attributes.find(core::FieldId{"level"});
    const auto* number = level == attributes.end() ? nullptr : std::get_if<std::int64_t>(&level->second);
    return number ? static_cast<int>(*number) : 0;
}

bool isRoad(const core::Board& board, SpaceId a, SpaceId b) {
    const auto edge = core::edgeBetween(board, a, b);
    return edge && core::hasFeature(board, *edge, core::FeatureToken{"road"});
}

bool touchesRoad(const core::Board& board, SpaceId space) {
    const std::vector<core::Neighbour> around = core::neighbours(board, space);
    return std::any_of(around.begin(), around.end(), [&](const core::Neighbour& next) {
        return core::hasFeature(board, next.edge, core::FeatureToken{"road"});
    });
}

void addSquare(Setup& setup, SpaceId space) {
    const Ground ground = groundAt(setup.scenario, setup.tables, space);
    const Square square = setup.squareOf(space);
    setup.ground.push_back(ground);
    if (ground.open(Type::Warband))
        setup.open[0].add(square);
    if (ground.open(Type::Archers))
        setup.open[1].add(square);
    if (ground.entry == Entry::ArchersOnly)
        setup.woods.add(square);
    if (ground.road)
        setup.roads.add(square);
}

/// What a step from the square to the next line over that heading meets (R-OHW-038, R-OHW-039).
void addSteps(Setup& setup, Square square, Facing heading) {
    const auto line = static_cast<std::size_t>(lineOf(square, heading));
    const int place = bitPlaceOf(square, heading);
    const int level = setup.groundOf(setup.spaceOf(square)).level;
    const int next = static_cast<int>(line) + (isUpright(heading) ? rowStep(heading) : columnStep(heading));
    const auto rises = [&](int to) {
        const Square there = squareAt(heading, next, to);
        return setup.inside(there) && setup.groundOf(setup.spaceOf(there)).level > level ? bitOf(place) : Bits{0};
    };
    Rises& all = setup.rises[static_cast<std::size_t>(heading)][line];
    all.straight |= rises(place);
    all.toLower |= rises(place - 1);
    all.toHigher |= rises(place + 1);
    const Square straight = squareAt(heading, next, place);
    if (setup.inside(straight) && isRoad(*setup.scenario.board, setup.spaceOf(square), setup.spaceOf(straight)))
        setup.roadAhead[static_cast<std::size_t>(heading)][line] |= bitOf(place);
}

} // namespace

Ground groundAt(const core::Scenario& scenario, const Tables& tables, SpaceId space) {
    const core::Board& board = *scenario.board;
    const core::TerrainToken& terrain = core::terrainOf(board, space);
    const auto row = std::find_if(tables.ground.begin(), tables.ground.end(),
                                  [&](const GroundRow& one) { return one.terrain == terrain; });
    Ground ground;
    ground.level = static_cast<std::int8_t>(levelNoted(board, space));
    ground.road = touchesRoad(board, space);
    if (row == tables.ground.end())
        return ground;
    ground.entry = row->entry;
    ground.coverUnderFire = row->coverUnderFire;
    ground.coverInCombat = row->coverInCombat;
    ground.bridge = row->bridge;
    ground.blocksSight = row->coverUnderFire;
    ground.level = std::max(ground.level, static_cast<std::int8_t>(row->level));
    return ground;
}

void layLand(Setup& setup) {
    const core::Board& board = *setup.scenario.board;
    const auto& grid = std::get<core::SquareGrid>(board.geometry);
    setup.rows = grid.height;
    setup.columns = grid.width;
    const int spaces = core::spaceCount(board);
    for (std::int32_t space = 0; space < spaces; ++space)
        setup.squares.push_back({space / setup.columns, space % setup.columns});
    for (std::int32_t space = 0; space < spaces; ++space)
        addSquare(setup, SpaceId{space});
    for (std::int32_t space = 0; space < spaces; ++space)
        for (std::size_t heading = 0; heading < facingCount; ++heading)
            addSteps(setup, setup.squareOf(SpaceId{space}), static_cast<Facing>(heading));
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/map_boards.h"

namespace orontes::tests {
namespace {

constexpr double areaSide = 80;

core::Geometry hexes(int width, int height, core::HexGrid::Orientation orientation) {
    core::HexGrid grid;
    grid.width = width;
    grid.height = height;
    grid.orientation = orientation;
    return grid;
}

core::Geometry areas(int width, int height) {
    core::AreaMap map;
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column) {
            const double x = column * areaSide;
            const double y = row * areaSide;
            core::Area area;
            area.label = {"Area " + std::to_string(row * width + column)};
            area.outline = {{x, y}, {x + areaSide, y}, {x + areaSide, y + areaSide}, {x, y + areaSide}};
            area.centre = {x + areaSide / 2, y + areaSide / 2};
            const core::SpaceId here{row * width + column};
            if (column > 0)
                map.links.push_back({core::SpaceId{here.value - 1}, here});
            if (row > 0)
                map.links.push_back({core::SpaceId{here.value - width}, here});
            map.areas.push_back(std::move(area));
        }
    return core::Cow<core::AreaMap>(std::move(map));
}

core::Geometry geometryOf(Shape shape, int width, int height) {
    switch (shape) {
    case Shape::Squares:
        return core::SquareGrid{width, height, false, {}};
    case Shape::FlatHexes:
        return hexes(width, height, core::HexGrid::Orientation::FlatTop);
    case Shape::PointyHexes:
        return hexes(width, height, core::HexGrid::Orientation::PointyTop);
    case Shape::Areas:
        return areas(width, height);
    }
    return {};
}

} // namespace

core::Board boardOf(Shape shape, int width, int height) {
    return core::makeBoard(geometryOf(shape, width, height), {{"clear"}, {"hills"}, {"woods"}, {"lake"}, {"oddity"}},
                           {{"river"}, {"road"}, {"crest"}});
}

core::Board riverBoard() {
    core::SquareGrid grid{8, 8, false, {}};
    grid.numbering.style = core::Numbering::Style::Sequential;
    core::Board board = core::makeBoard(grid, {{"clear"}, {"hills"}, {"woods"}, {"lake"}}, {{"river"}});
    for (int column = 0; column < 8; ++column)
        core::setFeatures(board, *core::edgeBetween(board, at(board, column, 4), at(board, column, 5)), 1);
    return board;
}

core::SpaceId at(const core::Board& board, int column, int row) {
    if (const auto* const map = std::get_if<core::Cow<core::AreaMap>>(&board.geometry)) {
        const core::Point point{(column + 0.5) * areaSide, (row + 0.5) * areaSide};
        return (*map)->areas.empty() ? core::SpaceId{} : *core::spaceUnder(board, point);
    }
    return *core::spaceAt(board, column, row);
}

core::TerrainCode codeOf(const core::Board& board, const char* terrain) {
    return *core::terrainCode(board, core::TerrainToken{terrain});
}

editor::MapPicture pictureOf(core::Board board, std::vector<editor::PlacedCounter> counters) {
    return {core::Cow<core::Board>(std::move(board)),
            {},
            core::Cow<std::vector<editor::PlacedCounter>>(std::move(counters))};
}

editor::PlacedCounter counterAt(int id, core::SpaceId space, const char* caption) {
    editor::PlacedCounter counter;
    counter.id = core::CounterId{id};
    counter.space = space;
    counter.face.symbol = "spear";
    counter.face.band = {0xD55E00};
    counter.face.caption = caption;
    return counter;
}

} // namespace orontes::tests

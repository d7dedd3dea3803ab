// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_areas.h"

#include <cmath>
#include <numbers>

namespace orontes::tests {

using namespace core;

namespace {

Area squareArea(const std::string& label, Point corner, double side) {
    return {SpaceLabel{label},
            {corner, {corner.x + side, corner.y}, {corner.x + side, corner.y + side}, {corner.x, corner.y + side}},
            {corner.x + side / 2, corner.y + side / 2}};
}

SpaceId anyArea(const Scenario& scenario, Dice& dice) {
    const int count = spaceCount(*scenario.board);
    return SpaceId{dice.below(100) == 0 ? count : dice.below(count)};
}

Area areaWith(const Scenario& scenario, SpaceId space) {
    const auto* map = std::get_if<Cow<AreaMap>>(&scenario.board->geometry);
    const bool isThere = map != nullptr && space.value < static_cast<int>((*map)->areas.size());
    return isThere ? (*map)->areas[static_cast<std::size_t>(space.value)] : squareArea("Elsewhere", {}, 1);
}

} // namespace

double anyBetween(Dice& dice, double least, double most) {
    return least + (most - least) * static_cast<double>(dice.next() >> 11) / 9007199254740992.0;
}

Polygon anyStar(Dice& dice, int corners, Point middle, double reach) {
    Polygon star;
    for (int i = 0; i < corners; ++i) {
        const double turn = 2 * std::numbers::pi * (i + anyBetween(dice, 0.1, 0.9)) / corners;
        const double away = reach * anyBetween(dice, 0.3, 1);
        star.push_back({middle.x + away * std::cos(turn), middle.y + away * std::sin(turn)});
    }
    return star;
}

Board sampleAreas() {
    AreaMap map;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column)
            map.areas.push_back(
                squareArea("Land " + std::to_string(row * 4 + column), {column * 10.0, row * 10.0}, 10));
    for (int i = 0; i + 1 < 12; ++i)
        if (i % 4 != 3)
            map.links.push_back({SpaceId{i}, SpaceId{i + 1}});
    for (int i = 0; i + 4 < 12; ++i)
        map.links.push_back({SpaceId{i}, SpaceId{i + 4}});
    Board board =
        makeBoard(Cow<AreaMap>(std::move(map)), {TerrainToken{"open"}, TerrainToken{"hill"}}, {FeatureToken{"river"}});
    setTerrain(board, SpaceId{5}, 1);
    setFeatures(board, EdgeId{3}, 1);
    setNote(board, SpaceId{6}, {"Ford", "A", {{FieldId{"ways"}, TextList{"Land 2", "Land 10"}}}});
    board.regions =
        std::vector<Region>{{RegionId{"east"}, "The east bank", {SpaceLabel{"Land 3"}, SpaceLabel{"Land 7"}}}};
    return board;
}

Edit addAreas(const Scenario& scenario, Dice& dice) {
    AddAreas edit;
    edit.terrain = TerrainToken{dice.below(2) == 0 ? "" : "hill"};
    for (int i = dice.below(3); i >= 0; --i) {
        const std::string label = "Land " + std::to_string(dice.below(40));
        edit.areas.push_back({SpaceLabel{label}, anyStar(dice, 3 + dice.below(6), {50, 50}, 20), {50, 50}});
        if (dice.below(10) == 0) // two corners change places
            std::swap(edit.areas.back().outline.front(), edit.areas.back().outline[2]);
    }
    if (spaceCount(*scenario.board) > 30)
        return removeArea(scenario, dice);
    return {edit};
}

Edit changeAreas(const Scenario& scenario, Dice& dice) {
    ChangeAreas edit;
    for (int i = dice.below(3); i > 0; --i) {
        const SpaceId space = anyArea(scenario, dice);
        Area area = areaWith(scenario, space);
        if (dice.below(3) == 0)
            area.label.value = "Land " + std::to_string(dice.below(60));
        if (dice.below(2) == 0)
            area.outline.front().x += anyBetween(dice, -2, 2);
        if (dice.below(3) == 0)
            area.centre.y += 1;
        edit.areas.emplace_back(space, std::move(area));
    }
    return {edit};
}

Edit removeArea(const Scenario& scenario, Dice& dice) {
    if (spaceCount(*scenario.board) < 6)
        return {AddAreas{{squareArea("Island", {90, 90}, 5)}, {}}};
    return {RemoveArea{anyArea(scenario, dice), dice.below(2) == 0 ? anyArea(scenario, dice) : SpaceId{}}};
}

Edit linkAreas(const Scenario& scenario, Dice& dice) {
    LinkAreas edit;
    for (int i = dice.below(4); i > 0; --i)
        edit.links.push_back({anyArea(scenario, dice), anyArea(scenario, dice)});
    edit.change = dice.below(2) == 0 ? LinkAreas::Change::Add : LinkAreas::Change::Remove;
    return {edit};
}

} // namespace orontes::tests

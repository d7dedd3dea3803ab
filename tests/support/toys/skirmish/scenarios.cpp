// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/info.h"

namespace orontes::tests::skirmish {

using namespace core;

namespace {

void addBand(std::vector<Counter>& band, const char* side, const char* name, const std::vector<const char*>& hexes) {
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        Counter counter;
        counter.id = CounterId{static_cast<int>(band.size()) + 1};
        counter.type = CounterType{i < 2 ? "archer" : "spear"};
        counter.name = std::string(name) + ' ' + std::to_string(i + 1);
        counter.side = SideToken{side};
        counter.setUp.place = AtSpace{SpaceLabel{hexes[i]}};
        band.push_back(std::move(counter));
    }
}

VictoryClause lossClause(const char* winner, const char* loser) {
    return {SeatToken{winner}, "", false, {Eliminated{SideToken{loser}, {}, 4}}};
}

VictoryClause hillClause(const char* winner) {
    return {SeatToken{winner}, "", true, {Controls{SideToken{winner}, {SpaceLabel{"0404"}}, 1}}};
}

Region regionOf(const char* id, const char* name, std::initializer_list<const char*> labels) {
    Region region{RegionId{id}, name, {}};
    for (const char* label : labels)
        region.spaces.push_back(SpaceLabel{label});
    return region;
}

} // namespace

Scenario meadow() {
    Scenario scenario;
    scenario.title = "Meadow";
    scenario.ruleset = RulesetId{"skirmish"};
    HexGrid grid;
    grid.width = 7;
    grid.height = 7;
    Board board = makeBoard(grid, {TerrainToken{"meadow"}, TerrainToken{"woods"}}, {});
    for (const char* label : {"0303", "0404", "0505", "0204"})
        setTerrain(board, findSpace(board, SpaceLabel{label}).value(), 1);
    scenario.board = board;
    scenario.sharedBoard = std::move(board);
    scenario.seats = std::vector<Seat>{{SeatToken{"red"}, "Red"}, {SeatToken{"blue"}, "Blue"}};
    scenario.sides = std::vector<Side>{{SideToken{"red"}, "Red", SeatToken{"red"}, Colour{0xD55E00}, Pattern::Solid},
                                       {SideToken{"blue"}, "Blue", SeatToken{"blue"}, Colour{0x0072B2}, Pattern::Dots}};
    std::vector<Counter> counters;
    addBand(counters, "red", "Red", {"0302", "0502", "0402", "0402", "0403"});
    addBand(counters, "blue", "Blue", {"0306", "0506", "0406", "0406", "0405"});
    scenario.counters = std::move(counters);
    scenario.lastTurn = TurnNumber{14};
    scenario.victory = std::vector<VictoryClause>{lossClause("red", "blue"), lossClause("blue", "red"),
                                                  hillClause("red"), hillClause("blue")};
    return scenario;
}

Scenario crossing() {
    const SideToken red{"red"};
    const SideToken blue{"blue"};
    const std::vector<CounterType> archers{CounterType{"archer"}};
    Scenario scenario = meadow();
    scenario.title = "Crossing";
    Board board = *scenario.board;
    board.regions = std::vector<Region>{regionOf("wood", "the wood", {"0303", "0404", "0505", "0204"}),
                                        regionOf("south", "the south edge", {"0307", "0407", "0507"}),
                                        regionOf("north", "the north edge", {"0301", "0401", "0501"})};
    scenario.board = board;
    scenario.sharedBoard = std::move(board);
    Attributes& ofRed = scenario.sides.edit()[0].attributes;
    ofRed[FieldId{"breaking"}] = std::int64_t{3};
    ofRed[FieldId{"exits"}] = TextList{"0307", "0407", "0507"};
    Attributes& ofBlue = scenario.sides.edit()[1].attributes;
    ofBlue[FieldId{"breaking"}] = std::int64_t{4};
    ofBlue[FieldId{"exits"}] = TextList{"0301", "0401", "0501"};
    scenario.victory = std::vector<VictoryClause>{
        {SeatToken{"red"}, "clear", false, {Exited{red, RegionId{"south"}, 2}}},
        {SeatToken{"blue"}, "clear", false, {Exited{blue, RegionId{"north"}, 1, {CounterType{"spear"}}}}},
        {SeatToken{"blue"}, "narrow", false, {Eliminated{red, {}, 2, archers}}},
        {SeatToken{"red"}, "narrow", true, {LossRatio{blue, red, 2, 1}}},
        {SeatToken{"blue"}, "narrow", true, {Stands{blue, RegionId{"wood"}, 1, archers}}}};
    return scenario;
}

} // namespace orontes::tests::skirmish

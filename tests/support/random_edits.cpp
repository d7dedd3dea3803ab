// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_edits.h"

#include "tests/support/random_areas.h"

#include <array>

namespace orontes::tests {

using namespace core;

namespace {

template <class T>
T oneOf(std::initializer_list<T> choices, Dice& dice) {
    return *(choices.begin() + dice.below(static_cast<int>(choices.size())));
}

/// Now and then a space that is not on the board.
SpaceId anySpace(const Scenario& scenario, Dice& dice) {
    return SpaceId{dice.below(200) == 0 ? -1 : dice.below(spaceCount(*scenario.board))};
}

SpaceLabel anyLabel(const Scenario& scenario, Dice& dice) {
    return labelOf(*scenario.board, SpaceId{dice.below(spaceCount(*scenario.board))});
}

TerrainToken anyTerrain(Dice& dice) {
    return TerrainToken{oneOf({"open", "hill", "marsh", "town", "wood"}, dice)};
}

std::string anyName(Dice& dice) {
    return oneOf({"", "Amun", "Ptah", "Ra", "Seth"}, dice);
}

CounterId anyCounterId(const Scenario& scenario, Dice& dice) {
    return CounterId{dice.below(nextCounterId(scenario).value + 1)};
}

SetUp anySetUp(const Scenario& scenario, Dice& dice) {
    SetUp setUp;
    setUp.turn = TurnNumber{1 + dice.below(4)};
    switch (dice.below(5)) {
    case 0:
        setUp.place = AtSpace{anyLabel(scenario, dice)};
        break;
    case 1:
        setUp.place = WithinSpaces{{anyLabel(scenario, dice), anyLabel(scenario, dice)}};
        break;
    case 2:
        setUp.place = WithinRegion{RegionId{"east"}};
        break;
    case 3:
        setUp.place = EntersAt{{anyLabel(scenario, dice)}};
        break;
    default:
        break;
    }
    return setUp;
}

Counter anyCounter(const Scenario& scenario, Dice& dice) {
    Counter counter;
    counter.type = CounterType{oneOf({"chariots", "infantry"}, dice)};
    counter.name = anyName(dice);
    counter.side = SideToken{oneOf({"red", "blue"}, dice)};
    counter.setUp = anySetUp(scenario, dice);
    if (dice.below(3) == 0)
        counter.attributes[FieldId{"strength"}] = std::int64_t{dice.below(9)};
    return counter;
}

VictoryClause anyClause(const Scenario& scenario, Dice& dice) {
    Condition branch{Occupies{SideToken{"red"}, {anyLabel(scenario, dice)}, 1}};
    Condition turn{TurnReached{TurnNumber{1 + dice.below(9)}}};
    Condition stand{Stands{SideToken{"blue"}, RegionId{"east"}, 1, {CounterType{"chariots"}}}};
    if (dice.below(3) == 0) {
        const Condition group{Controls{SideToken{"red"}, {}, 2, RegionId{"east"}, anyTerrain(dice)}};
        const Condition denied{Denied{SideToken{"red"}, {anyLabel(scenario, dice)}}};
        const Condition slain{Slain{{SideToken{"blue"}}, 2, dice.below(2) == 0}};
        const Condition both{AnyOf{{group, denied, slain, {NamedState{{"omen"}}}}}};
        return {{}, "", false, {OnTurns{{TurnNumber{1}, TurnNumber{3}}, 2, {both}}}, SideToken{"red"}, 5, "RED-1"};
    }
    return {SeatToken{"north"}, "", dice.below(2) == 0, Condition{AllOf{{branch, turn, stand}}}};
}

TablePlace anyPlace(const Scenario& scenario, Dice& dice) {
    switch (dice.below(3)) {
    case 0:
        return anyLabel(scenario, dice);
    case 1:
        return anyCounterId(scenario, dice);
    default:
        return std::monostate{};
    }
}

std::vector<SpaceId> anySpaces(const Scenario& scenario, Dice& dice) {
    std::vector<SpaceId> spaces;
    for (int i = dice.below(8); i > 0; --i)
        spaces.push_back(anySpace(scenario, dice));
    return spaces;
}

Edit paintTerrain(const Scenario& scenario, Dice& dice) {
    return {PaintTerrain{anySpaces(scenario, dice), anyTerrain(dice)}};
}

Edit paintCells(const Scenario& scenario, Dice& dice) {
    PaintCells cells;
    for (const SpaceId space : anySpaces(scenario, dice))
        cells.cells.emplace_back(space, anyTerrain(dice));
    return {cells};
}

Edit paintEdges(const Scenario& scenario, Dice& dice) {
    PaintEdges edges;
    for (const SpaceId space : anySpaces(scenario, dice))
        if (space.valid())
            if (const auto next = neighbour(*scenario.board, space, dice.below(6)))
                edges.edges.push_back(next->edge);
    edges.feature = FeatureToken{oneOf({"river", "road", "crest"}, dice)};
    edges.change = oneOf({PaintEdges::Change::Add, PaintEdges::Change::Remove}, dice);
    return {edges};
}

Edit setNote(const Scenario& scenario, Dice& dice) {
    return {SetSpaceNote{anySpace(scenario, dice), {anyName(dice), oneOf({"", "A", "B"}, dice), {}}}};
}

Edit putRegion(const Scenario& scenario, Dice& dice) {
    return {PutRegion{{RegionId{oneOf({"east", "west"}, dice)}, anyName(dice), {anyLabel(scenario, dice)}}}};
}

Edit removeRegion(const Scenario&, Dice& dice) {
    return {RemoveRegion{RegionId{oneOf({"east", "west"}, dice)}}};
}

/// The board anew, of the same or another size, its rows numbered from another number; now and then one of areas.
Edit replaceBoard(const Scenario& scenario, Dice& dice) {
    if (dice.below(4) != 0)
        return setNote(scenario, dice); // rarer than the others
    const auto* hexes = std::get_if<HexGrid>(&scenario.board->geometry);
    if (hexes && dice.below(3) == 0)
        return {ReplaceBoard{sampleAreas(), {{labelOf(*scenario.board, SpaceId{13}), SpaceLabel{"Land 6"}}}}};
    HexGrid grid = hexes ? *hexes : HexGrid{12, 9, HexGrid::Orientation::FlatTop, true, {}};
    ReplaceBoard edit;
    grid.numbering.firstRow = dice.below(3);
    grid.width = 11 + dice.below(3);
    edit.board = makeBoard(grid, scenario.board->terrains, scenario.board->features);
    edit.board.regions = scenario.board->regions;
    for (SpaceId space{0}; space.value < spaceCount(*scenario.board); ++space.value) {
        const Cell cell = cellOf(*scenario.board, space);
        const auto same = spaceAt(edit.board, cell.column, cell.row);
        if (!same)
            continue;
        setTerrain(edit.board, *same, scenario.board->terrain.at(cell.column, cell.row));
        edit.renamed.emplace_back(labelOf(*scenario.board, space), labelOf(edit.board, *same));
    }
    return {edit};
}

Edit addCounter(const Scenario& scenario, Dice& dice) {
    if (scenario.counters->size() > 12)
        return {RemoveCounter{scenario.counters->front().id}};
    AddCounter edit{anyCounter(scenario, dice), static_cast<std::size_t>(dice.below(12))};
    if (dice.below(4) == 0)
        edit.counter.id = anyCounterId(scenario, dice);
    return {edit};
}

Edit changeCounter(const Scenario& scenario, Dice& dice) {
    ChangeCounter edit{anyCounter(scenario, dice)};
    edit.counter.id = anyCounterId(scenario, dice);
    return {edit};
}

Edit removeCounter(const Scenario& scenario, Dice& dice) {
    return {RemoveCounter{anyCounterId(scenario, dice)}};
}

Edit moveCounter(const Scenario& scenario, Dice& dice) {
    return {MoveCounter{anyCounterId(scenario, dice), static_cast<std::size_t>(dice.below(9))}};
}

Edit putSide(const Scenario& scenario, Dice& dice) {
    const Pattern pattern = oneOf({Pattern::Solid, Pattern::Dots}, dice);
    PutSide edit{{SideToken{oneOf({"red", "blue", "grey"}, dice)}, anyName(dice), SeatToken{"north"}, {}, pattern}};
    if (dice.below(2) == 0)
        edit.side.attributes[FieldId{"panic"}] = std::int64_t{dice.below(9)};
    if (dice.below(2) == 0)
        edit.side.attributes[FieldId{"exits"}] = TextList{anyLabel(scenario, dice).value};
    return {edit};
}

Edit removeSide(const Scenario&, Dice& dice) {
    return {RemoveSide{SideToken{oneOf({"red", "blue", "grey"}, dice)}}};
}

Edit putSeat(const Scenario&, Dice& dice) {
    return {PutSeat{{SeatToken{oneOf({"north", "south", "east"}, dice)}, anyName(dice)}}};
}

Edit removeSeat(const Scenario&, Dice& dice) {
    return {RemoveSeat{SeatToken{oneOf({"north", "south", "east"}, dice)}}};
}

Edit setOption(const Scenario&, Dice& dice) {
    SetOption edit{OptionId{oneOf({"fog", "panic"}, dice)}, std::nullopt};
    if (dice.below(3) != 0)
        edit.value = dice.below(2) == 0;
    return {edit};
}

Edit setTurns(const Scenario&, Dice& dice) {
    return {SetTurns{TurnNumber{dice.below(4)}, TurnNumber{1 + dice.below(12)}}};
}

Edit setVictory(const Scenario& scenario, Dice& dice) {
    return {SetVictory{{anyClause(scenario, dice)}}};
}

Edit setTableCell(const Scenario&, Dice& dice) {
    SetTableCell edit{"combat", oneOf({"1", "2"}, dice), oneOf({"odds", "evens"}, dice), std::nullopt};
    if (dice.below(3) != 0)
        edit.value = std::int64_t{dice.below(3)};
    return {edit};
}

Edit putWaiver(const Scenario& scenario, Dice& dice) {
    return {PutWaiver{{oneOf({"one", "two"}, dice), anyPlace(scenario, dice), anyName(dice)}}};
}

Edit removeWaiver(const Scenario& scenario, Dice& dice) {
    if (scenario.waivers->empty())
        return {RemoveWaiver{"one", {}}};
    const auto index = static_cast<std::size_t>(dice.below(static_cast<int>(scenario.waivers->size())));
    const Waiver& waiver = (*scenario.waivers)[index];
    return {RemoveWaiver{waiver.finding, waiver.place}};
}

Edit setTitle(const Scenario&, Dice& dice) {
    const TitleField field = oneOf({TitleField::Title, TitleField::Year, TitleField::Author, TitleField::Notes}, dice);
    return {SetTitle{field, anyName(dice)}};
}

Edit batch(const Scenario& scenario, Dice& dice) {
    Batch edits;
    for (int i = dice.below(4); i > 0; --i)
        edits.edits.push_back(anyEdit(scenario, dice));
    return {edits};
}

constexpr std::array<Edit (*)(const Scenario&, Dice&), 27> makers{
    setTitle,     paintTerrain, paintCells,    paintEdges,    setNote,     putRegion,    removeRegion,
    replaceBoard, addCounter,   changeCounter, removeCounter, moveCounter, putSide,      removeSide,
    putSeat,      removeSeat,   setOption,     setTurns,      setVictory,  setTableCell, putWaiver,
    removeWaiver, batch,        addAreas,      changeAreas,   removeArea,  linkAreas};

} // namespace

Scenario sampleScenario() {
    Scenario scenario;
    scenario.title = "Beside the river";
    scenario.year = "1274 BC";
    scenario.ruleset = RulesetId{"sample"};
    Board board = makeBoard(HexGrid{12, 9, HexGrid::Orientation::FlatTop, true, {}},
                            {TerrainToken{"open"}, TerrainToken{"hill"}}, {FeatureToken{"river"}});
    setTerrain(board, SpaceId{40}, 1);
    setFeatures(board, neighbours(board, SpaceId{40}).front().edge, 1);
    setNote(board, SpaceId{41}, {"Ford", "A", {}});
    board.regions = std::vector<Region>{{RegionId{"east"}, "The east bank", {SpaceLabel{"1101"}, SpaceLabel{"1102"}}}};
    scenario.board = std::move(board);
    scenario.seats = std::vector<Seat>{{SeatToken{"north"}, "North"}, {SeatToken{"south"}, "South"}};
    scenario.sides = std::vector<Side>{{SideToken{"red"}, "Red", SeatToken{"north"}, {}, Pattern::Solid},
                                       {SideToken{"blue"}, "Blue", SeatToken{"south"}, {}, Pattern::Dots}};
    std::vector<Counter> counters;
    for (int i = 1; i <= 6; ++i) {
        Counter counter;
        counter.id = CounterId{i};
        counter.type = CounterType{"chariots"};
        counter.name = "Squadron " + std::to_string(i);
        counter.side = SideToken{i <= 3 ? "red" : "blue"};
        counter.setUp.place = AtSpace{labelOf(*scenario.board, SpaceId{i * 13})};
        counters.push_back(std::move(counter));
    }
    scenario.counters = std::move(counters);
    scenario.lastTurn = TurnNumber{8};
    scenario.options = std::map<OptionId, Value>{{OptionId{"fog"}, true}};
    scenario.victory = std::vector<VictoryClause>{
        {SeatToken{"north"}, "", false, Condition{Occupies{SideToken{"red"}, {SpaceLabel{"0604"}}, 1}}}};
    scenario.tables = std::vector<TableOverride>{{"combat", "1", "odds", std::int64_t{2}}};
    scenario.waivers = std::vector<Waiver>{{"one", SpaceLabel{"0604"}, "meant so"}};
    scenario.notes = std::string("Fought at noon.");
    return scenario;
}

Edit anyEdit(const Scenario& scenario, Dice& dice) {
    return makers[static_cast<std::size_t>(dice.below(static_cast<int>(makers.size())))](scenario, dice);
}

} // namespace orontes::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/info.h"

#include "rules/core/core_texts.h"

#include <array>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

constexpr const char* texts = R"json({
  "skirmish.name": "Skirmish",
  "skirmish.summary": "Two bands on a meadow: a toy for tests.",
  "skirmish.terrain.meadow": "Meadow",
  "skirmish.terrain.woods": "Woods",
  "skirmish.type.spear": "Spears",
  "skirmish.type.archer": "Archers",
  "skirmish.field.strength": "Strength",
  "skirmish.field.hasShot": "Has shot",
  "skirmish.phase.move": "Move",
  "skirmish.table.combat": "Fights",
  "skirmish.result.none": "nothing happens",
  "skirmish.result.half": "half are lost",
  "skirmish.result.all": "all are lost",
  "skirmish.prompt.decide": "Move, attack or pass",
  "skirmish.prompt.shoot": "Shoot at {counter} or hold",
  "skirmish.prompt.lose": "Give up {n|one counter|{n} counters}",
  "skirmish.prompt.die": "Roll a die",
  "skirmish.choice.move": "{counter} to {hex}",
  "skirmish.choice.attack": "Attack {hex}",
  "skirmish.choice.pass": "Pass",
  "skirmish.choice.shoot": "{counter} shoots",
  "skirmish.choice.hold": "Hold",
  "skirmish.choice.give-up": "Give up {counter}",
  "skirmish.choice.concede": "Concede",
  "skirmish.choice.die": "{die}",
  "skirmish.event.turn": "Turn {turn}, {side}",
  "skirmish.event.moved": "{counter} moves to {hex}",
  "skirmish.event.controlled": "{side} takes {hex}",
  "skirmish.event.shot": "The arrows roll {die}",
  "skirmish.event.fight": "{result}",
  "skirmish.event.lost": "{counter} is lost in {hex}",
  "skirmish.calculation.shot": "Arrows at {counter}",
  "skirmish.calculation.fight": "Fight for {hex}",
  "skirmish.line.strength": "{counter}",
  "skirmish.line.has-shot": "has shot",
  "skirmish.line.woods": "woods",
  "skirmish.line.out-of-woods": "out of woods",
  "skirmish.box.lost": "lost",
  "skirmish.tally.lost": "Counters lost",
  "skirmish.end.won": "A clause of the scenario holds",
  "skirmish.end.drawn": "Nobody has won",
  "skirmish.end.conceded": "The other side has conceded",
  "skirmish.not-yours": "This counter is not yours to move.",
  "skirmish.too-far": "A counter moves one hex.",
  "skirmish.enemy-there": "The enemy stands there. Attack the hex instead.",
  "skirmish.full": "Three counters fill a hex.",
  "skirmish.nobody-there": "No enemy stands there.",
  "skirmish.too-weak": "The odds are worse than one to two.",
  "skirmish.cannot-shoot": "This counter cannot shoot at the one that has moved.",
  "skirmish.not-in-the-fight": "This counter was not in the fight.",
  "skirmish.not-now": "This is not what is asked now."
})json";

FieldSpec strengthField(std::int64_t value) {
    FieldSpec field;
    field.id = FieldId{"strength"};
    field.label = TextId{"skirmish.field.strength"};
    field.minimum = 1;
    field.maximum = 9;
    field.defaultValue = value;
    return field;
}

FieldSpec hasShotField() {
    FieldSpec field;
    field.id = FieldId{"hasShot"};
    field.kind = FieldKind::Flag;
    field.label = TextId{"skirmish.field.hasShot"};
    field.section = TextId{"state"};
    field.defaultValue = false;
    return field;
}

CounterTypeSpec counterType(const char* token, std::int64_t strength) {
    CounterTypeSpec spec;
    spec.type = CounterType{token};
    spec.label = TextId{std::string("skirmish.type.") + token};
    spec.fields = {strengthField(strength), hasShotField()};
    spec.front = FaceSpec{"", {{Slot::LowerLeft, "{strength}"}}};
    spec.back = spec.front;
    return spec;
}

TerrainSpec terrain(const char* token, const char* look) {
    TerrainSpec spec;
    spec.token = TerrainToken{token};
    spec.label = TextId{std::string("skirmish.terrain.") + token};
    spec.look = look;
    return spec;
}

TableSpec combatTable() {
    const std::array<std::array<const char*, 4>, 6> results{{{"none", "none", "none", "half"},
                                                             {"none", "none", "half", "half"},
                                                             {"none", "none", "half", "half"},
                                                             {"none", "half", "half", "all"},
                                                             {"none", "half", "all", "all"},
                                                             {"half", "all", "all", "all"}}};
    TableSpec table;
    table.id = "combat";
    table.label = TextId{"skirmish.table.combat"};
    for (const char* column : {"1-2", "1-1", "2-1", "3-1"})
        table.columns.push_back({column, TextId{}});
    for (std::size_t row = 0; row < results.size(); ++row) {
        table.rows.push_back({std::to_string(row + 1), TextId{}});
        table.cells.emplace_back();
        for (const char* result : results[row])
            table.cells.back().push_back({std::string(result), Provenance::Reconstruction, {}});
    }
    for (const char* result : {"none", "half", "all"})
        table.choices.push_back({result, TextId{std::string("skirmish.result.") + result}});
    return table;
}

RulesetInfo makeInfo() {
    RulesetInfo info;
    info.id = RulesetId{"skirmish"};
    info.version = "1";
    info.name = TextId{"skirmish.name"};
    info.summary = TextId{"skirmish.summary"};
    info.texts = coreTexts();
    info.texts.add(texts);
    info.phases = {{PhaseId{"move"}, TextId{"skirmish.phase.move"}, {}}};
    info.terrains = {terrain("meadow", "clear"), terrain("woods", "woods")};
    info.counterTypes = {counterType("spear", 3), counterType("archer", 2)};
    info.tables = {combatTable()};
    info.conditions = {{"eliminated", {}}, {"controls", {}}, {"occupies", {}}, {"turnReached", {}}};
    return info;
}

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

} // namespace

const RulesetInfo& info() {
    static const RulesetInfo one = makeInfo();
    return one;
}

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

} // namespace orontes::tests::skirmish

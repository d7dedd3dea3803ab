// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/print_battle.h"

namespace orontes::tests {

using namespace core;

namespace {

constexpr const char* texts = R"({
  "type.corps": "Corps", "type.camp": "Camp",
  "field.move": "Move", "field.bonus": "Bonus", "field.leader": "Leader", "field.fires": "Missiles",
  "unit.spaces": "spaces",
  "card": "Army card", "track.losses": "Losses", "track.status": "Status", "status.routing": "Routing",
  "status.looting": "Looting", "track.notes": "Notes", "reminder.losses": "Each loss: battle -1.",
  "orders": "Orders", "step.one": "First", "step.two": "Second",
  "aid": "Combat", "aid.words": "Roll two dice - the higher total wins.",
  "table.battle": "Battle roll", "table.battle.help": "Added to the dice.", "modifier": "Modifier",
  "loss": "Each loss", "leader": "A leader",
  "table.defeat": "Defeat table", "result": "Result", "stands": "Stands", "routs": "Routs",
  "one": "1", "two": "2",
  "clear": "Clear", "woods": "Woods"
})";

FieldSpec field(const char* id, FieldKind kind, Value defaultValue, std::int64_t minimum = 0) {
    FieldSpec spec;
    spec.id = FieldId{id};
    spec.kind = kind;
    spec.label = TextId{std::string("field.") + id};
    spec.minimum = minimum;
    spec.maximum = 9;
    spec.defaultValue = std::move(defaultValue);
    return spec;
}

CounterTypeSpec corpsType() {
    CounterTypeSpec type;
    type.type = CounterType{"corps"};
    type.label = TextId{"type.corps"};
    type.fields = {field("move", FieldKind::Integer, std::int64_t{2}),
                   field("bonus", FieldKind::Integer, std::int64_t{0}, -3),
                   field("leader", FieldKind::Text, std::string()), field("fires", FieldKind::Flag, false)};
    type.fields[0].unit = TextId{"unit.spaces"};
    type.front = {"spear", {{Slot::LowerRight, "{move}"}, {Slot::LowerLeft, "{+bonus}"}}};
    type.back = {"spear", {{Slot::LowerRight, "{move}"}}};
    type.backState = FaceState::Disrupted;
    return type;
}

CounterTypeSpec campType() {
    CounterTypeSpec type;
    type.type = CounterType{"camp"};
    type.label = TextId{"type.camp"};
    type.front = {"camp", {}};
    type.back = {"camp", {}};
    return type;
}

TableSpec table(const char* id, std::vector<TableLine> rows, std::vector<Value> values) {
    TableSpec spec;
    spec.id = id;
    spec.label = TextId{std::string("table.") + id};
    spec.rows = std::move(rows);
    for (Value& value : values)
        spec.cells.push_back({TableCell{std::move(value), Provenance::Text, {}}});
    return spec;
}

std::vector<TableSpec> tables() {
    TableSpec battle =
        table("battle", {{"loss", TextId{"loss"}}, {"leader", TextId{"leader"}}}, {std::int64_t{-1}, std::int64_t{2}});
    battle.help = TextId{"table.battle.help"};
    battle.columns = {{"value", TextId{"modifier"}}};
    battle.minimum = -6;
    battle.maximum = 6;
    battle.cells[1][0].provenance = Provenance::Ruling;
    TableSpec defeat =
        table("defeat", {{"1", TextId{"one"}}, {"2", TextId{"two"}}}, {std::string("stands"), std::string("routs")});
    defeat.columns = {{"value", TextId{"result"}}};
    defeat.choices = {{"stands", TextId{"stands"}}, {"routs", TextId{"routs"}}};
    return {battle, defeat};
}

PrintPieces pieces() {
    PrintPieces print;
    print.counterMillimetres = 16;
    print.spaceMillimetres = 24;
    print.looseMarkers = {{"fatigue", {}}};
    print.markerCopies = 2;
    print.cards = {{"army",
                    TextId{"card"},
                    {CounterType{"corps"}},
                    {FieldId{"move"}, FieldId{"bonus"}, FieldId{"leader"}, FieldId{"fires"}},
                    {{TextId{"track.losses"}, 6, {}},
                     {TextId{"track.status"}, 2, {TextId{"status.routing"}, TextId{"status.looting"}}},
                     {TextId{"track.notes"}, 0, {}}},
                    {TextId{"reminder.losses"}}}};
    print.orderSheets = {
        {"orders", TextId{"orders"}, {CounterType{"corps"}}, {TextId{"step.one"}, TextId{"step.two"}}, 3}};
    print.aids = {{"combat", TextId{"aid"}, {TextId{"aid.words"}}, {"battle", "defeat"}}};
    return print;
}

Counter counter(int id, const char* type, const char* name, const char* side, SetUp setUp) {
    Counter counter;
    counter.id = CounterId{id};
    counter.type = CounterType{type};
    counter.name = name;
    counter.side = SideToken{side};
    counter.setUp = std::move(setUp);
    return counter;
}

} // namespace

PrintBattle printBattle() {
    PrintBattle battle;
    RulesetInfo& info = battle.info;
    info.id = RulesetId{"toy"};
    info.texts.add(texts);
    info.terrains = {{TerrainToken{"clear"}, TextId{"clear"}, {}, "clear", true, {}},
                     {TerrainToken{"woods"}, TextId{"woods"}, {}, "woods", true, {}}};
    info.counterTypes = {corpsType(), campType()};
    info.tables = tables();
    info.print = pieces();
    Scenario& scenario = battle.scenario;
    scenario.title = "Kadesh";
    scenario.year = "1294 BC";
    scenario.author = "A designer";
    scenario.ruleset = info.id;
    HexGrid grid;
    grid.width = 4;
    grid.height = 3;
    scenario.board = Cow<Board>(makeBoard(grid, {TerrainToken{"clear"}, TerrainToken{"woods"}}, {}));
    scenario.seats = Cow<std::vector<Seat>>({{SeatToken{"pharaoh"}, "Egypt"}, {SeatToken{"king"}, "Hatti"}});
    scenario.sides =
        Cow<std::vector<Side>>({{SideToken{"egypt"}, "Egypt", SeatToken{"pharaoh"}, {0xB3372B}, Pattern::Solid},
                                {SideToken{"hatti"}, "Hatti", SeatToken{"king"}, {0x1F5FA8}, Pattern::Diagonal}});
    std::vector<Counter> counters{
        counter(1, "corps", "P'Re", "egypt", {TurnNumber{1}, AtSpace{SpaceLabel{"0101"}}}),
        counter(2, "corps", "Allied Host", "hatti", {TurnNumber{1}, OffMap{}}),
        counter(3, "corps", "Amun", "egypt", {TurnNumber{4}, WithinSpaces{{SpaceLabel{"0101"}, SpaceLabel{"0102"}}}}),
        counter(4, "camp", "Camp", "hatti", {TurnNumber{1}, OffMap{}})};
    counters[2].attributes = {
        {FieldId{"bonus"}, std::int64_t{2}}, {FieldId{"leader"}, std::string("Rameses II")}, {FieldId{"fires"}, true}};
    scenario.counters = Cow<std::vector<Counter>>(std::move(counters));
    return battle;
}

} // namespace orontes::tests

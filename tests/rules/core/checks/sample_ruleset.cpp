// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/scenario/condition_kind.h"
#include "tests/rules/core/checks/positions.h"

namespace orontes::tests {

using namespace core;

namespace {

FieldSpec field(const char* id, FieldKind kind, Value defaultValue) {
    FieldSpec spec;
    spec.id = FieldId{id};
    spec.kind = kind;
    spec.label = TextId{"sample." + std::string(id)};
    spec.defaultValue = std::move(defaultValue);
    return spec;
}

FieldSpec number(const char* id, std::int64_t least, std::int64_t most) {
    FieldSpec spec = field(id, FieldKind::Integer, least);
    spec.minimum = least;
    spec.maximum = most;
    return spec;
}

CounterTypeSpec host() {
    CounterTypeSpec type;
    type.type = CounterType{"host"};
    type.label = TextId{"sample.host"};
    FieldSpec banner = field("banner", FieldKind::Choice, std::string("sun"));
    banner.choices = {{"sun", {}}, {"moon", {}}};
    type.fields = {number("strength", 0, 9),
                   field("leads", FieldKind::Flag, false),
                   banner,
                   field("motto", FieldKind::Text, std::string()),
                   field("ally", FieldKind::Seat, std::string()),
                   field("route", FieldKind::SpaceList, TextList{})};
    return type;
}

TableSpec combat() {
    TableSpec table;
    table.id = "combat";
    table.label = TextId{"sample.combat"};
    table.rows = {{"low", {}}, {"high", {}}};
    table.columns = {{"loss", {}}, {"result", {}}};
    const TableCell loss{std::int64_t{1}, {}, {}};
    const TableCell result{std::string("rout"), {}, {}};
    table.cells = {{loss, result}, {loss, result}};
    table.editable = true;
    table.minimum = 0;
    table.maximum = 6;
    table.choices = {{"rout", {}}, {"hold", {}}};
    return table;
}

RulesetInfo makeRuleset() {
    RulesetInfo info;
    info.id = RulesetId{"sample"};
    info.texts = coreTexts();
    info.texts.add(R"({"sample.host": "Host", "sample.scout": "Scout", "sample.panic": "Panic level",
                       "sample.exits": "Exits", "sample.allied": "Allied", "sample.combat": "Combat", "sample.strength": "Strength",
                       "sample.leads": "Leads", "sample.banner": "Banner", "sample.motto": "Motto",
                       "sample.ally": "Ally", "sample.route": "Route", "sample.limit": "Limit",
                       "sample.clear": "Clear", "sample.town": "Town", "sample.omen": "the omens are good",
                       "sample.flood": "the river is high"})");
    TerrainSpec clear;
    clear.token = TerrainToken{"clear"};
    clear.label = TextId{"sample.clear"};
    TerrainSpec hills;
    hills.token = TerrainToken{"hills"};
    info.terrains = {clear, hills};
    info.features.emplace_back().token = FeatureToken{"river"};
    info.spaceFields = {field("town", FieldKind::Flag, false)};
    info.sideFields = {number("panic", 1, 20), field("exits", FieldKind::SpaceList, TextList{}),
                       field("allied", FieldKind::Seat, std::string())};
    CounterTypeSpec scout;
    scout.type = CounterType{"scout"};
    scout.label = TextId{"sample.scout"};
    info.counterTypes = {host(), scout};
    info.options = {{OptionId{"limit"}, number("limit", 1, 6)}};
    TableSpec terrain = combat();
    terrain.id = "terrain";
    terrain.editable = false;
    info.tables = {combat(), terrain};
    for (const auto& [kind, token] : conditionKinds)
        if (kind != ConditionKind::Controls)
            info.conditions.push_back({std::string(token), {}});
    info.victoryLevels = {"great"};
    info.states = {{StateId{"omen"}, TextId{"sample.omen"}, {}}, {StateId{"flood"}, TextId{"sample.flood"}, {}}};
    return info;
}

RulesetInfo makeScoring() {
    RulesetInfo info = makeRuleset();
    info.scoring = true;
    info.conditions.push_back({"controls", {}});
    return info;
}

} // namespace

const RulesetInfo& sampleRuleset() {
    static const RulesetInfo info = makeRuleset();
    return info;
}

const RulesetInfo& scoringRuleset() {
    static const RulesetInfo info = makeScoring();
    return info;
}

Scenario soundScoring() {
    Scenario scenario = soundScenario();
    const OnTurns early{{TurnNumber{1}, TurnNumber{2}}, 1, {{Controls{{"red"}, {{"01"}}, 1}}}};
    scenario.victory = std::vector<VictoryClause>{{{}, "", false, {early}, {"red"}, 5, "RED-1"},
                                                  {{}, "", false, {Slain{{{"red"}}, 1}}, {"blue"}, 3, "BLU-1"}};
    return scenario;
}

Scenario soundScenario() {
    Scenario scenario;
    scenario.title = "The ford";
    scenario.ruleset = RulesetId{"sample"};
    scenario.lastTurn = TurnNumber{8};
    scenario.seats = std::vector<Seat>{{{"north"}, "North"}, {{"south"}, "South"}};
    scenario.sides = std::vector<Side>{{{"red"}, "Reds", {"north"}, {}, {}}, {{"blue"}, "Blues", {"south"}, {}, {}}};
    const auto counter = [](int id, const char* name, const char* side, const char* at) {
        return Counter{CounterId{id}, {"host"}, name, {side}, "", {TurnNumber{1}, AtSpace{{at}}}, {}, {}};
    };
    scenario.counters = std::vector<Counter>{counter(1, "Amun", "red", "01"), counter(2, "Ptah", "red", "02"),
                                             counter(3, "Kadesh", "blue", "08")};
    Numbering numbering;
    numbering.style = Numbering::Style::Sequential;
    Board board = makeBoard(SquareGrid{4, 2, false, numbering}, {{"clear"}, {"hills"}}, {{"river"}});
    board.regions = std::vector<Region>{{{"bank"}, "North bank", {{"01"}, {"02"}}}};
    scenario.board = std::move(board);
    scenario.victory =
        std::vector<VictoryClause>{{{"north"}, "great", false, {Eliminated{{"blue"}, {CounterId{3}}, 1}}},
                                   {{"south"}, "", true, {AnyOf{{{Occupies{{"blue"}, {{"01"}, {"02"}}, 2}}}}}}};
    return scenario;
}

Board& boardOf(Scenario& scenario) {
    return scenario.board.edit();
}

Counter& counterAt(Scenario& scenario, std::size_t index) {
    return scenario.counters.edit()[index];
}

VictoryClause& clauseAt(Scenario& scenario, std::size_t index) {
    return scenario.victory.edit()[index];
}

} // namespace orontes::tests

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
  "skirmish.field.breaking": "Breaking point",
  "skirmish.field.breaking.help": "Lost counters that make the side give up; 0: none do.",
  "skirmish.field.exits": "Exits",
  "skirmish.derived.half": "Half the band",
  "skirmish.derived.strength": "Total strength",
  "victory.level.clear": "Clear victory",
  "skirmish.condition.all": "All of these hold",
  "skirmish.condition.any": "One of these holds",
  "skirmish.condition.none": "None of these holds",
  "skirmish.condition.eliminated": "Counters are lost",
  "skirmish.condition.exited": "Counters have left the map",
  "skirmish.condition.stands": "Counters stand in a region",
  "skirmish.condition.lossRatio": "A side has lost so many times as many counters",
  "skirmish.condition.controls": "Hexes belong to a side",
  "skirmish.condition.occupies": "A side stands in hexes",
  "skirmish.condition.turnReached": "A turn is reached",
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
  "skirmish.choice.leave": "{counter} leaves the map",
  "skirmish.choice.pass": "Pass",
  "skirmish.choice.shoot": "{counter} shoots",
  "skirmish.choice.hold": "Hold",
  "skirmish.choice.give-up": "Give up {counter}",
  "skirmish.choice.concede": "Concede",
  "skirmish.choice.die": "{die}",
  "skirmish.event.turn": "Turn {turn}, {side}",
  "skirmish.event.moved": "{counter} moves to {hex}",
  "skirmish.event.left": "{counter} leaves the map from {hex}",
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
  "skirmish.box.left": "left the map",
  "skirmish.tally.lost": "Counters lost",
  "skirmish.end.won": "A clause of the scenario holds",
  "skirmish.end.broken": "The losing side is broken",
  "skirmish.end.drawn": "Nobody has won",
  "skirmish.end.conceded": "The other side has conceded",
  "skirmish.not-yours": "This counter is not yours to move.",
  "skirmish.too-far": "A counter moves one hex.",
  "skirmish.no-exit": "No exit of its side is here.",
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

FieldSpec breakingField() {
    FieldSpec field;
    field.id = FieldId{"breaking"};
    field.label = TextId{"skirmish.field.breaking"};
    field.help = TextId{"skirmish.field.breaking.help"};
    field.maximum = 9;
    field.defaultValue = std::int64_t{0};
    field.rule = Citation{"skirmish", "S10", Provenance::Reconstruction};
    return field;
}

FieldSpec exitsField() {
    FieldSpec field;
    field.id = FieldId{"exits"};
    field.kind = FieldKind::SpaceList;
    field.label = TextId{"skirmish.field.exits"};
    field.defaultValue = TextList{};
    field.rule = Citation{"skirmish", "S9", Provenance::Reconstruction};
    return field;
}

/// The breaking point is half the band, rounded up.
std::vector<DerivedValue> derivedOfSides(const Scenario& scenario) {
    std::vector<DerivedValue> derived;
    for (const Side& side : *scenario.sides) {
        std::int64_t counters = 0;
        std::int64_t strength = 0;
        for (const Counter& counter : *scenario.counters) {
            const Value own = fieldValue(info(), counter, FieldId{"strength"});
            const auto* number = std::get_if<std::int64_t>(&own);
            counters += counter.side == side.token ? 1 : 0;
            strength += counter.side == side.token && number ? *number : 0;
        }
        derived.push_back({side.token, FieldId{"breaking"}, TextId{"skirmish.derived.half"}, (counters + 1) / 2,
                           breakingField().rule});
        derived.push_back({side.token, {}, TextId{"skirmish.derived.strength"}, strength, {}});
    }
    return derived;
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
    info.sideFields = {breakingField(), exitsField()};
    info.derivedOfSides = &derivedOfSides;
    info.victoryLevels = {"narrow", "clear"};
    for (const char* kind :
         {"all", "any", "none", "eliminated", "exited", "stands", "lossRatio", "controls", "occupies", "turnReached"})
        info.conditions.push_back({kind, TextId{std::string("skirmish.condition.") + kind}});
    return info;
}

} // namespace

const RulesetInfo& info() {
    static const RulesetInfo one = makeInfo();
    return one;
}

} // namespace orontes::tests::skirmish

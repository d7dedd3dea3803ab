// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/series_json.h"

#include "model/series/ladder.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/scenario_parts.h"

#include <limits>

namespace orontes::model {

using core::Like;

// Found by the templates for members through the types they are about.

template <Like<SeriesBattle> T, class F>
void eachMember(T& battle, F& visit) {
    visit("id", battle.id);
    visit("scenario", battle.scenario);
    visit.maybe("swapped", battle.swapped);
    visit.maybe("afterWin", battle.afterWin);
    visit.maybe("afterDraw", battle.afterDraw);
    visit.maybe("afterLoss", battle.afterLoss);
}

namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonReader;
using core::JsonValue;

constexpr core::FileFormat format{seriesFormat, seriesFormatVersion, {}};
constexpr core::EnumTokens<Fate, 5> fates{{{Fate::Stood, "stood"},
                                           {Fate::Withdrew, "withdrew"},
                                           {Fate::Fled, "fled"},
                                           {Fate::Destroyed, "destroyed"},
                                           {Fate::Absent, "absent"}}};
constexpr core::EnumTokens<int, 3> winners{{{0, "first"}, {1, "second"}, {-1, "none"}}};
constexpr std::int64_t mostDamage = 1'000'000;
constexpr std::size_t mostUnits = 1000;

struct RecoveryMember {
    const char* key;
    int Recovery::* number;
    int least;
    int most;
};
constexpr RecoveryMember recoveryMembers[]{
    {"winnerPercent", &Recovery::winnerPercent, 0, 100}, {"otherPercent", &Recovery::otherPercent, 0, 100},
    {"awayPercent", &Recovery::awayPercent, 0, 100},     {"winnerReturns", &Recovery::winnerReturns, 1, 7},
    {"otherReturns", &Recovery::otherReturns, 1, 7},     {"fledReturns", &Recovery::fledReturns, 1, 7},
};

JsonValue recoveryJson(const Recovery& recovery) {
    JsonObject json;
    for (const RecoveryMember& member : recoveryMembers)
        json.emplace_back(member.key, core::toJson(recovery.*member.number));
    json.emplace_back("refill", core::toJson(recovery.refill));
    return {std::move(json)};
}

Recovery readRecovery(JsonReader& reader, const JsonValue& json) {
    Recovery recovery;
    std::vector<std::string_view> known{"refill"};
    for (const RecoveryMember& member : recoveryMembers) {
        known.emplace_back(member.key);
        reader.required(json, member.key, [&](const JsonValue& v) {
            recovery.*member.number = reader.whole(v, member.least, member.most);
        });
    }
    reader.required(json, "refill", [&](const JsonValue& v) { recovery.refill = reader.flag(v); });
    reader.otherKeys(json, known);
    return recovery;
}

JsonValue unitJson(const ArmyUnit& unit) {
    JsonObject json{{"type", core::toJson(unit.type)}, {"name", core::toJson(unit.name)}};
    if (!unit.mark.empty())
        json.emplace_back("mark", core::toJson(unit.mark));
    if (unit.damage != 0)
        json.emplace_back("damage", core::toJson(unit.damage));
    return {std::move(json)};
}

ArmyUnit readUnit(JsonReader& reader, const JsonValue& json) {
    ArmyUnit unit;
    reader.required(json, "type", [&](const JsonValue& v) { unit.type.value = reader.text(v); });
    reader.required(json, "name", [&](const JsonValue& v) { unit.name = reader.text(v); });
    reader.optional(json, "mark", [&](const JsonValue& v) { unit.mark = reader.text(v); });
    reader.optional(json, "damage", [&](const JsonValue& v) { unit.damage = reader.integer(v, 0, mostDamage); });
    reader.otherKeys(json, {"type", "name", "mark", "damage"});
    return unit;
}

JsonValue armyJson(const Army& army) {
    JsonArray units;
    for (const ArmyUnit& unit : army.units)
        units.push_back(unitJson(unit));
    return {JsonObject{{"name", core::toJson(army.name)},
                       {"colour", core::toJson(army.colour)},
                       {"pattern", core::toJson(army.pattern)},
                       {"units", {std::move(units)}}}};
}

Army readArmy(JsonReader& reader, const JsonValue& json) {
    Army army;
    reader.required(json, "name", [&](const JsonValue& v) { army.name = reader.text(v); });
    reader.required(json, "colour", [&](const JsonValue& v) { core::readInto(reader, v, army.colour); });
    reader.required(json, "pattern", [&](const JsonValue& v) { core::readInto(reader, v, army.pattern); });
    reader.required(json, "units", [&](const JsonValue& list) {
        reader.items(list, mostUnits, [&](const JsonValue& v) { army.units.push_back(readUnit(reader, v)); });
    });
    reader.otherKeys(json, {"name", "colour", "pattern", "units"});
    return army;
}

JsonValue resultJson(const BattleResult& result) {
    JsonArray armies;
    for (const std::vector<UnitReport>& reports : result.units) {
        JsonArray units;
        for (const UnitReport& report : reports)
            units.push_back({JsonArray{{std::string(core::tokenOf(fates, report.fate))}, core::toJson(report.damage)}});
        armies.push_back({std::move(units)});
    }
    const int winner = result.winner ? static_cast<int>(*result.winner) : -1;
    return {JsonObject{{"battle", core::toJson(result.battle)},
                       {"winner", {std::string(core::tokenOf(winners, winner))}},
                       {"turn", core::toJson(result.turn)},
                       {"units", {std::move(armies)}}}};
}

UnitReport readReport(JsonReader& reader, const JsonValue& json) {
    if (json.array() == nullptr || json.array()->size() != 2)
        return reader.wrongType(json, "pair"), UnitReport{};
    return {reader.oneOf(json.array()->front(), fates).value_or(Fate::Stood),
            reader.integer(json.array()->back(), 0, mostDamage)};
}

/// A list with one entry for each army.
template <class ReadArmy>
void readArmies(JsonReader& reader, const JsonValue& list, ReadArmy readOne) {
    if (list.array() != nullptr && list.array()->size() != seriesArmies)
        return reader.error("series.two-armies", {{"found", static_cast<std::int64_t>(list.array()->size())}});
    std::size_t army = 0;
    reader.items(list, seriesArmies, [&](const JsonValue& v) { readOne(v, army++); });
}

BattleResult readResult(JsonReader& reader, const JsonValue& json) {
    BattleResult result;
    reader.required(json, "battle", [&](const JsonValue& v) { result.battle = reader.text(v); });
    reader.required(json, "winner", [&](const JsonValue& v) {
        if (const int winner = reader.oneOf(v, winners).value_or(-1); winner >= 0)
            result.winner = static_cast<std::size_t>(winner);
    });
    reader.required(json, "turn", [&](const JsonValue& v) {
        result.turn.value = reader.whole(v, 0, std::numeric_limits<int>::max());
    });
    reader.required(json, "units", [&](const JsonValue& list) {
        readArmies(reader, list, [&](const JsonValue& reports, std::size_t army) {
            reader.items(reports, mostUnits,
                         [&](const JsonValue& v) { result.units[army].push_back(readReport(reader, v)); });
        });
    });
    reader.otherKeys(json, {"battle", "winner", "turn", "units"});
    return result;
}

Series readObject(JsonReader& reader, const JsonValue& json) {
    Series series;
    reader.required(json, "title", [&](const JsonValue& v) { series.title = reader.text(v); });
    reader.required(json, "ruleset", [&](const JsonValue& v) { series.ruleset.value = reader.text(v); });
    reader.required(json, "seed", [&](const JsonValue& v) { series.seed = core::readSeed(reader, v); });
    reader.required(json, "recovery", [&](const JsonValue& v) { series.recovery = readRecovery(reader, v); });
    reader.required(json, "armies", [&](const JsonValue& list) {
        readArmies(reader, list,
                   [&](const JsonValue& v, std::size_t army) { series.armies[army] = readArmy(reader, v); });
    });
    reader.required(json, "battles", [&](const JsonValue& list) {
        reader.items(list, mostSeriesBattles,
                     [&](const JsonValue& v) { core::readMembers(reader, v, series.battles.emplace_back()); });
    });
    reader.required(json, "results", [&](const JsonValue& list) {
        reader.items(list, mostSeriesBattles,
                     [&](const JsonValue& v) { series.results.push_back(readResult(reader, v)); });
    });
    reader.otherKeys(
        json, {"format", "formatVersion", "title", "ruleset", "seed", "recovery", "armies", "battles", "results"});
    if (!reader.failed())
        for (core::Diagnostic& fault : ladderFaults(series))
            reader.add(std::move(fault));
    return series;
}

} // namespace

core::Read<Series> readSeries(std::string_view text) {
    return core::readFile<Series>(text, format, readObject);
}

std::string writeSeries(const Series& series) {
    JsonArray armies;
    for (const Army& army : series.armies)
        armies.push_back(armyJson(army));
    JsonArray battles;
    for (const SeriesBattle& battle : series.battles)
        battles.push_back({core::writeMembers(battle)});
    JsonArray results;
    for (const BattleResult& result : series.results)
        results.push_back(resultJson(result));
    return core::prettyJson({JsonObject{{"format", {std::string(seriesFormat)}},
                                        {"formatVersion", core::toJson(seriesFormatVersion)},
                                        {"title", core::toJson(series.title)},
                                        {"ruleset", core::toJson(series.ruleset)},
                                        {"seed", {std::to_string(series.seed)}},
                                        {"recovery", recoveryJson(series.recovery)},
                                        {"armies", {std::move(armies)}},
                                        {"battles", {std::move(battles)}},
                                        {"results", {std::move(results)}}}});
}

} // namespace orontes::model

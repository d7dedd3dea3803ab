// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/linked_battle.h"

#include "model/series/series_finding.h"
#include "rules/core/describe/table_cell.h"
#include "rules/core/scenario/field_army.h"

#include <algorithm>
#include <limits>

namespace orontes::model {
namespace {

/// The side of the scenario that the army plays.
std::size_t sideOf(const SeriesBattle& battle, std::size_t army) {
    return battle.swapped ? 1 - army : army;
}

std::string textOf(const core::Counter& counter, const core::FieldId& field) {
    const auto found = counter.attributes.find(field);
    const auto* text = found == counter.attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text ? *text : std::string();
}

std::int64_t numberOf(const core::RulesetInfo& info, const core::Counter& counter, const core::FieldId& field) {
    const core::Value value = core::fieldValue(info, counter, field);
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

/// How much damage no unit survives; more than any where the ruleset does not say.
std::int64_t lethalDamage(const core::RulesetInfo& info, const core::Scenario& scenario) {
    const core::CellName& cell = info.forces.lostAtDamage;
    if (cell.table.empty())
        return std::numeric_limits<std::int64_t>::max();
    const core::TableSpec& table = core::tableNamed(info, cell.table);
    const auto lineOf = [](const std::vector<core::TableLine>& lines, const std::string& id) {
        const auto found =
            std::find_if(lines.begin(), lines.end(), [&](const core::TableLine& line) { return line.id == id; });
        return static_cast<std::size_t>(found - lines.begin());
    };
    return core::cellNumber(table, lineOf(table.rows, cell.row), lineOf(table.columns, cell.column), scenario);
}

core::Enlisted enlist(const core::RulesetInfo& info, const ArmyUnit& unit, const UnitStanding& standing) {
    core::Enlisted enlisted{unit.type, unit.name, {}};
    if (!info.forces.mark.empty() && !unit.mark.empty())
        enlisted.attributes[info.forces.mark] = unit.mark;
    if (!info.forces.damage.empty())
        enlisted.attributes[info.forces.damage] = standing.damage;
    return enlisted;
}

/// The side and its seat are called as the army, and have its colour.
void dress(core::Scenario& scenario, std::size_t side, const Army& army) {
    core::Side& dressed = scenario.sides.edit()[side];
    dressed.name = army.name;
    dressed.colour = army.colour;
    dressed.pattern = army.pattern;
    for (core::Seat& seat : scenario.seats.edit())
        if (seat.token == dressed.seat)
            seat.name = army.name;
}

/// A unit that has left the board is not destroyed: it has less damage than kills.
Fate fateOf(const core::RulesetInfo& info, const core::Counter& counter, std::int64_t lethal) {
    if (!std::holds_alternative<core::Lost>(counter.setUp.place))
        return Fate::Stood;
    if (info.forces.damage.empty() || numberOf(info, counter, info.forces.damage) >= lethal)
        return Fate::Destroyed;
    return core::fieldValue(info, counter, info.forces.fled) == core::Value{true} ? Fate::Fled : Fate::Withdrew;
}

UnitReport reportOf(const core::RulesetInfo& info, const core::Scenario& end, core::CounterId id, std::int64_t lethal) {
    const core::Counter* counter = core::findCounter(end, id);
    if (!counter)
        return {Fate::Absent, 0};
    const bool counts = !info.forces.damage.empty();
    return {fateOf(info, *counter, lethal), counts ? numberOf(info, *counter, info.forces.damage) : 0};
}

} // namespace

core::Result<void> fitsSeries(const Series& series, const core::Scenario& scenario) {
    if (!series.ruleset.empty() && scenario.ruleset != series.ruleset)
        return core::refuse(seriesFinding(
            "series.other-ruleset",
            {{"title", scenario.title}, {"ruleset", scenario.ruleset.value}, {"series", series.ruleset.value}}));
    if (scenario.sides->size() != seriesArmies)
        return core::refuse(
            seriesFinding("series.two-sides",
                          {{"title", scenario.title}, {"sides", static_cast<std::int64_t>(scenario.sides->size())}}));
    return {};
}

std::array<Army, seriesArmies> armiesOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    std::array<Army, seriesArmies> armies;
    for (std::size_t i = 0; i < seriesArmies && i < scenario.sides->size(); ++i) {
        const core::Side& side = (*scenario.sides)[i];
        armies[i] = {side.name, side.colour, side.pattern, {}};
        for (const core::Counter& counter : *scenario.counters)
            if (counter.side == side.token && !std::holds_alternative<core::Lost>(counter.setUp.place))
                armies[i].units.push_back({counter.type, counter.name, textOf(counter, info.forces.mark),
                                           numberOf(info, counter, info.forces.damage)});
    }
    return armies;
}

core::Result<LinkedBattle> linkBattle(const core::RulesetInfo& info, const Series& series, std::size_t battle,
                                      const core::Scenario& scenario) {
    if (core::Result<void> fits = fitsSeries(series, scenario); !fits)
        return core::refuse(std::move(fits.error()));
    const ArmyStandings standings = standingsAfter(series, series.results.size());
    LinkedBattle linked{scenario, {}};
    for (std::size_t army = 0; army < seriesArmies; ++army) {
        const std::size_t side = sideOf(series.battles[battle], army);
        std::vector<core::Enlisted> units;
        std::vector<std::size_t> places;
        for (std::size_t unit = 0; unit < standings[army].size(); ++unit)
            if (standings[army][unit].present) {
                units.push_back(enlist(info, series.armies[army].units[unit], standings[army][unit]));
                places.push_back(unit);
            }
        core::FieldedArmy fielded = core::fieldArmy(info, linked.scenario, (*linked.scenario.sides)[side].token, units);
        core::Result<core::Edited> edited = core::applyEdit(std::move(linked.scenario), fielded.edit);
        if (!edited)
            return core::refuse(std::move(edited.error()));
        linked.scenario = std::move(edited->scenario);
        linked.counters[army].resize(standings[army].size());
        for (std::size_t i = 0; i < places.size(); ++i)
            linked.counters[army][places[i]] = fielded.counters[i];
        dress(linked.scenario, side, series.armies[army]);
    }
    linked.scenario.title = series.title + ": " + scenario.title;
    return linked;
}

BattleResult resultOf(const core::RulesetInfo& info, const Series& series, const LinkedBattle& battle,
                      const core::Outcome& outcome, const core::Scenario& end) {
    const std::size_t at = *battleAfter(series, series.results.size());
    const std::int64_t lethal = lethalDamage(info, battle.scenario);
    BattleResult result{series.battles[at].id, {}, outcome.turn, {}};
    for (std::size_t army = 0; army < seriesArmies; ++army) {
        const core::Side& side = (*battle.scenario.sides)[sideOf(series.battles[at], army)];
        const core::SeatId seat = core::seatIdOf(battle.scenario, side.seat);
        if (outcome.winners.size() == 1 && outcome.winners.front() == seat)
            result.winner = army;
        for (const core::CounterId id : battle.counters[army])
            result.units[army].push_back(reportOf(info, end, id, lethal));
    }
    return result;
}

} // namespace orontes::model

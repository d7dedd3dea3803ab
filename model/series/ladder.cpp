// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/ladder.h"

#include "model/series/series_finding.h"
#include "rules/core/play/dice.h"

#include <algorithm>

namespace orontes::model {
namespace {

constexpr int faces = 6;
constexpr int whole = 100;

/// One battle's recovery, units in order, each rolling what it has to.
class Recovering {
public:
    Recovering(const Recovery& rules, bool won, core::Dice& dice) : m_rules(rules), m_won(won), m_dice(dice) {}

    void recover(UnitStanding& unit, const UnitReport& report) {
        unit = {unit.present, report.damage, report.fate};
        switch (report.fate) {
        case Fate::Stood:
            return mend(unit, percent());
        case Fate::Withdrew:
            return mend(unit, m_rules.awayPercent);
        case Fate::Fled:
            return comeBack(unit, m_rules.fledReturns, m_rules.awayPercent);
        case Fate::Destroyed:
            return comeBack(unit, m_won ? m_rules.winnerReturns : m_rules.otherReturns, percent());
        case Fate::Absent:
            break;
        }
        unit.present = false;
    }

private:
    int percent() const { return m_won ? m_rules.winnerPercent : m_rules.otherPercent; }

    static void mend(UnitStanding& unit, int percent) {
        unit.recovered = unit.damage * percent / whole;
        unit.damage -= unit.recovered;
    }

    void comeBack(UnitStanding& unit, int needed, int percent) {
        unit.die = m_dice.below(faces) + 1;
        if (*unit.die >= needed) {
            mend(unit, percent);
            const std::int64_t least = unit.recovered == 0 && unit.damage > 0 ? 1 : 0; // else it would be lost at once
            unit.recovered += least;
            unit.damage -= least;
            return;
        }
        unit.fresh = m_rules.refill;
        unit.present = m_rules.refill;
        unit.damage = m_rules.refill ? 0 : unit.damage;
    }

    const Recovery& m_rules;
    const bool m_won;
    core::Dice& m_dice;
};

ArmyStandings fresh(const Series& series) {
    ArmyStandings standings;
    for (std::size_t army = 0; army < seriesArmies; ++army)
        for (const ArmyUnit& unit : series.armies[army].units)
            standings[army].push_back({true, unit.damage});
    return standings;
}

const std::string& wayOn(const SeriesBattle& battle, const BattleResult& result) {
    if (!result.winner)
        return battle.afterDraw;
    return *result.winner == 0 ? battle.afterWin : battle.afterLoss;
}

std::string battlePointer(std::size_t battle, const char* member) {
    return "/battles/" + std::to_string(battle) + "/" + member;
}

void findBadIds(const Series& series, core::Findings& findings) {
    for (std::size_t i = 0; i < series.battles.size(); ++i) {
        const std::string& id = series.battles[i].id;
        if (id.empty() || id == seriesEnd)
            findings.push_back(seriesFinding("series.no-id", {}, battlePointer(i, "id")));
        const auto first = std::find_if(series.battles.begin(), series.battles.end(),
                                        [&](const SeriesBattle& battle) { return battle.id == id; });
        if (static_cast<std::size_t>(first - series.battles.begin()) < i)
            findings.push_back(seriesFinding("series.id-twice", {{"id", id}}, battlePointer(i, "id")));
    }
}

void findBadWays(const Series& series, core::Findings& findings) {
    for (std::size_t i = 0; i < series.battles.size(); ++i) {
        const SeriesBattle& battle = series.battles[i];
        const std::pair<const char*, const std::string*> ways[] = {
            {"afterWin", &battle.afterWin}, {"afterDraw", &battle.afterDraw}, {"afterLoss", &battle.afterLoss}};
        for (const auto& [member, way] : ways)
            if (!wayFrom(series, i, *way))
                findings.push_back(seriesFinding("series.no-way", {{"way", *way}}, battlePointer(i, member)));
    }
}

/// Only a series whose ways make sense can be followed.
void findBadResults(const Series& series, core::Findings& findings) {
    for (std::size_t i = 0; i < series.results.size(); ++i) {
        const BattleResult& result = series.results[i];
        const std::string pointer = "/results/" + std::to_string(i);
        const std::optional<std::size_t> due = battleAfter(series, i);
        if (!due || series.battles[*due].id != result.battle) {
            findings.push_back(seriesFinding("series.other-battle", {{"battle", result.battle}}, pointer));
            return;
        }
        for (std::size_t army = 0; army < seriesArmies; ++army)
            if (result.units[army].size() != series.armies[army].units.size()) {
                const std::int64_t found = static_cast<std::int64_t>(result.units[army].size());
                const std::int64_t units = static_cast<std::int64_t>(series.armies[army].units.size());
                findings.push_back(
                    seriesFinding("series.other-army",
                                  {{"army", series.armies[army].name}, {"found", found}, {"units", units}}, pointer));
                return;
            }
    }
}

std::array<bool, seriesArmies> goneAfter(const Series& series, std::size_t results) {
    const ArmyStandings standings = standingsAfter(series, results);
    std::array<bool, seriesArmies> gone{};
    for (std::size_t army = 0; army < seriesArmies; ++army)
        gone[army] = std::none_of(standings[army].begin(), standings[army].end(),
                                  [](const UnitStanding& unit) { return unit.present; });
    return gone;
}

/// Ways that lead nowhere become those to the next of the list.
void leadOn(Series& series) {
    for (std::size_t i = 0; i < series.battles.size(); ++i) {
        SeriesBattle& battle = series.battles[i];
        for (std::string* way : {&battle.afterWin, &battle.afterDraw, &battle.afterLoss})
            if (!wayFrom(series, i, *way))
                way->clear();
    }
}

} // namespace

std::optional<std::size_t> wayFrom(const Series& series, std::size_t battle, const std::string& way) {
    if (way == seriesEnd)
        return series.battles.size();
    if (way.empty())
        return battle + 1;
    for (std::size_t later = battle + 1; later < series.battles.size(); ++later)
        if (series.battles[later].id == way)
            return later;
    return std::nullopt;
}

ArmyStandings standingsAfter(const Series& series, std::size_t results) {
    ArmyStandings standings = fresh(series);
    for (std::size_t i = 0; i < results; ++i) {
        const BattleResult& result = series.results[i];
        core::Dice dice(core::Dice::streamSeed(series.seed, i));
        for (std::size_t army = 0; army < seriesArmies; ++army) {
            Recovering recovering(series.recovery, result.winner == army, dice);
            for (std::size_t unit = 0; unit < standings[army].size(); ++unit)
                recovering.recover(standings[army][unit], result.units[army][unit]);
        }
    }
    return standings;
}

std::optional<std::size_t> battleAfter(const Series& series, std::size_t results) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < results && at < series.battles.size(); ++i)
        at = wayFrom(series, at, wayOn(series.battles[at], series.results[i])).value_or(series.battles.size());
    const std::array<bool, seriesArmies> gone = goneAfter(series, results);
    if (at >= series.battles.size() || gone[0] || gone[1])
        return std::nullopt;
    return at;
}

std::optional<std::size_t> SeriesScore::leader() const {
    if (gone[0] != gone[1])
        return gone[0] ? 1 : 0;
    if (wins[0] == wins[1])
        return std::nullopt;
    return wins[0] > wins[1] ? 0 : 1;
}

SeriesScore scoreOf(const Series& series) {
    SeriesScore score;
    score.gone = goneAfter(series, series.results.size());
    for (const BattleResult& result : series.results) {
        if (result.winner)
            ++score.wins[*result.winner];
        else
            ++score.draws;
    }
    return score;
}

core::Findings ladderFaults(const Series& series) {
    core::Findings findings;
    findBadIds(series, findings);
    findBadWays(series, findings);
    if (findings.empty())
        findBadResults(series, findings);
    return findings;
}

Series withoutBattle(Series series, std::size_t battle) {
    series.battles.erase(series.battles.begin() + static_cast<std::ptrdiff_t>(battle));
    leadOn(series);
    if (series.battles.empty()) {
        series.ruleset = {};
        series.armies = {};
    }
    return series;
}

Series withBattlesExchanged(Series series, std::size_t one, std::size_t other) {
    std::swap(series.battles[one], series.battles[other]);
    leadOn(series);
    return series;
}

} // namespace orontes::model

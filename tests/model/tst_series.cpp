// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/ladder.h"
#include "model/series/linked_battle.h"
#include "model/series/series_json.h"
#include "rules/core/play/dice.h"
#include "rules/onehour/info.h"
#include "tests/support/games.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace orontes;
using model::Fate;
using model::Series;
using model::UnitReport;
using model::UnitStanding;

namespace {

const core::Scenario& battle(const QString& name) {
    const auto& all = tests::games();
    return std::find_if(all.begin(), all.end(),
                        [&](const tests::Game& game) { return game.name() == "onehour/" + name; })
        ->scenario;
}

/// As many battles, and armies of as many units each.
Series seriesOf(int battles, std::size_t units) {
    Series series;
    series.title = "The long war";
    series.ruleset = core::RulesetId{"onehour"};
    for (std::size_t army = 0; army < model::seriesArmies; ++army) {
        series.armies[army].name = army == 0 ? "Judah" : "Philistines";
        for (std::size_t i = 0; i < units; ++i)
            series.armies[army].units.push_back({core::CounterType{"warband"}, "Band " + std::to_string(i + 1)});
    }
    for (int i = 1; i <= battles; ++i)
        series.battles.push_back({std::to_string(i), "gilboa.json"});
    return series;
}

void add(Series& series, const char* of, std::optional<std::size_t> winner, std::vector<UnitReport> first,
         std::vector<UnitReport> second) {
    series.results.push_back({of, winner, core::TurnNumber{9}, {std::move(first), std::move(second)}});
}

/// The only unit of each army after the first battle, which the first army won.
std::array<UnitStanding, 2> afterVictory(UnitReport winner, UnitReport loser, std::uint64_t seed = 1,
                                         const model::Recovery& recovery = {}) {
    Series series = seriesOf(2, 1);
    series.seed = seed;
    series.recovery = recovery;
    add(series, "1", 0, {winner}, {loser});
    const model::ArmyStandings standings = model::standingsAfter(series, 1);
    return {standings[0].front(), standings[1].front()};
}

QString path(const Series& series) {
    QStringList numbers;
    for (std::size_t i = 0; i <= series.results.size(); ++i) {
        const auto next = model::battleAfter(series, i);
        numbers << (next ? QString::number(*next + 1) : QStringLiteral("end"));
    }
    return numbers.join(' ');
}

QString firstFault(const Series& series) {
    const core::Findings faults = model::ladderFaults(series);
    return faults.empty() ? QString() : QString::fromStdString(faults.front().id + " " + faults.front().where.pointer);
}

} // namespace

/// What armies take along from one battle to the next, and which battle follows.
class TstSeries : public QObject {
    Q_OBJECT

private slots:
    /// Half of 7 is 3, a quarter is 1, both rounded down; half of 9 is 4.
    void damageIsMadeGoodInPart() {
        const auto [stood, beaten] = afterVictory({Fate::Stood, 7}, {Fate::Stood, 7});
        QCOMPARE(stood.damage, 4);
        QCOMPARE(stood.recovered, 3);
        QCOMPARE(beaten.damage, 6);
        QCOMPARE(afterVictory({Fate::Stood, 1}, {Fate::Stood, 3})[0].damage, 1);
        const auto [left, leftToo] = afterVictory({Fate::Withdrew, 9}, {Fate::Withdrew, 9});
        QVERIFY(left.present && leftToo.present && !left.die && !leftToo.die);
        QCOMPARE(left.damage, 5);
        QCOMPARE(leftToo.damage, 5);
    }

    void nobodyHasWonADraw() {
        Series series = seriesOf(2, 1);
        add(series, "1", std::nullopt, {{Fate::Stood, 8}}, {{Fate::Stood, 8}});
        QCOMPARE(model::standingsAfter(series, 1)[0].front().damage, 6);
        QCOMPARE(model::standingsAfter(series, 1)[1].front().damage, 6);
    }

    /// A winner's unit on 5 and 6 with 15 - 7 hits, a loser's on 6 with 15 - 3.
    void aDestroyedUnitRollsForItsReturn() {
        int winners = 0;
        int losers = 0;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const auto [won, lost] = afterVictory({Fate::Destroyed, 15}, {Fate::Destroyed, 15}, seed);
            QCOMPARE(won.present, *won.die >= 5);
            QCOMPARE(lost.present, *lost.die == 6);
            if (won.present)
                QCOMPARE(won.damage, 8);
            if (lost.present)
                QCOMPARE(lost.damage, 12);
            winners += won.present ? 1 : 0;
            losers += lost.present ? 1 : 0;
        }
        QVERIFY(winners > 140 && winners < 260); // 200 and 100 of 600, five standard deviations are 58 and 46
        QVERIFY(losers > 54 && losers < 146);
    }

    void oneThatFledComesBackOnAFour() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto [won, lost] = afterVictory({Fate::Fled, 9}, {Fate::Fled, 9}, seed);
            QCOMPARE(won.present, *won.die >= 4);
            QCOMPARE(lost.present, *lost.die >= 4);
            QCOMPARE(lost.present ? lost.damage : 5, 5);
        }
    }

    void theDiceAreThoseOfTheBattleInOrder() {
        Series series = seriesOf(3, 3);
        series.seed = 42;
        for (const char* of : {"1", "2"})
            add(series, of, 0, {{Fate::Destroyed, 15}, {Fate::Stood, 2}, {Fate::Fled, 8}},
                {{Fate::Withdrew, 1}, {Fate::Destroyed, 15}, {Fate::Stood, 0}});
        core::Dice dice(core::Dice::streamSeed(42, 1));
        const model::ArmyStandings now = model::standingsAfter(series, 2);
        QCOMPARE(*now[0][0].die, dice.below(6) + 1);
        QCOMPARE(*now[0][2].die, dice.below(6) + 1);
        QCOMPARE(*now[1][1].die, dice.below(6) + 1);
        QVERIFY(!now[0][1].die && !now[1][0].die && !now[1][2].die);
    }

    void unitsMayNeverReturnOrBeReplaced() {
        model::Recovery hard;
        hard.winnerReturns = 7;
        model::Recovery soft = hard;
        soft.refill = true;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            QVERIFY(!afterVictory({Fate::Destroyed, 15}, {}, seed, hard)[0].present);
            const UnitStanding fresh = afterVictory({Fate::Destroyed, 15}, {}, seed, soft)[0];
            QVERIFY(fresh.present && fresh.fresh);
            QCOMPARE(fresh.damage, 0);
        }
    }

    /// Else it would be lost again before it has done anything.
    void whoReturnsHasMadeGoodAtLeastOne() {
        model::Recovery nothing;
        nothing.winnerPercent = 0;
        nothing.winnerReturns = 1;
        QCOMPARE(afterVictory({Fate::Destroyed, 15}, {}, 1, nothing)[0].damage, 14);
    }

    void whoIsGoneStaysGone() {
        Series series = seriesOf(3, 1);
        series.recovery.otherReturns = 7;
        add(series, "1", 0, {{}}, {{Fate::Destroyed, 15}});
        add(series, "2", 1, {{}}, {{Fate::Absent, 0}});
        QVERIFY(!model::standingsAfter(series, 1)[1].front().present);
        QVERIFY(!model::standingsAfter(series, 2)[1].front().present);
    }

    void battlesFollowInOrderUnlessAWayLeadsElsewhere() {
        Series series = seriesOf(5, 1);
        QCOMPARE(path(series), QStringLiteral("1"));
        series.battles[0].afterWin = "3";
        series.battles[0].afterLoss = "2";
        series.battles[2].afterDraw = "5";
        series.battles[4].afterWin = "end";
        add(series, "1", 0, {{}}, {{}});
        add(series, "3", std::nullopt, {{}}, {{}});
        add(series, "5", 0, {{}}, {{}});
        QCOMPARE(path(series), QStringLiteral("1 3 5 end"));
        QCOMPARE(firstFault(series), QString());
        series.results.clear();
        add(series, "1", 1, {{}}, {{}});
        add(series, "2", 1, {{}}, {{}});
        QCOMPARE(path(series), QStringLiteral("1 2 3"));
        QCOMPARE(path(seriesOf(0, 0)), QStringLiteral("end"));
    }

    void waysFollowTheBattlesThatMoveOrGo() {
        Series series = seriesOf(3, 1);
        series.battles[0].afterWin = "3";
        series.battles[1].afterLoss = "3";
        const Series moved = model::withBattlesExchanged(series, 0, 2); // now 3, 2, 1
        QCOMPARE(QString::fromStdString(moved.battles[0].id), QStringLiteral("3"));
        QVERIFY(moved.battles[2].afterWin.empty() && moved.battles[1].afterLoss.empty());
        QCOMPARE(firstFault(moved), QString());
        const Series kept = model::withBattlesExchanged(series, 1, 0); // now 2, 1, 3: both ways still lead on
        QCOMPARE(QString::fromStdString(kept.battles[1].afterWin), QStringLiteral("3"));
        QCOMPARE(QString::fromStdString(kept.battles[0].afterLoss), QStringLiteral("3"));
        const Series two = model::withoutBattle(series, 2);
        QCOMPARE(two.battles.size(), std::size_t{2});
        QVERIFY(two.battles[0].afterWin.empty());
        const Series none = model::withoutBattle(seriesOf(1, 1), 0);
        QVERIFY(none.ruleset.empty() && none.armies[0].units.empty());
    }

    void moreWinsTakeTheSeries() {
        Series series = seriesOf(4, 1);
        add(series, "1", 0, {{}}, {{}});
        add(series, "2", 1, {{}}, {{}});
        QVERIFY(!model::scoreOf(series).leader());
        add(series, "3", std::nullopt, {{}}, {{}});
        add(series, "4", 1, {{}}, {{}});
        QVERIFY(model::scoreOf(series).leader() == std::optional<std::size_t>(1));
        QCOMPARE(model::scoreOf(series).wins[1], 2);
        QCOMPARE(model::scoreOf(series).draws, 1);
    }

    void anArmyWithoutAUnitHasLost() {
        Series series = seriesOf(5, 1);
        series.recovery.otherReturns = 7;
        add(series, "1", 1, {{}}, {{}});
        add(series, "2", 1, {{}}, {{}});
        add(series, "3", 0, {{}}, {{Fate::Destroyed, 15}});
        QCOMPARE(path(series), QStringLiteral("1 2 3 end"));
        QVERIFY(model::scoreOf(series).leader() == std::optional<std::size_t>(0)); // one win to two
        add(series, "4", 0, {{}}, {{}});
        QCOMPARE(firstFault(series), QStringLiteral("series.other-battle /results/3"));
        series = seriesOf(2, 1);
        series.recovery.winnerReturns = series.recovery.otherReturns = 7;
        add(series, "1", 1, {{Fate::Destroyed, 15}}, {{Fate::Destroyed, 15}});
        QVERIFY(model::scoreOf(series).leader() == std::optional<std::size_t>(1)); // both are gone: the wins count
    }

    void faultsAreFoundWhereTheyAre() {
        Series twice = seriesOf(3, 1);
        twice.battles[2].id = "1";
        QCOMPARE(firstFault(twice), QStringLiteral("series.id-twice /battles/2/id"));
        Series none = seriesOf(3, 1);
        none.battles[1].id = "end";
        QCOMPARE(firstFault(none), QStringLiteral("series.no-id /battles/1/id"));
        Series back = seriesOf(3, 1);
        back.battles[1].afterDraw = "1";
        QCOMPARE(firstFault(back), QStringLiteral("series.no-way /battles/1/afterDraw"));
        back.battles[1].afterDraw = "2"; // itself
        QCOMPARE(firstFault(back), QStringLiteral("series.no-way /battles/1/afterDraw"));
        Series other = seriesOf(3, 1);
        add(other, "2", 0, {{}}, {{}});
        QCOMPARE(firstFault(other), QStringLiteral("series.other-battle /results/0"));
        Series army = seriesOf(3, 2);
        add(army, "1", 0, {{}, {}}, {{}});
        QCOMPARE(firstFault(army), QStringLiteral("series.other-army /results/0"));
    }

    void aSeriesIsReadBackEqual() {
        Series series = seriesOf(3, 2);
        series.seed = 18446744073709551615U;
        series.recovery = {10, 20, 30, 4, 7, 1, true};
        series.armies[1].units[0] = {core::CounterType{"archers"}, "Bows", "A1", 3};
        series.armies[1].colour = core::Colour{0x0A141E};
        series.armies[1].pattern = core::Pattern::Diagonal;
        series.battles[0] = {"first", "a/b.json", true, "end", "3", "2"};
        add(series, "first", 1, {{Fate::Fled, 4}, {Fate::Absent, 0}}, {{Fate::Withdrew, 1}, {Fate::Destroyed, 15}});
        const core::Read<Series> read = model::readSeries(model::writeSeries(series));
        QVERIFY(read.findings.empty());
        QVERIFY(*read.value == series);
    }

    void aBrokenSeriesIsToldWhere_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* from, const char* to, const char* id, const char* pointer) {
            QTest::newRow(to) << from << to << id << pointer;
        };
        row("\"orontes-series\"", "\"orontes-game\"", "format.not-this-format", "");
        row("\"formatVersion\": 1", "\"formatVersion\": 2", "format.newer-version", "");
        row("\"seed\": \"1\"", "\"seed\": \"-1\"", "format.seed", "/seed");
        row("\"winnerPercent\": 50", "\"winnerPercent\": 101", "format.out-of-range", "/recovery/winnerPercent");
        row("\"fledReturns\": 4", "\"fledReturns\": 8", "format.out-of-range", "/recovery/fledReturns");
        row("\"winner\": \"first\"", "\"winner\": \"third\"", "format.unknown-token", "/results/0/winner");
        row("[\"stood\", 3]", "[\"stood\", -3]", "format.out-of-range", "/results/0/units/0/0");
        row("[\"stood\", 3]", "[\"stood\"]", "format.wrong-type", "/results/0/units/0/0");
        row("\"battle\": \"1\"", "\"battle\": \"2\"", "series.other-battle", "/results/0");
    }
    void aBrokenSeriesIsToldWhere() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, id);
        QFETCH(QString, pointer);
        Series series = seriesOf(2, 1);
        add(series, "1", 0, {{Fate::Stood, 3}}, {{}});
        QString text = QString::fromStdString(model::writeSeries(series));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const core::Read<Series> read = model::readSeries(text.toStdString());
        QVERIFY(!read.value);
        QCOMPARE(QString::fromStdString(read.findings.front().id), id);
        if (!pointer.isEmpty())
            QCOMPARE(QString::fromStdString(read.findings.front().where.pointer), pointer);
    }

    void theFirstBattleGivesTheArmiesTheirUnits() {
        const auto armies = model::armiesOf(onehour::info(), battle("terebinth"));
        QCOMPARE(armies[0].units.size(), std::size_t{6});
        QCOMPARE(armies[1].units.size(), std::size_t{6});
        QCOMPARE(QString::fromStdString(armies[1].units[5].type.value), QStringLiteral("chariots"));
        QCOMPARE(QString::fromStdString(armies[1].units[5].mark), QStringLiteral("C2"));
    }

    void anArmyTakesThePlaceOfASide() {
        Series series = seriesOf(2, 0);
        series.armies = model::armiesOf(onehour::info(), battle("terebinth"));
        series.battles[1].swapped = true;
        std::vector<UnitReport> first(6);
        std::vector<UnitReport> second(6);
        second[5] = {Fate::Stood, 6};
        series.recovery.otherReturns = 7;
        second[0] = {Fate::Destroyed, 15};
        add(series, "1", 0, first, second);
        const core::Scenario& gilboa = battle("gilboa");
        const auto linked = model::linkBattle(onehour::info(), series, 1, gilboa);
        QVERIFY(linked);
        const core::Scenario& fought = linked->scenario;
        QCOMPARE(QString::fromStdString((*fought.sides)[0].name), QString::fromStdString(series.armies[1].name));
        QVERIFY((*fought.sides)[1].colour == series.armies[0].colour);
        QCOMPARE(fought.counters->size(), std::size_t{11});
        const core::CounterId chariot = linked->counters[1][5];
        const core::Counter* counter = core::findCounter(fought, chariot);
        QVERIFY(counter->side == (*gilboa.sides)[0].token); // swapped: the second army plays the first side
        QCOMPARE(QString::fromStdString(counter->name), QString::fromStdString(series.armies[1].units[5].name));
        QVERIFY(counter->attributes.at(core::FieldId{"hits"}) == core::Value{std::int64_t{5}}); // a quarter of 6 is 1
        QVERIFY(!linked->counters[1][0].valid());                                               // destroyed
        QVERIFY(linked->counters[0][0].valid());
    }

    /// Who is out of play with fewer hits than kill has left the board.
    void fatesAreReadFromTheEndOfABattle() {
        Series series = seriesOf(1, 0);
        const core::Scenario& gilboa = battle("gilboa");
        series.armies = model::armiesOf(onehour::info(), gilboa);
        const auto linked = model::linkBattle(onehour::info(), series, 0, gilboa);
        QVERIFY(linked);
        core::Scenario end = linked->scenario;
        const auto becomes = [&](std::size_t unit, auto place, std::int64_t hits, bool routing) {
            core::Counter& counter = end.counters.edit()[unit];
            counter.setUp.place = place;
            counter.attributes[core::FieldId{"hits"}] = hits;
            counter.attributes[core::FieldId{"routing"}] = routing;
        };
        becomes(0, core::AtSpace{core::SpaceLabel{"E9"}}, 5, false);
        becomes(1, core::Lost{}, 15, true);
        becomes(2, core::Lost{}, 9, true);
        becomes(3, core::Lost{}, 14, false);
        becomes(4, core::OffMap{}, 2, false);
        core::Outcome outcome;
        outcome.winners = {core::SeatId{1}};
        outcome.turn = core::TurnNumber{11};
        const model::BattleResult result = model::resultOf(onehour::info(), series, *linked, outcome, end);
        QCOMPARE(result.turn.value, 11);
        QVERIFY(result.winner == std::optional<std::size_t>(1));
        const std::vector<UnitReport> saul = result.units[0];
        QVERIFY((saul[0] == UnitReport{Fate::Stood, 5}));
        QVERIFY((saul[1] == UnitReport{Fate::Destroyed, 15}));
        QVERIFY((saul[2] == UnitReport{Fate::Fled, 9}));
        QVERIFY((saul[3] == UnitReport{Fate::Withdrew, 14}));
        QVERIFY((saul[4] == UnitReport{Fate::Stood, 2}));
        outcome.winners = {core::SeatId{0}, core::SeatId{1}};
        QVERIFY(!model::resultOf(onehour::info(), series, *linked, outcome, end).winner);
    }

    void onlyBattlesOfTwoSidesOfItsRulesetFit() {
        Series series = seriesOf(1, 0);
        QVERIFY(model::fitsSeries(series, battle("gilboa")));
        core::Scenario three = battle("gilboa");
        three.sides.edit().push_back(three.sides->front());
        QCOMPARE(QString::fromStdString(model::fitsSeries(series, three).error().id), QString("series.two-sides"));
        core::Scenario other = battle("gilboa");
        other.ruleset = core::RulesetId{"qadesh"};
        QCOMPARE(QString::fromStdString(model::fitsSeries(series, other).error().id), QString("series.other-ruleset"));
    }
};

QTEST_APPLESS_MAIN(TstSeries)
#include "tst_series.moc"

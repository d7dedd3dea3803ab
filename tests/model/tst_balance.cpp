// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"
#include "rules/core/json/scenario_json.h"
#include "tests/model/scripted_players.h"
#include "tests/support/shown.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QObject>
#include <QTest>

#include <numeric>

using namespace orontes;
using namespace orontes::model;
using namespace orontes::tests;

namespace {

constexpr core::SeatId red{0};
constexpr core::SeatId blue{1};

BalanceReport reportOf(const core::RulesetEntry& entry, const BatchSetup& setup) {
    return runBatch(entry, skirmish::meadow(), setup).value();
}

BatchSetup part(int shard, int shards, Seating seating = Seating::AsGiven) {
    BatchSetup setup;
    setup.games = 20;
    setup.seed = 7;
    setup.bots = {core::BotId{"greedy"}, core::BotId{"random"}};
    setup.seating = seating;
    setup.shard = shard;
    setup.shards = shards;
    return setup;
}

BalanceReport played(int shard, int shards, Seating seating = Seating::AsGiven) {
    return reportOf(skirmish::entry(), part(shard, shards, seating));
}

QString refusalOf(const core::Result<BalanceReport>& report) {
    return report ? QString("none") : shown(report.error().id);
}

QString refusalOf(const BatchSetup& setup) {
    return refusalOf(runBatch(skirmish::entry(), skirmish::meadow(), setup));
}

QString shownReasons(const BalanceReport& report) {
    QString text;
    for (const ReasonCount& count : report.reasons)
        text += QString("%1 %2; ").arg(count.games).arg(shown(count.reason.id.value));
    return text;
}

QString shownLevels(const BalanceReport& report) {
    QString text;
    for (const LevelCount& count : report.levels)
        text += QString("%1 %2 %3; ").arg(count.winner.value).arg(shown(count.level)).arg(count.games);
    return text;
}

QString shownLosses(const BalanceReport& report) {
    QString text;
    for (const CounterLosses& counter : report.losses)
        if (counter.lost > 0)
            text += QString("%1 %2; ").arg(shown(counter.name)).arg(counter.lost);
    return text;
}

std::int64_t gamesOf(const std::vector<ReasonCount>& reasons) {
    return std::accumulate(reasons.begin(), reasons.end(), std::int64_t{0},
                           [](std::int64_t sum, const ReasonCount& count) { return sum + count.games; });
}

} // namespace

class TstBalance : public QObject {
    Q_OBJECT

private slots:
    void winsDrawsSharedAndUnfinishedGamesAddUpToAllGames() {
        const BalanceReport report = scripted(sixGames());
        QCOMPARE(report.games, 6);
        QCOMPARE(report.wins, (std::vector<std::int64_t>{2, 1}));
        QCOMPARE(report.draws, 1);
        QCOMPARE(report.shared, 1);
        QCOMPARE(report.unfinished, 1);
        QCOMPARE(winShare(report, red), shareOf(2, 6));
        QCOMPARE(winShare(report, blue), shareOf(1, 6));
        QCOMPARE(drawShare(report), shareOf(1, 6));
    }

    void whatNobodyWonIsDrawnAndWhatSeveralWonIsShared() {
        core::GameSummary together = wonBy(0);
        together.outcome->winners.push_back(blue);
        const BalanceReport report = scripted({wonBy(-1), together, wonBy(-1)});
        QCOMPARE(report.draws, 2);
        QCOMPARE(report.shared, 1);
    }

    /// 100 games that one seat wins all: 100 % to 100 − 3.70 %; the other is as narrow.
    void aBatchEndsAsSoonAsTheIntervalsAreNarrowEnough_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("games");
        QTest::newRow("wider than it is after a hundred games") << 0.04 << 100;
        QTest::newRow("narrower than it is then: it goes on") << 0.02 << 200;
        QTest::newRow("narrower than it ever is") << 0.001 << 300;
    }
    void aBatchEndsAsSoonAsTheIntervalsAreNarrowEnough() {
        QFETCH(const double, width);
        BatchSetup setup;
        setup.games = 300;
        setup.stop = StopRule{width};
        const ScriptedPlayers players(
            [](std::span<const core::BotId>, std::uint64_t, const core::PlayoutLimits&) { return wonBy(0); });
        QTEST(static_cast<int>(reportOf({skirmish::entry().rules, players}, setup).games), "games");
    }

    void reasonsAddUpToAllGamesAndTheUnfinishedAreAmongThem() {
        const BalanceReport report = scripted(sixGames());
        QCOMPARE(shownReasons(report), "2 skirmish.end.won; 1 balance.unfinished; 1 skirmish.end.conceded; "
                                       "1 skirmish.end.drawn; 1 skirmish.event.lost; ");
        QCOMPARE(gamesOf(report.reasons), report.games);
    }

    void levelsAreCountedForEveryWinnerAlsoForThoseWhoShare() {
        QCOMPARE(shownLevels(scripted(sixGames())), "0 decisive 2; 0 minor 1; 1  1; 1 minor 1; ");
    }

    void lengthIsMeasuredInTurnsAndActions() {
        const BalanceReport report = scripted(sixGames());
        const std::map<core::TurnNumber, std::int64_t> turns{
            {core::TurnNumber{3}, 2}, {core::TurnNumber{5}, 2}, {core::TurnNumber{9}, 1}, {core::TurnNumber{14}, 1}};
        QCOMPARE(report.turns, turns);
        const TurnSpread spread{39.0 / 6, core::TurnNumber{3}, core::TurnNumber{14}}; // 3 + 5 + 14 + 3 + 9 + 5 = 39
        QCOMPARE(turnSpread(report), spread);
        QCOMPARE(meanActions(report), 200.0 / 6); // 10 + 20 + 40 + 8 + 100 + 22 = 200
    }

    void pointsAreAddedUpBySeat() { QCOMPARE(scripted(sixGames()).points, (std::vector<std::int64_t>{6, 6})); }

    void lossesAreCountedByCounterByTypeAndBySpace() {
        const BalanceReport report = scripted(sixGames());
        QCOMPARE(report.losses.size(), std::size_t{10});
        QCOMPARE(shownLosses(report), "Red 1 2; Blue 1 2; Blue 2 1; ");
        const core::SideToken redSide{"red"};
        const core::SideToken blueSide{"blue"};
        const core::CounterType archer{"archer"};
        const core::CounterType spear{"spear"};
        const std::vector<TypeLosses> kinds{
            {redSide, archer, 2, 2}, {redSide, spear, 3, 0}, {blueSide, archer, 2, 3}, {blueSide, spear, 3, 0}};
        QCOMPARE(lossesByType(report), kinds);
        // The meadow is seven hexes wide: space 24 is in the fourth column of the fourth row.
        const std::map<core::SpaceLabel, std::int64_t> spaces{{core::SpaceLabel{"0404"}, 3},
                                                              {core::SpaceLabel{"0504"}, 1}};
        QCOMPARE(report.lostAt, spaces);
        QCOMPARE(report.lostElsewhere, 1);
    }

    void aReportOfNoGamesHasNoMeans() {
        const BalanceReport report;
        QCOMPARE(turnSpread(report), TurnSpread{});
        QCOMPARE(meanActions(report), 0.0);
        QCOMPARE(drawShare(report), (Share{0, 0, 1}));
    }

    void aReportNamesWhatWasPlayed() {
        const core::Scenario meadow = skirmish::meadow();
        const BalanceReport report = played(1, 1);
        QCOMPARE(shown(report.plan.scenarioTitle), "Meadow");
        QCOMPARE(report.plan.scenarioHash, core::scenarioHash(meadow));
        QCOMPARE(shown(report.plan.ruleset.value), "skirmish");
        QCOMPARE(shown(report.plan.rulesetVersion), "1");
        QCOMPARE(report.plan.seats, *meadow.seats);
        QCOMPARE(report.plan.sides, *meadow.sides);
        QCOMPARE(report.plan.seed, std::uint64_t{7});
        QCOMPARE(report.plan.bots, part(1, 1).bots);
        QVERIFY(report.isWhole());
    }

    void everyGameIsTheOneItsSeedGives() {
        BatchSetup setup = part(1, 1);
        setup.games = 1;
        const core::Position start = skirmish::entry().rules.start(skirmish::meadow()).value();
        const core::GameSummary game =
            skirmish::entry().players.playout(start, setup.bots, core::Dice::streamSeed(7, 0), {});
        const BalanceReport report = reportOf(skirmish::entry(), setup);
        QCOMPARE(report.actions, game.actions);
        QVERIFY(report.turns.contains(game.turn));
    }

    void swappingSeatsPlaysEverySeedTwiceWithTheBotsInEachOthersSeat() {
        std::map<std::uint64_t, QString> greedySeats;
        const ScriptedPlayers players([&](std::span<const core::BotId> bots, std::uint64_t seed, const auto&) {
            const int greedy = bots[0].value == "greedy" ? 0 : 1;
            greedySeats[seed] += QString::number(greedy);
            return wonBy(greedy);
        });
        BatchSetup setup = part(1, 1, Seating::Swapped);
        setup.threads = 1;
        const BalanceReport report = reportOf({skirmish::entry().rules, players}, setup);
        QCOMPARE(report.wins, (std::vector<std::int64_t>{10, 10}));
        QCOMPARE(report.botWins, (std::vector<std::int64_t>{20, 0}));
        QCOMPARE(greedySeats.size(), std::size_t{10});
        for (const auto& [seed, seats] : greedySeats)
            QCOMPARE(seats, "01");
    }

    void threeShardsMergeIntoTheWholeBatch_data() {
        QTest::addColumn<bool>("swapped");
        QTest::newRow("seats as given") << false;
        QTest::newRow("seats swapped") << true;
    }
    void threeShardsMergeIntoTheWholeBatch() {
        QFETCH(bool, swapped);
        const Seating seating = swapped ? Seating::Swapped : Seating::AsGiven;
        const core::Result<BalanceReport> whole =
            merge({played(3, 3, seating), played(1, 3, seating), played(2, 3, seating)});
        QCOMPARE(refusalOf(whole), "none");
        QVERIFY(*whole == played(1, 1, seating));
    }

    void someShardsMergeIntoAPartThatTheOthersCanJoin() {
        const BalanceReport some = merge({played(3, 3), played(1, 3)}).value();
        QCOMPARE(some.shards, (std::vector<int>{1, 3}));
        QCOMPARE(some.games, 13); // 7 + 6 of 20
        QVERIFY(!some.isWhole());
        QVERIFY(merge({some, played(2, 3)}).value() == played(1, 1));
    }

    void reportsThatDoNotBelongTogetherAreNotMerged() {
        BatchSetup otherSeed = part(2, 3);
        otherSeed.seed = 8;
        BatchSetup otherBots = part(2, 3);
        std::swap(otherBots.bots[0], otherBots.bots[1]);
        core::Scenario other = skirmish::meadow();
        other.lastTurn = core::TurnNumber{13};
        const BalanceReport first = played(1, 3);
        QCOMPARE(refusalOf(merge({first, reportOf(skirmish::entry(), otherSeed)})), "balance.other-batch");
        QCOMPARE(refusalOf(merge({first, reportOf(skirmish::entry(), otherBots)})), "balance.other-batch");
        QCOMPARE(refusalOf(merge({first, runBatch(skirmish::entry(), other, part(2, 3)).value()})),
                 "balance.other-batch");
        QCOMPARE(refusalOf(merge({first, played(2, 4)})), "balance.other-batch");
        QCOMPARE(refusalOf(merge({first, played(2, 3), first})), "balance.same-shard");
        QCOMPARE(refusalOf(merge({})), "balance.nothing-to-merge");
    }

    void setupsThatMakeNoSenseAreRefused() {
        const auto refused = [](auto change) {
            BatchSetup setup = part(1, 1, Seating::Swapped);
            change(setup);
            return refusalOf(setup);
        };
        QCOMPARE(refused([](BatchSetup&) {}), "none");
        QCOMPARE(refused([](BatchSetup& s) { s.games = 0; }), "balance.no-games");
        QCOMPARE(refused([](BatchSetup& s) { s.games = 19; }), "balance.swap-odd-games");
        QCOMPARE(refused([](BatchSetup& s) { s.shard = 2; }), "balance.no-such-shard");
        QCOMPARE(refused([](BatchSetup& s) { s.shard = 0; }), "balance.no-such-shard");
        QCOMPARE(refused([](BatchSetup& s) { s.bots.pop_back(); }), "balance.bots-per-seat");
        QCOMPARE(refused([](BatchSetup& s) { s.bots[0] = s.bots[1]; }), "balance.swap-same-bot");
        QCOMPARE(refused([](BatchSetup& s) { s.bots[0].value = "wise"; }), "balance.unknown-bot");
        QCOMPARE(refused([](BatchSetup& s) { s.stop = StopRule{0}; }), "balance.width");
        QCOMPARE(refused([](BatchSetup& s) {
                     s.stop = StopRule{};
                     s.shards = 2;
                 }),
                 "balance.stop-in-shard");
    }

    void aScenarioThatCannotBePlayedIsRefusedWithItsFirstError() {
        core::Scenario scenario = skirmish::meadow();
        scenario.counters.edit().front().setUp.place = core::OffMap{};
        QCOMPARE(refusalOf(runBatch(skirmish::entry(), scenario, part(1, 1))), "skirmish.not-set-up");
    }

    void theUsualBotIsTheSensibleOneOrElseTheLast() {
        QCOMPARE(shown(usualBot(skirmish::entry().players).value), "greedy");
        BatchSetup setup = part(1, 1);
        setup.games = 1;
        setup.bots.clear();
        const std::vector<core::BotId> greedy(2, core::BotId{"greedy"});
        QCOMPARE(reportOf(skirmish::entry(), setup).plan.bots, greedy);
    }
};

QTEST_APPLESS_MAIN(TstBalance)
#include "tst_balance.moc"

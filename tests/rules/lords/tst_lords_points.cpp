// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/score.h"
#include "rules/lords/travel.h"
#include "rules/lords/view.h"
#include "tests/rules/lords/chronicle.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

/// "blue 12, red 0": the tallies that somebody sees.
QString tallies(const Campaign& game, const core::Observer& observer) {
    QStringList seen;
    for (const core::ViewTally& tally : viewOf(game.state(), observer).tallies)
        seen
            << QString("%1 %2")
                   .arg(
                       game.setup().scenario.seats->at(static_cast<std::size_t>(tally.seat->value)).token.value.c_str())
                   .arg(tally.value);
    return seen.join(", ");
}

void over(Chronicle& game) {
    game.turn(10);
    game.state().step = Over{};
}

/// "blue" or "blue, red", then the reason.
QString winners(const Chronicle& game) {
    const std::optional<core::Outcome> outcome = outcomeOf(game.state());
    QStringList seats;
    for (const core::SeatId seat : outcome->winners)
        seats << QString::fromStdString(
            game.setup().scenario.seats->at(static_cast<std::size_t>(seat.value)).token.value);
    return seats.join(", ") + ": " + QString::fromStdString(outcome->reason.id.value);
}

} // namespace

/// Control at the end of a nation's turn, the points for it, and who has won in the end.
class TstLordsPoints : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-4.2.5a, R-LOR-7.1a, R-LOR-11.2d: five areas worth two each.
    void aNationsTurnEndsWithPointsForWhatItControls() {
        Chronicle game;
        for (const char* area : {"Babylon", "Akkad", "Mari", "Tigris", "Karduniash"})
            game.put("kassites", "F", area);
        game.ends("kassites");
        QCOMPARE(game.points("yellow"), 10);
        QCOMPARE(game.fortune("kassites").territory, 10);
        QCOMPARE(game.fortune("kassites").byFeats, 0);
        QCOMPARE(game.list(game.fortune("kassites").held), QString("Akkad, Babylon, Karduniash, Mari, Tigris"));
        QCOMPARE(game.takeTold(), QStringList{"Kassites: 10 points for territory."});
        game.ends("kassites");
        QCOMPARE(game.points("yellow"), 20);
    }

    // R-LOR-7.1b, R-LOR-7.1e, R-LOR-10.5b, R-LOR-10.5c, A-LOR-74
    void vassalsControlForThemselvesAndForTheirLord() {
        Chronicle game;
        game.put("kassites", "2F", "Babylon", "elam");
        game.put("kassites", "F", "Mari");
        game.put("elam", "F", "Sumer");
        game.ends("elam");
        QCOMPARE(game.list(game.fortune("elam").held), QString("Babylon, Sumer"));
        QCOMPARE(game.fortune("elam").territory, 4);
        game.ends("kassites");
        QCOMPARE(game.list(game.fortune("kassites").held), QString("Babylon, Mari"));
        QCOMPARE(game.points("yellow"), 4);
    }

    // R-LOR-7.1a, R-LOR-10.5b: the lord has still to leave (A-LOR-72); anybody else would be an enemy.
    void aVassalScoresWhereItsLordHasStillToLeave() {
        Chronicle game;
        game.put("kassites", "2F", "Elam", "elam");
        game.put("elam", "F", "Elam");
        game.ends("kassites");
        QCOMPARE(game.points("yellow"), 2);
        game.ends("elam");
        QCOMPARE(game.points("white"), 2);
        game.put("sumer", "F", "Elam");
        game.ends("kassites");
        game.ends("elam");
        QCOMPARE(game.points("yellow"), 2);
        QCOMPARE(game.points("white"), 2);
    }

    // R-LOR-7.1c, R-LOR-7.1d
    void markersAndWhoHasLeftControlNothing() {
        Chronicle game;
        game.put("assyria", "T", "Babylon");
        game.ends("assyria");
        QCOMPARE(game.points("red"), 0);
        const PieceId foot = game.put1("kassites", "F", "Babylon");
        shift(game.state(), foot, game.area("Akkad"));
        game.ends("kassites");
        QCOMPARE(game.list(game.fortune("kassites").held), QString("Akkad"));
    }

    // R-LOR-7.2a, R-LOR-7.2b, A-LOR-14: whoever has left a mountain in this turn pays for it again.
    void aMountainIsCheapForThoseWhoStandThereNow() {
        Chronicle game;
        const PieceId walker = game.put1("hatti", "F", "Hatti");
        const PieceId holder = game.put1("hatti", "F", "West Taurus");
        game.ends("hatti");
        QCOMPARE(costOf(game.state(), walker, game.area("West Taurus")), 1);
        shift(game.state(), holder, game.area("Hatti"));
        QVERIFY(game.fortune("hatti").held.has(game.area("West Taurus")));
        QCOMPARE(costOf(game.state(), walker, game.area("West Taurus")), 2);
    }

    // R-LOR-11.5a, R-LOR-11.5b, R-LOR-11.5c
    void territoryIsPaidByTerrain_data() {
        QTest::addColumn<QString>("nation");
        QTest::addColumn<QString>("areas");
        QTest::addColumn<int>("points");
        QTest::newRow("fertile, marsh, hill: two each") << "kassites" << "Babylon, Sumer, Syria" << 6;
        QTest::newRow("mountains: one each") << "hatti" << "West Taurus, North Zagros" << 2;
        QTest::newRow("deserts: nothing") << "egypt" << "Sinai, Pelusium" << 0;
        QTest::newRow("a desert and a hill") << "aramea" << "Arabian Desert, Syria" << 2;
        QTest::newRow("three hills and a mountain") << "hatti" << "Hatti, Pitassa, Zippasla, West Taurus" << 7;
    }

    void territoryIsPaidByTerrain() {
        QFETCH(QString, nation);
        QFETCH(QString, areas);
        QFETCH(int, points);
        Chronicle game;
        for (const QString& area : areas.split(", "))
            game.put(nation, "F", area);
        game.ends(nation);
        QCOMPARE(int{game.fortune(nation).territory}, points);
    }

    // R-LOR-11.5d
    void whatIsLostLaterHasBeenPaid() {
        Chronicle game;
        game.put("kassites", "F", "Babylon");
        game.ends("kassites");
        game.clear("Babylon");
        game.put("elam", "F", "Babylon");
        game.ends("elam");
        QCOMPARE(game.fortune("kassites").territory, 2);
        QCOMPARE(game.fortune("elam").territory, 2);
    }

    // R-LOR-5.10b, A-LOR-30: seven points each time.
    void territoryIsPaidAtBothEndsOfABelovedTurn() {
        Chronicle game;
        game.turn(2);
        for (const char* area : {"Hatti", "Pitassa", "Zippasla", "West Taurus"})
            game.put("hatti", "F", area);
        game.ends("hatti");
        game.endsAgain("hatti");
        QCOMPARE(game.fortune("hatti").territory, 14);
    }

    // R-LOR-11.5.1a, R-LOR-11.5.1b, R-LOR-11.5.1d
    void theCimmeriansHaveAScaleOfTheirOwn() {
        Chronicle hills;
        hills.put("cimmeria", "V", "Hatti");
        hills.ends("cimmeria");
        QCOMPARE(hills.fortune("cimmeria").territory, 3);
        hills.put("cimmeria", "V", "Isuwa");
        hills.ends("cimmeria");
        QCOMPARE(hills.fortune("cimmeria").territory, 6);
        Chronicle others;
        for (const char* area : {"Nineveh", "Sumer", "Nairi", "Pelusium"})
            others.put("cimmeria", "V", area);
        others.ends("cimmeria");
        QCOMPARE(others.fortune("cimmeria").territory, 3);
        QCOMPARE(others.takeTold().first(), QString("Cimmeria: 3 points for areas claimed for the first time."));
    }

    // R-LOR-11.5.1c, A-LOR-86
    void theCimmeriansScoreAnAreaOnce() {
        Chronicle game;
        game.turn(9);
        game.put("cimmeria", "V", "Hatti");
        game.ends("cimmeria");
        game.put("cimmeria", "V", "Phrygia");
        game.endsAgain("cimmeria");
        QCOMPARE(game.fortune("cimmeria").territory, 6);
        QCOMPARE(game.list(game.fortune("cimmeria").claimed), QString("Hatti, Phrygia"));
        game.turn(10);
        game.clear("Phrygia");
        game.ends("cimmeria");
        QCOMPARE(game.fortune("cimmeria").territory, 6);
    }

    // A-LOR-86: Gordion lies in Phrygia, which has been claimed; the condition is met all the same.
    void aClaimedAreaStillCountsForConditions() {
        Chronicle game;
        game.turn(9);
        game.fortune("cimmeria").claimed = game.areas("Phrygia");
        game.put("cimmeria", "V", "Phrygia");
        game.ends("cimmeria");
        QCOMPARE(game.fortune("cimmeria").territory, 0);
        QCOMPARE(game.feat("CIM-3"), QString("met 9"));
    }

    // R-LOR-4.2.5c
    void everybodySeesAllTotals() {
        Chronicle game;
        game.put("kassites", "F", "Babylon");
        game.ends("kassites");
        const QString expected = "red 0, blue 0, yellow 2, white 0";
        QCOMPARE(tallies(game, {core::Observer::Kind::Seat, core::SeatId{3}}), expected);
        QCOMPARE(tallies(game, {core::Observer::Kind::Spectator, {}}), expected);
    }

    // R-LOR-11.2e: 10 for the Kassites, 2 for Canaan, both yellow.
    void aColourAddsUpItsNationsTurnByTurn() {
        Chronicle game;
        game.put("canaan", "F", "Syria");
        game.ends("canaan");
        game.put("kassites", "F", "Babylon");
        game.ends("kassites");
        game.ends("kassites");
        QCOMPARE(game.points("yellow"), 6);
        game.state().corrections[2] = -1;
        QCOMPARE(game.points("yellow"), 5);
    }

    // R-LOR-2.7.1a
    void eachGameHasListsOfItsOwn() {
        Chronicle one;
        one.turn(2);
        one.put("mitanni", "F", "Mitanni");
        one.ends("mitanni");
        QCOMPARE(one.feat("MIT-1"), QString("met 2"));
        const Chronicle other(one.setup().scenario);
        QCOMPARE(other.feat("MIT-1"), QString("open"));
    }

    // R-LOR-HTPa, A-LOR-87: 40 for territory count as 25, and conditions have made 25.
    void theCapCountsTerritoryUpToThePointsForConditions() {
        Chronicle game = Chronicle::withOption("territoryCap", true);
        game.fortune("assyria").territory = 40;
        game.fortune("assyria").byFeats = 25;
        QCOMPARE(game.points("red"), 50);
        over(game);
        QCOMPARE(outcomeOf(game.state())->points, (std::vector<std::int64_t>{50, 0, 0, 0}));
        game.fortune("assyria").byFeats = 45;
        QCOMPARE(game.points("red"), 85);
    }

    // R-LOR-HTPc, A-LOR-88
    void theHighestTotalWins() {
        Chronicle game;
        game.fortune("egypt").territory = 30;
        game.fortune("canaan").territory = 20;
        game.fortune("kassites").byFeats = 15;
        QVERIFY(!outcomeOf(game.state()));
        over(game);
        QCOMPARE(winners(game), QString("yellow: lords.outcome.points"));
        QCOMPARE(outcomeOf(game.state())->points, (std::vector<std::int64_t>{0, 30, 35, 0}));
        QCOMPARE(outcomeOf(game.state())->turn, core::TurnNumber{10});
    }

    // A-LOR-88: more points for conditions, then more conditions, then both.
    void tiesGoToConditions() {
        Chronicle game;
        over(game);
        game.fortune("egypt").territory = 20;
        game.fortune("egypt").byFeats = 10;
        game.fortune("canaan").territory = 15;
        game.fortune("canaan").byFeats = 15;
        QCOMPARE(winners(game), QString("yellow: lords.outcome.byFeats"));
        game.fortune("egypt").territory = 15;
        game.fortune("egypt").byFeats = 15;
        QCOMPARE(winners(game), QString("blue, yellow: lords.outcome.shared"));
        const auto firstOfEgypt = game.setup().of(game.nation("egypt")).firstFeat;
        game.state().ledger[firstOfEgypt].standing = Progress::Standing::Met;
        QCOMPARE(winners(game), QString("blue: lords.outcome.feats"));
        game.fortune("canaan").territory = 16;
        QCOMPARE(winners(game), QString("yellow: lords.outcome.points"));
    }
};

QTEST_APPLESS_MAIN(TstLordsPoints)
#include "tst_lords_points.moc"

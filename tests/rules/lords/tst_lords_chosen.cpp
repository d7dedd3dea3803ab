// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/covenant.h"
#include "rules/lords/view.h"
#include "tests/rules/lords/chronicle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

/// The turn of Judah is scored and its die thrown.
void judahThrows(Chronicle& game, int die) {
    game.state().now = {};
    game.state().now.mover = game.nation("judah");
    Tale tale = game.tale();
    play(game.state(), tale, ThrowingCovenant{}, Roll{die});
}

bool owesDie(Chronicle& game) {
    game.state().now = {};
    game.state().now.mover = game.nation("judah");
    return owesCovenantDie(game.state());
}

int bonus(const Chronicle& game, const QString& foe, const QString& area) {
    return covenantBonus(game.state(), game.nation("judah"), game.nation(foe), game.area(area));
}

core::FaceState faceOf(const Chronicle& game, const QString& nation, const QString& name) {
    const core::View view = viewOf(game.state(), {});
    return view.counters.at(static_cast<std::size_t>(game.piece(nation, name).value)).face.state;
}

void ungodly(Table& game) {
    game.state().of(game.nation("Ju")).ungodly = true;
}

} // namespace

/// Judah and its covenant: what it gives, how it is lost and won back.
class TstLordsChosen : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-15.1a
    void judahComesServingGod() {
        Table game(3);
        game.due("Ju", 3).begin("Ju");
        QVERIFY(servesGod(game.state(), game.nation("Ju")));
        QVERIFY(!servesGod(game.state(), game.nation("Eg")));
        ungodly(game);
        QVERIFY(!servesGod(game.state(), game.nation("Ju")));
    }

    // R-LOR-15.1.1a, A-LOR-100: units, and markers alone.
    void aGodlyJudahKeepsOthersOut() {
        Table game(4);
        game.put("Ju@JUD 1F, Ca@PHI 1F+Ru").beginMarch("Ca");
        QCOMPARE(game.march("1F", "PHI>JUD"), QString("covenant-keeps-out"));
        QVERIFY(keepsOut(game.state(), game.nation("Ca"), game.area("JUD"), true));
        QVERIFY(!keepsOut(game.state(), game.nation("Ju"), game.area("JUD"), false));
        QVERIFY(!keepsOut(game.state(), game.nation("Ca"), game.area("TRJ"), false));
        Table marker(4);
        marker.put("Ju@JUD 1F, Ca@PHI 1F+Ru").beginMarch("Ca");
        QCOMPARE(marker.march("Ru", "PHI>JUD"), QString("covenant-keeps-out"));
    }

    // R-LOR-15.1.1b
    void whereJudahIsNotInControlOthersEnter() {
        Table game(4);
        game.put("Ju@TRJ 1F, Ca@PHI 1F").beginMarch("Ca");
        QCOMPARE(game.march("1F", "PHI>JUD"), QString());
        QCOMPARE(game.at("JUD"), QString("Ca 1F"));
    }

    // R-LOR-15.1.1c
    void anUngodlyJudahKeepsNobodyOut() {
        Table game(4);
        game.put("Ju@JUD 1F, Ca@PHI 1F");
        ungodly(game);
        game.beginMarch("Ca");
        QCOMPARE(game.march("1F", "PHI>JUD"), QString());
        QCOMPARE(game.at("JUD"), QString("Ca 1F, Ju 1F"));
    }

    // A-LOR-100: the option bars setting down only.
    void withTheOptionOnlyPlacingIsBarred() {
        Chronicle game = Chronicle::withOption("entryByPlacingOnly", true);
        game.put("judah", "F", "Judah");
        QVERIFY(!keepsOut(game.state(), game.nation("canaan"), game.area("Judah"), false));
        QVERIFY(keepsOut(game.state(), game.nation("canaan"), game.area("Judah"), true));
    }

    // R-LOR-15.1.2a, R-LOR-15.1.2b, R-LOR-15.1.3a, R-LOR-15.1.3b, R-LOR-15.1.3c, A-LOR-101: one, for whatever reasons.
    void aGodlyJudahHasOneMoreOnItsDice() {
        Chronicle game;
        QCOMPARE(bonus(game, "canaan", "Syria"), 1);
        QCOMPARE(bonus(game, "seaPeoples", "Philistia"), 1);
        QCOMPARE(bonus(game, "egypt", "Syria"), 0);
        QCOMPARE(bonus(game, "egypt", "Judah"), 1);
        QCOMPARE(bonus(game, "canaan", "Judah"), 1);
        game.fortune("judah").ungodly = true;
        QCOMPARE(bonus(game, "canaan", "Syria"), 0);
        QCOMPARE(bonus(game, "egypt", "Judah"), 0);
        QCOMPARE(covenantBonus(game.state(), game.nation("egypt"), game.nation("canaan"), game.area("Judah")), 0);
    }

    // R-LOR-15.1.2a, R-LOR-15.1.2b, R-LOR-15.1.3a, R-LOR-15.1.3b, R-LOR-15.1.3c: foot needs 5 against foot, in hills
    // and in fertile land.
    void itsDiceNeedOneLess_data() {
        QTest::addColumn<QString>("foe");
        QTest::addColumn<QString>("area");
        QTest::addColumn<bool>("isUngodly");
        QTest::addColumn<bool>("ruler");
        QTest::addColumn<int>("needed");
        QTest::newRow("Canaan") << "Ca" << "SYR" << false << false << 4;
        QTest::newRow("Egypt elsewhere") << "Eg" << "SYR" << false << false << 5;
        QTest::newRow("Sea Peoples") << "Se" << "PHI" << false << false << 4;
        QTest::newRow("Egypt in Judah") << "Eg" << "JUD" << false << false << 4;
        QTest::newRow("Canaan in Judah: one in all") << "Ca" << "JUD" << false << false << 4;
        QTest::newRow("with a ruler") << "Ca" << "JUD" << false << true << 3;
        QTest::newRow("ungodly") << "Ca" << "JUD" << true << false << 5;
    }

    void itsDiceNeedOneLess() {
        QFETCH(QString, foe);
        QFETCH(QString, area);
        QFETCH(bool, isUngodly);
        QFETCH(bool, ruler);
        QFETCH(int, needed);
        Table game(6);
        game.put("Ju@" + area + " 1F, " + foe + "@" + area + " 1F");
        game.state().of(game.nation("Ju")).ungodly = isUngodly;
        game.state().now.mover = game.nation("Ju");
        game.state().battle.area = game.area(area);
        game.state().battle.against = game.nation(foe);
        if (ruler)
            game.state().battle.helped.add(game.nation("Ju"));
        const PieceId judah = game.piece("Ju", area, "F");
        const PieceId enemy = game.piece(foe, area, "F");
        QCOMPARE(neededBy(game.state(), judah, enemy), needed);
        QCOMPARE(neededBy(game.state(), enemy, judah), 5);
    }

    // R-LOR-15.2a: points first, then the die.
    void judahThrowsWhenItsPointsAreCounted() {
        Table game(4);
        game.put("Ju@JUD 1F");
        game.begin("Ju").passTo<ThrowingCovenant>();
        QVERIFY(game.isAt<ThrowingCovenant>());
        QCOMPARE(game.points("white"), 2 + 10); // and JUD-1, Jerusalem by turn 6
        game.roll({3});
        QVERIFY(game.isAt<DrawingChit>());
    }

    // R-LOR-15.2.1a
    void aGodlyJudahFallsFromFourOn() {
        Chronicle game;
        judahThrows(game, 3);
        QVERIFY(!game.fortune("judah").ungodly);
        QVERIFY(game.takeTold().contains("3 for the covenant of Judah: they go on serving God."));
        judahThrows(game, 4);
        QVERIFY(game.fortune("judah").ungodly);
        QCOMPARE(int{game.fortune("judah").repentances}, 0);
    }

    // R-LOR-15.2.2a
    void anUngodlyJudahRepentsOnOneAndTwo() {
        Chronicle game;
        game.fortune("judah").ungodly = true;
        judahThrows(game, 3);
        QVERIFY(game.fortune("judah").ungodly);
        judahThrows(game, 2);
        QVERIFY(!game.fortune("judah").ungodly);
        QCOMPARE(int{game.fortune("judah").repentances}, 1);
    }

    // R-LOR-15.2b
    void aBelovedJudahThrowsTwice() {
        Table game(6);
        game.put("Ju@JUD 1F");
        game.begin("Ju").passTo<ThrowingCovenant>();
        game.roll({5}).passTo<ThrowingCovenant>();
        QVERIFY(game.isAt<ThrowingCovenant>());
        QVERIFY(game.state().now.again);
        game.roll({2});
        QVERIFY(game.isAt<DrawingChit>());
        QVERIFY(servesGod(game.state(), game.nation("Ju")));
    }

    // R-LOR-15.2c
    void repentanceBringsEverythingBack() {
        Chronicle game;
        game.put("judah", "F", "Judah");
        game.fortune("judah").ungodly = true;
        QVERIFY(!keepsOut(game.state(), game.nation("canaan"), game.area("Judah"), false));
        judahThrows(game, 2);
        QVERIFY(keepsOut(game.state(), game.nation("canaan"), game.area("Judah"), false));
        QCOMPARE(bonus(game, "canaan", "Syria"), 1);
    }

    // R-LOR-15.3a, A-LOR-103: no die for what cannot change.
    void judahRepentsThreeTimes() {
        Chronicle game;
        for (int time = 0; time < 3; ++time) {
            judahThrows(game, 4);
            QVERIFY(owesDie(game));
            judahThrows(game, 1);
        }
        QVERIFY(owesDie(game));
        QCOMPARE(game.feat("JUD-5"), QString("open"));
        judahThrows(game, 4);
        QVERIFY(!owesDie(game));
        QCOMPARE(game.feat("JUD-5"), QString("crossed 1"));
    }

    // R-LOR-15.3b, A-LOR-102, A-LOR-103
    void whoseMarkerWasCapturedDoesNotRepent() {
        Chronicle fallen;
        fallen.fortune("judah").captured = true;
        fallen.fortune("judah").ungodly = true;
        QVERIFY(!owesDie(fallen));
        Chronicle godly;
        godly.fortune("judah").captured = true;
        QVERIFY(owesDie(godly));
        judahThrows(godly, 4);
        QVERIFY(!servesGod(godly.state(), godly.nation("judah")));
        QVERIFY(!owesDie(godly));
    }

    // R-LOR-15.4b: a scenario may begin after the capture.
    void aCapturedPeopleIsNotFree() {
        Chronicle game;
        game.turn(10);
        game.fortune("judah").captured = true;
        game.gameTurnEnds();
        QCOMPARE(game.feat("JUD-5"), QString("crossed 10"));
    }

    // A-LOR-104
    void aRetiredJudahThrowsNoDie() {
        Chronicle game;
        game.fortune("judah").retired = true;
        QVERIFY(!owesDie(game));
        game.state().now.mover = game.nation("egypt");
        QVERIFY(!owesCovenantDie(game.state()));
        game.state().now.mover = NationId{};
        QVERIFY(!owesCovenantDie(game.state()));
    }

    // R-LOR-15.4a, R-LOR-2.3.4a: one marker, its back the ungodly one.
    void theMarkerShowsTheStatus() {
        Chronicle game;
        game.put("judah", "F", "Judah");
        game.put("judah", "X", "Judah");
        QCOMPARE(faceOf(game, "judah", "Chosen People"), core::FaceState::Fresh);
        judahThrows(game, 4);
        QCOMPARE(faceOf(game, "judah", "Chosen People"), core::FaceState::Turned);
        QCOMPARE(game.standing("Judah"), QString("judah F, judah X"));
    }

    // R-LOR-15.4c, A-LOR-104
    void theMarkerArrivesWithAUnit() {
        Table game(3);
        game.due("Ju", 3).begin("Ju");
        PieceId marker;
        for (const PieceId piece : game.setup().of(game.nation("Ju")).pieces) {
            if (game.state().at(piece).lot != Lot::Due)
                continue;
            if (game.setup().of(piece).kind == Kind::Chosen)
                marker = piece;
            else if (game.setup().of(piece).kind == Kind::Foot)
                game.play(Place{piece, game.area("TRJ")});
        }
        QCOMPARE(game.why(Place{marker, game.area("JUD")}), QString("needs-unit"));
        QVERIFY(game.allows(Place{marker, game.area("TRJ")}));
    }

    // R-LOR-4.2e, A-LOR-10, A-LOR-84: the last die of the last turn.
    void judahIsChosenIfItServesGodWhenTheTurnEnds() {
        for (const int die : {3, 5}) {
            Table game(10);
            game.put("Ju@JUD 1F+CP");
            game.state().cup = {};
            game.begin("Ju").passTo<ThrowingCovenant>();
            const int before = game.points("white");
            game.roll({die});
            QVERIFY(game.state().over());
            QCOMPARE(game.points("white"), before + (die == 3 ? 10 : 0));
        }
    }
};

QTEST_APPLESS_MAIN(TstLordsChosen)
#include "tst_lords_chosen.moc"

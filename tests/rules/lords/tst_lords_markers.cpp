// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/markers.h"
#include "rules/lords/sequence.h"
#include "tests/rules/lords/chronicle.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

void judge(Chronicle& game, const QString& mover) {
    game.state().now.mover = game.nation(mover);
    Tale tale = game.tale();
    judgeLoneMarkers(game.state(), tale);
}

} // namespace

/// Markers that are left alone with enemies, and rulers whose time is over.
class TstLordsMarkers : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-6.6.1a, R-LOR-16.3a, A-LOR-48
    void aRulerAloneWithEnemyUnitsIsKilled() {
        Chronicle game;
        const PieceId foot = game.put1("egypt", "F", "Philistia");
        const PieceId ruler = game.put1("egypt", "R", "Philistia");
        game.put("canaan", "F", "Philistia");
        game.state().now.fought = game.areas("Philistia");
        judge(game, "egypt");
        QCOMPARE(game.standing("Philistia"), QString("egypt F, egypt R, canaan F"));
        takeOff(game.state(), foot, Lot::Dead);
        judge(game, "egypt");
        QCOMPARE(game.standing("Philistia"), QString("canaan F"));
        QVERIFY(game.state().at(ruler).lot == Lot::Gone);
        QCOMPARE(game.takeTold(),
                 QStringList{"Egypt, Thutmosis III was left alone with enemies in Philistia and is killed."});
    }

    // R-LOR-6.6.1b
    void enemyRulersAloneKillNobody() {
        Chronicle game;
        game.put("egypt", "R", "Philistia");
        game.put("canaan", "R", "Philistia");
        judge(game, "egypt");
        QCOMPARE(game.standing("Philistia"), QString("egypt R, canaan R"));
    }

    // R-LOR-4.2.3e, A-LOR-41: another nation's ruler has nobody to fight for him.
    void aRulerWithoutUnitsIsKilledByThoseWhoCome() {
        Chronicle game;
        game.put("egypt", "2F", "Kadesh");
        game.put("canaan", "R", "Kadesh");
        judge(game, "egypt");
        QCOMPARE(game.standing("Kadesh"), QString("egypt F, egypt F"));
    }

    // A-LOR-48: at the end of the Battle Phase; until then he may help in the battles near by.
    void aRulerOfTheMoverIsJudgedWhenAllBattlesAreOver() {
        Chronicle game;
        game.put("egypt", "R", "Judah");
        game.put("canaan", "F", "Judah");
        game.put("egypt", "F", "Philistia");
        game.put("canaan", "F", "Philistia");
        judge(game, "egypt");
        QCOMPARE(game.standing("Judah"), QString("egypt R, canaan F"));
        game.state().now.fought = game.areas("Philistia");
        judge(game, "egypt");
        QCOMPARE(game.standing("Judah"), QString("canaan F"));
        Chronicle fought;
        fought.put("egypt", "R", "Judah");
        fought.put("canaan", "F", "Judah");
        fought.put("egypt", "F", "Philistia");
        fought.put("canaan", "F", "Philistia");
        fought.state().now.fought = fought.areas("Judah");
        judge(fought, "egypt");
        QCOMPARE(fought.standing("Judah"), QString("canaan F"));
    }

    // R-LOR-6.6.1a: vassals of the own nation are no enemies; a vassal's lord is one.
    void ownVassalsHarmNoMarkers() {
        Chronicle game;
        game.put("egypt", "R", "Philistia");
        game.put("canaan", "F", "Philistia", "egypt");
        judge(game, "canaan");
        QCOMPARE(game.standing("Philistia"), QString("egypt R, canaan F v egypt"));
    }

    // R-LOR-6.7f, A-LOR-51
    void aLoneTerrorOrSiegeIsLost() {
        for (const char* kind : {"T", "S"}) {
            Chronicle game;
            const PieceId marker = game.put1("assyria", kind, "Babylon");
            judge(game, "kassites");
            QVERIFY(game.state().at(marker).lot == Lot::OnMap);
            const PieceId foot = game.put1("assyria", "F", "Babylon");
            game.put("kassites", "F", "Babylon");
            judge(game, "kassites");
            QVERIFY(game.state().at(marker).lot == Lot::OnMap);
            takeOff(game.state(), foot, Lot::Dead);
            judge(game, "kassites");
            QVERIFY(game.state().at(marker).lot == Lot::Gone);
            QCOMPARE(game.standing("Babylon"), QString("kassites F"));
        }
    }

    // R-LOR-15.3c, R-LOR-15.4b, A-LOR-102
    void theChosenPeopleAreCapturedWhenLeftAlone() {
        Chronicle game;
        const PieceId foot = game.put1("judah", "F", "Judah");
        const PieceId marker = game.put1("judah", "X", "Judah");
        game.put("egypt", "F", "Judah");
        judge(game, "egypt");
        QVERIFY(!game.fortune("judah").captured);
        takeOff(game.state(), foot, Lot::Dead);
        judge(game, "egypt");
        QVERIFY(game.fortune("judah").captured);
        QVERIFY(game.state().at(marker).lot == Lot::Gone);
        QCOMPARE(game.feat("JUD-5"), QString("crossed 1"));
        QVERIFY(!game.fortune("judah").ungodly);
    }

    // R-LOR-15.3d
    void enemyMarkersCaptureNobody() {
        Chronicle game;
        game.put("judah", "X", "Judah");
        game.put("egypt", "R", "Judah");
        judge(game, "egypt");
        QVERIFY(!game.fortune("judah").captured);
        QCOMPARE(game.standing("Judah"), QString("egypt R, judah X"));
    }

    // R-LOR-17.0f: gods stand where they stand.
    void godsAreNotLost() {
        Chronicle game;
        for (const PieceId piece : game.setup().of(game.nation("hatti")).pieces)
            if (game.setup().of(piece).kind == Kind::God && game.state().at(piece).lot != Lot::OnMap)
                putDown(game.state(), piece, game.area("Hatti"));
        game.put("mitanni", "F", "Hatti");
        judge(game, "mitanni");
        QCOMPARE(game.standing("Hatti"), QString("mitanni F, hatti G"));
    }

    // R-LOR-16.1.2a
    void rulersLeaveWhenTheGameTurnEnds() {
        Chronicle game;
        game.turn(3);
        game.put("egypt", "F", "On");
        game.put("canaan", "F", "Kadesh");
        game.put("hatti", "F", "Hatti");
        const PieceId ramses = game.piece("egypt", "Raamesses II");
        putDown(game.state(), ramses, game.area("On"));
        Tale tale = game.tale();
        carryOn(game.state(), tale); // the cup is empty
        QCOMPARE(game.state().turn, core::TurnNumber{4});
        QVERIFY(game.state().at(ramses).lot == Lot::Gone);
        QCOMPARE(game.standing("On"), QString("egypt F"));
        QVERIFY(game.takeTold().contains("The time of Egypt, Raamesses II is over."));
    }

    // R-LOR-16.1.2a: a ruler who has not come in his turn does not come later; one of a later turn does.
    void aRulerWhoDidNotComeIsLost() {
        Chronicle game;
        game.turn(3);
        Tale tale = game.tale();
        dismissRulers(game.state(), tale, game.nation("egypt"));
        QVERIFY(game.state().at(game.piece("egypt", "Raamesses II")).lot == Lot::Gone);
        game.turn(2);
        dismissRulers(game.state(), tale, game.nation("assyria"));
        QVERIFY(game.state().at(game.piece("assyria", "Shalamaneser I")).lot == Lot::Due);
    }

    // R-LOR-5.10c, R-LOR-5.10f, A-LOR-31
    void rulersLeaveBeforeTheSecondOfTwoTurns() {
        Chronicle game;
        game.put("egypt", "F", "On");
        game.put("canaan", "R", "Kadesh");
        const PieceId ruler = game.put1("egypt", "R", "On");
        Tale tale = game.tale();
        beginNationTurn(game.state(), tale, game.nation("egypt"), true);
        QVERIFY(game.state().at(ruler).lot == Lot::Gone);
        QCOMPARE(game.standing("Kadesh"), QString("canaan R"));
    }

    // R-LOR-5.10c: only who has been placed leaves between the two turns.
    void aRulerWhoWaitsMayComeInTheSecondTurn() {
        Chronicle game;
        const PieceId ruler = game.piece("egypt", "Thutmosis III");
        Tale tale = game.tale();
        game.state().now.mover = game.nation("egypt");
        dismissRulers(game.state(), tale, game.nation("egypt"));
        QVERIFY(game.state().at(ruler).lot == Lot::Due);
        game.state().now = {};
        dismissRulers(game.state(), tale, game.nation("egypt"));
        QVERIFY(game.state().at(ruler).lot == Lot::Gone);
    }
};

QTEST_APPLESS_MAIN(TstLordsMarkers)
#include "tst_lords_markers.moc"

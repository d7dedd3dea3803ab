// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/dynasty.h"
#include "rules/lords/sequence.h"
#include "rules/lords/travel.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

/// The game turn is over: the test of 13.1 and 13.2.
Table& test(Table& game) {
    Tale untold(game.setup(), nullptr);
    testDynasties(game.state(), untold);
    return game;
}

bool rules(const Table& game) {
    return game.state().of(game.nation("Nu")).dynasty;
}

/// Whether Nubia rules after a turn that ended so.
bool rulesAfter(const QString& stacks) {
    Table game(9);
    game.put(stacks);
    return rules(test(game));
}

/// Nubia rules: it holds three areas with five foot.
Table ruled(const QString& others) {
    Table game(9);
    game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, " + others);
    test(game);
    return game;
}

/// Libyans who serve a nation.
void enlist(Table& game, const QString& nation, const QString& area) {
    game.put("Li@" + area + " 1F");
    const PieceId raider = game.piece("Li", area, "F");
    game.state().at(raider).nation = game.nation(nation);
}

} // namespace

/// The Kushite dynasty: how it begins, what passes to it, how it ends.
class TstLordsDynasty : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-13.1a
    void threeOfFiveAreasMakeADynasty() {
        QVERIFY(rulesAfter("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F1V, Eg@ON 2F1C"));
        QVERIFY(!rulesAfter("Nu@THE 2F, Nu@UPP 3F, Eg@ON 2F1C"));
        QVERIFY(!rulesAfter("Nu@THE 2F, Nu@UPP 1F, Nu@PHI 2F1V, Eg@ON 2F1C"));
    }

    // R-LOR-13.1b, A-LOR-94
    void soDoesAMajorityOfWhatNoThirdPartyHolds() {
        QVERIFY(rulesAfter("Li@NAU 1F, As@ON 1F, Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F"));
        QVERIFY(!rulesAfter("Li@NAU 1F, Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F, Eg@ON 1F"));
        QVERIFY(!rulesAfter("Li@NAU 1F, Nu@THE 2F, Nu@UPP 2F"));
    }

    // A-LOR-94: vassals are their lord's. Two of three is a majority, two of four is none.
    void vassalsOfTheTwoAreNoThirdParty() {
        QVERIFY(!rulesAfter("Li@NAU 1F, Ca@ON 1Fv(Eg), Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F"));
        QVERIFY(rulesAfter("Li@NAU 1F, Eg@ON 1Fv(As), Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F"));
        QVERIFY(rulesAfter("Ca@ON 1Fv(Nu), Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F"));
    }

    // R-LOR-13.1b: where Egyptians stand too, no third party holds the area.
    void aContestedAreaStaysInTheCount() {
        QVERIFY(!rulesAfter("Li@NAU 1F, Eg@NAU 1F, As@ON 1F, Nu@THE 2F, Nu@UPP 2F, Eg@LOW 1F"));
    }

    // R-LOR-13.1c: the third area is taken in Nubia's own turn; only the end of the game turn tells.
    void aDynastyBeginsAtTheEndOfAGameTurn() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 2F, Nu@LOW 1F, Eg@ON 1F, As@ASR 1F, Ur@NAI 1F");
        game.begin("Nu").passTo<DrawingChit>();
        QVERIFY(game.isAt<DrawingChit>());
        QVERIFY(!rules(game));
        game.state().cup = {};
        Tale untold(game.setup(), nullptr);
        carryOn(game.state(), untold);
        QCOMPARE(game.state().turn, core::TurnNumber{10});
        QVERIFY(rules(game));
    }

    // R-LOR-13.1d, A-LOR-95: near or far.
    void allEgyptianFootBecomeVassals() {
        Table game = ruled("Eg@ON 2F, Eg@KAD 2F");
        QCOMPARE(game.at("ON"), QString("Eg 2Fv(Nu)"));
        QCOMPARE(game.at("KAD"), QString("Eg 2Fv(Nu)"));
        QVERIFY(game.state().of(game.nation("Eg")).fresh);
        QVERIFY(dynastyOver(game.state(), game.nation("Eg")) == game.nation("Nu"));
    }

    // R-LOR-13.1e, A-LOR-95: cavalry goes with the chariots; markers do not.
    void chariotsAndTheDeadBecomeNubian() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, Eg@ON 1F1C1V+Ru").bury("Eg 3F, Nu 1F");
        test(game);
        QCOMPARE(game.at("ON"), QString("Eg +Ru, Eg 1Fv(Nu), Nu 1V1C"));
        QCOMPARE(game.deadPile("Nu"), QString("4F"));
        QCOMPARE(game.deadPile("Eg"), QString(""));
    }

    // R-LOR-12.5a
    void allMeshweshBecomeNubian() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@ON 2F, Eg@LOW 1F");
        enlist(game, "Eg", "LOW");
        test(game);
        QCOMPARE(game.at("LOW"), QString("Eg 1Fv(Nu), Nu 1F"));
        QVERIFY(isMeshwesh(game.state(), game.piece("Nu", "LOW", "F")));
    }

    // A-LOR-95
    void vassalsOfOtherLordsStayTheirs() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, Eg@ON 1F1Cv(As), Eg@PHI 1F");
        test(game);
        QCOMPARE(game.at("ON"), QString("Eg 1F1Cv(As)"));
        QCOMPARE(game.at("PHI"), QString("Eg 1Fv(Nu)"));
    }

    // R-LOR-10.9a, A-LOR-78: Egypt is a vassal now, and its own vassals are free.
    void vassalsOfEgyptAreFreed() {
        Table game = ruled("Eg@ON 1F, Ca@PHI 1Fv(Eg)");
        QCOMPARE(game.at("PHI"), QString("Ca 1F"));
    }

    // A-LOR-95: who dies during the dynasty lies in Nubia's pile; who arrives is free.
    void duringTheDynastyTheDeadAreNubiasAndNewUnitsAreFree() {
        Table game = ruled("Eg@ON 1F, Eg@KAD 1F");
        eliminate(game.state(), game.piece("Eg", "KAD", "F"));
        QCOMPARE(game.deadPile("Nu"), QString("1F"));
        game.put("Eg@NAU 1F1C");
        test(game);
        QVERIFY(rules(game));
        QCOMPARE(game.at("NAU"), QString("Eg 1F1C"));
    }

    // A-LOR-96: the chariot counts as if it had passed already: six against six, six against five, eight against six.
    void whoIsOutnumberedBeginsNoDynasty() {
        const QString nubians = "Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, ";
        QVERIFY(rulesAfter(nubians + "Eg@ON 6F1C"));
        QVERIFY(!rulesAfter(nubians + "Eg@ON 6F"));
        QVERIFY(!rulesAfter(nubians + "Eg@ON 8F1C"));
    }

    // R-LOR-13.2a
    void aDynastyEndsWithItsAreas() {
        Table game = ruled("Eg@KAD 2F1C");
        game.state().turn = core::TurnNumber{10};
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Dead);
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Dead);
        QVERIFY(!rules(test(game)));
        QCOMPARE(game.at("KAD"), QString("Eg 2F1C"));
        QVERIFY(!dynastyOver(game.state(), game.nation("Eg")).valid());
        QVERIFY(!game.state().of(game.nation("Eg")).fresh);
    }

    // R-LOR-13.1a, R-LOR-7.1b: the foot that are its vassals hold areas for it.
    void vassalsHoldAreasForTheDynasty() {
        Table game = ruled("Eg@ON 2F");
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Dead);
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Dead);
        QVERIFY(rules(test(game)));
    }

    // R-LOR-13.2b, A-LOR-96: eight against five and the chariot that passed; six against six are not more.
    void aDynastyEndsWhenItIsOutnumbered() {
        Table game = ruled("Eg@ON 5F1C");
        game.put("Eg@PHI 1F");
        QVERIFY(rules(test(game)));
        game.put("Eg@PHI 2F");
        QVERIFY(!rules(test(game)));
        QCOMPARE(game.at("ON"), QString("Eg 5F1C"));
    }

    // A-LOR-96: what is left of the pile returns, and those who had returned as Nubians too.
    void theDeadAndTheTakenReturnToEgypt() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, Eg@KAD 1C").bury("Eg 3F, Nu 1F");
        test(game);
        const PieceId returned = game.dead("Nu", "F"); // Egypt comes before Nubia in the roster
        putDown(game.state(), returned, game.area("THE"));
        QCOMPARE(game.at("THE"), QString("Nu 3F"));
        game.put("Eg@PHI 8F");
        QVERIFY(!rules(test(game)));
        QCOMPARE(game.at("THE"), QString("Eg 1F, Nu 2F"));
        QCOMPARE(game.at("KAD"), QString("Eg 1C"));
        QCOMPARE(game.deadPile("Eg"), QString("2F"));
        QCOMPARE(game.deadPile("Nu"), QString("1F"));
    }

    // R-LOR-13.2c, R-LOR-13.2d
    void meshweshStayWithNubiansAndLeaveEgyptians() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, Eg@ON 1F1C");
        enlist(game, "Nu", "THE");
        enlist(game, "Eg", "ON");
        test(game);
        QCOMPARE(game.at("ON"), QString("Eg 1Fv(Nu), Nu 1F1C"));
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Gone);
        takeOff(game.state(), game.piece("Nu", "LOW", "F"), Lot::Gone);
        takeOff(game.state(), game.piece("Nu", "UPP", "F"), Lot::Gone);
        QVERIFY(!rules(test(game)));
        QCOMPARE(game.at("THE"), QString("Nu 3F"));
        QCOMPARE(game.at("ON"), QString("Eg 1F1C"));
        QCOMPARE(game.deadPile("Li"), QString("1F"));
    }

    // R-LOR-13.3a
    void nubiaMayReturnEgyptiansAndNeedNot() {
        Table game(9);
        game.put("Nu@THE 2F, Nu@UPP 1F, Nu@LOW 2F, Eg@ON 1F").bury("Eg 2F");
        test(game);
        game.begin("Nu");
        QVERIFY(game.isAt<Replacing>());
        const PieceId egyptian = game.dead("Nu", "F");
        QVERIFY(game.setup().of(egyptian).nation == game.nation("Eg"));
        QVERIFY(game.allows(Return{egyptian}));
        QVERIFY(game.allows(Done{}));
    }

    // R-LOR-12.2a: Nubia enlists raiders while its dynasty rules, Egypt always.
    void theDynastyEnlistsRaiders() {
        Table game = ruled("Eg@ON 1F");
        QVERIFY(enlistsNow(game.state(), game.nation("Nu")));
        QVERIFY(enlistsNow(game.state(), game.nation("Eg")));
        game.state().of(game.nation("Nu")).dynasty = false;
        QVERIFY(!enlistsNow(game.state(), game.nation("Nu")));
        QVERIFY(!enlistsNow(game.state(), game.nation("As")));
    }
};

QTEST_APPLESS_MAIN(TstLordsDynasty)
#include "tst_lords_dynasty.moc"

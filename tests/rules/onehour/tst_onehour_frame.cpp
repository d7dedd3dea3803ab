// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/victory.h"
#include "tests/rules/onehour/battle.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;
using orontes::tests::playBattle;

namespace {

const QString nothing;

} // namespace

/// Length, entries, exits and victory in the bundled battles.
class TstOnehourFrame : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-233
    void theScenarioHasItsLength() {
        QCOMPARE(playBattle("last 1 | units Bw@E5/N Rw@L1/S | done | done | over draw"), nothing);
        QCOMPARE(playBattle("last 2 | units Bw@E5/N Rw@L1/S | done | done | over not | done | done | over draw"),
                 nothing);
        Battle battle("units Bw@E5/N Rw@L1/S");
        QCOMPARE(battle.state().setup->lastTurn.value, 15);
        Battle mustered(
            "option muster on | units Bw@A1/N Bw@B1/N Bw@C1/N Bw@D1/N Bw@E1/N Bw@F1/N Rw@A12/S Rw@B12/S Rw@C12/S "
            "Rw@D12/S Rw@E12/S Rw@F12/S | owes muster | die 3 | owes muster | die 1 | owes Blue movement");
        QCOMPARE(mustered.fault(), nothing);
        std::array<std::array<int, typeCount>, 2> count{};
        for (std::size_t i = 0; i < 12; ++i)
            ++count[i / 6][static_cast<std::size_t>(mustered.state().units[i].type)];
        QVERIFY((count[0] == std::array<int, typeCount>{3, 1, 1, 1}));
        QVERIFY((count[1] == std::array<int, typeCount>{4, 2, 0, 0}));
    }

    // R-OHW-235
    void aSideWithNobodyLeftLoses() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:13 | attack Bw Rh 1 | over Blue"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:13 Rw>3:A1 | attack Bw Rh 1 | over not"), nothing);
        QCOMPARE(playBattle("units Bw@E1/N:9 Rw@L1/S | done | done | morale Bw 3 | over Red"), nothing);
    }

    // R-OHW-235
    void theReasonNamesWhoHasNobodyLeft() {
        Battle battle("units Bw@E5/N Rh@E6/S:13 | attack Bw Rh 1 | over Blue");
        const core::Text reason = outcomeOf(battle.state())->reason;
        QCOMPARE(QString::fromStdString(reason.id.value), QString("onehour.outcome.deserted"));
        QCOMPARE(QString::fromStdString(std::get<std::string>(reason.args.at("side"))), QString("Red"));
    }

    // R-OHW-236
    void theSquareOfEntryCounts() {
        QCOMPARE(playBattle("units Bw>F1 Bw@A5/N | no move Bw F3/N | move Bw F2/N"), nothing);
        QCOMPARE(playBattle("road F1-F12 | units Bw>F1 Bw@A5/N | no move Bw F4/N | move Bw F3/N"), nothing);
        QCOMPARE(
            playBattle("units Bw>3:F1 Bw@A5/N | no move Bw F1/N: not-due | done | done | done | done | move Bw F1/N"),
            nothing);
        QCOMPARE(playBattle("units Bh>F1 Bw@A5/N | no move Bh F5/N | move Bh I4/N"), nothing);
        QCOMPARE(
            Battle::ofScenario(
                "carchemish",
                "deploy Bw E6 | deploy Ba F6 | move Bw2 E1/N | move Bw3 F1/N | no move Ba2 G1/N: enough-entered | done "
                "| owes entry | die 3 | no move Rw A12/S | no move Rw2 E12/S: not-due | move Rw E12/S | move Ra F12/S")
                .fault(),
            nothing);
        QCOMPARE(Battle::ofScenario(
                     "ai",
                     "now 3 | deploy Bw A12 | deploy Bw2 B12 | deploy Bw3 C12 | deploy Ba D12 | deploy Rw F9 | deploy "
                     "Rw2 G9 | deploy Rw3 H9 | deploy Ra I9 | deploy Rh J9 | owes arrival | die 2 | no move Bw4 A5/E: "
                     "not-arrived | done | done | done | turn 4 | owes arrival | die 3 | move Bw4 A5/E | move Ba2 A6/E")
                     .fault(),
                 nothing);
    }

    // R-OHW-237
    void aBlockedEntryWaits() {
        QCOMPARE(playBattle("units Bw>F1 Bh@F1/N Rw@L12/S | no move Bw F1/N: taken | done | done | see Bw due | move "
                            "Bh F3/N | move Bw F1/N"),
                 nothing);
    }

    // R-OHW-238
    void whoEntersMayCharge() {
        QCOMPARE(playBattle("units Bw>F1 Bw@A5/N Rh@F3/S | move Bw F2/N | done | attack Bw Rh 1 | see Rh F3/S:5"),
                 nothing);
        QCOMPARE(playBattle("units Bw>F1 Bw@A5/N Rh@F4/S | no move Bw F3/N"), nothing);
    }

    // R-OHW-239
    void whoEntersFacesAwayFromTheEdge() {
        QCOMPARE(playBattle("units Bw>F1 Bw@A5/N | no move Bw F1/S | move Bw F1/N"), nothing);
        QCOMPARE(playBattle("units Bw>A7 Bw@A5/N | move Bw A7/E"), nothing);
        QCOMPARE(playBattle("units Bw>F12 Bw@A5/N | move Bw F11/S"), nothing);
        QCOMPARE(playBattle("units Bw>L5 Bw@A5/N | move Bw K5/W"), nothing);
    }

    // R-OHW-070, R-OHW-069
    void leavingCostsASquare() {
        QCOMPARE(Battle::ofScenario("harran", "only | place Bw@F11/N Bc@A1/N Rw@A5/N | leave Bw F12").fault(), nothing);
        QCOMPARE(Battle::ofScenario("harran", "only | place Bw@F10/N Bc@A1/N Rw@A5/N | no leave Bw F12: exit-too-far")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("harran", "only | place Bw@G12/N Bc@A1/N Rw@A5/N | leave Bw G12 | see Bw exited")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("harran", "only | place Bw@G11/N Bc@A1/N Rw@A5/N | leave Bw G12 | see Bw exited")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("harran", "only | place Bw@G9/N Bc@A1/N Rw@A5/N | no leave Bw G12: exit-too-far")
                     .fault(),
                 nothing);
        QCOMPARE(
            Battle::ofScenario("harran", "only | place Bh@G7/N Bc@A1/N Rw@A5/N | leave Bh G12 | see Bh exited").fault(),
            nothing);
        QCOMPARE(Battle::ofScenario("harran", "only | place Bh@G6/N Bc@A1/N Rw@A5/N | no leave Bh G12").fault(),
                 nothing);
        QCOMPARE(
            Battle::ofScenario("harran", "only | place Bw@E12/N Bc@A1/N Rw@A5/N | no leave Bw E12: no-exit").fault(),
            nothing);
    }

    // R-OHW-232
    void flightIsNoExit() {
        Battle battle = Battle::ofScenario(
            "harran", "only | place Bw@G12/S:9 Bc@E1/N Rw@A5/S | done | done | morale Bw 4 | see Bw lost");
        QCOMPARE(battle.fault(), nothing);
        QCOMPARE(unitsExited(battle.state(), SideId{0}), 0);
        QCOMPARE(unitsLost(battle.state(), SideId{0}), 1);
    }

    // R-OHW-230
    void whoRoutsHoldsNothing() {
        QCOMPARE(
            Battle::ofScenario("gilboa", "now 15 | only | place Bw@F11/S:9! Bw2@A1/N Rw@H9/S | done | done | over Red")
                .fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("gilboa", "now 15 | only | place Bw@F11/S Bw2@A1/N Rw@H9/S | done | done | over Blue")
                .fault(),
            nothing);
    }

    // R-OHW-234, R-OHW-240
    void bothFordsOfTheKishonWin() {
        QCOMPARE(
            Battle::ofScenario("kishon", "now 15 | only | place Bw@C6/N Bw2@J5/S Rw@A1/N | done | done | over Blue")
                .fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("kishon", "now 15 | only | place Rw@D7/N Rw2@J6/N Bw@A12/N | done | done | over Red")
                .fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("kishon", "now 15 | only | place Bw@C6/N Rw2@J6/N | done | done | over draw").fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("kishon", "now 15 | only | place Bw@C6/N Bw2@J6/N Rw@K7/N | done | done | over draw")
                .fault(),
            nothing);
    }

    // R-OHW-240
    void lossesDecideAtTerebinth() {
        QCOMPARE(Battle::ofScenario(
                     "terebinth",
                     "now 9 | only | gone Rw Rw2 Rc | place Bw@E6/N Ra@E7/S:14 Rc2@L1/N | attack Bw Ra 1 | over Blue")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("terebinth", "now 9 | only | gone Bw Bw2 Bw3 | place Bw4@E6/N:14 Ba@A12/S Rw@E7/S "
                                                 "| done | attack Bw4 Rw 1 | attack Rw Bw4 1 | over Red")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario(
                     "terebinth", "now 15 | only | gone Rw Rw2 Bw | place Bw2@A12/S Rw3@L1/N | done | done | over Blue")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario(
                     "terebinth", "now 15 | only | gone Rw Bw Bw3 | place Bw2@A12/S Rw3@L1/N | done | done | over Red")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("terebinth",
                                    "now 15 | only | gone Rw Bw | place Bw2@A12/S Rw3@L1/N | done | done | over draw")
                     .fault(),
                 nothing);
    }

    // R-OHW-240
    void aBridgeheadCountsUnitsInAZone() {
        QCOMPARE(Battle::ofScenario(
                     "carchemish", "now 15 | only | place Bw@A7/N Bw2@C7/N Bw3@E7/N Rw@A12/S | done | done | over Blue")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("carchemish",
                                    "now 15 | only | place Bw@A7/N Bw2@C7/N Bw3@E7/N Rw@H7/W | done | done | over Red")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("carchemish",
                                    "now 15 | only | place Bw@A7/N Bw2@C7/N Bw3@E4/N Rw@A12/S | done | done | over Red")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("carchemish",
                                    "now 15 | only | place Bw@A7/N Bw2@C7/N Bw3@E7/N Rw@I7/W | done | done | over Blue")
                     .fault(),
                 nothing);
    }

    // R-OHW-240, R-OHW-070
    void threeExitsWinTheRoadToHarran() {
        QCOMPARE(Battle::ofScenario("harran", "now 9 | only | place Bw@G12/N Bw2@F12/N Bh@H12/N Bc@E1/N Rw@A5/N | "
                                              "leave Bw G12 | leave Bw2 F12 | over not | leave Bh H12 | over Blue")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario(
                     "harran", "now 15 | only | place Bw@G12/N Rw@A5/N Bc@E1/N | leave Bw G12 | done | done | over Red")
                     .fault(),
                 nothing);
    }

    // R-OHW-234
    void theTownOfAiIsHeldAlone() {
        QCOMPARE(Battle::ofScenario("ai", "now 15 | only | place Bw@H7/N Rw@A1/N | done | done | over Blue").fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("ai", "now 15 | only | place Bw@H7/N Rw@I8/N | done | done | over Red").fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("ai", "now 15 | only | place Bw@A12/N Rw@A1/N | done | done | over Red").fault(),
                 nothing);
    }

    // R-OHW-234
    void hillAndCrossroadsWinAtQarqar() {
        QCOMPARE(Battle::ofScenario("twelve_kings",
                                    "now 15 | only | place Bw@I9/N Bw2@D3/N Rw@A12/N | done | done | over Blue")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("twelve_kings",
                                    "now 15 | only | place Rw@I9/N Rw2@E4/N Bw@A1/N | done | done | over Red")
                     .fault(),
                 nothing);
        QCOMPARE(Battle::ofScenario("twelve_kings", "now 15 | only | place Bw@I9/N Rw@E5/N | done | done | over draw")
                     .fault(),
                 nothing);
    }

    // R-OHW-234
    void theVillageDecidesAtHalule() {
        QCOMPARE(Battle::ofScenario("halule", "now 15 | only | place Rw@J2/N Bw@A1/N | done | done | over Red").fault(),
                 nothing);
        QCOMPARE(
            Battle::ofScenario("halule", "now 15 | only | place Rw@J2/N Bw@K2/N | done | done | over Blue").fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("halule", "now 15 | only | place Rw@I2/N Bw@A1/N | done | done | over Blue").fault(),
            nothing);
    }

    // R-OHW-240
    void theRoyalGuardAndTwoOthersFall() {
        QCOMPARE(
            Battle::ofScenario(
                "ulai", "now 5 | only | gone Rw2 Ra | place Bw@E5/N Rw@E6/S:14 Rc@L3/N | attack Bw Rw 3 | over Blue")
                .fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario(
                "ulai", "now 5 | only | gone Rw2 Ra | place Bw@E5/N Rc@E6/S:14 Rw@L3/N | attack Bw Rc 3 | over not")
                .fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("ulai", "now 15 | only | gone Rw Ra | place Bw@A12/S Rw2@L3/N | done | done | over Red")
                .fault(),
            nothing);
    }

    // R-OHW-234
    void theHillDecidesAtTheThames() {
        QCOMPARE(
            Battle::ofScenario("thames", "now 15 | only | place Bw@H9/N Rw@A9/N | done | done | over Blue").fault(),
            nothing);
        QCOMPARE(
            Battle::ofScenario("thames", "now 15 | only | place Bw@H9/N Rw@I10/N | done | done | over Red").fault(),
            nothing);
        QCOMPARE(Battle::ofScenario("thames", "now 15 | only | place Bw@A1/N Rw@A9/N | done | done | over Red").fault(),
                 nothing);
    }

    // R-OHW-079, R-OHW-080
    void deploymentObeysTheGround() {
        QCOMPARE(
            Battle::ofScenario(
                "halule", "no deploy Bw G9: no-standing | deploy Ba G9 | no deploy Bw A8: not-in-zone | deploy Bw G4")
                .fault(),
            nothing);
        QCOMPARE(playBattle("wood E5 | units Ba@E5/N | owes Blue movement"), nothing);
        QCOMPARE(playBattle("hill E5 | units Bc@E5/S | owes Blue movement"), nothing);
        for (const char* type : {"w", "h", "c"})
            QVERIFY(!playBattle(QString("wood E5 | units B%1@E5/N | owes Blue movement").arg(type)).isEmpty());
        for (const char* ground : {"marsh", "lake", "river"})
            QVERIFY(!playBattle(QString("%1 E5 | units Ba@E5/N | owes Blue movement").arg(ground)).isEmpty());
        QCOMPARE(playBattle("river 5 | ford E5 | units Bh@E5/N | owes Blue movement"), nothing);
    }
};

QTEST_APPLESS_MAIN(TstOnehourFrame)
#include "tst_onehour_frame.moc"

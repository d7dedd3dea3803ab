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

/// Turning in a fight, and elimination.
class TstOnehourFights : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-182
    void aUnitTurnsToAFlankAttacker() {
        QCOMPARE(playBattle("first Red | units Bw@F5/W Rw@E5/N | move Rw E5/E"), nothing);
    }

    // R-OHW-183
    void notWhileItIsAttackedFromInFront() {
        QCOMPARE(playBattle("first Red | units Bw@F5/W Bw@E6/S Rw@E5/N Rw@L1/S | no move Rw E5/E: no-turn-in-contact"),
                 nothing);
    }

    // R-OHW-184
    void aUnitTurnsAboutToARearAttacker() {
        QCOMPARE(playBattle("first Red | units Bw@E4/N Rw@E5/N | move Rw E5/S"), nothing);
    }

    // R-OHW-185
    void itChoosesWhomToFace() {
        QCOMPARE(playBattle(
                     "first Red | units Bw@F5/W Bw@E4/N Rw@E5/N | no move Rw E5/W: no-turn-in-contact | move Rw E5/E"),
                 nothing);
        QCOMPARE(playBattle("first Red | units Bw@F5/W Bw@E4/N Rw@E5/N | move Rw E5/S"), nothing);
    }

    // R-OHW-186
    void nobodyWalksOutOfAFight() {
        QCOMPARE(playBattle("first Red | units Bw@E6/S Rw@E5/N Rw@L1/S | no move Rw D5/W: locked"), nothing);
        QCOMPARE(playBattle("option combatLocked off | first Red | units Bw@E6/S Rw@E5/N Rw@L1/S | move Rw D5/W"),
                 nothing);
    }

    // R-OHW-187
    void whenTheEnemyIsGoneAUnitIsFree() {
        QCOMPARE(
            playBattle(
                "first Red | units Bw@E6/S:13 Bw@A1/N Rw@E5/N | attack Rw Bw 6 | see Bw lost | done | move Rw E6/N"),
            nothing);
    }

    // R-OHW-188, R-OHW-189
    void turningToFaceIsNoChargeAndTheUnitAttacks() {
        QCOMPARE(playBattle("first Red | units Bh@F5/W Rw@E5/N | move Rw E5/E | attack Rw Bh 3 | see Bh F5/W:5"),
                 nothing);
    }

    // R-OHW-190
    void whoDoesNotTurnDoesNotStrike() {
        QCOMPARE(playBattle("first Red | units Bw@F5/W Rw@E5/N | done | owes Blue attackDie"), nothing);
    }

    // R-OHW-191
    void unitsTurnInTheirOwnTurnOnly() {
        QCOMPARE(playBattle("units Bw@F5/W Bw@A1/N Rw@E5/N | no move Rw E5/E: not-yours"), nothing);
    }

    // R-OHW-192, R-OHW-010
    void fifteenHitsEliminate() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:12 Rw@L1/S | attack Bw Rh 1 | see Rh lost"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:12 Rw@L1/S | attack Bw Rh 2 | see Rh lost"), nothing);
    }

    // R-OHW-193
    void fourteenDoNot() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:11 Rw@L1/S | attack Bw Rh 1 | see Rh E6/S:14"), nothing);
    }

    // R-OHW-194
    void unitsLeaveInTheEliminationPhase() {
        QCOMPARE(playBattle("units Ba@E3/N Bw@E5/N Rh@E6/S:12 Rw@L1/S | done | fire Ba Rh 3 | see Rh E6/S:15 | attack "
                            "Bw Rh 1 | see Rh lost"),
                 nothing);
    }

    // R-OHW-195
    void whoIsEliminatedActsNoMore() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:12 Rw@L1/S | attack Bw Rh 1 | owes Red movement | no move Rh E7/S: "
                            "not-on-board"),
                 nothing);
    }

    // R-OHW-196
    void hitsBeyondFifteenDoNotShow() {
        Battle battle("units Ba@E5/N Ba@D5/N Rh@E8/S:14 Rw@L1/S | done | fire Ba Rh 5 | see Rh E8/S:19");
        QCOMPARE(battle.fault(), nothing);
        const core::View view = Game::view(battle.state(), {core::Observer::Kind::Referee, {}});
        QVERIFY(view.counters[2].state.at(core::FieldId{"hits"}) == core::Value{std::int64_t{15}});
        QCOMPARE(battle.play("done | see Rh lost"), nothing);
        QCOMPARE(unitsLost(battle.state(), SideId{1}), 1);
    }

    // R-OHW-197
    void theEliminatedTestNoMorale() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:13 Rw@L1/S | attack Bw Rh 1 | done | turn 2"), nothing);
    }

    // R-OHW-198
    void theEliminatedAreLost() {
        Battle battle("units Bw@E5/N Rh@E6/S:13 Rw@L1/S | attack Bw Rh 1");
        QCOMPARE(battle.fault(), nothing);
        QCOMPARE(unitsLost(battle.state(), SideId{1}), 1);
        QCOMPARE(unitsLost(battle.state(), SideId{0}), 0);
    }
};

QTEST_APPLESS_MAIN(TstOnehourFights)
#include "tst_onehour_fights.moc"

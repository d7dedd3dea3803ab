// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/casualties.h"
#include "tests/rules/onehour/battle.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;
using orontes::tests::playBattle;

namespace {

const QString nothing;

/// Two turns with all phases.
const QString twoTurns = R"(option initiative perTurn
wood G8
units Bw@E4/N Ba@G4/N Bh@C4/N Rw@E7/S Ra@G8/S Rc@C9/S
die 4 | die 2 | owes Blue movement
move Bw E6/N | move Bh C8/N | done
fire Ba Ra 5 | see Ra G8/S:3
attack Bw Rw 3 | see Rw E7/S:4
attack Bh Rc 6 | see Rc C9/S:10
owes Red movement | done
fire Ra Ba 6 | see Ba G4/N:6
attack Rw Bw 5 | see Bw E6/N:4
attack Rc Bh 2 | see Bh C8/N:2
morale Rc 3 | see Rc lost
turn 2 | die 1 | die 5 | owes Red movement | done | owes Red firing | done
attack Rw Bw 6 | see Bw E6/N:8
move Bh D8/E | done | owes Blue firing | done
attack Bh Rw 1 | see Rw E7/S:9
attack Bw Rw 2 | see Rw E7/S:11
morale Rw 5 | morale Bw 6
see Bw E6/N:8 Ba G4/N:6 Bh D8/E:2 Rw E7/S:11 Ra G8/S:3 Rc lost
turn 3 | owes initiative)";

} // namespace

/// The turn sequence, and a whole game of two turns.
class TstOnehourSequence : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-001
    void thereAreFourTypes() {
        Battle battle("units Bw@A1/N Ba@B1/N Bh@C1/N Bc@D1/N");
        QCOMPARE(battle.play("owes Blue movement"), nothing);
        Battle other("units Bw@A1/N");
        other.scenario().counters.edit()[0].type = core::CounterType{"elephant"};
        QVERIFY(!other.play("owes Blue movement").isEmpty());
    }

    // R-OHW-002
    void theHigherDieGoesFirst() {
        QCOMPARE(playBattle("option initiative perTurn | units Bw@E5/N Rw@L1/S | owes initiative | die 5 | owes "
                            "initiative | die 2 | owes Blue movement"),
                 nothing);
    }

    // R-OHW-003
    void aTieIsRolledAgain() {
        QCOMPARE(playBattle("option initiative perTurn | units Bw@E5/N Rw@L1/S | die 3 | die 3 | owes initiative | die "
                            "1 | die 6 | owes Red movement"),
                 nothing);
    }

    // R-OHW-004
    void initiativeIsRolledEveryTurn() {
        QCOMPARE(playBattle("option initiative perTurn | units Bw@E5/N Rw@L1/S | die 6 | die 1 | owes Blue movement | "
                            "done | owes Red movement | done | turn 2 | owes initiative | die 2 | die 5 | owes Red "
                            "movement | done | owes Blue movement"),
                 nothing);
        QCOMPARE(playBattle("option initiative perGame | units Bw@E5/N Rw@L1/S | die 6 | die 1 | owes Blue movement | "
                            "done | done | turn 2 | owes Blue movement | done | owes Red movement"),
                 nothing);
    }

    // R-OHW-005
    void aScenarioMayFixTheFirstSide() {
        QCOMPARE(Battle::ofScenario("gilboa", "only | place Bw@F10/S Rw@F2/N | owes Red movement").fault(), nothing);
        QCOMPARE(playBattle("first Red | units Bw@E5/N Rw@L1/S | owes Red movement"), nothing);
    }

    // R-OHW-006
    void eachActionHasItsPhase() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E8/S | no fire Ba Rh: wrong-phase | no attack Ba Rh: wrong-phase | done "
                            "| no move Ba E6/N: wrong-phase"),
                 nothing);
    }

    // R-OHW-007
    void thePhasesFollowEachOther() {
        Battle battle("units Bw@E5/N Rw@L1/S | done | done");
        QStringList phases;
        for (const core::Event& event : battle.takeEvents())
            if (const auto* began = std::get_if<core::PhaseBegan>(&event.what))
                phases << QString::fromStdString(began->phase.value);
        QCOMPARE(phases,
                 (QStringList{"firstFiring", "firstHandToHand", "firstElimination", "secondMovement", "secondFiring",
                              "secondHandToHand", "secondElimination", "morale", "initiative", "firstMovement"}));
    }

    // R-OHW-008
    void onlyTheActiveSideInflictsHits() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@E6/S | attack Bw Rw 4 | see Rw E6/S:3 Bw E5/N"), nothing);
    }

    // R-OHW-009
    void theOtherSideStrikesInItsOwnTurn() {
        QCOMPARE(playBattle("first Red | units Bw@E5/N Rw@E6/S | attack Rw Bw 1 | see Bw E5/N:2 Rw E6/S"), nothing);
    }

    // R-OHW-010
    void unitsBeginWithoutHits() {
        Battle battle("units Bw@E5/N Rw@L1/S");
        QCOMPARE(int(battle.state().at(battle.unit("Bw")).hits), 0);
        QCOMPARE(battle.state().setup->tables.strength, 15);
    }

    // R-OHW-011
    void oneUnitStandsInASquare() {
        QCOMPARE(playBattle("units Bw@E5/N Bh@E7/N | no move Bw E7/N: taken | move Bw E6/N"), nothing);
    }

    // R-OHW-012
    void squaresBeyondTheBoardAreNone() {
        Battle battle("units Bw@E5/N Rw@L1/S");
        for (const char* label : {"M1", "A13"}) {
            core::Action action{
                {core::SeatId{0}},
                "move",
                {{"facing", std::string("n")}, {"space", std::string(label)}, {"unit", std::int64_t{1}}}};
            const auto read = Game::decode(battle.state(), action);
            QVERIFY(!read);
            QCOMPARE(read.error().id, std::string("onehour.play.unknown-space"));
        }
        QCOMPARE(battle.state().setup->rows * battle.state().setup->columns, 144);
    }

    // R-OHW-013
    void hitsStayAndWhoComesBackIsNew() {
        QCOMPARE(playBattle("units Bw@E5/N:7 Rw@L1/S | done | done | done | done | done | done | see Bw E5/N:7"),
                 nothing);
        QCOMPARE(Battle::ofScenario("ulai", "only | place Bw@E5/N:14 Rw@E6/S Rc@L3/N | attack Bw Rw 1 | done | attack "
                                            "Rw Bw 3 | see Bw due | no move Bw A12/N | move Bw A12/S | see Bw A12/S")
                     .fault(),
                 nothing);
    }

    // R-OHW-014
    void eachUnitMovesOnceInAnyOrder() {
        QCOMPARE(playBattle("units Bw@E5/N Bw@A1/N | move Bw2 A2/N | move Bw E6/N"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Bw@A1/N | move Bw E6/N | no move Bw E7/N: moved"), nothing);
    }

    // R-OHW-015
    void aUnitMayHold() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E8/S | no move Ba E5/N: no-move | done | fire Ba Rh 1"), nothing);
    }

    // R-OHW-016
    void aTurnEndsWithMorale() {
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | turn 1 | morale Bw 6 | turn 2"), nothing);
    }

    // R-OHW-241
    void sameDiceAndOrdersGiveTheSameGame() {
        Battle one(twoTurns);
        Battle other(twoTurns);
        QCOMPARE(one.fault(), nothing);
        QVERIFY(one.state() == other.state());
    }

    // R-OHW-242
    void everyDieIsToldWithItsPurpose() {
        Battle battle(twoTurns);
        QCOMPARE(battle.fault(), nothing);
        QStringList dice;
        for (const core::Event& event : battle.takeEvents())
            if (const auto* rolled = std::get_if<core::Rolled>(&event.what)) {
                dice << QString::number(rolled->dice.front());
                QVERIFY(!rolled->calculation.title.id.empty() && !event.rule.reference.empty());
            }
        QCOMPARE(dice.join(' '), QString("4 2 5 3 6 6 5 2 3 1 5 6 1 2 5 6"));
    }

    // R-OHW-242
    void theArithmeticGivesTheHits() {
        Battle battle("village E6 | units Bc@E4/N Rw@E6/E Rw@L1/S | move Bc E5/N");
        QCOMPARE(battle.fault(), nothing);
        QVERIFY(Game::prompt(battle.state(), core::chance).calculation->lines.empty());
        QCOMPARE(battle.play("die 4"), nothing);
        const core::Calculation calculation = *Game::prompt(battle.state(), core::chance).calculation;
        QCOMPARE(calculation.lines.size(), std::size_t{4});
        QVERIFY(core::total(calculation.lines, 5) == core::Fraction(5)); // 4 and 5 are 9, 18, 9, 5
        QCOMPARE(calculation.lines[1].rule.reference, std::string("R-OHW-162"));
        QCOMPARE(calculation.lines[2].rule.reference, std::string("R-OHW-154"));
        QCOMPARE(calculation.lines[3].rule.reference, std::string("R-OHW-160"));
    }

    // R-OHW-243
    void meanHits() {
        const auto mean = [](const QString& script, bool fires) {
            Battle battle(script);
            const State& state = battle.state();
            return expected(fires ? shot(state, state.target) : attack(state, state.unit, state.target));
        };
        const QString fire = "units Ba@E5/N %1@E8/S | done | fire Ba %1";
        QCOMPARE(mean(fire.arg("Rh"), true), 350);
        QCOMPARE(mean("wood E8 | " + fire.arg("Ra"), true), 200);
        QCOMPARE(mean(fire.arg("Rw"), true), 200);
        QCOMPARE(mean("village E8 | " + fire.arg("Rw"), true), 133);
        QCOMPARE(mean("units Ba@E5/N Rh@E6/S", false), 250);
        QCOMPARE(mean("units Bw@E5/N Rh@E6/S", false), 550);
        QCOMPARE(mean("units Bw@E4/N Rh@E6/S | move Bw E5/N", false), 750);
        QCOMPARE(mean("units Bh@E4/N Rh@E6/S | move Bh E5/N", false), 750);
        QCOMPARE(mean("units Bc@E4/N Rh@E6/S | move Bc E5/N", false), 700);
    }
};

QTEST_APPLESS_MAIN(TstOnehourSequence)
#include "tst_onehour_sequence.moc"

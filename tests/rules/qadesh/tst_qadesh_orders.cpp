// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/setup.h"
#include "tests/rules/qadesh/rows.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

class TstQadeshOrders : public QObject {
    Q_OBJECT

private slots:
    void aTurnHasOrdersAndFourPhases() { // R-QAD-051
        Table table;
        QCOMPARE(table.play("set up: Amun 1; Entourage 61 | orders: | orders due"), QString());
        QStringList phases;
        for (const core::Event& event : table.takeEvents())
            if (const auto* began = std::get_if<core::PhaseBegan>(&event.what))
                phases << QString("%1 %2").arg(began->turn.value).arg(QString::fromStdString(began->phase.value));
        QCOMPARE(phases, (QStringList{"1 phase1", "1 phase2", "1 phase3", "1 phase4", "2 placement", "2 orders"}));
        QStringList described;
        for (const core::PhaseSpec& phase : Game::info().phases)
            described << QString::fromStdString(phase.id.value);
        QCOMPARE(described, (QStringList{"placement", "orders", "phase1", "phase2", "phase3", "phase4"}));
    }

    void ordersAreSecretUntilBothSidesHaveLocked() { // R-QAD-052
        Table table;
        QCOMPARE(table.play("set up: P'Re 27; RFC 43 | write P'Re 27-19-11 | write RFC 43-35"), QString());
        const core::Actor egypt{core::SeatId{0}};
        const core::Actor hatti{core::SeatId{1}};
        QCOMPARE(Game::owing(table.state()).count, 2);
        const core::TypedStep<State> locked = Game::apply(table.state(), egypt, Lock{}, nullptr);
        QCOMPARE(static_cast<int>(locked.reveals), static_cast<int>(core::Reveals::Nothing));
        QVERIFY(!Game::owing(locked.next).contains(egypt));
        const State seen = Game::veiled(locked.next, hatti.seat);
        QCOMPARE(static_cast<int>(seen.at(table.army("P'Re")).steps), 0);
        QCOMPARE(seen.at(table.army("P'Re")).path, (std::array<SpaceId, stepLimit>{}));
        QCOMPARE(static_cast<int>(seen.at(table.army("RFC")).steps), 1);
        QCOMPARE(Game::view(locked.next, {core::Observer::Kind::Seat, hatti.seat}).paths.size(), 1U);
        QCOMPARE(Game::view(locked.next, {core::Observer::Kind::Spectator, {}}).paths.size(), 0U);
        QCOMPARE(Game::view(locked.next, {core::Observer::Kind::Referee, {}}).paths.size(), 2U);
        core::Events events;
        const core::TypedStep<State> shown = Game::apply(locked.next, hatti, Lock{}, &events);
        QCOMPARE(static_cast<int>(shown.reveals), static_cast<int>(core::Reveals::Secret));
        QCOMPARE(Game::view(shown.next, {core::Observer::Kind::Seat, hatti.seat}).paths.size(), 2U);
        const auto named = std::count_if(events.begin(), events.end(), [](const core::Event& event) {
            return std::holds_alternative<core::Revealed>(event.what);
        });
        QCOMPARE(named, 2);
    }

    void stepsAndRecallsAreSecretAndLocksAreNot() { // R-QAD-052
        Table table;
        QCOMPARE(table.play("set up: P'Re 27; RFC 43"), QString());
        const core::Actor egypt{core::SeatId{0}};
        const ArmyId army = table.army("P'Re");
        const core::TypedStep<State> step =
            Game::apply(table.state(), egypt, WriteStep{army, table.space("19")}, nullptr);
        QVERIFY(step.secret);
        QVERIFY(Game::apply(step.next, egypt, Recall{army}, nullptr).secret);
        QVERIFY(!Game::apply(step.next, egypt, Lock{}, nullptr).secret);
    }

    void anOrderIsAPathSpaceBySpace_data() {
        addRows({
            {"R-QAD-053", "each space of a path is next to the one before", "set up: Amun 22 | write Amun 22-14-6"},
            {"R-QAD-053", "a path does not leap", "set up: Amun 22 | refuse step Amun 6: step-too-far"},
            {"R-QAD-054", "no step leads over a corner",
             "set up: Amun 30 | refuse step Amun 21: diagonal-step | refuse step Amun 23: diagonal-step"},
            {"R-QAD-054", "nor on from a space written before",
             "set up: Amun 30 | write Amun 30-22 | refuse step Amun 15: diagonal-step"},
            {"R-QAD-055", "a path may be as long as the base move", "set up: P'Re 27 | write P'Re 27-19-11"},
            {"R-QAD-056", "one space more may be ordered",
             "set up: P'Re 27 | write P'Re 27-19-11-3 | refuse step P'Re 4: order-too-long"},
            {"R-QAD-057", "an army may be ordered to stay",
             "set up: Amun 30; RFC 62 | orders: | see: Amun 30 | orders due"},
            {"R-QAD-058", "the printed order of Amun is legal", "set up: Amun 30 | write Amun 30-22-14"},
            {"R-QAD-058", "the printed order of the Entourage is legal",
             "set up: Entourage 46 | orders: Entourage 46-45-44-36 | fail Entourage 2 | phase 2 | "
             "fail Entourage 2 | phase 3 | fail Entourage 3+2=5 | see: Entourage 36"},
            {"R-QAD-059", "a path does not stay in place",
             "set up: P'Re 27 | refuse step P'Re 27: waiting-step | write P'Re 27-28 | "
             "refuse step P'Re 28: waiting-step"},
            {"R-QAD-060", "a path may come back",
             "set up: Amun 30 | orders: Amun 30-22-30 | fail Amun 2 | see: Amun 22 | phase 2 | fail Amun 2+1=3 | "
             "see: Amun 30"},
            {"R-QAD-062", "a scattered army may be given an order, and uses it after a rally",
             "set up: P'Re 27 scattered | orders: P'Re 27-19-11 | rally P'Re 4 | phase 2 | fail P'Re 5 | "
             "see: P'Re 19"},
            {"R-QAD-062", "so may a looting army",
             "set up: P'Re 27 looting | orders: P'Re 27-19-11 | rally P'Re 4 | phase 2 | fail P'Re 5 | "
             "see: P'Re 19"},
            {"R-QAD-062", "so may a routing army, but it never uses it",
             "set up: P'Re 27 routing | orders: P'Re 27-19-11 | rally P'Re 4 | orders due | see: P'Re 27"},
            {"R-QAD-052", "a written order may be torn up and written anew",
             "set up: P'Re 27 | write P'Re 27-19 | recall P'Re | write P'Re 27-28-20-12 | recall P'Re | "
             "refuse recall P'Re: nothing-written"},
        });
    }

    void anOrderIsAPathSpaceBySpace() { playRow(); }

    void anOrderDoesNotLeaveTheBoard() { // R-QAD-061
        Table table;
        QCOMPARE(table.play("set up: P'Re 1; RFC 62"), QString());
        core::Action off{
            core::Actor{core::SeatId{0}}, "step", {{"army", std::int64_t{1}}, {"space", std::string("00")}}};
        QCOMPARE(Game::decode(table.state(), off).error().id, std::string("qadesh.play.unknown-space"));
        off.args["space"] = std::string("02");
        QVERIFY(Game::decode(table.state(), off).has_value());
        std::vector<Action> offered; // to 02 and 09 only, and to lock
        Game::choices(table.state(), off.by, offered);
        QCOMPARE(offered.size(), 3U);
    }

    void eachPhaseMakesOneTry_data() {
        addRows({
            {"R-QAD-063", "a path of three has tries in phases 1, 2 and 3",
             "set up: RFC 43 | orders: RFC 43-35-27-19 | phase 1 | fail RFC 2+1=3 | phase 2 | fail RFC 2+1=3 | "
             "phase 3 | fail RFC 2 | orders due | see: RFC 19"},
            {"R-QAD-064", "an Egyptian army never moves in phase 4",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 1 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 1 | fatigue P'Re 4 | orders due | see: P'Re 3"},
            {"R-QAD-064", "chariots with an additional space do",
             "set up: RFC 20 | orders: RFC 20-19-18-17-9 | fail RFC 1 | phase 2 | fail RFC 1 | phase 3 | "
             "fail RFC 1 | phase 4 | fail RFC 1 | fatigue RFC 4 | orders due | see: RFC 9"},
            {"R-QAD-064", "hosts move in phases 1 and 2 only",
             "set up: Allied 51 | orders: Allied 51-50-49 | fail Allied 1 | phase 2 | fail Allied 1 | "
             "fatigue Allied 4 | orders due | see: Allied 49"},
            {"R-QAD-065", "armies that share a space fight in every phase",
             "set up: P'Re 27; Vassals 27 | orders: | phase 1 | shock P'Re 3 3,4 v Vassals 3 3,3+1=7 | phase 2 | "
             "shock P'Re 3 3,4 v Vassals 3 3,3+1=7 | phase 3 | shock P'Re 3 3,4 v Vassals 3 3,3+1=7 | phase 4 | "
             "shock P'Re 3 3,4 v Vassals 3 3,3+1=7 | orders due"},
            {"R-QAD-065", "armies next to each other skirmish in every phase",
             "set up: P'Re 20; Vassals 21 | orders: | phase 1 | skirmish P'Re Vassals 1 | phase 2 | "
             "skirmish P'Re Vassals 1 | phase 3 | skirmish P'Re Vassals 1 | phase 4 | skirmish P'Re Vassals 1 | "
             "orders due"},
            {"R-QAD-066", "an army goes on with its order out of a battle",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27-19 | fail RFC 2+1=3 | shock P'Re 3 3,3 v RFC 3 2,2+2=6 | "
             "phase 2 | fail RFC 2+1=3 | see: RFC 19; P'Re 27"},
            {"R-QAD-067", "a failed try costs the phase and the same step is tried again",
             "set up: RFC 43 | orders: RFC 43-35-27-19 | fail RFC 5+1=6 | see: RFC 43 | phase 2 | fail RFC 2+1=3 | "
             "see: RFC 35 | phase 3 | fail RFC 2+1=3 | orders due | see: RFC 27"},
        });
    }

    void eachPhaseMakesOneTry() { playRow(); }
    void anAdditionalSpaceTires_data() {
        addRows({
            {"R-QAD-068", "3 after the additional space gives a fatigue token",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 1 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 1 | phase 3 | fatigue P'Re 3 | see: P'Re 3 F1 | phase 4"},
            {"R-QAD-068", "4 gives none",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 1 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 1 | fatigue P'Re 4 | see: P'Re 3"},
            {"R-QAD-068", "the try counts, not which step of the path it is",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 6 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 1 | see: P'Re 11 | fatigue P'Re 1 | see: P'Re 11 F1"},
            {"R-QAD-069", "the die falls when the additional try fails too",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 1 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 6 | fatigue P'Re 2 | see: P'Re 11 F1"},
            {"R-QAD-070", "no die without an additional space",
             "set up: P'Re 27 | orders: P'Re 27-19-11 | fail P'Re 1 | phase 2 | fail P'Re 1 | orders due | "
             "see: P'Re 11"},
            {"R-QAD-070", "no die for an army that could not try",
             "set up: P'Re 27 scattered | orders: P'Re 27-19-11-3 | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "pass P'Re | phase 4 | pass P'Re | orders due"},
            {"R-QAD-070", "no die when the army rallied in that phase",
             "set up: P'Re 27 scattered | orders: P'Re 27-19-11-3 | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "rally P'Re 4 | orders due | see: P'Re 27"},
        });
    }

    void anAdditionalSpaceTires() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshOrders)
#include "tst_qadesh_orders.moc"

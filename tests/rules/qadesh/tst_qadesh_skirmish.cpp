// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

class TstQadeshSkirmish : public QObject {
    Q_OBJECT

private slots:
    void theTableIsReadWithTheTotal_data() {
        addRows({
            {"R-QAD-158", "1 does nothing", "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 1 | see: RFC 21"},
            {"R-QAD-158", "2 does nothing", "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 2 | see: RFC 21"},
            {"R-QAD-159", "3 costs a casualty",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 3 | see: RFC 21 C1"},
            {"R-QAD-159", "4 costs a casualty",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 4 | see: RFC 21 C1"},
            {"R-QAD-160", "5 costs a casualty and routs",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 5 | see: RFC 22 C1 routing"},
            {"R-QAD-160", "6 costs a casualty and routs",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 6 | see: RFC 22 C1 routing"},
            {"R-QAD-161", "a total of 0 counts as 1",
             "set up: P'Re 20 F1; RFC 21 | orders: | skirmish P'Re RFC 1-1=0 | see: RFC 21"},
            {"R-QAD-161", "a total of 8 counts as 6",
             "set up: Amun 20; RFC 21 looting | orders: | pass RFC | skirmish Amun RFC 6+2=8 | "
             "see: RFC 22 C1 routing"},
            {"R-QAD-161", "by a changed table: the line of 6, not that of 5",
             "table: skirmish/6=nothing | set up: Amun 20; RFC 21 looting | orders: | pass RFC | "
             "skirmish Amun RFC 6+2=8 | see: RFC 21 looting"},
        });
    }

    void theTableIsReadWithTheTotal() { playRow(); }
    void theRollIsModified_data() {
        addRows({
            {"R-QAD-162", "each own fatigue token takes 1: 5 is only a casualty",
             "set up: P'Re 20 F1; RFC 21 | orders: | skirmish P'Re RFC 5-1=4 | see: RFC 21 C1"},
            {"R-QAD-163", "each own casualty token takes 1: 5 is only a casualty",
             "set up: P'Re 20 C2; RFC 21 | orders: | skirmish P'Re RFC 5-2=3 | see: RFC 21 C1"},
            {"R-QAD-164", "a looting target adds 1: 4 routs",
             "set up: P'Re 20; RFC 21 looting | orders: | pass RFC | skirmish P'Re RFC 4+1=5 | "
             "see: RFC 22 C1 routing"},
            {"R-QAD-165", "a scattered target takes 1: 5 is only a casualty",
             "set up: P'Re 20; RFC 21 scattered | orders: | pass RFC | skirmish P'Re RFC 5-1=4 | "
             "see: RFC 21 C1 scattered"},
            {"R-QAD-166", "a routing target adds 1: 4 routs",
             "set up: P'Re 20; RFC 21 B0 routing | orders: | skirmish P'Re RFC 4+1=5 | see: RFC 22 C1 routing"},
            {"R-QAD-167", "rough ground under the skirmisher takes 1",
             "set up: Ne'arin 15; RFC 14 | orders: | skirmish Ne'arin RFC 5-1=4 | see: RFC 14 C1"},
            {"R-QAD-167", "rough ground under the target takes 1",
             "set up: Ne'arin 14; RFC 15 | orders: | skirmish Ne'arin RFC 5-1=4 | see: RFC 15 C1"},
            {"R-QAD-167", "rough ground under both takes 1 only",
             "set up: Ne'arin 15; RFC 16 | orders: | skirmish Ne'arin RFC 5-1=4 | see: RFC 16 C1"},
            {"R-QAD-168", "a leader in clear ground adds 1: 4 routs",
             "set up: Amun 20; RFC 21 | orders: | skirmish Amun RFC 4+1=5 | see: RFC 22 C1 routing"},
            {"R-QAD-168", "a leader in the camp adds 1 to what the ground takes: 4 is a casualty",
             "set up: Amun 30; RFC 22 | orders: | skirmish Amun RFC 4+0=4 | see: RFC 22 C1"},
            {"R-QAD-169", "another enemy next to the skirmisher takes 1: 5 is only a casualty",
             "set up: P'Re 20; RFC 21; Vassals 12 | orders: | target P'Re RFC | skirmish P'Re RFC 5-1=4 | "
             "see: RFC 21 C1"},
            {"R-QAD-169", "two others take no more",
             "set up: P'Re 20; RFC 21; Vassals 12; Allied 28 | orders: | target P'Re RFC | "
             "skirmish P'Re RFC 5-1=4 | see: RFC 21 C1"},
            {"R-QAD-170", "tokens of the target do not count: 3 is a casualty",
             "set up: P'Re 20; RFC 21 F2 C3 | orders: | skirmish P'Re RFC 3 | see: RFC 21 F2 C4"},
        });
    }

    void theRollIsModified() { playRow(); }
    void whoSkirmishesWithWhom_data() {
        addRows({
            {"R-QAD-156", "an Egyptian army next to a Hittite one rolls",
             "set up: Amun 30; RFC 22 | orders: | skirmish Amun RFC 1+0=1 | loot RFC 5 | phase 2 | "
             "skirmish Amun RFC 1+0=1"},
            {"R-QAD-156", "two spaces away it does not", "set up: Amun 30; RFC 14 | orders: | orders due"},
            {"R-QAD-157", "no Hittite army rolls",
             "set up: RFC 20; P'Re 19 scattered | orders: | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "pass P'Re | phase 4 | pass P'Re | orders due"},
            {"R-QAD-171", "who shares a space with an enemy does not skirmish with another",
             "set up: Amun 30; RFC 30; Vassals 22 | orders: | shock Amun 3 3,3+1=7 v RFC 3 3,2+2=7 | loot RFC 5 | "
             "loot Vassals 5 | phase 2"},
            {"R-QAD-172", "a scattered army does not skirmish",
             "set up: P'Re 27 scattered; RFC 19 | orders: | pass P'Re | phase 2 | pass P'Re"},
            {"R-QAD-172", "once rallied it does, in the same phase",
             "set up: P'Re 27 scattered; RFC 19 | orders: | rally P'Re 4 | skirmish P'Re RFC 1"},
            {"R-QAD-173", "a routing army does not skirmish",
             "set up: P'Re 27 B0 routing; RFC 19 | orders: | pass P'Re | phase 2"},
            {"R-QAD-174", "a looting army does not skirmish",
             "set up: P'Re 46 looting; Allied 45 | orders: | pass P'Re | phase 2 | pass P'Re"},
            {"R-QAD-175", "one die, at the target its owner picks",
             "set up: Amun 30; RFC 22; Entourage 38 | orders: | target Amun Entourage | "
             "skirmish Amun Entourage 1-1=0 | loot RFC 5 | loot Entourage 5 | phase 2"},
            {"R-QAD-175", "another army of the same owner picks none meanwhile",
             "set up: P'Re 20; Amun 13; RFC 21; Allied 19 | orders: | refuse target Amun RFC: no-target | "
             "target P'Re RFC | skirmish P'Re RFC 2-1=1"},
            {"R-QAD-176", "several may skirmish with one target, in roster order",
             "set up: Ne'arin 21; Amun 30; RFC 22 | orders: | skirmish Amun RFC 1+0=1 | skirmish Ne'arin RFC 1 | "
             "loot RFC 5 | phase 2"},
            {"R-QAD-177", "a target that has fled is no target any more",
             "set up: P'Re 21; Amun 30; RFC 22 | orders: | skirmish P'Re RFC 5 | see: RFC 14 C1 routing | phase 2"},
            {"R-QAD-177", "a target that has fled beside another army can be shot at by that",
             "set up: P'Re 21; Sutekh 13; RFC 22 | orders: | skirmish P'Re RFC 5 | see: RFC 23 C1 routing | "
             "phase 2"},
            {"R-QAD-178", "skirmishes reach across the river",
             "set up: P'Re 38; Vassals 46 | orders: | skirmish P'Re Vassals 1"},
            {"R-QAD-179", "a Hittite army in a battle may be shot at by another army",
             "set up: P'Re 27; RFC 27; Amun 28 | orders: | shock P'Re 3 3,3 v RFC 3 3,2+1=6 | "
             "skirmish Amun RFC 1+1=2"},
            {"R-QAD-180", "the skirmisher suffers nothing and stays",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 6 | see: P'Re 20"},
            {"R-QAD-181", "the roll is compulsory: no choice comes before it",
             "set up: Amun 30; RFC 22 | orders: | phase 1 | skirmish Amun RFC 1+0=1"},
            {"R-QAD-182", "casualties of battle and skirmish are the same tokens",
             "set up: P'Re 20; RFC 21 C1 | orders: | skirmish P'Re RFC 3 | see: RFC 21 C2"},
            {"R-QAD-160", "a changed table is read",
             "table: skirmish/1=rout | set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 1 | "
             "see: RFC 22 C1 routing"},
        });
    }

    void whoSkirmishesWithWhom() { playRow(); }

    void onlyTargetsAreChosenNeverWhether() { // R-QAD-181
        Table table;
        QCOMPARE(table.play("set up: Amun 30; RFC 22; Entourage 38 | orders:"), QString());
        std::vector<Action> offered;
        Game::choices(table.state(), core::Actor{core::SeatId{0}}, offered);
        const ArmyId amun = table.army("Amun");
        const std::vector<Action> targets{Target{amun, table.army("RFC")}, Target{amun, table.army("Entourage")}};
        QVERIFY(offered == targets);
        QVERIFY(!Game::judge(table.state(), core::Actor{core::SeatId{0}}, Target{amun, table.army("Vassals")}));
        QVERIFY(!Game::judge(table.state(), core::Actor{core::SeatId{0}}, Pass{amun}));
    }
};

QTEST_APPLESS_MAIN(TstQadeshSkirmish)
#include "tst_qadesh_skirmish.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

class TstQadeshMorale : public QObject {
    Q_OBJECT

private slots:
    void whoIsScatteredOrLootsStays_data() {
        addRows({
            {"R-QAD-183", "a scattered army does not move",
             "set up: P'Re 27 scattered | orders: P'Re 27-19 | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "pass P'Re | phase 4 | pass P'Re | orders due | see: P'Re 27 scattered"},
            {"R-QAD-184", "a looting army does not move",
             "set up: RFC 20 looting | orders: RFC 20-19 | pass RFC | phase 2 | pass RFC | phase 3 | pass RFC | "
             "phase 4 | pass RFC | orders due | see: RFC 20 looting"},
            {"R-QAD-194", "a scattered army fights when attacked, at 2 less",
             "set up: P'Re 27 scattered; RFC 27 | orders: | pass P'Re | shock P'Re 3 6,6-2=10 v RFC 3 4,4+2=10"},
            {"R-QAD-194", "a looting army fights when attacked, at 2 less",
             "set up: P'Re 27; RFC 27 looting | orders: | pass RFC | shock P'Re 3 4,4 v RFC 3 4,4+0=8"},
            {"R-QAD-196", "a status lasts into the next turn",
             "set up: P'Re 27 scattered | orders: | pass P'Re | phase 2 | pass P'Re | phase 3 | pass P'Re | "
             "phase 4 | pass P'Re | orders due | orders: | phase 1 | rally P'Re 4 | see: P'Re 27"},
        });
    }

    void whoIsScatteredOrLootsStays() { playRow(); }
    void armiesRallyWithFourToSix_data() {
        addRows({
            {"R-QAD-185", "4 ends being scattered",
             "set up: P'Re 27 scattered | orders: | rally P'Re 4 | see: P'Re 27"},
            {"R-QAD-185", "3 does not", "set up: P'Re 27 scattered | orders: | rally P'Re 3 | see: P'Re 27 scattered"},
            {"R-QAD-186", "5 ends looting", "set up: RFC 20 looting | orders: | rally RFC 5 | see: RFC 20"},
            {"R-QAD-186", "4 ends looting", "set up: RFC 20 looting | orders: | rally RFC 4 | see: RFC 20"},
            {"R-QAD-186", "1 does not", "set up: RFC 20 looting | orders: | rally RFC 1 | see: RFC 20 looting"},
            {"R-QAD-187", "the first try is in the phase after",
             "set up: P'Re 27; RFC 43 | orders: RFC 43-35-27 | fail RFC 2+1=3 | skirmish P'Re RFC 1 | phase 2 | "
             "fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 3 | phase 3 | rally P'Re 4 | "
             "see: P'Re 27 C1"},
            {"R-QAD-187", "a router of this phase does not try at its end",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 5 | see: RFC 22 C1 routing | phase 2 | "
             "rout RFC 2 | see: RFC 23 C1 routing | rally RFC 4 | see: RFC 23 C1"},
            {"R-QAD-188", "one try in each of the four phases",
             "set up: P'Re 27 scattered | orders: | phase 1 | rally P'Re 1 | phase 2 | rally P'Re 2 | phase 3 | "
             "rally P'Re 3 | phase 4 | rally P'Re 3 | orders due | see: P'Re 27 scattered"},
            {"R-QAD-189", "a router tries at the end of the phase",
             "set up: P'Re 27 routing | orders: | pass P'Re | phase 2 | pass P'Re | phase 3 | rally P'Re 6 | "
             "see: P'Re 27"},
            {"R-QAD-189", "4 is enough for it", "set up: P'Re 27 routing | orders: | rally P'Re 4 | see: P'Re 27"},
            {"R-QAD-190", "a failed try leaves the status",
             "set up: P'Re 27 routing | orders: | rally P'Re 2 | see: P'Re 27 routing"},
            {"R-QAD-190", "3 is not enough", "set up: P'Re 27 routing | orders: | rally P'Re 3 | see: P'Re 27 routing"},
            {"R-QAD-191", "the scattered rally while others roll to move, routers at the end of the phase",
             "set up: P'Re 27 B0 routing; Amun 57; Ne'arin 1 scattered; RFC 62 | orders: Amun 57-58 | "
             "fail Amun 2 | rally Ne'arin 3 | see: Amun 58 | rally P'Re 3 | phase 2"},
            {"R-QAD-195", "tokens do not change the rally die",
             "set up: P'Re 27 F3 C3 scattered | orders: | rally P'Re 4 | see: P'Re 27 F3 C3"},
            {"R-QAD-185", "a changed threshold is used",
             "table: thresholds/rally=3 | set up: P'Re 27 scattered | orders: | rally P'Re 3 | see: P'Re 27"},
        });
    }

    void armiesRallyWithFourToSix() { playRow(); }
    void afterARallyTheRestOfTheOrderCounts_data() {
        addRows({
            {"R-QAD-192", "a looting army that rallies in phase 3 has used up a path of three",
             "set up: RFC 20 | orders: RFC 20-21-22-30 | fail RFC 2 | phase 2 | fail RFC 2 | loot RFC 3 | "
             "phase 3 | rally RFC 4 | phase 4 | loot RFC 5 | orders due | see: RFC 22"},
            {"R-QAD-192", "of a path of four one try is left",
             "set up: RFC 20 | orders: RFC 20-21-22-30-38 | fail RFC 2 | phase 2 | fail RFC 2 | loot RFC 3 | "
             "phase 3 | rally RFC 4 | phase 4 | fail RFC 2+1=3 | see: RFC 30 | fatigue RFC 4 | loot RFC 5 | "
             "orders due"},
            {"R-QAD-192", "who rallies does not move in that phase",
             "set up: P'Re 27 scattered | orders: P'Re 27-19-11 | rally P'Re 4 | see: P'Re 27 | phase 2 | "
             "fail P'Re 2 | see: P'Re 19"},
            {"R-QAD-193", "a router that rallies has no order left",
             "set up: P'Re 27 routing | orders: P'Re 27-19-11 | rally P'Re 4 | orders due | see: P'Re 27"},
            {"R-QAD-193", "in the next turn it may be ordered again",
             "set up: P'Re 27 routing | orders: P'Re 27-19-11 | rally P'Re 4 | orders due | orders: P'Re 27-19 | "
             "fail P'Re 2 | see: P'Re 19"},
        });
    }

    void afterARallyTheRestOfTheOrderCounts() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshMorale)
#include "tst_qadesh_morale.moc"

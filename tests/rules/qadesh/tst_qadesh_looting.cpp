// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

class TstQadeshLooting : public QObject {
    Q_OBJECT

private slots:
    void armiesAtTheEnemyCampRollToLoot_data() {
        addRows({
            {"R-QAD-197", "3 next to the enemy camp begins to loot",
             "set up: RFC 22 | orders: | loot RFC 3 | see: RFC 22 looting"},
            {"R-QAD-197", "4 does not", "set up: RFC 22 | orders: | loot RFC 4 | see: RFC 22"},
            {"R-QAD-197", "two spaces from the camp no die falls", "set up: RFC 14 | orders: | orders due"},
            {"R-QAD-197", "over the corner of the camp no die falls", "set up: RFC 21 | orders: | orders due"},
            {"R-QAD-198", "1 in the enemy camp begins to loot",
             "set up: RFC 30 | orders: | loot RFC 1 | see: RFC 30 looting"},
            {"R-QAD-199", "the die falls at the end of every phase",
             "set up: RFC 22 | orders: | loot RFC 5 | phase 2 | loot RFC 2 | see: RFC 22 looting | phase 3 | "
             "pass RFC | phase 4 | pass RFC | orders due"},
            {"R-QAD-199", "not for an army that has a status",
             "set up: RFC 22 scattered | orders: | pass RFC | phase 2 | pass RFC | phase 3 | pass RFC | phase 4 | "
             "pass RFC | orders due"},
            {"R-QAD-200", "it falls while the camp is defended",
             "set up: RFC 30; Amun 30 | orders: | shock Amun 3 3,3+2=8 v RFC 3 3,3+2=8 | loot RFC 2 | "
             "see: RFC 30 looting"},
            {"R-QAD-201", "not for an army that rallied in this phase",
             "set up: RFC 22 looting | orders: | rally RFC 4 | phase 2 | loot RFC 5"},
            {"R-QAD-202", "Egyptians loot beside the Hittite camp",
             "set up: Ne'arin 46 | orders: | loot Ne'arin 1 | see: Ne'arin 46 looting"},
            {"R-QAD-202", "in it, and on all sides of it",
             "set up: P'Re 54; Amun 46; Ne'arin 53; Ptah 55; Sutekh 62 | orders: | loot P'Re 3 | loot Amun 3 | "
             "loot Ne'arin 3 | loot Ptah 3 | loot Sutekh 3 | "
             "see: P'Re 54 looting; Amun 46 looting; Ne'arin 53 looting; Ptah 55 looting;Sutekh 62 looting"},
            {"R-QAD-203", "nobody loots the own camp",
             "set up: Vassals 53; Hatti 54; Amun 30; P'Re 22 | orders: | orders due"},
            {"R-QAD-204", "routers do not roll", "set up: RFC 22 B0 routing | orders: | pass RFC | phase 2"},
            {"R-QAD-204", "the scattered do not roll",
             "set up: RFC 22 scattered | orders: | pass RFC | phase 2 | pass RFC"},
            {"R-QAD-205", "Qadesh and Shabtuna are not looted",
             "set up: RFC 36; Entourage 1; P'Re 57 | orders: | orders due"},
            {"R-QAD-206", "a looting army does not skirmish",
             "set up: P'Re 20 looting; RFC 21 | orders: | pass P'Re | phase 2"},
            {"R-QAD-206", "it fights at 2 less",
             "set up: Amun 27; RFC 27 looting | orders: | pass RFC | shock Amun 3 3,3+2=8 v RFC 3 4,4+0=8"},
            {"R-QAD-206", "it is shot at with 1 more",
             "set up: P'Re 20; RFC 21 looting | orders: | pass RFC | skirmish P'Re RFC 1+1=2"},
            {"R-QAD-197", "a changed threshold is used",
             "table: thresholds/loot=4 | set up: RFC 22 | orders: | loot RFC 4 | see: RFC 22 looting"},
        });
    }

    void armiesAtTheEnemyCampRollToLoot() { playRow(); }
    void byOptionOnlyArrivalsRoll_data() {
        addRows({
            {"R-QAD-199", "by option no die falls for an army that stays",
             "option: lootRoll=onArrival | set up: RFC 22 | orders: | orders due"},
            {"R-QAD-199", "by option it falls in the phase in which the army comes",
             "option: lootRoll=onArrival | set up: RFC 21 | orders: RFC 21-22 | fail RFC 2 | loot RFC 5 | "
             "orders due"},
        });
    }

    void byOptionOnlyArrivalsRoll() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshLooting)
#include "tst_qadesh_looting.moc"

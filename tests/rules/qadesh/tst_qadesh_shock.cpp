// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

class TstQadeshShock : public QObject {
    Q_OBJECT

private slots:
    void enemiesInOneSpaceFight_data() {
        addRows({
            {"R-QAD-099", "two enemies in one space fight",
             "set up: Amun 30; RFC 30 | orders: | shock Amun 3 3,3+2=8 v RFC 3 3,3+2=8"},
            {"R-QAD-099", "two enemies beside each other do not",
             "set up: Amun 30 looting; RFC 38 | orders: | pass Amun | loot RFC 5 | phase 2"},
            {"R-QAD-100", "battles come before skirmishes",
             "set up: P'Re 27; RFC 27; Amun 19 | orders: | shock P'Re 3 3,3 v RFC 3 3,2+1=6 | "
             "skirmish Amun RFC 1+1=2"},
            {"R-QAD-102", "surprise is rolled in every battle",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 1 4,4-2=6 v RFC 4 2,2+2=6 | phase 2 | "
             "shock P'Re 4 2,2 v RFC 1 2,2+0=4 | phase 3 | shock P'Re 3 2,2 v RFC 3 1,1+2=4"},
            {"R-QAD-103", "the battle roll is the sum of two dice",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 3,4+0=7 v RFC 3 1,6+2=9"},
            {"R-QAD-120", "the higher total wins: 9 beats 8",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 3 5,4+0=9 v Vassals 3 4,3+1=8 | defeat Vassals 1"},
            {"R-QAD-120", "the higher total wins: 8 loses to 9",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 3 5,3+0=8 v Vassals 3 4,4+1=9 | defeat P'Re 1"},
            {"R-QAD-121", "equal totals change nothing",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 3 5,3+0=8 v Vassals 3 4,3+1=8 | "
             "see: P'Re 27; Vassals 27 | phase 2"},
            {"R-QAD-122", "the loser gets a casualty",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | see: P'Re 27 C1; RFC 27"},
            {"R-QAD-123", "the loser rolls on the defeat table after that",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 6,6 v RFC 3 1,1+2=4 | see: RFC 27 C1 | "
             "defeat RFC 1 | phase 2"},
            {"R-QAD-124", "the winner suffers nothing",
             "set up: P'Re 27 C1; RFC 27 C2 looting | orders: | pass RFC | shock P'Re 3 1,1-1=1 v RFC 3 6,6-2=10 | "
             "defeat P'Re 2 | see: RFC 27 C2 looting"},
            {"R-QAD-125", "battles are fought in ascending order of spaces",
             "set up: P'Re 38; RFC 38; Amun 27; Entourage 27 | orders: | "
             "shock Amun 3 3,4+2=9 v Entourage 3 3,3+3=9 | shock P'Re 3 3,3 v RFC 3 2,2+2=6"},
            {"R-QAD-125", "each battle sees what the one before has left",
             "set up: P'Re 27; RFC 27; Amun 28; Vassals 28 | orders: | shock P'Re 3 6,6-1=11 v RFC 3 1,1+1=3 | "
             "defeat RFC 6 | shock Amun 3 3,3+2=8 v Vassals 3 4,4+0=8"},
            {"R-QAD-126", "seven casualties do not destroy an army",
             "set up: P'Re 27 C6; RFC 27 | orders: | shock P'Re 3 1,1-6=-4 v RFC 3 6,6+2=14 | defeat P'Re 1 | "
             "see: P'Re 27 C7"},
            {"R-QAD-127", "terrain does not change the battle roll",
             "set up: P'Re 36; RFC 36 | orders: | shock P'Re 3 3,3+0=6 v RFC 3 2,2+2=6"},
        });
    }

    void enemiesInOneSpaceFight() { playRow(); }
    void theLowerDieByThreeIsSurprised_data() {
        addRows({
            {"R-QAD-101", "lower by 3 is surprised: 1 against 4",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 1 3,3-2=4 v RFC 4 1,1+2=4"},
            {"R-QAD-101", "lower by 2 is not: 2 against 4",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 2 3,3+0=6 v RFC 4 2,2+2=6"},
            {"R-QAD-101", "Hatti can be surprised: 6 against 3",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 6 2,2+0=4 v RFC 3 2,2+0=4"},
            {"R-QAD-101", "nobody is with equal dice",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 4 2,2+0=4 v RFC 4 1,1+2=4"},
        });
    }

    void theLowerDieByThreeIsSurprised() { playRow(); }
    void theBattleRollIsModified_data() {
        addRows({
            {"R-QAD-104", "each own fatigue token takes 1",
             "set up: P'Re 27 F2; Vassals 27 | orders: | shock P'Re 3 3,4-2=5 v Vassals 3 2,2+1=5"},
            {"R-QAD-105", "each own casualty token takes 1",
             "set up: P'Re 27 C3; Vassals 27 | orders: | shock P'Re 3 3,4-3=4 v Vassals 3 2,1+1=4"},
            {"R-QAD-106", "every Hittite army adds 1",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 3 4,4+0=8 v Vassals 3 3,4+1=8"},
            {"R-QAD-107", "surprise takes 2",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 1 3,4-2=5 v Vassals 6 2,2+1=5"},
            {"R-QAD-108", "looting takes 2",
             "set up: P'Re 27; RFC 27 looting | orders: | pass RFC | shock P'Re 3 3,4+0=7 v RFC 3 3,4+0=7"},
            {"R-QAD-109", "being scattered takes 2",
             "set up: P'Re 27 scattered; Vassals 27 | orders: | pass P'Re | "
             "shock P'Re 3 3,4-2=5 v Vassals 3 2,2+1=5"},
            {"R-QAD-110", "routing takes 2",
             "set up: P'Re 27 B0 routing; Vassals 27 | orders: | shock P'Re 3 3,4-2=5 v Vassals 3 2,2+1=5"},
            {"R-QAD-111", "two statuses never add up",
             "set up: P'Re 27; RFC 27 looting | orders: | pass RFC | shock P'Re 3 6,6 v RFC 3 1,1+0=2 | "
             "defeat RFC 3 | phase 2 | pass RFC | shock P'Re 3 2,2 v RFC 3 3,2-1=4"},
            {"R-QAD-112", "a leader adds 2: Amun",
             "set up: Amun 27; Vassals 27 | orders: | shock Amun 3 3,4+2=9 v Vassals 3 4,4+1=9"},
            {"R-QAD-112", "a leader adds 2: the Entourage",
             "set up: P'Re 27; Entourage 27 | orders: | shock P'Re 3 5,5 v Entourage 3 3,4+3=10"},
            {"R-QAD-113", "the leader's force bonus is not added again: 9, not 11",
             "set up: Amun 27; RFC 27 | orders: | shock Amun 3 3,4+2=9 v RFC 3 3,4+2=9"},
            {"R-QAD-114", "the reconnaissance adds 1 for its force",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 5,4 v RFC 3 3,4+2=9"},
            {"R-QAD-115", "another enemy next to the army takes 1",
             "set up: Amun 20; Vassals 20; Allied 19 | orders: | shock Amun 3 3,4+1=8 v Vassals 3 3,4+1=8"},
            {"R-QAD-115", "three others take no more",
             "set up: Amun 20; Vassals 20; Allied 19; Hatti 21; RFC 12 | orders: | "
             "shock Amun 3 3,4+1=8 v Vassals 3 3,4+1=8"},
            {"R-QAD-115", "Egyptians press Hittites in the same way",
             "set up: P'Re 20; Vassals 20; Sutekh 19 scattered | orders: | pass Sutekh | "
             "shock P'Re 3 3,4 v Vassals 3 3,4+0=7"},
            {"R-QAD-115", "an enemy over the corner does not count",
             "set up: Amun 20; Vassals 20; Allied 11 | orders: | shock Amun 3 3,4+2=9 v Vassals 3 4,4+1=9"},
            {"R-QAD-116", "the army that is fought does not count",
             "set up: Amun 30; RFC 30 | orders: | shock Amun 3 3,4+2=9 v RFC 3 3,4+2=9"},
            {"R-QAD-117", "a scattered army counts",
             "set up: Amun 30; RFC 30; Vassals 22 scattered | orders: | pass Vassals | "
             "shock Amun 3 3,4+1=8 v RFC 3 2,4+2=8"},
            {"R-QAD-117", "a looting army counts",
             "set up: Amun 30; RFC 30; Vassals 22 looting | orders: | pass Vassals | "
             "shock Amun 3 3,4+1=8 v RFC 3 2,4+2=8"},
            {"R-QAD-117", "a routing army counts",
             "set up: Amun 30; RFC 30; Vassals 22 B0 routing | orders: | shock Amun 3 3,4+1=8 v RFC 3 2,4+2=8"},
            {"R-QAD-118", "an army beyond the river counts",
             "set up: Amun 38; RFC 38; Vassals 46 | orders: | shock Amun 3 3,4+1=8 v RFC 3 2,4+2=8"},
            {"R-QAD-119", "all together take 7: 10 becomes 3",
             "set up: P'Re 27 F1 C1 scattered; RFC 27; Vassals 19 | orders: | pass P'Re | "
             "shock P'Re 1 5,5-7=3 v RFC 4 1,1+2=4 | defeat P'Re 1 | see: P'Re 27 F1 C2 scattered"},
        });
    }

    void theBattleRollIsModified() { playRow(); }
    void theLoserReadsTheDefeatTable_data() {
        addRows({
            {"R-QAD-128", "1: stands its ground",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 1 | "
             "see: P'Re 27 C1"},
            {"R-QAD-129", "2: one more casualty",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 2 | "
             "see: P'Re 27 C2"},
            {"R-QAD-130", "3: scattered, in its space",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 3 | "
             "see: P'Re 27 C1 scattered"},
            {"R-QAD-131", "4: routed, one space at once",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 4 | see: P'Re 19 C1 routing"},
            {"R-QAD-132", "5: routed, as 4",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 5 | see: P'Re 19 C1 routing"},
            {"R-QAD-133", "6: destroyed",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 6 | "
             "see: P'Re lost; RFC 27"},
            {"R-QAD-134", "routing takes the place of looting",
             "set up: P'Re 27; RFC 27 looting | orders: | pass RFC | shock P'Re 3 6,6 v RFC 3 1,1+0=2 | "
             "defeat RFC 5 | flee RFC 19 | see: RFC 19 C1 routing"},
            {"R-QAD-135", "scattered takes the place of routing",
             "set up: P'Re 27; Allied 27 B0 routing | orders: | shock P'Re 3 6,6 v Allied 3 1,1-1=1 | "
             "defeat Allied 3 | see: Allied 27 C1 scattered"},
            {"R-QAD-136", "1 leaves the status as it is",
             "set up: P'Re 27 scattered; RFC 27 | orders: | pass P'Re | shock P'Re 3 1,1-2=0 v RFC 3 6,6+2=14 | "
             "defeat P'Re 1 | see: P'Re 27 C1 scattered"},
            {"R-QAD-136", "2 leaves the status as it is",
             "set up: P'Re 27 scattered; RFC 27 | orders: | pass P'Re | shock P'Re 3 1,1-2=0 v RFC 3 6,6+2=14 | "
             "defeat P'Re 2 | see: P'Re 27 C2 scattered"},
            {"R-QAD-137", "scattered again is no change, and no new status",
             "set up: P'Re 27 scattered; RFC 27 | orders: | pass P'Re | shock P'Re 3 1,1-2=0 v RFC 3 6,6+2=14 | "
             "defeat P'Re 3 | see: P'Re 27 C1 scattered | phase 2 | rally P'Re 4"},
            {"R-QAD-137", "routed again keeps the age of the status: it may rally in that phase",
             "set up: Amun 20; Vassals 21 B0 routing | orders: | skirmish Amun Vassals 6+2=8 | "
             "see: Vassals 22 C1 routing | phase 1 | rally Vassals 4 | see: Vassals 22 C1"},
            {"R-QAD-138", "a scattered army keeps its order",
             "set up: P'Re 27; RFC 28 | orders: P'Re 27-28-20-12 | fail P'Re 2 | "
             "shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 3 | phase 2 | rally P'Re 4 | "
             "shock P'Re 3 6,3-1=8 v RFC 3 3,3+2=8 | phase 3 | fail P'Re 2+1=3 | see: P'Re 20 C1 | "
             "skirmish P'Re RFC 1-1=0 | fatigue P'Re 4 | phase 4 | skirmish P'Re RFC 1-1=0 | orders due"},
            {"R-QAD-138", "a routed army loses it",
             "set up: P'Re 27; RFC 28 | orders: P'Re 27-28-20-12 | fail P'Re 2 | "
             "shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 4 | see: P'Re 27 C1 routing | phase 2 | "
             "rout P'Re 2 | see: P'Re 26 C1 routing | rally P'Re 4 | see: P'Re 26 C1 | orders due"},
        });
    }

    void theLoserReadsTheDefeatTable() { playRow(); }
    void changedTablesAreHonoured_data() {
        addRows({
            {"R-QAD-123", "a changed defeat table is read",
             "table: defeat/1=decimated | set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 1 | see: P'Re lost"},
            {"R-QAD-107", "a changed modifier is added",
             "table: battle/surprised=-4 | set up: P'Re 27; RFC 27 | orders: | "
             "shock P'Re 1 4,4-4=4 v RFC 4 1,1+2=4"},
            {"R-QAD-101", "a changed threshold of surprise is used",
             "table: thresholds/surprise=2 | set up: P'Re 27; RFC 27 | orders: | "
             "shock P'Re 2 3,3-2=4 v RFC 4 1,1+2=4"},
            {"R-QAD-071", "a changed threshold of the fail roll is used",
             "table: thresholds/fail=5 | set up: P'Re 27 | orders: P'Re 27-19 | fail P'Re 5 | see: P'Re 27"},
            {"R-QAD-072", "ground made clear no longer hinders",
             "table: terrain/settlement=clear | set up: RFC 35 | orders: RFC 35-36 | fail RFC 5 | see: RFC 36"},
        });
    }

    void changedTablesAreHonoured() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshShock)
#include "tst_qadesh_shock.moc"

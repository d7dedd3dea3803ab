// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

class TstQadeshRout : public QObject {
    Q_OBJECT

private slots:
    void aRoutedArmyMovesAtOnce_data() {
        addRows({
            {"R-QAD-139", "an army routed by the table leaves its space at once",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 5 | see: P'Re 19 C1 routing; RFC 27"},
            {"R-QAD-139", "an army scattered by the table stays in it",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 3 | see: P'Re 27 C1 scattered; RFC 27"},
            {"R-QAD-147", "the immediate space needs no die, over the river either",
             "set up: P'Re 38; RFC 46 | orders: RFC 46-38 | fail RFC 2+1=3 | shock P'Re 3 6,6 v RFC 3 1,1+2=4 | "
             "defeat RFC 4 | see: RFC 46 C1 routing | skirmish P'Re RFC 1+1=2 | phase 2 | rout RFC 2+1=3 | "
             "see: RFC 54 C1 routing"},
            {"R-QAD-147", "by option it needs a fail roll: 4 over the river gets away",
             "option: immediateRout=failRoll | set up: P'Re 38; RFC 46 | orders: RFC 46-38 | fail RFC 2+1=3 | "
             "shock P'Re 3 6,6 v RFC 3 1,1+2=4 | defeat RFC 4 | rout RFC 3+2=5 | see: RFC 46 C1 routing"},
            {"R-QAD-147", "by option it needs a fail roll: 5 over the river destroys",
             "option: immediateRout=failRoll | set up: P'Re 38; RFC 46 | orders: RFC 46-38 | fail RFC 2+1=3 | "
             "shock P'Re 3 6,6 v RFC 3 1,1+2=4 | defeat RFC 4 | rout RFC 4+2=6 | see: RFC lost"},
            {"R-QAD-147", "by option a rout by skirmish needs a fail roll too",
             "option: immediateRout=failRoll | set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 5 | rout RFC 2 | "
             "see: RFC 22 C1 routing"},
            {"R-QAD-146", "who has just moved to the edge flees off the board like everybody",
             "set up: P'Re 22; RFC 23 | orders: P'Re 22-23; RFC 23-24 | fail P'Re 2 | fail RFC 2 | "
             "skirmish P'Re RFC 5 | see: P'Re 23; RFC lost"},
            {"R-QAD-142", "of two open spaces its owner chooses one",
             "set up: P'Re 27 routing; RFC 27; Amun 19; Ne'arin 26 | orders: | choices P'Re 28,35 | flee P'Re 35 | "
             "rout P'Re 2+2=4 | see: P'Re 35 routing"},
            {"R-QAD-152", "a rout by skirmish is the same rout",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 5 | see: RFC 22 C1 routing | phase 2"},
            {"R-QAD-152", "a casualty by skirmish is none",
             "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 4 | see: RFC 21 C1 | phase 2"},
            {"R-QAD-153", "who is routing and is routed again moves again",
             "set up: Amun 30; Entourage 38 B0 routing | orders: | skirmish Amun Entourage 6+1=7 | "
             "see: Entourage 46 C1 routing"},
        });
    }

    void aRoutedArmyMovesAtOnce() { playRow(); }
    void inTheOpenItFleesFromTheNearestEnemy_data() {
        addRows({
            {"R-QAD-140", "straight on from the nearest enemy: west of it means on to the east",
             "set up: Amun 22; RFC 30 | orders: | skirmish Amun RFC 5+0=5 | see: RFC 38 C1 routing"},
            {"R-QAD-140", "straight on from the nearest enemy: south of it means on to the north",
             "set up: P'Re 18; RFC 19 | orders: | skirmish P'Re RFC 5 | see: RFC 20 C1 routing"},
            {"R-QAD-140", "when straight on is taken, the lowest number among those as far away",
             "set up: P'Re 18; RFC 19; Allied 20 | orders: | skirmish P'Re RFC 5 | see: RFC 11 C1 routing"},
            {"R-QAD-140", "two equally near enemies each give a line, the lowest number of the two",
             "set up: Amun 30 C1; Ne'arin 39; Entourage 38 B0 | orders: | skirmish Amun Entourage 6-1=5 | "
             "see: Entourage 37 C1 routing"},
            {"R-QAD-140", "an enemy out of row and column gives no line: the lowest number that is farther",
             "set up: P'Re 19; RFC 28 routing | orders: | rout RFC 2 | see: RFC 29 routing"},
            {"R-QAD-140", "the river is ignored in counting",
             "set up: P'Re 46; RFC 38 B0 | orders: | skirmish P'Re RFC 5 | see: RFC 30 C1 routing"},
            {"R-QAD-140", "on the board rather than off it, when neither is straight on",
             "set up: P'Re 13; RFC 4 routing | orders: | rout RFC 2 | see: RFC 3 routing"},
            {"R-QAD-143", "not into the lake, nor to friends: nothing is left",
             "set up: RFC 47; Ne'arin 39; Entourage 46; Allied 55 | orders: | skirmish Ne'arin RFC 5 | "
             "see: RFC lost"},
            {"R-QAD-143", "not to a friend",
             "set up: RFC 30; Amun 22; Allied 38 | orders: | skirmish Amun RFC 5+0=5 | see: RFC 29 C1 routing"},
            {"R-QAD-144", "who cannot move is destroyed",
             "set up: RFC 47; Ne'arin 39; Entourage 46; Allied 55 | orders: | skirmish Ne'arin RFC 5 | "
             "see: RFC lost | orders due"},
            {"R-QAD-144", "one space left is enough",
             "set up: RFC 47; Ne'arin 39; Allied 55 | orders: | skirmish Ne'arin RFC 5 | see: RFC 46 C1 routing"},
            {"R-QAD-144", "a router of a later phase who cannot move is destroyed without a die",
             "set up: RFC 47 routing; Ne'arin 39; Entourage 46; Allied 55 | orders: | see: RFC lost | orders due"},
            {"R-QAD-145", "the space must be farther from the nearest enemy, whoever that is",
             "set up: RFC 46; P'Re 38; Ne'arin 45; Allied 54 | orders: | skirmish P'Re RFC 5 | "
             "see: RFC 47 C1 routing"},
            {"R-QAD-145", "straight on is no way when another enemy is as near there",
             "set up: RFC 22; Amun 30; Ne'arin 15 | orders: | skirmish Amun RFC 5+0=5 | see: RFC 21 C1 routing"},
            {"R-QAD-146", "straight on off the board is gone for ever",
             "set up: RFC 8; Ne'arin 16 | orders: | skirmish Ne'arin RFC 6-1=5 | see: RFC lost"},
            {"R-QAD-146", "one row farther in it is not",
             "set up: RFC 16; Ne'arin 24 | orders: | skirmish Ne'arin RFC 6-1=5 | see: RFC 8 C1 routing"},
            {"R-QAD-155", "an enemy in the only free space destroys",
             "set up: RFC 47; Ne'arin 39; P'Re 46; Allied 55 | orders: | skirmish P'Re RFC 1 | "
             "skirmish Ne'arin RFC 5 | see: RFC lost"},
        });
    }

    void inTheOpenItFleesFromTheNearestEnemy() { playRow(); }
    void fromASharedSpaceItFleesBackOrOn_data() {
        addRows({
            {"R-QAD-141", "who came in later goes back the way it came",
             "set up: Amun 30; RFC 22 | orders: RFC 22-30 | fail RFC 2+1=3 | "
             "shock Amun 3 6,6+2=14 v RFC 3 1,1+2=4 | defeat RFC 4 | see: RFC 22 C1 routing"},
            {"R-QAD-141", "so does either when both came in together",
             "set up: RFC 35; P'Re 26 | orders: RFC 35-34; P'Re 26-34 | fail P'Re 5 | fail RFC 5 | "
             "shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 4 | see: P'Re 26 C1 routing"},
            {"R-QAD-141", "the same for the other of the two",
             "set up: RFC 35; P'Re 26 | orders: RFC 35-34; P'Re 26-34 | fail P'Re 5 | fail RFC 5 | "
             "shock P'Re 3 6,6 v RFC 3 1,1+2=4 | defeat RFC 4 | see: RFC 35 C1 routing"},
            {"R-QAD-141", "when the way back is closed the owner chooses",
             "set up: P'Re 27; RFC 19; Entourage 11 | orders: RFC 19-27; Entourage 11-19 | fail RFC 2 | "
             "fail Entourage 2 | shock P'Re 3 6,6-1=11 v RFC 3 1,1+2=4 | defeat RFC 4 | choices RFC 26,28,35 | "
             "flee RFC 35 | see: RFC 35 C1 routing"},
            {"R-QAD-142", "who was there first goes straight on along the enemy's step",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 4 | see: P'Re 19 C1 routing"},
            {"R-QAD-142", "when a friend is there the owner chooses any other space",
             "set up: P'Re 27; Amun 19; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | "
             "shock P'Re 3 1,1 v RFC 3 6,6+1=13 | defeat P'Re 4 | choices P'Re 26,28,35 | "
             "refuse flee P'Re 19: no-rout-space | flee P'Re 26 | see: P'Re 26 C1 routing"},
            {"R-QAD-142", "off the board if the enemy's step leads there",
             "set up: P'Re 3; RFC 11 | orders: RFC 11-3 | fail RFC 2 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 4 | see: P'Re lost"},
            {"R-QAD-142", "armies set up in one space have no last step: any space",
             "set up: P'Re 27; RFC 27 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 4 | "
             "choices P'Re 19,26,28,35"},
            {"R-QAD-142", "when only one space is open nobody is asked",
             "set up: P'Re 27; Amun 19; Ptah 26; Sutekh 28; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | "
             "shock P'Re 3 1,1 v RFC 3 6,6+1=13 | defeat P'Re 4 | see: P'Re 35 C1 routing"},
        });
    }

    void fromASharedSpaceItFleesBackOrOn() { playRow(); }
    void inLaterPhasesItFleesInsteadOfMoving_data() {
        addRows({
            {"R-QAD-148", "a routing army flees one space instead of its move",
             "set up: P'Re 19 routing; RFC 27 | orders: | rout P'Re 2 | see: P'Re 11 routing"},
            {"R-QAD-148", "also when the enemy moves into the space it leaves",
             "set up: P'Re 19 routing; RFC 27 | orders: RFC 27-19 | rout P'Re 2 | fail RFC 2 | "
             "see: P'Re 11 routing; RFC 19"},
            {"R-QAD-148", "if a friend has taken its space meanwhile it takes another, on the same die",
             "set up: P'Re 19 routing; Ptah 12; RFC 27 | orders: RFC 27-19; Ptah 12-11 | rout P'Re 2 | "
             "fail Ptah 2 | fail RFC 2 | choices P'Re 18,20,27 | flee P'Re 18 | "
             "see: P'Re 18 routing; Ptah 11; RFC 19"},
            {"R-QAD-148", "in the open it takes the best that is left, without being asked",
             "set up: P'Re 19 routing; Ptah 12; RFC 27 | orders: Ptah 12-11 | rout P'Re 2 | fail Ptah 2 | "
             "see: P'Re 18 routing; Ptah 11"},
            {"R-QAD-148", "until it moves it bars the way for friends",
             "set up: P'Re 19 routing; Ptah 20; RFC 27 | orders: Ptah 20-19 | rout P'Re 2 | fail Ptah 2 | "
             "see: P'Re 11 routing; Ptah 20"},
            {"R-QAD-149", "Egyptian routers flee in phases 1 and 2",
             "set up: P'Re 30 routing; Vassals 62 | orders: | rout P'Re 2 | pass P'Re | phase 2 | rout P'Re 2 | "
             "pass P'Re | phase 3 | pass P'Re | phase 4 | pass P'Re | orders due"},
            {"R-QAD-149", "chariots in phases 1 to 3",
             "set up: RFC 44 routing; P'Re 20 | orders: | rout RFC 2 | pass RFC | phase 2 | rout RFC 2 | "
             "pass RFC | phase 3 | rout RFC 2 | see: RFC lost"},
            {"R-QAD-149", "and not in phase 4",
             "set up: RFC 37 routing; P'Re 5 | orders: | rout RFC 2+1=3 | see: RFC 45 routing | pass RFC | "
             "phase 2 | rout RFC 2 | see: RFC 53 routing | pass RFC | phase 3 | rout RFC 2 | see: RFC 61 routing | "
             "pass RFC | phase 4 | pass RFC | orders due"},
            {"R-QAD-149", "hosts in phase 1 only, though they may rally later",
             "set up: Vassals 52 routing; P'Re 8 | orders: | rout Vassals 2 | see: Vassals 51 routing | "
             "pass Vassals | phase 2 | rally Vassals 4 | see: Vassals 51 | orders due"},
            {"R-QAD-150", "6 destroys a routing army",
             "set up: P'Re 19 routing; RFC 27 | orders: | rout P'Re 6 | see: P'Re lost"},
            {"R-QAD-150", "5 lets it get away",
             "set up: P'Re 19 routing; RFC 27 | orders: | rout P'Re 5 | see: P'Re 11 routing"},
            {"R-QAD-151", "rough ground and fatigue hinder a rout move: 4 destroys",
             "set up: P'Re 23 F1 routing; RFC 31 | orders: | rout P'Re 4+2=6 | see: P'Re lost"},
            {"R-QAD-151", "rough ground and fatigue hinder a rout move: 3 gets away",
             "set up: P'Re 23 F1 routing; RFC 31 | orders: | rout P'Re 3+2=5 | see: P'Re 15 F1 routing"},
            {"R-QAD-154", "with no enemy on the board a router stays and may rally",
             "set up: P'Re 27 routing | orders: | see: P'Re 27 routing | rally P'Re 4 | see: P'Re 27"},
        });
    }

    void inLaterPhasesItFleesInsteadOfMoving() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshRout)
#include "tst_qadesh_rout.moc"

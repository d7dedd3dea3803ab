// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

namespace {

// The account of the battle in the rulebook (ruling Q47), turns 1, 2 and 4, die by die.

const char* const firstTurn = R"(
    set up: P'Re 27; Amun 30; Ne'arin due 2 7,8,15,16; Ptah due 4 9,17,25,33,41; Sutekh due 6 9,17,25,33,41;
            RFC 43; Entourage 46; Allied 53; Hatti 54; Vassals 55
    orders: RFC 43-35-27-19-20
    phase 1
    fail RFC 2+1=3
    skirmish P'Re RFC 1
    phase 2
    fail RFC 3+1=4
    shock P'Re 1 2,4-2=4 v RFC 5 3,4+2=9
    defeat P'Re 3
    phase 3
    rally P'Re 2
    fail RFC 2+1=3
    phase 4
    rally P'Re 3
    fail RFC 1
    fatigue RFC 4
    see: RFC 20; P'Re 27 C1 scattered; Amun 30; Ne'arin waits
)";

const char* const secondTurn = R"(
    placement Egypt
    place Ne'arin 15
    orders: RFC 20-21-22-30
    phase 1
    rally P'Re 5
    fail RFC 3
    phase 2
    fail RFC 3
    skirmish Amun RFC 2+0=2
    loot RFC 5
    phase 3
    fail RFC 3+1=4
    shock Amun 3 4,4+2=10 v RFC 3 6,5+2=13
    defeat Amun 1
    loot RFC 2
    phase 4
    rally RFC 1
    shock Amun 4 5,4+1=10 v RFC 2 3,3+0=6
    defeat RFC 5
    skirmish Amun RFC 5+0=5
    see: RFC 21 C2 routing; Amun 30 C1; P'Re 27 C1; Ne'arin 15
    orders due
)";

const char* const fourthTurn = R"(
    set up: turn 4; P'Re 27 C1; Amun 30 C1; Ne'arin 39; Ptah 9; Sutekh due 6 9,17,25,33,41;
            RFC lost; Entourage 46; Allied 53; Hatti 54; Vassals 55
    orders: Entourage 46-38
    phase 1
    fail Entourage 2+1=3
    skirmish Amun Entourage 4-1=3
    skirmish Ne'arin Entourage 5
    see: Entourage 37 C2 routing
    phase 2
    rout Entourage 5+1=6
    over Egypt
)";

const std::string firstTwoTurns = std::string(firstTurn) + secondTurn;

} // namespace

class TstQadeshSynopsis : public QObject {
    Q_OBJECT

private slots:
    void theAccountOfTheBattleCanBePlayed_data() {
        addRows({
            {"Q47", "in turn 1 the reconnaissance crosses, surprises and scatters P'Re and passes it in the west",
             firstTurn},
            {"Q47", "in turn 2 it attacks Amun in its camp, loots, and is thrown back and shot away",
             firstTwoTurns.c_str()},
            {"Q47", "in turn 4 Muwatallish is shot on the west bank and lost when he cannot cross back", fourthTurn},
        });
    }

    void theAccountOfTheBattleCanBePlayed() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshSynopsis)
#include "tst_qadesh_synopsis.moc"

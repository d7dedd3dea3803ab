// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/random_games.h"
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

class TstQadeshMovement : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsRolledFor_data() {
        addRows({
            {"R-QAD-071", "a step succeeds with 5",
             "set up: P'Re 27 | orders: P'Re 27-19 | fail P'Re 5 | see: P'Re 19"},
            {"R-QAD-071", "a step fails with 6", "set up: P'Re 27 | orders: P'Re 27-19 | fail P'Re 6 | see: P'Re 27"},
            {"R-QAD-072", "entering rough ground adds 1: 4 moves",
             "set up: P'Re 22 | orders: P'Re 22-30 | fail P'Re 4+1=5 | see: P'Re 30"},
            {"R-QAD-072", "entering rough ground adds 1: 5 stays",
             "set up: P'Re 22 | orders: P'Re 22-30 | fail P'Re 5+1=6 | see: P'Re 22"},
            {"R-QAD-073", "leaving rough ground adds nothing",
             "set up: P'Re 30 | orders: P'Re 30-22 | fail P'Re 5 | see: P'Re 22"},
            {"R-QAD-074", "crossing the river adds 1: 4 moves",
             "set up: Entourage 46 | orders: Entourage 46-38 | fail Entourage 4+1=5 | see: Entourage 38"},
            {"R-QAD-074", "crossing the river adds 1: 5 stays",
             "set up: Entourage 46 | orders: Entourage 46-38 | fail Entourage 5+1=6 | see: Entourage 46"},
            {"R-QAD-074", "going along the river adds nothing",
             "set up: Entourage 46 | orders: Entourage 46-45 | fail Entourage 5 | see: Entourage 45"},
            {"R-QAD-075", "rough ground and river add 2: 3 moves",
             "set up: RFC 44 | orders: RFC 44-36 | fail RFC 3+2=5 | see: RFC 36"},
            {"R-QAD-075", "rough ground and river add 2: 4 stays",
             "set up: RFC 44 | orders: RFC 44-36 | fail RFC 4+2=6 | see: RFC 44"},
            {"R-QAD-076", "two fatigue tokens add 2: 3 moves",
             "set up: P'Re 27 F2 | orders: P'Re 27-19 | fail P'Re 3+2=5 | see: P'Re 19 F2"},
            {"R-QAD-076", "two fatigue tokens add 2: 4 stays",
             "set up: P'Re 27 F2 | orders: P'Re 27-19 | fail P'Re 4+2=6 | see: P'Re 27 F2"},
            {"R-QAD-077", "with five fatigue tokens even 1 stays",
             "set up: P'Re 27 F5 | orders: P'Re 27-19 | fail P'Re 1+5=6 | see: P'Re 27 F5"},
            {"R-QAD-077", "with four 1 moves",
             "set up: P'Re 27 F4 | orders: P'Re 27-19 | fail P'Re 1+4=5 | see: P'Re 19 F4"},
            {"R-QAD-078", "an enemy in the space that is left adds 1: 4 moves",
             "set up: P'Re 27; Vassals 27 | orders: P'Re 27-19 | fail P'Re 4+1=5 | see: P'Re 19"},
            {"R-QAD-078", "an enemy in the space that is left adds 1: 5 stays",
             "set up: P'Re 27; Vassals 27 | orders: P'Re 27-19 | fail P'Re 5+1=6 | see: P'Re 27"},
            {"R-QAD-078", "an enemy in the space that is entered adds nothing",
             "set up: P'Re 27; Vassals 19 | orders: P'Re 27-19 | fail P'Re 5 | see: P'Re 19"},
            {"R-QAD-078", "it adds nothing when it came and went",
             "set up: P'Re 27; Vassals 35 | orders: P'Re 27-19; Vassals 35-27 | fail P'Re 5 | fail Vassals 2+1=3 | "
             "see: P'Re 19"},
            {"R-QAD-079", "all together add 4: 2 stays",
             "set up: Entourage 44 F1; P'Re 44 | orders: Entourage 44-36 | fail Entourage 2+4=6 | "
             "see: Entourage 44 F1"},
            {"R-QAD-079", "all together add 4: 1 moves",
             "set up: Entourage 44 F1; P'Re 44 | orders: Entourage 44-36 | fail Entourage 1+4=5 | "
             "see: Entourage 36 F1"},
            {"R-QAD-080", "casualties add nothing",
             "set up: P'Re 27 C3 | orders: P'Re 27-19 | fail P'Re 5 | see: P'Re 19 C3"},
            {"R-QAD-081", "who is ordered to stay rolls no die",
             "set up: P'Re 27; RFC 62 | orders: | orders due | see: P'Re 27; RFC 62"},
            {"R-QAD-082", "the immediate space of a rout needs no die",
             "set up: P'Re 27; RFC 35 | orders: RFC 35-27 | fail RFC 2+1=3 | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | "
             "defeat P'Re 4 | see: P'Re 19 C1 routing | phase 2"},
            {"R-QAD-083", "a rout move over the river fails with 5 and destroys",
             "set up: Entourage 38 routing; Amun 30 | orders: | rout Entourage 5+1=6 | see: Entourage lost"},
            {"R-QAD-083", "with 4 it succeeds",
             "set up: Entourage 38 routing; Amun 30 | orders: | rout Entourage 4+1=5 | see: Entourage 46 routing"},
        });
    }

    void everyStepIsRolledFor() { playRow(); }
    void allMoveAtOnce_data() {
        addRows({
            {"R-QAD-084", "a space left in a phase is entered in it",
             "set up: P'Re 27; Amun 28 | orders: P'Re 27-28; Amun 28-29 | fail P'Re 5 | fail Amun 5 | "
             "see: P'Re 28; Amun 29"},
            {"R-QAD-084", "all roll before anybody moves",
             "set up: P'Re 27; Amun 28 | orders: P'Re 27-28; Amun 28-29 | fail P'Re 5 | see: P'Re 27 | "
             "fail Amun 6 | see: P'Re 27; Amun 28"},
            {"R-QAD-084", "an enemy who is destroyed before the roll was there when the phase began",
             "set up: P'Re 27 routing; RFC 27 | orders: RFC 27-28 | flee P'Re 26 | rout P'Re 5+1=6 | "
             "see: P'Re lost; RFC 27 | fail RFC 4+1=5 | see: RFC 28"},
            {"R-QAD-084", "who flees does so from where enemies stood when the phase began",
             "set up: P'Re 27 routing; RFC 28 routing | orders: | rout P'Re 6 | see: P'Re lost | rout RFC 1 | "
             "see: RFC 29 routing"},
            {"R-QAD-084", "who flees from a shared space does so though the enemy there was destroyed before",
             "set up: P'Re 27 routing; RFC 27 routing | orders: | flee P'Re 26 | rout P'Re 5+1=6 | see: P'Re lost | "
             "choices RFC 19,26,28,35 | flee RFC 28 | rout RFC 2+1=3 | see: RFC 28 routing"},
            {"R-QAD-085", "two enemies enter an empty space and fight",
             "set up: RFC 35; P'Re 26 | orders: RFC 35-34; P'Re 26-34 | fail P'Re 5 | fail RFC 5 | "
             "see: P'Re 34; RFC 34 | shock P'Re 3 3,3 v RFC 3 2,2+2=6"},
            {"R-QAD-086", "who enters the space of an enemy that stays fights there",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27 | fail RFC 2+1=3 | see: RFC 27 | "
             "shock P'Re 3 3,3 v RFC 3 2,2+2=6"},
            {"R-QAD-087", "who enters the space of an enemy that leaves does not",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-19 | fail P'Re 3 | fail RFC 2+1=3 | "
             "see: RFC 27; P'Re 19 | skirmish P'Re RFC 1 | phase 2"},
            {"R-QAD-088", "an enemy that failed to leave is fought",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-19 | fail P'Re 6 | fail RFC 2+1=3 | "
             "see: RFC 27; P'Re 27 | shock P'Re 3 3,3 v RFC 3 2,2+2=6"},
            {"R-QAD-089", "of two that would change places the faster completes its step",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-35 | fail P'Re 3+1=4 | fail RFC 2+1=3 | "
             "see: RFC 27; P'Re 27 | shock P'Re 3 3,3 v RFC 3 2,2+2=6 | phase 2 | shock P'Re 3 3,3 v RFC 3 2,2+2=6"},
            {"R-QAD-089", "with the same base move both stay",
             "set up: RFC 35 B2; P'Re 27 | orders: RFC 35-27; P'Re 27-35 | fail P'Re 3+1=4 | fail RFC 2+1=3 | "
             "see: RFC 35; P'Re 27 | skirmish P'Re RFC 1 | phase 2"},
            {"R-QAD-089", "by option they pass each other and skirmish",
             "option: swaps=passThrough | set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-35 | "
             "fail P'Re 3+1=4 | fail RFC 2+1=3 | see: RFC 27; P'Re 35 | skirmish P'Re RFC 1"},
            {"R-QAD-090", "a host is caught by an Egyptian army",
             "set up: Amun 38; Vassals 46 | orders: Amun 38-46; Vassals 46-38 | fail Amun 2+1=3 | "
             "fail Vassals 2+1=3 | see: Amun 46; Vassals 46 | shock Amun 3 3,3+2=8 v Vassals 3 4,3+1=8"},
            {"R-QAD-091", "one roll that fails makes no exchange",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-35 | fail P'Re 5+1=6 | fail RFC 2+1=3 | "
             "see: RFC 27; P'Re 27"},
            {"R-QAD-091", "if the faster fails the slower enters",
             "set up: RFC 35; P'Re 27 | orders: RFC 35-27; P'Re 27-35 | fail P'Re 2+1=3 | fail RFC 5+1=6 | "
             "see: RFC 35; P'Re 35"},
            {"R-QAD-092", "a friend that stays bars the way and the try is used up",
             "set up: Hatti 53; Allied 54 | orders: Hatti 53-54 | fail Hatti 2+1=3 | see: Hatti 53; Allied 54 | "
             "orders due"},
            {"R-QAD-093", "a friend that leaves does not",
             "set up: Hatti 53; Allied 54 | orders: Hatti 53-54; Allied 54-46 | fail Allied 2 | fail Hatti 2+1=3 | "
             "see: Hatti 54; Allied 46"},
            {"R-QAD-093", "a friend that fails to leave does",
             "set up: Hatti 53; Allied 54 | orders: Hatti 53-54; Allied 54-46 | fail Allied 6 | fail Hatti 2+1=3 | "
             "see: Hatti 53; Allied 54"},
            {"R-QAD-094", "of two friends the first in the roster enters",
             "set up: Allied 53; Vassals 60 | orders: Allied 53-52; Vassals 60-52 | fail Allied 2 | "
             "fail Vassals 2 | see: Allied 52; Vassals 60"},
            {"R-QAD-094", "if the first fails the second enters",
             "set up: Allied 53; Vassals 60 | orders: Allied 53-52; Vassals 60-52 | fail Allied 6 | "
             "fail Vassals 2 | see: Allied 53; Vassals 52"},
            {"R-QAD-095", "friends change places",
             "set up: Hatti 53; Allied 54 | orders: Hatti 53-54; Allied 54-53 | fail Allied 2 | fail Hatti 2+1=3 | "
             "see: Hatti 54; Allied 53"},
            {"R-QAD-095", "three friends go round",
             "set up: P'Re 18; Amun 19; Ne'arin 27; Ptah 26 | "
             "orders: P'Re 18-19; Amun 19-27; Ne'arin 27-26; Ptah 26-18 | fail P'Re 2 | fail Amun 2 | "
             "fail Ne'arin 2 | fail Ptah 2 | see: P'Re 19; Amun 27; Ne'arin 26; Ptah 18"},
            {"R-QAD-096", "a blocked front blocks those behind",
             "set up: P'Re 1; Amun 2; Ne'arin 3 | orders: P'Re 1-2; Amun 2-3 | fail P'Re 2 | fail Amun 2 | "
             "see: P'Re 1; Amun 2; Ne'arin 3"},
            {"R-QAD-096", "a free front lets all go",
             "set up: P'Re 1; Amun 2; Ne'arin 3 | orders: P'Re 1-2; Amun 2-3; Ne'arin 3-4 | fail P'Re 2 | "
             "fail Amun 2 | fail Ne'arin 2 | see: P'Re 2; Amun 3; Ne'arin 4"},
            {"R-QAD-096", "a front that is caught in an exchange blocks those behind",
             "set up: P'Re 27; Amun 19; RFC 35 | orders: P'Re 27-35; Amun 19-27; RFC 35-27 | fail P'Re 2+1=3 | "
             "fail Amun 2 | fail RFC 2+1=3 | see: P'Re 27; Amun 19; RFC 27"},
            {"R-QAD-096", "behind a caught friend another one enters the space it was bound for",
             "set up: P'Re 27; Amun 34; RFC 35 | orders: P'Re 27-35; Amun 34-35; RFC 35-27 | fail P'Re 2+1=3 | "
             "fail Amun 2 | fail RFC 2+1=3 | see: P'Re 27; Amun 35; RFC 27"},
        });
    }

    void allMoveAtOnce() { playRow(); }

    void noSpaceHoldsTwoFriends() { // R-QAD-097
        playRandomGames([](const State& state) {
            for (std::size_t a = 0; a < state.setup->armies.size(); ++a)
                for (std::size_t b = 0; b < a; ++b)
                    if (state.armies[a].space.valid() && state.armies[a].space == state.armies[b].space &&
                        state.setup->armies[a].side == state.setup->armies[b].side)
                        return false;
            return true;
        });
    }

    void nobodyIsInTheLake() { // R-QAD-098
        playRandomGames([](const State& state) {
            for (const Army& army : state.armies)
                if (army.space.valid() && state.setup->groundOf(army.space).lake)
                    return false;
            return true;
        });
    }
};

QTEST_APPLESS_MAIN(TstQadeshMovement)
#include "tst_qadesh_movement.moc"

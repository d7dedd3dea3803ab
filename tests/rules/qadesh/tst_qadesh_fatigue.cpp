// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include <QObject>

using namespace orontes::tests;

class TstQadeshFatigue : public QObject {
    Q_OBJECT

private slots:
    void onlyTheAdditionalSpaceTires_data() {
        addRows({
            {"R-QAD-207", "a march within the base move does not tire",
             "set up: RFC 20 | orders: RFC 20-19-18-17 | fail RFC 1 | phase 2 | fail RFC 1 | phase 3 | "
             "fail RFC 1 | orders due | see: RFC 17"},
            {"R-QAD-207", "nor does a battle",
             "set up: P'Re 27; Vassals 27 | orders: | shock P'Re 3 3,4 v Vassals 3 3,3+1=7 | "
             "see: P'Re 27; Vassals 27 | phase 2"},
            {"R-QAD-207", "the additional space does, with 3 or less",
             "set up: Allied 51 | orders: Allied 51-50-49 | fail Allied 1 | phase 2 | fail Allied 1 | "
             "fatigue Allied 3 | see: Allied 49 F1"},
            {"R-QAD-207", "a changed threshold is used",
             "table: thresholds/fatigue=4 | set up: Allied 51 | orders: Allied 51-50-49 | fail Allied 1 | "
             "phase 2 | fail Allied 1 | fatigue Allied 4 | see: Allied 49 F1"},
            {"R-QAD-208", "two tokens add 2 to the fail roll",
             "set up: P'Re 27 F2 | orders: P'Re 27-19 | fail P'Re 1+2=3 | see: P'Re 19 F2"},
            {"R-QAD-208", "two tokens take 2 from the battle roll",
             "set up: P'Re 27 F2; Vassals 27 | orders: | shock P'Re 3 4,4-2=6 v Vassals 3 2,3+1=6"},
            {"R-QAD-208", "two tokens take 2 from the skirmish roll",
             "set up: P'Re 20 F2; RFC 21 | orders: | skirmish P'Re RFC 5-2=3 | see: RFC 21 C1"},
            {"R-QAD-209", "tokens add up",
             "set up: Allied 51 | orders: Allied 51-50-49 | fail Allied 1 | phase 2 | fail Allied 1 | "
             "fatigue Allied 3 | phase 3 | keep Allied | phase 4 | keep Allied | orders: Allied 49-50-51 | "
             "fail Allied 1+1=2 | phase 2 | fail Allied 1+1=2 | fatigue Allied 1 | see: Allied 51 F2"},
        });
    }

    void onlyTheAdditionalSpaceTires() { playRow(); }
    void restRemovesAToken_data() {
        addRows({
            {"R-QAD-210", "two phases of rest remove two tokens",
             "set up: P'Re 27 F2 | orders: | rest P'Re | see: P'Re 27 F1 | phase 2 | rest P'Re | see: P'Re 27 | "
             "orders due"},
            {"R-QAD-210", "the owner may keep them",
             "set up: P'Re 27 F1 | orders: | keep P'Re | phase 2 | keep P'Re | phase 3 | keep P'Re | phase 4 | "
             "keep P'Re | orders due | see: P'Re 27 F1"},
            {"R-QAD-210", "who has moved has not rested",
             "set up: P'Re 27 F1 | orders: P'Re 27-19 | fail P'Re 1+1=2 | phase 2 | rest P'Re | see: P'Re 19"},
            {"R-QAD-211", "a failed try is no move",
             "set up: P'Re 27 F1 | orders: P'Re 27-19 | fail P'Re 6+1=7 | phase 1 | rest P'Re | see: P'Re 27"},
            {"R-QAD-212", "who has skirmished has not rested",
             "set up: P'Re 20 F1; RFC 21 | orders: | skirmish P'Re RFC 1-1=0 | phase 2"},
            {"R-QAD-212", "nor has its target", "set up: P'Re 20; RFC 21 F1 | orders: | skirmish P'Re RFC 1 | phase 2"},
            {"R-QAD-212", "nor has who fought",
             "set up: P'Re 27 F1; Vassals 27 F1 | orders: | shock P'Re 3 4,4-1=7 v Vassals 3 3,4+0=7 | phase 2"},
            {"R-QAD-212", "a fight of an earlier phase does not count any more",
             "set up: P'Re 20 F1; RFC 21 | orders: | skirmish P'Re RFC 6-1=5 | see: RFC 22 C1 routing | phase 2 | "
             "rout RFC 1 | pass RFC | rest P'Re | see: P'Re 20; RFC 23 C1 routing"},
            {"R-QAD-213", "a try to rally does not disturb rest",
             "set up: P'Re 27 F1 scattered | orders: | rally P'Re 3 | rest P'Re | see: P'Re 27 scattered"},
            {"R-QAD-214", "the phase of the additional space is no rest when it was entered",
             "set up: P'Re 27 F1 | orders: P'Re 27-19-11-3 | fail P'Re 1+1=2 | phase 2 | fail P'Re 1+1=2 | "
             "phase 3 | fail P'Re 1+1=2 | fatigue P'Re 4 | phase 4 | rest P'Re | see: P'Re 3"},
            {"R-QAD-214", "nor when the try failed",
             "set up: P'Re 27 | orders: P'Re 27-19-11-3 | fail P'Re 1 | phase 2 | fail P'Re 1 | phase 3 | "
             "fail P'Re 6 | fatigue P'Re 2 | phase 4 | see: P'Re 11 F1 | rest P'Re | see: P'Re 11"},
            {"R-QAD-215", "without tokens nothing is removed", "set up: P'Re 27 | orders: | orders due | see: P'Re 27"},
        });
    }

    void restRemovesAToken() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshFatigue)
#include "tst_qadesh_fatigue.moc"

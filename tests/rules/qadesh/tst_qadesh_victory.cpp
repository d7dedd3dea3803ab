// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/victory.h"
#include "tests/rules/qadesh/rows.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

namespace {

core::Scenario withVictory(core::Condition condition, bool atEndOnly) {
    core::Scenario scenario = Game::info().blank;
    scenario.lastTurn = core::TurnNumber{2};
    scenario.victory =
        std::vector<core::VictoryClause>{{core::SeatToken{"egypt"}, "", atEndOnly, std::move(condition)}};
    return scenario;
}

core::Condition occupies(const char* side, const char* space) {
    return {core::Occupies{core::SideToken{side}, {core::SpaceLabel{space}}, 1}};
}

QString playedUnder(core::Scenario scenario, const QString& script) {
    Table table(std::move(scenario));
    return table.play(script);
}

} // namespace

class TstQadeshVictory : public QObject {
    Q_OBJECT

private slots:
    void theEnemyLeaderLostIsVictory_data() {
        addRows({
            {"R-QAD-043", "who destroys Amun wins for Hatti",
             "set up: Amun 27; RFC 27 | orders: | shock Amun 3 1,1+2=4 v RFC 3 6,6+2=14 | defeat Amun 6 | "
             "over Hatti"},
            {"R-QAD-043", "who destroys the Entourage wins for Egypt",
             "set up: Amun 27; Entourage 27 | orders: | shock Amun 3 6,6+2=14 v Entourage 3 1,1+3=5 | "
             "defeat Entourage 6 | over Egypt"},
            {"R-QAD-043", "destroying another army wins nothing",
             "set up: P'Re 27; RFC 27; Amun 57 | orders: | shock P'Re 3 1,1 v RFC 3 6,6+2=14 | defeat P'Re 6 | "
             "see: P'Re lost | orders due | not over"},
            {"R-QAD-048", "a leader who flees off the board is lost",
             "set up: Entourage 8; Ne'arin 16 | orders: | skirmish Ne'arin Entourage 6-1=5 | see: Entourage lost | "
             "over Egypt"},
            {"R-QAD-048", "another army that flees off the board wins nothing",
             "set up: RFC 8; Ne'arin 16 | orders: | skirmish Ne'arin RFC 6-1=5 | see: RFC lost | orders due | "
             "not over"},
            {"R-QAD-049", "both leaders lost in the same step make a draw",
             "set up: Amun 27; RFC 27; P'Re 38; Entourage 38 | orders: | shock Amun 3 1,1+2=4 v RFC 3 6,6+2=14 | "
             "defeat Amun 6 | not over | shock P'Re 3 6,6 v Entourage 3 1,1+3=5 | defeat Entourage 6 | over draw"},
        });
    }

    void theEnemyLeaderLostIsVictory() { playRow(); }
    void theEnemyCampWinsAfterTwoRemovals_data() {
        addRows({
            {"R-QAD-044", "the camp wins once two enemies are removed",
             "set up: Vassals 30; Amun 1; Ptah lost; Sutekh lost | orders: | loot Vassals 5 | over Hatti"},
            {"R-QAD-044", "with one removed it does not",
             "set up: Vassals 30; Amun 1; Sutekh lost | orders: | loot Vassals 5 | phase 2 | loot Vassals 5 | "
             "phase 3 | loot Vassals 5 | phase 4 | loot Vassals 5 | orders due | not over"},
            {"R-QAD-044", "two removed without the camp do not",
             "set up: Vassals 53; Amun 1; Ptah lost; Sutekh lost | orders: | orders due | not over"},
            {"R-QAD-044", "Egypt wins in the same way",
             "set up: P'Re 54; Entourage 61; Allied lost; Hatti lost | orders: | loot P'Re 5 | over Egypt"},
            {"R-QAD-045", "a camp in which both stand is not occupied",
             "set up: Vassals 30; Amun 30; Ptah lost; Sutekh lost | orders: | "
             "shock Amun 3 3,3+2=8 v Vassals 3 3,4+1=8 | loot Vassals 5 | phase 2 | not over"},
            {"R-QAD-045", "being next to the camp is not enough",
             "set up: Vassals 22; Amun 1; Ptah lost; Sutekh lost | orders: | loot Vassals 5 | phase 2 | not over"},
            {"R-QAD-046", "a looting army occupies",
             "set up: RFC 30 looting; Amun 1; Ptah lost; Sutekh lost | orders: | pass RFC | over Hatti"},
            {"R-QAD-046", "a scattered army occupies",
             "set up: RFC 30 scattered; Amun 1; Ptah lost; Sutekh lost | orders: | pass RFC | over Hatti"},
            {"R-QAD-046", "a tired army occupies",
             "set up: RFC 30 F1; Amun 1; Ptah lost; Sutekh lost | orders: | loot RFC 5 | keep RFC | over Hatti"},
            {"R-QAD-046", "a routing army does not",
             "set up: RFC 30 routing; Ptah lost; Sutekh lost | orders: | pass RFC | phase 2 | pass RFC | not over"},
            {"R-QAD-046", "but it does in the phase in which it rallies",
             "set up: RFC 30 routing; Ptah lost; Sutekh lost | orders: | rally RFC 4 | over Hatti"},
            {"R-QAD-047", "armies that have not arrived are not removed",
             "set up: turn 3; Vassals 30; Amun 1; Ptah due 4 9,17; Sutekh due 6 9,17 | orders: | loot Vassals 5 | "
             "phase 2 | loot Vassals 5 | phase 3 | loot Vassals 5 | phase 4 | loot Vassals 5 | placement Egypt | "
             "see: Ptah waits; Sutekh waits | not over"},
            {"R-QAD-047", "gone off the board is removed",
             "set up: RFC 8; Ne'arin 16; Entourage 61; P'Re 54; Allied lost | orders: | "
             "skirmish Ne'arin RFC 6-1=5 | see: RFC lost | loot P'Re 5 | over Egypt"},
        });
    }

    void theEnemyCampWinsAfterTwoRemovals() { playRow(); }
    void onlyALimitEndsTheGameUndecided_data() {
        addRows({
            {"R-QAD-050", "without a limit the game goes on after turn 12",
             "set up: turn 12; Amun 1; Entourage 61 | orders: | orders due | not over"},
            {"R-QAD-050", "with a limit of 12 turn 12 ends in a draw",
             "set up: last 12; turn 12; Amun 1; Entourage 61 | orders: | over draw"},
            {"R-QAD-050", "with a limit of 13 turn 12 does not end the game",
             "set up: last 13; turn 12; Amun 1; Entourage 61 | orders: | orders due | not over"},
        });
    }

    void onlyALimitEndsTheGameUndecided() { playRow(); }
    void victoryIsTestedAtItsMoments_data() {
        addRows({
            {"R-QAD-219", "a leader lost in the battles of phase 1 ends the game there",
             "set up: Amun 27; RFC 27; P'Re 20; Vassals 21 | orders: | shock Amun 3 1,1+2=4 v RFC 3 6,6+2=14 | "
             "defeat Amun 6 | over Hatti"},
            {"R-QAD-219", "a leader lost in the move step ends the game after the battles",
             "set up: Entourage 38 routing; Amun 30; P'Re 27; RFC 27 | orders: | rout Entourage 5+1=6 | "
             "shock P'Re 3 3,3 v RFC 3 2,2+2=6 | over Egypt"},
            {"R-QAD-219", "a leader lost in the skirmishes ends the game there, before anybody rests",
             "set up: Amun 23; Entourage 24; P'Re 27 F1 | orders: | skirmish Amun Entourage 5+1=6 | over Egypt"},
            {"R-QAD-219", "a camp held after the battles and lost in the skirmishes wins nothing",
             "set up: RFC 30; P'Re 29; Amun 1; Ptah lost; Sutekh lost | orders: | skirmish P'Re RFC 6-1=5 | "
             "see: RFC 31 C1 routing | phase 2 | not over"},
            {"R-QAD-219", "a camp held at the end of a phase wins, not before",
             "set up: RFC 30; P'Re 29; Amun 1; Ptah lost; Sutekh lost | orders: | skirmish P'Re RFC 1-1=0 | "
             "not over | loot RFC 5 | over Hatti"},
        });
    }

    void victoryIsTestedAtItsMoments() { playRow(); }

    void removalsAreCounted() { // R-QAD-047
        Table table;
        QCOMPARE(table.play("set up: P'Re 1; Ptah lost; Sutekh due 6 9; RFC 8; Ne'arin 16 | orders: |"
                            "skirmish Ne'arin RFC 6-1=5"),
                 QString());
        QCOMPARE(armiesLost(table.state(), SideId{0}), 1);
        QCOMPARE(armiesLost(table.state(), SideId{1}), 1);
    }

    void aClauseForTheEndIsTestedAtTheEndOnly() {
        const QString start = "set up: P'Re 20; RFC 62 | orders: |";
        const core::Condition held = occupies("egypt", "20");
        QCOMPARE(playedUnder(withVictory(held, true), start + "orders due | orders: | over Egypt"), QString());
        QCOMPARE(playedUnder(withVictory(held, false), start + "over Egypt"), QString());
    }

    void aConditionIsHeldTurnByTurn() {
        const core::Condition held{core::HeldFor{2, {occupies("egypt", "20")}}};
        QCOMPARE(playedUnder(withVictory(held, false),
                             "set up: P'Re 20; RFC 62 | orders: | not over | orders due | orders: | over Egypt"),
                 QString());
        QCOMPARE(playedUnder(withVictory(held, false),
                             "set up: P'Re 20; RFC 62 | orders: P'Re 20-12-20 | fail P'Re 1 | phase 2 | fail P'Re 1 |"
                             "orders due | orders: P'Re 20-12 | fail P'Re 1 | over draw"),
                 QString());
    }

    void aConditionThatFailsOnceBeginsAnew() {
        const core::Condition held{core::HeldFor{2, {occupies("egypt", "20")}}};
        QCOMPARE(playedUnder(withVictory(held, false),
                             "set up: last 3; P'Re 20; RFC 62 | orders: | orders due | orders: P'Re 20-12 | "
                             "fail P'Re 1 | orders due | orders: P'Re 12-20 | fail P'Re 1 | over draw"),
                 QString());
    }

    void eachClauseCountsItsOwnTurns() {
        core::Scenario scenario = withVictory({core::HeldFor{2, {occupies("egypt", "20")}}}, false);
        scenario.victory.edit().push_back(
            {core::SeatToken{"hatti"}, "", false, {core::HeldFor{2, {occupies("hatti", "1")}}}});
        QCOMPARE(
            playedUnder(scenario, "set up: P'Re 20; RFC 62 | orders: | not over | orders due | orders: | over Egypt"),
            QString());
    }

    void ofClausesThatHoldAtOnceTheFirstIsTheReason() {
        core::Scenario scenario = withVictory(occupies("egypt", "20"), false);
        scenario.victory.edit().push_back(
            {core::SeatToken{"egypt"}, "", false, {core::AnyOf{{occupies("egypt", "20"), occupies("egypt", "21")}}}});
        Table table(scenario);
        QCOMPARE(table.play("set up: P'Re 20; RFC 62 | orders: | over Egypt"), QString());
        const std::string first = core::sentenceOf(scenario.victory->front(), table.scenario(), Game::info());
        QVERIFY(Game::outcome(table.state())->reason.args.at("clause") == core::TextArg{first});
    }

    void whatDeniesAnOccupationWaitsForTheEndOfThePhase() {
        const core::Condition free{core::NoneOf{{occupies("hatti", "30")}}};
        QCOMPARE(playedUnder(withVictory(free, false),
                             "set up: Vassals 30; P'Re 1 | orders: | loot Vassals 5 | phase 2 | not over"),
                 QString());
        QCOMPARE(playedUnder(withVictory(free, false), "set up: Vassals 62; P'Re 1 | orders: | over Egypt"), QString());
    }

    void aBattleDesertedInItsLastTurnDoesNotEndByItsLength() {
        Table table;
        QCOMPARE(table.play("set up: turn 4; last 4; Ptah lost; RFC lost | over draw"), QString());
        QCOMPARE(Game::outcome(table.state())->reason.id.value, std::string("qadesh.outcome.deserted"));
    }

    void aBattleNobodyComesToIsADraw() { QCOMPARE(playScript("set up: Ptah lost; RFC lost | over draw"), QString()); }
};

QTEST_APPLESS_MAIN(TstQadeshVictory)
#include "tst_qadesh_victory.moc"

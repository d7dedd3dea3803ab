// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/scenario/condition_battle.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::tests;

namespace {

void checkSentence(const Condition& condition, const char* expected) {
    QCOMPARE(shown(sentenceOf(condition, battle(), rules())), QString(expected));
}

void checkClause(const VictoryClause& clause, const char* expected) {
    QCOMPARE(shown(sentenceOf(clause, battle(), rules())), QString(expected));
}

} // namespace

/// Conditions and clauses as sentences.
class TstConditionSentences : public QObject {
    Q_OBJECT

private slots:
    void leavesAreToldWithTheNamesOfTheScenario() {
        checkSentence(onSpaces({{"03"}}, 1), "Qadesh (03) is occupied by Egypt");
        checkSentence(onSpaces({{"01"}, {"02"}, {"03"}}, 3), "01, 02 and Qadesh (03) are occupied by Egypt");
        checkSentence(onSpaces({{"01"}, {"03"}}, 1), "at least one of 01 and Qadesh (03) is occupied by Egypt");
        checkSentence({Controls{hatti, {{"08"}}, 1}}, "08 is controlled by Hatti");
        checkSentence({Eliminated{hatti, {CounterId{5}}, 1}}, "Entourage is out of play");
        checkSentence({Eliminated{egypt, {CounterId{1}, CounterId{2}}, 2}}, "Amun and Ptah are out of play");
        checkSentence({Eliminated{egypt, {CounterId{1}, CounterId{2}}, 1}},
                      "at least one of Amun and Ptah is out of play");
        checkSentence({Eliminated{egypt, {}, 2}}, "at least 2 of the counters of Egypt are out of play");
        checkSentence({Exited{egypt, {}, 1}}, "at least one counter of Egypt has left the map");
        checkSentence({Exited{egypt, {"north"}, 2}},
                      "at least 2 counters of Egypt have left the map by the north edge");
        checkSentence({Exited{egypt, {"bare"}, 2}}, "at least 2 counters of Egypt have left the map by bare");
        checkSentence({Scores{hatti, 1}}, "the points of Hatti come to at least 1");
        checkSentence({Scores{hatti, 40}}, "the points of Hatti come to at least 40");
        checkSentence({ScoreRatio{egypt, hatti, 3, 2}}, "the points of Egypt are at least 3/2 times those of Hatti");
        checkSentence({ScoreRatio{egypt, hatti, 2, 1}}, "the points of Egypt are at least 2 times those of Hatti");
        checkSentence(turn(6), "turn 6 has begun");
    }

    void spacesOfARegionAreToldByItsName() {
        Scenario scenario = battle();
        scenario.board.edit().regions.edit().push_back({{"pass"}, "the pass", {{"01"}, {"02"}, {"03"}}});
        const auto told = [&](const Condition& condition) { return shown(sentenceOf(condition, scenario, rules())); };
        QCOMPARE(told(onSpaces({{"03"}, {"01"}, {"02"}}, 1)),
                 QString("at least one space of the pass is occupied by Egypt"));
        QCOMPARE(told(onSpaces({{"01"}, {"02"}, {"03"}}, 2)),
                 QString("at least 2 spaces of the pass are occupied by Egypt"));
        QCOMPARE(told(onSpaces({{"01"}, {"02"}, {"03"}}, 3)), QString("all spaces of the pass are occupied by Egypt"));
        QCOMPARE(told(onSpaces({{"01"}, {"02"}}, 2)), QString("01 and 02 are occupied by Egypt"));
        QCOMPARE(told(onSpaces({{"02"}}, 1)), QString("02 is occupied by Egypt")); // not of a region without a name
    }

    void anySpacesOfARegionOrATerrainAreToldByItsName() {
        Scenario scenario = battle();
        scenario.board.edit() = makeBoard(scenario.board->geometry, {{"clear"}, {"hills"}}, {});
        scenario.board.edit().regions =
            std::vector<Region>{{{"pass"}, "the pass", {{"01"}, {"02"}, {"03"}}}, {{"bare"}, "", {{"02"}}}};
        for (const int hill : {1, 2})
            setTerrain(scenario.board.edit(), SpaceId{hill}, 1);
        const auto told = [&](int count, RegionId region, TerrainToken terrain) {
            const Condition condition{Controls{egypt, {}, count, std::move(region), std::move(terrain)}};
            return shown(sentenceOf(condition, scenario, rules()));
        };
        QCOMPARE(told(2, {"pass"}, {}), QString("at least 2 spaces of the pass are controlled by Egypt"));
        QCOMPARE(told(1, {"pass"}, {}), QString("at least one space of the pass is controlled by Egypt"));
        QCOMPARE(told(3, {"pass"}, {}), QString("all spaces of the pass are controlled by Egypt"));
        QCOMPARE(told(1, {}, {"hills"}), QString("at least one space of the terrain Hills is controlled by Egypt"));
        QCOMPARE(told(2, {}, {"hills"}), QString("all spaces of the terrain Hills are controlled by Egypt"));
        QCOMPARE(told(1, {"pass"}, {"hills"}),
                 QString("at least one space of the pass with the terrain Hills is controlled by Egypt"));
        QCOMPARE(told(1, {"bare"}, {"fen"}),
                 QString("at least one space of bare with the terrain fen is controlled by Egypt"));
    }

    void spacesOfAMapOfAreasAreToldByTheirLabels() {
        Scenario scenario = battle();
        AreaMap map;
        map.areas = {{SpaceLabel{"Lower Egypt"}, {}, {}}, {SpaceLabel{"On"}, {}, {}}};
        Board board = makeBoard(Cow<AreaMap>(std::move(map)), {{"clear"}}, {});
        setNote(board, SpaceId{0}, {"Memphis", "", {}});
        scenario.board = std::move(board);
        QCOMPARE(shown(sentenceOf(Condition{Controls{egypt, {{"Lower Egypt"}, {"On"}}, 2}}, scenario, rules())),
                 QString("Lower Egypt and On are controlled by Egypt"));
    }

    void turnsAreToldAsRangesAndByTheirEnd() {
        Scenario scenario = battle();
        scenario.lastTurn = TurnNumber{10};
        const auto told = [&](std::initializer_list<int> turns, int need) {
            OnTurns node{{}, need, {Condition{Controls{egypt, {{"03"}}, 1}}}};
            for (const int number : turns)
                node.turns.push_back(TurnNumber{number});
            const QString sentence = shown(sentenceOf(Condition{std::move(node)}, scenario, rules()));
            const QString begin("Qadesh (03) is controlled by Egypt at the side's turn end, ");
            return sentence.startsWith(begin) ? sentence.mid(begin.size()) : sentence;
        };
        QCOMPARE(told({3}, 1), QString("on turn 3"));
        QCOMPARE(told({1}, 1), QString("on turn 1"));
        QCOMPARE(told({3, 4, 5}, 3), QString("on turns 3 to 5"));
        QCOMPARE(told({9, 10}, 2), QString("on turns 9 and 10"));
        QCOMPARE(told({1, 2, 3, 4}, 1), QString("by turn 4"));
        QCOMPARE(told({1, 2, 4}, 1), QString("on at least one of turns 1, 2 and 4")); // by turn 4 would be another
        QCOMPARE(told({2, 3, 4}, 1), QString("on at least one of turns 2 to 4"));
        QCOMPARE(told({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 6), QString("on at least 6 of turns 1 to 10"));
        QCOMPARE(told({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10), QString("on every turn"));
        QCOMPARE(told({1, 2, 3, 8}, 4), QString("on turns 1 to 3 and 8"));
        QCOMPARE(told({}, 1), QString("on no turn"));
        scenario.firstTurn = TurnNumber{6};
        QCOMPARE(told({6, 7}, 1), QString("by turn 7"));
        QCOMPARE(told({1, 2, 3, 4, 5, 6, 7}, 1), QString("by turn 7")); // frozen in its middle
        QCOMPARE(told({7, 8}, 1), QString("on at least one of turns 7 and 8"));
    }

    void whatIsSlainDeniedOrSoIsToldOfTheSideThatScores() {
        checkSentence({Slain{{hatti}, 3}}, "at least 3 units of Hatti are slain by the side");
        checkSentence({Slain{{hatti}, 1, true}}, "at least one unit of Hatti is slain by the side in own battles");
        checkSentence({Slain{{}, 1}}, "at least one unit of nobody is slain by the side");
        checkSentence({Denied{egypt, {{"03"}}}}, "Qadesh (03) is denied to all but Egypt");
        checkSentence({Denied{egypt, {{"01"}, {"03"}}}}, "01 and Qadesh (03) are denied to all but Egypt");
        checkSentence({NamedState{{"omen"}}}, "the omens are good");
        checkSentence({NamedState{{"flood"}}}, "flood");
        checkSentence({OnTurns{{TurnNumber{4}}, 1, {{Denied{egypt, {{"03"}}}}}}},
                      "Qadesh (03) is denied to all but Egypt, on turn 4");
        checkSentence({OnTurns{{TurnNumber{4}}, 1, {{NamedState{{"omen"}}}}}}, "the omens are good, on turn 4");
        checkSentence({OnTurns{{TurnNumber{4}}, 1, {{HeldFor{2, {Condition{Controls{egypt, {{"03"}}, 1}}}}}}}},
                      "Qadesh (03) is controlled by Egypt at the ends of 2 turns in a row, on turn 4");
        QCOMPARE(shown(sentenceOf(Condition{Slain{{egypt, hatti}, 2}}, battle(), rules(), hatti)),
                 QString("at least 2 units of Egypt or Hatti are slain by Hatti"));
    }

    void clausesThatScoreNameTheirSideAndPoints() {
        VictoryClause clause{{}, "", false, {Slain{{hatti}, 2}}, egypt, 20};
        checkClause(clause, "20 points for Egypt when at least 2 units of Hatti are slain by Egypt.");
        clause.points = 1;
        checkClause(clause, "One point for Egypt when at least 2 units of Hatti are slain by Egypt.");
        clause.name = "EGY-3";
        checkClause(clause, "EGY-3: one point for Egypt when at least 2 units of Hatti are slain by Egypt.");
        clause = {{"ramses"}, "", false, turn(6)};
        RulesetInfo scoring = rules();
        scoring.scoring = true;
        QCOMPARE(shown(sentenceOf(clause, battle(), scoring)), QString("0 points for nobody when turn 6 has begun."));
    }

    void typesAreToldByTheirLabels() {
        checkSentence({Eliminated{egypt, {}, 25, {infantry}}},
                      "at least 25 counters of Egypt (Infantry) are out of play");
        checkSentence({Eliminated{egypt, {}, 1, {infantry, chariots}}},
                      "at least one counter of Egypt (Infantry or Chariots) is out of play");
        checkSentence({Eliminated{egypt, {}, 2, {infantry, chariots, scouts}}},
                      "at least 2 counters of Egypt (not counting Carts) are out of play");
        checkSentence({Eliminated{egypt, {}, 2, {infantry, chariots, scouts, {"carts"}}}},
                      "at least 2 counters of Egypt are out of play");
        checkSentence({Eliminated{egypt, {}, 2, {{"gods"}}}}, "at least 2 counters of Egypt (gods) are out of play");
        checkSentence({Exited{egypt, {}, 1, {chariots}}}, "at least one counter of Egypt (Chariots) has left the map");
        checkSentence({Exited{egypt, {"north"}, 2, {chariots}}},
                      "at least 2 counters of Egypt (Chariots) have left the map by the north edge");
        checkSentence({Stands{egypt, {}, 1}}, "at least one counter of Egypt stands on the map");
        checkSentence({Stands{egypt, {"north"}, 3, {infantry, chariots}}},
                      "at least 3 counters of Egypt (Infantry or Chariots) stand in the north edge");
        checkSentence({LossRatio{egypt, hatti, 2, 1}}, "the losses of Egypt are at least 2 times those of Hatti");
        checkSentence({LossRatio{egypt, hatti, 1, 1}}, "the losses of Egypt are at least as many as those of Hatti");
        checkSentence({LossRatio{egypt, hatti, 3, 2, {chariots}}},
                      "the losses of Egypt (Chariots) are at least 3/2 times those of Hatti");
    }

    // Of ten types Egypt has five and Hatti another one.
    void aLongListIsToldByTheTypesThatTheSideHas() {
        RulesetInfo info = rules();
        info.texts.add(R"({"pikes": "Pikes", "slings": "Slings", "camels": "Camels", "guards": "Guards", "axes": "Axes",
                           "rams": "Rams"})");
        for (const char* type : {"pikes", "slings", "camels", "guards", "axes", "rams"}) {
            CounterTypeSpec& spec = info.counterTypes.emplace_back();
            spec.type = CounterType{type};
            spec.label = TextId{type};
        }
        Scenario scenario = battle();
        scenario.counters.edit().clear();
        int id = 0;
        for (const char* type : {"infantry", "chariots", "pikes", "slings", "guards", "camels"})
            scenario.counters.edit().push_back(
                Counter{CounterId{++id}, {type}, "", id < 6 ? egypt : hatti, "", {}, {}, {}});
        const auto said = [&](const SideToken& side, std::vector<CounterType> types) {
            return shown(sentenceOf(Condition{Eliminated{side, {}, 2, std::move(types)}}, scenario, info));
        };
        const std::vector<CounterType> most{infantry, chariots, scouts, {"pikes"}, {"slings"}, {"camels"}};
        QCOMPARE(said(egypt, most), QString("at least 2 counters of Egypt (not counting Guards) are out of play"));
        QCOMPARE(said(hatti, most), QString("at least 2 counters of Hatti are out of play"));
        QCOMPARE(said(egypt, {scouts, infantry, {"axes"}, {"rams"}}),
                 QString("at least 2 counters of Egypt (Infantry) are out of play"));
        QCOMPARE(said(hatti, {scouts, infantry, {"axes"}, {"rams"}}), // none of them is there: the list as it is
                 QString("at least 2 counters of Hatti (Scouts, Infantry, Axes or Rams) are out of play"));
    }

    void listedCountersOfOtherTypesAreNotTold() {
        Scenario scenario = battle();
        scenario.counters.edit()[0].type = infantry;
        scenario.counters.edit()[1].type = chariots;
        const Condition condition{Eliminated{egypt, {CounterId{1}, CounterId{2}}, 1, {chariots}}};
        QCOMPARE(shown(sentenceOf(condition, scenario, rules())), QString("Ptah is out of play"));
    }

    void namesThatLeadNowhereAreToldAsWritten() {
        checkSentence({Occupies{{"nubia"}, {{"99"}}, 1}}, "99 is occupied by nubia");
        checkSentence({Eliminated{egypt, {CounterId{77}}, 1}}, "77 is out of play");
        checkSentence(onSpaces({}, 1), "no space is occupied by Egypt");
    }

    void groupsAreJoinedByCommasAndWords() {
        checkSentence({AllOf{{turn(2), turn(3)}}}, "turn 2 has begun and turn 3 has begun");
        checkSentence({AnyOf{{turn(2), turn(3)}}}, "turn 2 has begun or turn 3 has begun");
        checkSentence({AllOf{{turn(2), turn(3), turn(4)}}}, "turn 2 has begun, turn 3 has begun, and turn 4 has begun");
        checkSentence({AnyOf{{turn(2), turn(3), turn(4)}}}, "turn 2 has begun, turn 3 has begun, or turn 4 has begun");
        checkSentence({AllOf{{turn(2)}}}, "turn 2 has begun");
        checkSentence({AllOf{}}, "nothing is asked");
        checkSentence({NoneOf{{turn(2), turn(3)}}}, "none of these is so: turn 2 has begun; turn 3 has begun");
        checkSentence({CountOf{2, {turn(2), turn(3), turn(4)}}},
                      "at least 2 of these are so: turn 2 has begun; turn 3 has begun; turn 4 has begun");
        checkSentence({CountOf{1, {turn(2)}}}, "at least one of these is so: turn 2 has begun");
        checkSentence({HeldFor{1, {turn(2)}}}, "turn 2 has begun at the end of a turn");
        checkSentence({HeldFor{3, {turn(2)}}}, "turn 2 has begun at the ends of 3 turns in a row");
    }

    void nestedGroupsStayUnambiguous() {
        const Condition both{AllOf{{turn(2), turn(3)}}};
        const Condition either{AnyOf{{turn(4), turn(5)}}};
        checkSentence({AnyOf{{turn(1), both}}}, "turn 1 has begun, or turn 2 has begun and turn 3 has begun");
        checkSentence({AllOf{{turn(1), either}}}, "turn 1 has begun and (turn 4 has begun or turn 5 has begun)");
        checkSentence({HeldFor{2, {both}}}, "(turn 2 has begun and turn 3 has begun) at the ends of 2 turns in a row");
        checkSentence({AnyOf{{{NoneOf{{turn(2), turn(3)}}}, turn(4)}}},
                      "(none of these is so: turn 2 has begun; turn 3 has begun), or turn 4 has begun");
        checkSentence({AllOf{{{NoneOf{{turn(2), turn(3)}}}, turn(4)}}},
                      "(none of these is so: turn 2 has begun; turn 3 has begun) and turn 4 has begun");
        checkSentence(
            {NoneOf{{{NoneOf{{turn(2), turn(3)}}}, turn(4)}}},
            "none of these is so: (none of these is so: turn 2 has begun; turn 3 has begun); turn 4 has begun");
        checkSentence({AllOf{{{AllOf{{turn(1), turn(2)}}}, turn(3)}}},
                      "turn 1 has begun and turn 2 has begun and turn 3 has begun");
        checkSentence({AnyOf{{{AnyOf{{turn(1), turn(2)}}}, turn(3)}}},
                      "turn 1 has begun or turn 2 has begun, or turn 3 has begun");
    }

    void clausesNameTheirWinnerLevelAndMoment() {
        const SeatToken ramses{"ramses"};
        checkClause({ramses, "", false, turn(6)}, "Victory for Ramses when turn 6 has begun.");
        checkClause({ramses, "decisive", false, turn(6)}, "Victory for Ramses (decisive) when turn 6 has begun.");
        checkClause({ramses, "", true, turn(6)}, "Victory for Ramses at the end when turn 6 has begun.");
        checkClause({{"muwatallish"}, "great", true, turn(6)}, // the level has a label
                    "Victory for muwatallish (great victory) at the end when turn 6 has begun.");
    }
};

QTEST_APPLESS_MAIN(TstConditionSentences)
#include "tst_condition_sentences.moc"

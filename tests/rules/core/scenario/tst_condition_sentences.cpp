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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/scenario/condition_kind.h"
#include "rules/core/scenario/victory.h"
#include "tests/support/shown.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace orontes::core;
using orontes::tests::shown;

namespace {

const SideToken egypt{"egypt"};
const SideToken hatti{"hatti"};

/// Eight squares in two rows, 01 to 08; 03 is Qadesh. Egypt: Amun (1), Ptah (2); Hatti: the Entourage (5).
Scenario battle() {
    Scenario scenario;
    scenario.seats = std::vector<Seat>{{{"ramses"}, "Ramses"}, {{"muwatallish"}, ""}};
    scenario.sides = std::vector<Side>{{egypt, "Egypt", {"ramses"}, {}, {}}, {hatti, "Hatti", {"muwatallish"}, {}, {}}};
    const auto counter = [](int id, const char* name, const SideToken& side) {
        return Counter{CounterId{id}, {"army"}, name, side, "", {}, {}, {}};
    };
    scenario.counters =
        std::vector<Counter>{counter(1, "Amun", egypt), counter(2, "Ptah", egypt), counter(5, "Entourage", hatti)};
    Numbering numbering;
    numbering.style = Numbering::Style::Sequential;
    Board board = makeBoard(SquareGrid{4, 2, false, numbering}, {TerrainToken{"clear"}}, {});
    setNote(board, SpaceId{2}, {"Qadesh", "", {}});
    board.regions = std::vector<Region>{{{"north"}, "the north edge", {{"01"}}}, {{"bare"}, "", {{"02"}}}};
    scenario.board = std::move(board);
    return scenario;
}

/// A position told by what is so in it.
struct Told final : VictoryFacts {
    std::set<std::pair<int, int>> occupied;   ///< side, space
    std::set<std::pair<int, int>> controlled; ///< side, space
    std::set<int> out;                        ///< positions in the roster
    std::map<std::string, int> left;          ///< by region; of Egypt
    std::map<int, std::int64_t> score;        ///< by side
    std::map<int, int> held;                  ///< by HeldFor node
    int now = 1;

    bool occupies(int side, SpaceId space) const override { return occupied.contains({side, space.value}); }
    bool controls(int side, SpaceId space) const override { return controlled.contains({side, space.value}); }
    bool eliminated(int counter) const override { return out.contains(counter); }
    int exited(int side, const RegionId& region) const override {
        const auto found = left.find(region.value);
        return side == 0 && found != left.end() ? found->second : 0;
    }
    std::int64_t points(int side) const override {
        const auto found = score.find(side);
        return found == score.end() ? 0 : found->second;
    }
    TurnNumber turn() const override { return TurnNumber{now}; }
    int heldTurns(int node) const override {
        const auto found = held.find(node);
        return found == held.end() ? 0 : found->second;
    }
};

bool holds(const Condition& condition, const Told& facts) {
    return CompiledCondition::of(condition, battle()).holds(facts);
}

Condition turn(int number) {
    return {TurnReached{TurnNumber{number}}};
}

Condition onSpaces(std::vector<SpaceLabel> spaces, int count) {
    return {Occupies{egypt, std::move(spaces), count}};
}

void checkSentence(const Condition& condition, const char* expected) {
    QCOMPARE(shown(sentenceOf(condition, battle(), coreTexts())), QString(expected));
}

void checkClause(const VictoryClause& clause, const char* expected) {
    QCOMPARE(shown(sentenceOf(clause, battle(), coreTexts())), QString(expected));
}

} // namespace

class TstConditions : public QObject {
    Q_OBJECT

private slots:
    void allAnyNoneAndCountCountTheirBranches_data() {
        QTest::addColumn<int>("now"); // so many of turn 1, 2 and 3 have been reached
        QTest::addColumn<bool>("all");
        QTest::addColumn<bool>("any");
        QTest::addColumn<bool>("none");
        QTest::addColumn<bool>("two");
        QTest::newRow("none of three") << 0 << false << false << true << false;
        QTest::newRow("one of three") << 1 << false << true << false << false;
        QTest::newRow("two of three") << 2 << false << true << false << true;
        QTest::newRow("three of three") << 3 << true << true << false << true;
    }
    void allAnyNoneAndCountCountTheirBranches() {
        QFETCH(int, now);
        Told facts;
        facts.now = now;
        const Conditions branches{turn(1), turn(2), turn(3)};
        QTEST(holds({AllOf{branches}}, facts), "all");
        QTEST(holds({AnyOf{branches}}, facts), "any");
        QTEST(holds({NoneOf{branches}}, facts), "none");
        QTEST(holds({CountOf{2, branches}}, facts), "two");
    }

    void treesWithinTreesAreWalkedBranchByBranch() {
        Told facts;
        facts.now = 2;
        const Condition no{AllOf{{turn(1), turn(9)}}};
        const Condition yes{AnyOf{{turn(9), {NoneOf{{turn(8), turn(9)}}}}}};
        QVERIFY(!holds({AllOf{{no, yes}}}, facts));
        QVERIFY(holds({AnyOf{{no, yes}}}, facts));
        QVERIFY(holds({CountOf{2, {no, yes, turn(2), no}}}, facts));
        QVERIFY(!holds({CountOf{3, {no, yes, turn(2), no}}}, facts));
    }

    void occupyingAndControllingCountSpaces() {
        Told facts;
        facts.occupied = {{0, 0}, {0, 2}, {1, 1}};
        facts.controlled = {{0, 5}};
        QVERIFY(holds(onSpaces({{"01"}, {"02"}, {"03"}}, 2), facts));
        QVERIFY(!holds(onSpaces({{"01"}, {"02"}, {"03"}}, 3), facts));
        QVERIFY(holds(onSpaces({{"1"}}, 1), facts)); // a zero may be missing
        QVERIFY(!holds({Controls{egypt, {{"01"}}, 1}}, facts));
        QVERIFY(holds({Controls{egypt, {{"06"}}, 1}}, facts));
    }

    void eliminationCountsTheListedOrAllOfTheSide() {
        Told facts;
        facts.out = {1, 2}; // Ptah and the Entourage
        QVERIFY(holds({Eliminated{egypt, {CounterId{2}}, 1}}, facts));
        QVERIFY(!holds({Eliminated{egypt, {CounterId{1}}, 1}}, facts));
        QVERIFY(holds({Eliminated{egypt, {}, 1}}, facts));
        QVERIFY(!holds({Eliminated{egypt, {}, 2}}, facts));
        QVERIFY(holds({Eliminated{hatti, {}, 1}}, facts));
    }

    void leavingTheBoardIsCountedPerRegion() {
        Told facts;
        facts.left = {{"", 3}, {"north", 1}};
        QVERIFY(holds({Exited{egypt, {}, 3}}, facts));
        QVERIFY(!holds({Exited{egypt, {"north"}, 2}}, facts));
        QVERIFY(!holds({Exited{hatti, {}, 1}}, facts));
    }

    void pointsReachANumberOrARatio() {
        Told facts;
        facts.score = {{0, 15}, {1, 10}};
        QVERIFY(holds({Scores{egypt, 15}}, facts));
        QVERIFY(!holds({Scores{egypt, 16}}, facts));
        QVERIFY(holds({ScoreRatio{egypt, hatti, 3, 2}}, facts));
        facts.score[1] = 11; // 15 * 2 < 11 * 3
        QVERIFY(!holds({ScoreRatio{egypt, hatti, 3, 2}}, facts));
        QVERIFY(!holds({ScoreRatio{hatti, egypt, 1, 1}}, facts));
    }

    void holdingIsAskedOfWhoeverCountsTurnEnds() {
        const Condition held{AllOf{{{HeldFor{1, {turn(3)}}}, {HeldFor{2, {turn(4)}}}}}};
        const CompiledCondition compiled = CompiledCondition::of(held, battle());
        QCOMPARE(compiled.heldNodeCount(), 2);
        Told facts;
        facts.held = {{0, 1}, {1, 1}};
        QVERIFY(!compiled.holds(facts));
        facts.held[1] = 2;
        QVERIFY(compiled.holds(facts));
        facts.now = 3;
        QVERIFY(compiled.heldBranchHolds(0, facts));
        QVERIFY(!compiled.heldBranchHolds(1, facts));
        QVERIFY(!compiled.heldBranchHolds(2, facts));
    }

    void namesThatLeadNowhereMakeTheirLeafFalse() {
        Told facts;
        facts.out = {0, 1, 2};
        facts.occupied = {{0, 0}};
        const SideToken nobody{"nubia"};
        QVERIFY(!holds({Occupies{nobody, {{"01"}}, 0}}, facts));
        QVERIFY(!holds({Controls{nobody, {{"01"}}, 0}}, facts));
        QVERIFY(!holds({Eliminated{nobody, {CounterId{1}}, 1}}, facts));
        QVERIFY(!holds({Eliminated{egypt, {CounterId{77}}, 1}}, facts));
        QVERIFY(!holds(onSpaces({{"09"}}, 1), facts));
        QVERIFY(!holds({Exited{nobody, {}, 0}}, facts));
        QVERIFY(!holds({Scores{nobody, 0}}, facts));
        QVERIFY(!holds({ScoreRatio{egypt, nobody, 1, 1}}, facts));
    }

    void everyKindHasItsTokenAndATemplate() {
        const Scenario scenario = battle();
        for (const auto& [kind, token] : conditionKinds) {
            const Condition condition = conditionOfKind(std::string(token), scenario);
            QCOMPARE(shown(kindToken(condition)), shown(token));
            QVERIFY(kindOf(condition) == kind);
            const std::string sentence = sentenceOf(condition, scenario, coreTexts());
            QVERIFY2(sentence.find_first_of("[{") == std::string::npos, sentence.c_str());
        }
        QVERIFY(conditionOfKind("occupies", scenario) == onSpaces({{"03"}}, 1)); // the space that has a name
    }

    void branchesAreThoseOfTheFiveKindsOfGroups() {
        int groups = 0;
        for (const auto& [kind, token] : conditionKinds) {
            Condition condition = conditionOfKind(std::string(token), battle());
            Conditions* branches = branchesOf(condition);
            QCOMPARE(branches, const_cast<Conditions*>(branchesOf(std::as_const(condition))));
            groups += branches != nullptr ? 1 : 0;
        }
        QCOMPARE(groups, 5);
    }

    void leavesAreToldWithTheNamesOfTheScenario() {
        checkSentence(onSpaces({{"03"}}, 1), "Egypt occupies Qadesh (03)");
        checkSentence(onSpaces({{"01"}, {"02"}, {"03"}}, 3), "Egypt occupies 01, 02 and Qadesh (03)");
        checkSentence(onSpaces({{"01"}, {"03"}}, 1), "Egypt occupies at least one of 01 and Qadesh (03)");
        checkSentence({Controls{hatti, {{"08"}}, 1}}, "Hatti controls 08");
        checkSentence({Eliminated{hatti, {CounterId{5}}, 1}}, "Entourage is out of play");
        checkSentence({Eliminated{egypt, {CounterId{1}, CounterId{2}}, 2}}, "Amun and Ptah are out of play");
        checkSentence({Eliminated{egypt, {CounterId{1}, CounterId{2}}, 1}},
                      "at least one of Amun and Ptah is out of play");
        checkSentence({Eliminated{egypt, {}, 2}}, "at least 2 of the counters of Egypt are out of play");
        checkSentence({Exited{egypt, {}, 1}}, "at least one counter of Egypt has left the map");
        checkSentence({Exited{egypt, {"north"}, 2}},
                      "at least 2 counters of Egypt have left the map by the north edge");
        checkSentence({Exited{egypt, {"bare"}, 2}}, "at least 2 counters of Egypt have left the map by bare");
        checkSentence({Scores{hatti, 1}}, "Hatti has at least one point");
        checkSentence({Scores{hatti, 40}}, "Hatti has at least 40 points");
        checkSentence({ScoreRatio{egypt, hatti, 3, 2}}, "Egypt has at least 3/2 times the points of Hatti");
        checkSentence({ScoreRatio{egypt, hatti, 2, 1}}, "Egypt has at least 2 times the points of Hatti");
        checkSentence(turn(6), "turn 6 has begun");
    }

    void namesThatLeadNowhereAreToldAsWritten() {
        checkSentence({Occupies{{"nubia"}, {{"99"}}, 1}}, "nubia occupies 99");
        checkSentence({Eliminated{egypt, {CounterId{77}}, 1}}, "77 is out of play");
        checkSentence(onSpaces({}, 1), "Egypt occupies no space");
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
        checkClause({ramses, "", false, turn(6)}, "Ramses wins when turn 6 has begun.");
        checkClause({ramses, "decisive", false, turn(6)}, "Ramses wins (decisive) when turn 6 has begun.");
        checkClause({ramses, "", true, turn(6)}, "Ramses wins at the end when turn 6 has begun.");
        checkClause({{"muwatallish"}, "great", true, turn(6)},
                    "muwatallish wins (great) at the end when turn 6 has begun.");
    }
};

QTEST_APPLESS_MAIN(TstConditions)
#include "tst_conditions.moc"

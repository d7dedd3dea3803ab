// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_kind.h"
#include "tests/rules/core/scenario/condition_battle.h"
#include "tests/support/shown.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace orontes::tests;

namespace {

/// A position told by what is so in it.
struct Told final : VictoryFacts {
    std::set<std::pair<int, int>> occupied;   ///< side, space
    std::set<std::pair<int, int>> controlled; ///< side, space
    std::set<int> out;                        ///< positions in the roster
    std::map<int, int> left;                  ///< position in the roster, space
    std::map<int, int> standing;              ///< position in the roster, space
    std::map<int, std::int64_t> score;        ///< by side
    std::map<int, int> held;                  ///< by HeldFor node
    int now = 1;

    bool occupies(int side, SpaceId space) const override { return occupied.contains({side, space.value}); }
    bool controls(int side, SpaceId space) const override { return controlled.contains({side, space.value}); }
    bool eliminated(int counter) const override { return out.contains(counter); }
    std::optional<SpaceId> exitedFrom(int counter) const override {
        const auto found = left.find(counter);
        return found == left.end() ? std::nullopt : std::optional(SpaceId{found->second});
    }
    SpaceId standsAt(int counter) const override {
        const auto found = standing.find(counter);
        return found == standing.end() ? SpaceId{} : SpaceId{found->second};
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

bool holds(const Condition& condition, const Told& facts, const Scenario& scenario = battle()) {
    return CompiledCondition::of(condition, scenario).holds(facts);
}

/// Egypt 0 to 3, Hatti 4 to 7 in the roster, each two of infantry and two of chariots; the bank is 01 and 02.
Scenario hosts() {
    Scenario scenario = battle();
    scenario.counters.edit().clear();
    for (int i = 0; i < 8; ++i)
        scenario.counters.edit().push_back({CounterId{i + 1},
                                            i % 4 < 2 ? infantry : chariots,
                                            "Host " + std::to_string(i),
                                            i < 4 ? egypt : hatti,
                                            "",
                                            {},
                                            {},
                                            {}});
    scenario.board.edit().regions = std::vector<Region>{{{"bank"}, "the bank", {{"02"}, {"01"}, {"77"}}}};
    return scenario;
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

    void eliminationCountsOnlyTheTypesThatAreListed() {
        Told facts;
        facts.out = {0, 2, 3}; // one of infantry, two of chariots
        const auto lost = [&](std::vector<CounterType> types, int count) {
            return holds({Eliminated{egypt, {}, count, std::move(types)}}, facts, hosts());
        };
        QVERIFY(lost({}, 3));
        QVERIFY(!lost({}, 4));
        QVERIFY(lost({chariots}, 2));
        QVERIFY(!lost({chariots}, 3));
        QVERIFY(lost({infantry}, 1));
        QVERIFY(!lost({infantry}, 2));
        QVERIFY(lost({infantry, chariots}, 3));
        QVERIFY(!lost({scouts}, 1));
        QVERIFY(holds({Eliminated{egypt, {CounterId{1}, CounterId{3}}, 1, {chariots}}}, facts, hosts()));
        QVERIFY(!holds({Eliminated{egypt, {CounterId{1}, CounterId{3}}, 2, {chariots}}}, facts, hosts()));
    }

    void leavingTheBoardIsCountedPerRegion() {
        Told facts;
        facts.left = {{0, 0}, {2, 1}, {3, 5}}; // infantry over 01, chariots over 02 and 06
        const auto gone = [&](const SideToken& side, RegionId region, int count, std::vector<CounterType> types = {}) {
            return holds({Exited{side, std::move(region), count, std::move(types)}}, facts, hosts());
        };
        QVERIFY(gone(egypt, {}, 3));
        QVERIFY(!gone(egypt, {}, 4));
        QVERIFY(gone(egypt, {"bank"}, 2));
        QVERIFY(!gone(egypt, {"bank"}, 3));
        QVERIFY(gone(egypt, {}, 2, {chariots}));
        QVERIFY(!gone(egypt, {}, 3, {chariots}));
        QVERIFY(gone(egypt, {"bank"}, 1, {chariots}));
        QVERIFY(!gone(egypt, {"bank"}, 2, {chariots}));
        QVERIFY(!gone(hatti, {}, 1));
    }

    void standingInARegionIsCounted() {
        Told facts;
        facts.standing = {{0, 0}, {1, 0}, {2, 1}, {3, 2}, {4, 1}}; // Egypt: 01, 01, 02, 03; Hatti: 02
        const auto stand = [&](const SideToken& side, RegionId region, int count, std::vector<CounterType> types = {}) {
            return holds({Stands{side, std::move(region), count, std::move(types)}}, facts, hosts());
        };
        QVERIFY(stand(egypt, {"bank"}, 3));
        QVERIFY(!stand(egypt, {"bank"}, 4));
        QVERIFY(stand(egypt, {}, 4));
        QVERIFY(!stand(egypt, {}, 5));
        QVERIFY(stand(hatti, {"bank"}, 1));
        QVERIFY(!stand(hatti, {}, 2)); // the others are not on the board
        QVERIFY(stand(egypt, {"bank"}, 1, {chariots}));
        QVERIFY(!stand(egypt, {"bank"}, 2, {chariots}));
        QVERIFY(stand(egypt, {"bank"}, 3, {infantry, chariots}));
        facts.standing.clear();
        QVERIFY(!stand(egypt, {}, 1));
    }

    void lossesAreComparedAsARatio() {
        Told facts;
        const auto lostMore = [&](int numerator, int denominator, std::vector<CounterType> types = {}) {
            return holds({LossRatio{egypt, hatti, numerator, denominator, std::move(types)}}, facts, hosts());
        };
        QVERIFY(!lostMore(1, 1)); // nobody has lost any
        facts.out = {4};
        QVERIFY(!lostMore(1, 9)); // Egypt has lost none
        facts.out = {0};
        QVERIFY(lostMore(9, 1)); // Hatti has lost none
        facts.out = {0, 4};
        QVERIFY(lostMore(1, 1));
        QVERIFY(!lostMore(2, 1));
        facts.out = {0, 1, 4};
        QVERIFY(lostMore(2, 1));
        QVERIFY(!lostMore(3, 1));
        facts.out = {0, 1, 2, 4, 5};
        QVERIFY(lostMore(3, 2)); // 3 * 2 = 2 * 3
        facts.out = {0, 1, 4, 5};
        QVERIFY(!lostMore(3, 2)); // 2 * 2 < 2 * 3
        facts.out = {0, 1, 2, 6};
        QVERIFY(!lostMore(2, 1, {chariots})); // one of each side
        QVERIFY(lostMore(1, 1, {chariots}));
        QVERIFY(lostMore(2, 1, {infantry})); // two, and none of Hatti
        QVERIFY(!lostMore(1, 1, {scouts}));
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
        QVERIFY(!holds({Exited{egypt, {"nowhere"}, 0}}, facts));
        QVERIFY(!holds({Stands{nobody, {}, 0}}, facts));
        QVERIFY(!holds({Stands{egypt, {"nowhere"}, 0}}, facts));
        QVERIFY(!holds({Eliminated{egypt, {}, 1, {{"gods"}}}}, facts));
        QVERIFY(!holds({LossRatio{nobody, egypt, 1, 1}}, facts));
        QVERIFY(!holds({LossRatio{egypt, nobody, 1, 1}}, facts));
        QVERIFY(!holds({Scores{nobody, 0}}, facts));
        QVERIFY(!holds({ScoreRatio{egypt, nobody, 1, 1}}, facts));
    }

    void everyKindHasItsTokenAndATemplate() {
        const Scenario scenario = battle();
        for (const auto& [kind, token] : conditionKinds) {
            const Condition condition = conditionOfKind(std::string(token), scenario, rules());
            QCOMPARE(shown(kindToken(condition)), shown(token));
            QVERIFY(kindOf(condition) == kind);
            const std::string sentence = sentenceOf(condition, scenario, rules());
            QVERIFY2(sentence.find_first_of("[{") == std::string::npos, sentence.c_str());
        }
        QVERIFY(conditionOfKind("occupies", scenario, rules()) == onSpaces({{"03"}}, 1)); // the space that has a name
    }

    // Of the eight spaces 01 and 02 are the bank, and 02, 05 and 08 are hills.
    void anySpacesOfARegionOrATerrainCanBeControlled() {
        Scenario scenario = hosts();
        scenario.board.edit() = makeBoard(scenario.board->geometry, {{"clear"}, {"hills"}}, {});
        scenario.board.edit().regions = std::vector<Region>{{{"bank"}, "the bank", {{"02"}, {"01"}, {"77"}}}};
        for (const int hill : {1, 4, 7})
            setTerrain(scenario.board.edit(), SpaceId{hill}, 1);
        const auto controls = [](int count, RegionId region, TerrainToken terrain) {
            return Condition{Controls{egypt, {}, count, std::move(region), std::move(terrain)}};
        };
        Told facts;
        facts.controlled = {{0, 0}, {0, 4}, {0, 7}, {1, 1}};
        QVERIFY(holds(controls(1, {"bank"}, {}), facts, scenario));
        QVERIFY(!holds(controls(2, {"bank"}, {}), facts, scenario));
        QVERIFY(holds(controls(2, {}, {"hills"}), facts, scenario));
        QVERIFY(!holds(controls(3, {}, {"hills"}), facts, scenario));
        QVERIFY(!holds(controls(1, {"bank"}, {"hills"}), facts, scenario)); // only 02 is both
        facts.controlled.insert({0, 1});
        QVERIFY(holds(controls(1, {"bank"}, {"hills"}), facts, scenario));
        QVERIFY(!holds(controls(1, {"nowhere"}, {}), facts, scenario));
        QVERIFY(!holds(controls(1, {}, {}), facts, scenario));
        Condition listed = controls(1, {"bank"}, {});
        std::get<Controls>(listed.node).spaces = {{"03"}};
        QVERIFY(!holds(listed, facts, scenario)); // what is listed counts, and nothing else
    }

    void whatOnlyScoringRulesetsJudgeNeverHoldsForTheOthers() {
        Told facts;
        facts.controlled = {{0, 2}};
        const Condition qadesh{Controls{egypt, {{"03"}}, 1}};
        QVERIFY(holds(qadesh, facts));
        QVERIFY(!holds({OnTurns{{TurnNumber{1}}, 1, {qadesh}}}, facts));
        QVERIFY(!holds({OnTurns{{TurnNumber{1}}, 0, {qadesh}}}, facts));
        QVERIFY(!holds({Slain{{hatti}, 0}}, facts));
        QVERIFY(!holds({Denied{egypt, {{"03"}}}}, facts));
        QVERIFY(!holds({NamedState{{"omen"}}}, facts));
        QVERIFY(holds({AnyOf{{{NamedState{{"omen"}}}, qadesh}}}, facts));
    }

    void templatesAskTheSideForWhichTheyAreMade() {
        const Scenario scenario = battle();
        const auto made = [&](const char* kind, const SideToken& own) {
            return conditionOfKind(kind, scenario, rules(), own);
        };
        QVERIFY(made("denied", hatti) == (Condition{Denied{hatti, {{"03"}}}}));
        QVERIFY(made("denied", {}) == (Condition{Denied{egypt, {{"03"}}}}));
        QVERIFY(made("slain", hatti) == (Condition{Slain{{egypt}, 1}}));
        QVERIFY(made("slain", egypt) == (Condition{Slain{{hatti}, 1}}));
        QVERIFY(made("onTurns", hatti) ==
                (Condition{OnTurns{{TurnNumber{1}, TurnNumber{2}}, 1, {{Controls{hatti, {{"03"}}, 1}}}}}));
        Scenario brief = scenario;
        brief.firstTurn = TurnNumber{6};
        brief.lastTurn = TurnNumber{6};
        QVERIFY(std::get<OnTurns>(conditionOfKind("onTurns", brief, rules()).node).turns ==
                std::vector<TurnNumber>{TurnNumber{6}});
        QVERIFY(made("namedState", {}) == (Condition{NamedState{{"omen"}}})); // the first that the ruleset declares
    }

    void branchesAreThoseOfTheSixKindsOfGroups() {
        int groups = 0;
        for (const auto& [kind, token] : conditionKinds) {
            Condition condition = conditionOfKind(std::string(token), battle(), rules());
            Conditions* branches = branchesOf(condition);
            QCOMPARE(branches, const_cast<Conditions*>(branchesOf(std::as_const(condition))));
            groups += branches != nullptr ? 1 : 0;
        }
        QCOMPARE(groups, 6);
    }
};

QTEST_APPLESS_MAIN(TstConditions)
#include "tst_conditions.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/victory.h"
#include "tests/rules/chariot/battle.h"

#include <QTest>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// The level of the game that P has won with these points.
QString levelAt(int own, int other) {
    State state = Field().begin(Phase::Melee);
    state.stage = Stage::Over;
    state.won = {true, false};
    state.points = {own, other};
    return QString::fromStdString(outcomeOf(state)->level);
}

/// P's eight to one on a single unit of N: the points for it.
int pointsFor(const char* unit) {
    Field field;
    const UnitId attacker = field.unit(P, "U80/5A", "n1");
    field.unit(N, unit, "h0");
    field.elsewhere();
    State state = field.begin(Phase::Melee);
    fight(state, {attacker}, {field.hex("h0")}, 3); // 8-1 or less: E all the same
    return state.points[0];
}

core::Condition controls(const core::Scenario& scenario, const Field& field, const char* hex) {
    return {core::Controls{(*scenario.sides)[0].token, {core::labelOf(*scenario.board, field.hex(hex))}, 1}};
}

} // namespace

class TstChariotVictory : public QObject {
    Q_OBJECT

private slots:
    void aScenarioIsWonByItsConditions_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("winner");
        const auto row = [](const char* scenario, const char* orders, const char* winner) {
            QTest::addRow("%s: %s", scenario, orders) << QString(scenario) << QString(orders) << QString(winner);
        };
        row("rome", "romans hold 2826", "romans");
        row("rome", "sabines hold 2826", "sabines");
        row("rome", "romans hold 2825", "draw");
        row("delta", "hyksos hold 1022", "hyksos");
        row("delta", "egyptians hold 1022", "egyptians");
        row("delta", "hyksos hold 1021", "draw");
        row("babylon", "babylonians lose 12MI; hittites lose 6MS", "hittites");
        row("babylon", "babylonians lose 12MI; hittites lose 6MS 10CH 2L3", "hittites");
        row("babylon", "babylonians lose 12MI; hittites lose 7MS", "babylonians");
        row("babylon", "babylonians lose 13MI; hittites lose 7MS", "babylonians");
        row("babylon", "babylonians lose 14MI; hittites lose 7MS", "hittites");
        row("babylon", "babylonians lose 12MI", "hittites");
        row("babylon", "babylonians lose 11MI", "babylonians");
        row("babylon", "babylonians lose 11MI 8CH 3L6", "babylonians");
        row("megiddo", "egyptians at 3422 4MS", "syrians");
        row("megiddo", "egyptians at 3422 5MS; egyptians hold 3421", "egyptians");
        row("megiddo", "egyptians at 3422 4MS; egyptians hold 3421", "draw");
        row("megiddo", "egyptians at 3422 5MS", "draw");
        row("megiddo", "egyptians at 3422 4MS 6CH 4L6", "syrians");
        row("megiddo", "egyptians at 3422 4MS; egyptians at 3418 8MS", "syrians"); // on the stream
        row("megiddo", "egyptians at 3422 4MS; egyptians at 3417 8MS", "syrians"); // north of it
        row("megiddo", "egyptians at 3422 4MS; egyptians at 3419 1SK", "draw");
        row("megiddo", "", "syrians");
        row("kadesh", "egyptians lose 8MI 12MS 5AX; hittites lose 12MS 3AX", "hittites");
        row("kadesh", "egyptians lose 8MI 12MS 5AX; hittites lose 12MS 3AX 10CH 3L4", "hittites");
        row("kadesh", "egyptians lose 8MI 12MS 5AX; hittites lose 12MS 4AX", "egyptians");
        row("kadesh", "egyptians lose 8MI 12MS 4AX", "egyptians");
        row("kadesh", "egyptians lose 8MI 12MS 4AX 20CH 4L6", "egyptians");
        row("sinai", "seaPeoples hold 2218", "seaPeoples");
        row("sinai", "egyptians hold 2218", "egyptians");
        row("sinai", "egyptians hold 2318", "draw");
        row("qarqar", "assyrians hold 2218", "assyrians");
        row("qarqar", "allies hold 2218", "allies");
        row("qarqar", "allies hold 2219", "draw");
        row("tabal", "cimmerians hold 2218", "cimmerians");
        row("tabal", "assyrians hold 2218", "assyrians");
        row("tabal", "assyrians hold 2118", "draw");
        row("charchemish", "egyptians hold 3421", "egyptians");
        row("charchemish", "babylonians hold 3421", "babylonians");
        row("charchemish", "babylonians hold 3521", "draw");
        row("thymbra", "persians at 2331 4MS; lydians hold 2218", "lydians");
        row("thymbra", "persians at 2331 4MS 10CH 2L4; lydians hold 2218", "lydians");
        row("thymbra", "persians at 2331 5MS; lydians hold 2218", "draw");
        row("thymbra", "persians at 2331 4MS", "draw");
        row("thymbra", "persians hold 3421; persians hold 2218", "persians");
        row("thymbra", "persians hold 3421", "draw");
        row("thymbra", "persians hold 2218", "draw");
        row("bubastis", "upperEgyptians hold 3421; upperEgyptians hold 3521", "upperEgyptians");
        row("bubastis", "upperEgyptians hold 3421", "lowerEgyptians");
        row("bubastis", "upperEgyptians hold 3521; lowerEgyptians hold 3421", "lowerEgyptians");
        row("armageddon", "egyptians exit 0128 8MS; egyptians exit 0633 7AX", "egyptians");
        row("armageddon", "egyptians exit 0133 12MS 2AX; egyptians exit 0733 3AX", "judeans");
        row("armageddon", "egyptians exit 0133 12MS 2AX; egyptians exit 0127 3AX", "judeans");
        row("armageddon", "egyptians exit 0133 12MS 2AX 10CH 3L5", "judeans");
        row("armageddon", "egyptians exit 0133 12MS 3AX", "egyptians");
        row("armageddon", "egyptians exit 0133 12MS; egyptians lose 3AX", "judeans");
        row("lake_regillus", "etruscans exit 0133 12MI; etruscans exit 3733 8MS", "etruscans");
        row("lake_regillus", "etruscans exit 1833 12MI 7MS", "romans");
        row("lake_regillus", "etruscans exit 1833 12MI 7MS 4L4", "romans");
        row("lake_regillus", "etruscans exit 1833 12MI 7MS; etruscans exit 0132 5MS", "romans");
        row("aequi",
            "romans hold 0917; romans hold 1017; romans hold 1117; romans hold 1217; romans hold 1317; romans hold "
            "1417; "
            "romans hold 1517; romans hold 1617",
            "romans");
        row("aequi",
            "romans hold 0917; romans hold 1017; romans hold 1117; romans hold 1217; romans hold 1317; romans hold "
            "1417; "
            "romans hold 1517",
            "aequi");
        row("aequi",
            "romans hold 0917; romans hold 1017; romans hold 1117; aequi hold 1217; romans hold 1317; romans hold "
            "1417; "
            "romans hold 1517; romans hold 1617; romans hold 1717",
            "aequi");
    }
    // R-CHA-E4.0d, R-CHA-E5.1a, R-CHA-E5.2c, R-CHA-E5.3b, R-CHA-E5.4e, R-CHA-E5.5a, R-CHA-E5.6a, R-CHA-E5.7a,
    // R-CHA-E5.8a, R-CHA-E5.9b, R-CHA-E6.1a, R-CHA-E6.2b, R-CHA-E6.3b, R-CHA-E6.4b, R-CHA-11.25a, A-81, A-82, A-83,
    // each scenario at, below and above what it demands; chariots and leaders are not
    // counted.
    void aScenarioIsWonByItsConditions() {
        QFETCH(QString, scenario);
        QFETCH(QString, orders);
        Battle battle(qPrintable(scenario));
        battle.after(orders);
        QTEST(battle.verdict(), "winner");
        --battle.state.turn.value; // ruling A-80: nothing is decided earlier
        QCOMPARE(battle.verdict(), QString("goes on"));
    }

    // R-CHA-11.1f: what one condition or the other demands is enough.
    void alternativesAreEnoughAlone() {
        for (const bool as : {true, false}) { // as two clauses, or as one with both
            Field field;
            field.unit(N, "U2/5A", "w7");
            core::Scenario scenario = field.begin(Phase::Melee).setup->scenario;
            const core::Condition one = controls(scenario, field, "h1");
            const core::Condition two = controls(scenario, field, "h2");
            const core::SeatToken winner = (*scenario.sides)[0].seat;
            scenario.victory = as ? std::vector<core::VictoryClause>{{winner, "", true, one}, {winner, "", true, two}}
                                  : std::vector<core::VictoryClause>{{winner, "", true, {core::AnyOf{{one, two}}}}};
            const auto verdict = [&](const char* held) {
                Battle battle(scenario);
                battle.state.control[static_cast<std::size_t>(field.hex(held).value)] = P;
                return battle.verdict();
            };
            const QString first = QString::fromStdString((*scenario.sides)[0].token.value);
            QCOMPARE(verdict("h1"), first);
            QCOMPARE(verdict("h2"), first);
            QCOMPARE(verdict("h3"), QString("draw"));
        }
    }

    // R-CHA-11.2a, A-19, A-76: half the printed strength rounded up, brackets or not, a dot as 1, and the fire
    // strength; a leader 1.
    void aUnitIsWorthHalfItsMeleeAndItsFire() {
        QCOMPARE(pointsFor("U3/5A"), 2);
        QCOMPARE(pointsFor("U4/5A"), 2);
        QCOMPARE(pointsFor("U5/5A"), 3);
        QCOMPARE(pointsFor("U[4]/5A"), 2);
        QCOMPARE(pointsFor("F2r1m1/5FF"), 3);
        QCOMPARE(pointsFor("F2r1/5FF"), 3);
        QCOMPARE(pointsFor("U•/9D"), 1);
        QCOMPARE(pointsFor("L2"), 1);
    }

    void pointsMakeALevel_data() {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("other");
        QTest::addColumn<QString>("level");
        const auto row = [](int own, int other, const char* level) {
            QTest::addRow("%d:%d", own, other) << own << other << QString(level);
        };
        row(9, 10, "");
        row(10, 10, "");
        row(11, 10, "marginal");
        row(15, 10, "marginal");
        row(19, 10, "marginal");
        row(20, 10, "substantive");
        row(29, 10, "substantive");
        row(30, 10, "decisive");
        row(99, 10, "decisive");
        row(5, 0, "decisive");
        row(0, 0, "");
    }
    // R-CHA-11.21a, R-CHA-11.22a, R-CHA-11.23a, A-79, A-95: more than 1 to 1, 2 to 1, 3 to 1.
    void pointsMakeALevel() {
        QFETCH(int, own);
        QFETCH(int, other);
        QTEST(levelAt(own, other), "level");
    }

    // R-CHA-11.24a: a condition that asks for a ratio of points is met by every higher one.
    void aHigherLevelIsAsGood() {
        Field field;
        field.unit(N, "U2/5A", "w7");
        core::Scenario scenario = field.begin(Phase::Melee).setup->scenario;
        const std::vector<core::Side>& sides = *scenario.sides;
        const core::Condition twice{core::ScoreRatio{sides[0].token, sides[1].token, 2, 1}};
        const core::SeatToken winner = sides[0].seat;
        const QString first = QString::fromStdString(sides[0].token.value);
        scenario.victory = std::vector<core::VictoryClause>{
            {winner, "", true, {core::AllOf{{twice, controls(scenario, field, "h1")}}}}};
        const auto verdict = [&](int own, const char* held) {
            Battle battle(scenario);
            battle.state.points = {own, 10};
            battle.state.control[static_cast<std::size_t>(field.hex(held).value)] = P;
            return battle.verdict();
        };
        QCOMPARE(verdict(19, "h1"), QString("draw"));
        QCOMPARE(verdict(20, "h1"), first);
        QCOMPARE(verdict(30, "h1"), first); // decisive
        QCOMPARE(verdict(30, "h2"), QString("draw"));
    }

    // R-CHA-11.3a, R-CHA-11.3b, R-CHA-11.3c, R-CHA-11.3d, A-78, A-93: the hex is his who stands or last stood in it;
    // where nobody ever stood it is nobody's, whoever deploys around it.
    void controlFollowsTheLastUnitThere() {
        Battle delta("delta");
        QCOMPARE(delta.verdict(), QString("draw"));
        delta.after("egyptians at 1021 1MI; hyksos at 0922 1MI");
        QCOMPARE(delta.verdict(), QString("draw"));
        delta.after("hyksos at 1022 1MI");
        QCOMPARE(delta.verdict(), QString("hyksos"));
        delta.after("hyksos left 1022");
        QCOMPARE(delta.verdict(), QString("hyksos"));
        delta.after("egyptians at 1022 1L5");
        QCOMPARE(delta.verdict(), QString("egyptians"));
    }

    // R-CHA-11.3a, R-CHA-11.3b: passing through is enough.
    void aMoveTakesControl() {
        Field field;
        const UnitId unit = field.unit(P, "U4/5A", "h0");
        field.unit(N, "U4/5A", "w7");
        State state = field.begin(Phase::Movement);
        state.at(unit).allowance = 10;
        const auto holder = [&](const char* hex) {
            return state.control[static_cast<std::size_t>(field.hex(hex).value)];
        };
        QVERIFY(!holder("h2").valid());
        QCOMPARE(march(state, unit, {field.hex("h1"), field.hex("h2"), field.hex("h3")}), QString());
        for (const char* hex : {"h0", "h1", "h2", "h3"})
            QCOMPARE(holder(hex), P);
        QVERIFY(!holder("h4").valid());
        QCOMPARE(holder("w7"), N);
    }
};

QTEST_APPLESS_MAIN(TstChariotVictory)
#include "tst_chariot_victory.moc"

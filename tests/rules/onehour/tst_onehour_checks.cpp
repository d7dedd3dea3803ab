// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/scenario_json.h"
#include "rules/core/play/door.h"
#include "rules/onehour/game.h"
#include "tests/support/games.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace orontes;
using namespace orontes::tests;
using Rules = onehour::Game;

namespace {

core::Findings findingsOf(const core::Scenario& scenario) {
    return core::runChecks(core::joinChecks(core::commonChecks(), Rules::checks()), Rules::info(), scenario);
}

const core::Diagnostic* findingNamed(const core::Findings& findings, const char* id) {
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const core::Diagnostic& finding) { return finding.id == id; });
    return found == findings.end() ? nullptr : &*found;
}

/// The scenario has the finding, told in a whole sentence with a known rule; each of its fixes removes it.
QString fault(const core::Scenario& scenario, const char* id, std::size_t fixes) {
    const core::Findings findings = findingsOf(scenario);
    const core::Diagnostic* found = findingNamed(findings, id);
    if (!found)
        return QString("%1 is missing").arg(id);
    const std::string sentence = Rules::info().texts.render(found->text());
    if (sentence.find_first_of("{}[]") != std::string::npos)
        return QString::fromStdString(sentence);
    if (!core::findRule(Rules::info(), found->rule.reference))
        return "the rule is unknown";
    if (found->fixes.size() != fixes)
        return QString("%1 fixes").arg(found->fixes.size());
    for (const core::Fix& fix : found->fixes) {
        core::Scenario mended = scenario;
        for (const core::Edit& edit : *fix.edits) {
            core::Result<core::Edited> edited = core::applyEdit(std::move(mended), edit);
            if (!edited)
                return "a fix cannot be applied";
            mended = std::move(edited->scenario);
        }
        const core::Findings left = findingsOf(mended);
        const core::Diagnostic* same = findingNamed(left, id);
        if (same && same->where == found->where && same->args == found->args)
            return "a fix does not mend it";
    }
    return {};
}

core::Scenario blank() {
    return Rules::info().blank;
}

core::Counter& counterIn(core::Scenario& scenario, std::size_t which) {
    return scenario.counters.edit()[which];
}

void paint(core::Scenario& scenario, const char* label, const char* terrain) {
    core::Board& board = scenario.board.edit();
    core::setTerrain(board, *core::findSpace(board, core::SpaceLabel{label}),
                     *core::terrainCode(board, core::TerrainToken{terrain}));
}

void layRoad(core::Scenario& scenario, const char* from, const char* to) {
    core::Board& board = scenario.board.edit();
    const auto edge = core::edgeBetween(board, *core::findSpace(board, core::SpaceLabel{from}),
                                        *core::findSpace(board, core::SpaceLabel{to}));
    core::setFeatures(board, *edge, 1);
}

core::Scenario ofSize(int width, int height, bool diagonals) {
    core::Scenario scenario = blank();
    core::Board& board = scenario.board.edit();
    core::SquareGrid grid = std::get<core::SquareGrid>(board.geometry);
    grid.width = width;
    grid.height = height;
    grid.diagonals = diagonals;
    core::Board made = core::makeBoard(grid, board.terrains, board.features);
    made.regions = board.regions;
    for (core::Region& region : made.regions.edit())
        std::erase_if(region.spaces, [&](const core::SpaceLabel& label) { return !core::findSpace(made, label); });
    board = std::move(made);
    return scenario;
}

QString at(core::Scenario scenario, std::size_t which, const char* label, const char* id, std::size_t fixes) {
    counterIn(scenario, which).setUp.place = core::AtSpace{core::SpaceLabel{label}};
    return fault(scenario, id, fixes);
}

const QString nothing;

} // namespace

/// What is wrong with a battle as designed.
class TstOnehourChecks : public QObject {
    Q_OBJECT

private slots:
    void bundledBattlesHaveNoFindings() {
        int seen = 0;
        for (const tests::Game& game : games())
            if (game.ruleset == "onehour") {
                QCOMPARE(findingsOf(game.scenario).size(), std::size_t{0});
                ++seen;
            }
        QCOMPARE(seen, 10);
        QCOMPARE(findingsOf(blank()).size(), std::size_t{0});
    }

    // R-OHW-012
    void boardsHaveSixToTwentyFourSquaresEitherWay() {
        QCOMPARE(fault(ofSize(5, 12, true), "onehour.board.size", 0), nothing);
        QCOMPARE(fault(ofSize(12, 25, true), "onehour.board.size", 0), nothing);
        QVERIFY(!findingNamed(findingsOf(ofSize(6, 24, true)), "onehour.board.size"));
        QVERIFY(!findingNamed(findingsOf(ofSize(24, 6, true)), "onehour.board.size"));
        QCOMPARE(fault(ofSize(12, 12, false), "onehour.board.squares", 1), nothing);
    }

    // R-OHW-075
    void crossingsLieInWater() {
        core::Scenario scenario = blank();
        paint(scenario, "E6", "bridge");
        QCOMPARE(fault(scenario, "onehour.board.dry-crossing", 1), nothing);
        paint(scenario, "F6", "river");
        QVERIFY(!findingNamed(findingsOf(scenario), "onehour.board.dry-crossing"));
    }

    // R-OHW-081
    void aRoadInAWoodIsWarnedOf() {
        core::Scenario scenario = blank();
        layRoad(scenario, "E5", "E6");
        QVERIFY(findingsOf(scenario).empty());
        paint(scenario, "E6", "wood");
        QCOMPARE(fault(scenario, "onehour.board.road.wood", 1), nothing);
        QVERIFY(findingNamed(findingsOf(scenario), "onehour.board.road.wood")->severity == core::Severity::Warning);
    }

    // R-OHW-041
    void otherIdleRoadsAreWarnedOf() {
        core::Scenario scenario = blank();
        layRoad(scenario, "E5", "F6");
        QCOMPARE(fault(scenario, "onehour.board.road.diagonal", 1), nothing);
        scenario = blank();
        layRoad(scenario, "E5", "E6");
        paint(scenario, "E6", "marsh");
        QCOMPARE(fault(scenario, "onehour.board.road.closed", 1), nothing);
    }

    // R-OHW-049
    void unitsFaceSomewhere() {
        core::Scenario scenario = blank();
        for (core::Side& side : scenario.sides.edit())
            side.attributes.erase(core::FieldId{"facing"});
        QCOMPARE(fault(scenario, "onehour.sides.no-facing", 1), nothing);
        const core::Findings findings = findingsOf(scenario);
        const core::Fix& fix = findingNamed(findings, "onehour.sides.no-facing")->fixes.front();
        const auto& put = std::get<core::PutSide>(fix.edits->front().change);
        QVERIFY(put.side.attributes.at(core::FieldId{"facing"}) == core::Value{std::string("s")}); // the enemy is south
    }

    // R-OHW-079
    void unitsStandWhereTheyMay() {
        core::Scenario scenario = blank();
        paint(scenario, "E6", "wood");
        paint(scenario, "E7", "river");
        QCOMPARE(at(scenario, 0, "E6", "onehour.setup.ground", 1), nothing); // Warband
        QCOMPARE(at(scenario, 4, "E7", "onehour.setup.ground", 1), nothing); // Archers
        counterIn(scenario, 4).setUp.place = core::AtSpace{core::SpaceLabel{"E6"}};
        QVERIFY(findingsOf(scenario).empty());
        counterIn(scenario, 0).setUp.place = core::WithinSpaces{{core::SpaceLabel{"E6"}}};
        QCOMPARE(fault(scenario, "onehour.setup.ground", 0), nothing);
    }

    // R-OHW-011
    void unitsHaveSquaresOfTheirOwn() {
        core::Scenario scenario = blank();
        counterIn(scenario, 1).setUp.place = core::AtSpace{core::SpaceLabel{"E9"}};
        QCOMPARE(at(scenario, 2, "E9", "onehour.setup.shared", 1), nothing);
        for (const std::size_t which : {0U, 1U, 2U})
            counterIn(scenario, which).setUp.place =
                core::WithinSpaces{{core::SpaceLabel{"E9"}, core::SpaceLabel{"F9"}}};
        QCOMPARE(fault(scenario, "onehour.setup.no-room", 0), nothing);
        counterIn(scenario, 2).setUp.place = core::AtSpace{core::SpaceLabel{"G9"}};
        QVERIFY(findingsOf(scenario).empty());
    }

    // R-OHW-079
    void zonesOfEnemiesDoNotOverlap() {
        core::Scenario scenario = blank();
        counterIn(scenario, 6).setUp.place =
            core::WithinSpaces{{core::SpaceLabel{"E10"}, core::SpaceLabel{"E9"}, core::SpaceLabel{"E8"}}};
        QCOMPARE(fault(scenario, "onehour.setup.overlap", 1), nothing);
    }

    // R-OHW-236
    void lateUnitsMarchOnOverTheEdge() {
        core::Scenario scenario = blank();
        counterIn(scenario, 0).setUp.turn = core::TurnNumber{3};
        QCOMPARE(fault(scenario, "onehour.setup.late", 1), nothing);
        counterIn(scenario, 0).setUp.place = core::EntersAt{{core::SpaceLabel{"E12"}, core::SpaceLabel{"E11"}}};
        QCOMPARE(fault(scenario, "onehour.setup.entry", 1), nothing);
        counterIn(scenario, 0).setUp.place = core::EntersAt{{core::SpaceLabel{"E11"}}};
        QCOMPARE(fault(scenario, "onehour.setup.entry", 0), nothing);
        counterIn(scenario, 0).setUp.place = core::EntersAt{{core::SpaceLabel{"E12"}}};
        QVERIFY(findingsOf(scenario).empty());
    }

    // R-OHW-005
    void aFixedFirstSideIsNamed() {
        core::Scenario scenario = blank();
        scenario.options.edit()[core::OptionId{"initiative"}] = std::string("fixed");
        QCOMPARE(fault(scenario, "onehour.options.first.missing", 2), nothing);
        scenario.options.edit()[core::OptionId{"firstSide"}] = std::string("blue");
        QVERIFY(findingsOf(scenario).empty());
        scenario.options.edit().erase(core::OptionId{"initiative"});
        QCOMPARE(fault(scenario, "onehour.options.first.idle", 2), nothing);
    }

    // R-OHW-233
    void musteringNeedsSixUnits() {
        core::Scenario scenario = blank();
        scenario.options.edit()[core::OptionId{"muster"}] = true;
        QVERIFY(findingsOf(scenario).empty());
        scenario.counters.edit().pop_back();
        QCOMPARE(fault(scenario, "onehour.unit.muster", 1), nothing);
    }

    // R-OHW-013
    void replacementsComeSomewhere() {
        core::Scenario scenario = blank();
        scenario.sides.edit()[0].attributes[core::FieldId{"replacements"}] = std::int64_t{2};
        QCOMPARE(fault(scenario, "onehour.unit.no-return", 1), nothing);
    }

    void aBattleHasTwoSidesWithUnits() {
        core::Scenario scenario = blank();
        for (core::Counter& counter : scenario.counters.edit())
            counter.side = core::SideToken{"blue"};
        QCOMPARE(fault(scenario, "onehour.sides.empty", 0), nothing);
        scenario = blank();
        scenario.sides.edit()[1].seat = core::SeatToken{"blue"};
        QCOMPARE(fault(scenario, "onehour.sides.two", 0), nothing);
        scenario = blank();
        while (scenario.counters->size() <= onehour::unitLimit) {
            core::Counter more = scenario.counters->back();
            more.id = core::nextCounterId(scenario);
            scenario.counters.edit().push_back(std::move(more));
        }
        QCOMPARE(fault(scenario, "onehour.unit.too-many", 0), nothing);
    }

    void conditionsAreHeldForSoManyTurnsOnly() {
        core::Scenario scenario = blank();
        const core::Condition held{
            core::HeldFor{2, {core::Condition{core::Occupies{core::SideToken{"blue"}, {core::SpaceLabel{"E6"}}, 1}}}}};
        core::VictoryClause clause{core::SeatToken{"blue"}, "", false, core::Condition{core::AnyOf{{}}}};
        std::get<core::AnyOf>(clause.condition.node).of.assign(onehour::heldLimit + 1, held);
        scenario.victory.edit().push_back(clause);
        QCOMPARE(fault(scenario, "onehour.options.held", 0), nothing);
    }
};

QTEST_APPLESS_MAIN(TstOnehourChecks)
#include "tst_onehour_checks.moc"

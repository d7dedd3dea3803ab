// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/scenario_json.h"
#include "rules/qadesh/game.h"
#include "tests/support/source_file.h"

#include <QObject>
#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace orontes;
using namespace orontes::tests;
using qadesh::Game;

namespace {

core::Findings findingsOf(const core::Scenario& scenario) {
    return core::runChecks(Game::checks(), Game::info(), scenario);
}

QStringList idsOf(const core::Findings& findings, core::Severity atLeast) {
    QStringList ids;
    for (const core::Diagnostic& finding : findings)
        if (finding.severity >= atLeast)
            ids << QString::fromStdString(finding.id);
    ids.sort();
    return ids;
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
    const std::string sentence = Game::info().texts.render(found->text());
    if (sentence.find_first_of("{}[]") != std::string::npos)
        return QString::fromStdString(sentence);
    if (!core::findRule(Game::info(), found->rule.reference))
        return "the rule is unknown";
    if (found->fixes.size() < fixes || (fixes == 0 && !found->fixes.empty()))
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
            return QString::fromStdString(Game::info().texts.render(fix.title)) + " does not mend it";
    }
    return {};
}

core::Scenario battle() {
    return Game::info().blank;
}

/// The battle with the n-th army changed.
template <class Change>
core::Scenario with(std::size_t army, Change change) {
    core::Scenario scenario = battle();
    change(scenario.counters.edit()[army]);
    return scenario;
}

core::WithinSpaces within(std::initializer_list<const char*> labels) {
    core::WithinSpaces spaces;
    for (const char* label : labels)
        spaces.spaces.push_back(core::SpaceLabel{label});
    return spaces;
}

core::SpaceId at(const core::Scenario& scenario, const char* label) {
    return core::findSpace(*scenario.board, core::SpaceLabel{label}).value();
}

core::Scenario reboarded(core::Geometry geometry) {
    core::Scenario scenario = battle();
    scenario.board = core::makeBoard(std::move(geometry), scenario.board->terrains, scenario.board->features);
    return scenario;
}

constexpr std::size_t pre = 0;
constexpr std::size_t amun = 1;
constexpr std::size_t rfc = 5;
constexpr std::size_t entourage = 6;
constexpr std::size_t allied = 7;
constexpr std::size_t hatti = 8;

} // namespace

class TstQadeshChecks : public QObject {
    Q_OBJECT

private slots:
    void theBattleHasNothingButNotes() {
        const core::Findings findings = findingsOf(battle());
        QCOMPARE(idsOf(findings, core::Severity::Warning), QStringList());
        QCOMPARE(idsOf(findings, core::Severity::Note),
                 (QStringList{"qadesh.departure.hills", "qadesh.departure.set-up", "qadesh.departure.swaps"}));
    }

    void bundledBattlesHaveNoErrorAndNoWarning() {
        for (const char* name : {"qadesh", "qadesh_twelve_turns", "synopsis_turn_4"}) {
            const std::string text = sourceFile(qPrintable(QString("scenarios/qadesh/%1.json").arg(name)));
            const auto noBoards = [](const std::string&) -> core::Result<std::string> { return core::refuse({}); };
            const core::Read<core::Scenario> read = core::readScenario(text, noBoards);
            QVERIFY2(read.value && read.findings.empty(), name);
            QCOMPARE(idsOf(findingsOf(*read.value), core::Severity::Warning), QStringList());
            QCOMPARE(idsOf(core::runChecks(core::commonChecks(), Game::info(), *read.value), core::Severity::Warning),
                     QStringList());
        }
    }

    void departuresFromThePrintedTextAreNoted() {
        QCOMPARE(fault(battle(), "qadesh.departure.hills", 0), QString());
        QCOMPARE(fault(battle(), "qadesh.departure.set-up", 0), QString());
        QCOMPARE(fault(battle(), "qadesh.departure.swaps", 1), QString());
        QCOMPARE(findingNamed(findingsOf(battle()), "qadesh.departure.hills")->rule.reference, std::string("Q02"));
        QCOMPARE(findingNamed(findingsOf(battle()), "qadesh.departure.set-up")->rule.reference, std::string("Q05"));
        QCOMPARE(findingNamed(findingsOf(battle()), "qadesh.departure.swaps")->rule.reference, std::string("Q17"));
    }

    void theBoardIsOfSquaresWithoutCorners() {
        QCOMPARE(fault(reboarded(core::SquareGrid{8, 8, true, {}}), "qadesh.board.squares", 0), QString());
        QCOMPARE(fault(reboarded(core::HexGrid{8, 8, {}, true, {}}), "qadesh.board.squares", 0), QString());
        QVERIFY(!findingNamed(findingsOf(reboarded(core::SquareGrid{5, 9, false, {}})), "qadesh.board.squares"));
    }

    void theBoardHasThirtyTwoSquaresASideAtMost() {
        QCOMPARE(fault(reboarded(core::SquareGrid{33, 8, false, {}}), "qadesh.board.size", 0), QString());
        QVERIFY(!findingNamed(findingsOf(reboarded(core::SquareGrid{32, 32, false, {}})), "qadesh.board.size"));
    }

    void aRiverLiesOnABorderBetweenTwoSpaces() {
        core::Scenario scenario = battle();
        core::Board board = *scenario.board;
        for (std::int32_t edge = 0; edge < core::edgeBound(board); ++edge)
            if (!core::sidesOf(board, core::EdgeId{edge})) {
                core::setFeatures(board, core::EdgeId{edge}, 1);
                break;
            }
        scenario.board = std::move(board);
        QVERIFY(!findingNamed(findingsOf(battle()), "qadesh.board.stray-river"));
        QCOMPARE(fault(scenario, "qadesh.board.stray-river", 1), QString());
    }

    void campAndOwnerBelongTogether() {
        core::Scenario ownerless = battle();
        core::setNote(ownerless.board.edit(), at(ownerless, "54"), {});
        QCOMPARE(fault(ownerless, "qadesh.camp.no-owner", 2), QString());
        QCOMPARE(fault(ownerless, "qadesh.camp.none", 0), QString());
        core::Scenario campless = battle();
        core::setTerrain(campless.board.edit(), at(campless, "54"), 0);
        QCOMPARE(fault(campless, "qadesh.camp.no-camp", 2), QString());
    }

    void twoSeatsCommandOneSideEach() {
        core::Scenario scenario = battle();
        scenario.sides.edit()[1].seat = core::SeatToken{"egypt"};
        QCOMPARE(fault(scenario, "qadesh.sides.two", 0), QString());
        scenario = battle();
        scenario.sides.edit().pop_back();
        QCOMPARE(fault(scenario, "qadesh.sides.two", 0), QString());
    }

    void thereIsRoomForSixteenArmies() {
        core::Scenario scenario = battle();
        for (int i = 11; i <= 16; ++i) {
            core::Counter more = (*scenario.counters)[0];
            more.id = core::CounterId{i};
            scenario.counters.edit().push_back(more);
        }
        QVERIFY(!findingNamed(findingsOf(scenario), "qadesh.army.too-many"));
        core::Counter more = (*scenario.counters)[0];
        more.id = core::CounterId{17};
        scenario.counters.edit().push_back(more);
        QCOMPARE(fault(scenario, "qadesh.army.too-many", 0), QString());
    }

    void eachSideHasAnArmy() {
        core::Scenario scenario = battle();
        for (core::Counter& counter : scenario.counters.edit())
            counter.side = core::SideToken{"egypt"};
        QCOMPARE(fault(scenario, "qadesh.army.none", 0), QString());
    }

    void eachSideHasOneLeader() {
        const core::FieldId bonus{"leaderBonus"};
        QCOMPARE(fault(with(amun, [&](core::Counter& one) { one.attributes.erase(bonus); }), "qadesh.leader.count", 5),
                 QString());
        QCOMPARE(fault(with(pre, [&](core::Counter& one) { one.attributes[bonus] = std::int64_t{2}; }),
                       "qadesh.leader.count", 2),
                 QString());
    }

    void aBaseMoveAboveFourIsNoUse() {
        const auto baseMove = [](std::int64_t spaces) {
            return with(rfc, [=](core::Counter& one) { one.attributes[core::FieldId{"baseMove"}] = spaces; });
        };
        QCOMPARE(fault(baseMove(5), "qadesh.army.beyond-phases", 1), QString());
        QVERIFY(!findingNamed(findingsOf(baseMove(4)), "qadesh.army.beyond-phases"));
    }

    void nobodyIsSetUpInTheLake() {
        QCOMPARE(fault(with(allied, [](core::Counter& one) { one.setUp.place = within({"47", "48"}); }),
                       "qadesh.setup.lake", 1),
                 QString());
    }

    void anArmyWithoutSetUpSpacesIsOfferedTheReadingsOfTheRuling() {
        QCOMPARE(fault(with(rfc, [](core::Counter& one) { one.setUp.place = within({}); }), "qadesh.setup.no-list", 3),
                 QString());
    }

    void nobodyEntersOverTheEdge() {
        QCOMPARE(fault(with(allied, [](core::Counter& one) { one.setUp.place = core::EntersAt{{{"57"}, {"58"}}}; }),
                       "qadesh.setup.enters", 1),
                 QString());
    }

    void twoFriendsAreNotFixedInOneSpace() {
        core::Scenario scenario = battle();
        scenario.counters.edit()[allied].setUp.place = core::AtSpace{{"54"}};
        scenario.counters.edit()[hatti].setUp.place = core::AtSpace{{"54"}};
        QCOMPARE(fault(scenario, "qadesh.setup.shared.friends", 0), QString());
        scenario.counters.edit()[hatti].setUp.place = core::AtSpace{{"55"}};
        scenario.counters.edit()[pre].setUp.place = core::AtSpace{{"55"}};
        QVERIFY(!findingNamed(findingsOf(scenario), "qadesh.setup.shared.friends"));
        QCOMPARE(fault(scenario, "qadesh.setup.shared.enemies", 0), QString());
    }

    void everyArmyFindsASpaceOfItsOwn() {
        core::Scenario scenario = battle();
        for (const std::size_t army : {entourage, allied, hatti})
            scenario.counters.edit()[army].setUp.place = within({"53", "54"});
        QCOMPARE(fault(scenario, "qadesh.setup.no-room.first", 0), QString());
        // Counting the spaces is not enough: three armies for three spaces, two of which only one of them may use.
        scenario.counters.edit()[entourage].setUp.place = within({"45", "46", "53"});
        scenario.counters.edit()[allied].setUp.place = within({"53"});
        scenario.counters.edit()[hatti].setUp.place = within({"53"});
        QCOMPARE(fault(scenario, "qadesh.setup.no-room.first", 0), QString());
        scenario.counters.edit()[hatti].setUp.place = within({"53", "62"});
        QVERIFY(!findingNamed(findingsOf(scenario), "qadesh.setup.no-room.first"));
        // Later armies may wait.
        for (const std::size_t army : {entourage, allied, hatti})
            scenario.counters.edit()[army].setUp = {core::TurnNumber{3}, within({"53", "54"})};
        QCOMPARE(fault(scenario, "qadesh.setup.no-room.later", 0), QString());
    }

    void anArmyThatNeverComesIsReported() {
        QCOMPARE(fault(with(3, [](core::Counter& one) { one.setUp.place = core::OffMap{}; }),
                       "qadesh.setup.never-arrives.off-map", 1),
                 QString());
        core::Scenario brief = battle();
        brief.lastTurn = core::TurnNumber{5};
        QCOMPARE(fault(brief, "qadesh.setup.never-arrives.late", 2), QString());
        brief.lastTurn = core::TurnNumber{6};
        QVERIFY(!findingNamed(findingsOf(brief), "qadesh.setup.never-arrives.late"));
    }

    void victoryCanBeReached() {
        const auto victory = [](core::Condition condition) {
            core::Scenario scenario = battle();
            scenario.victory.edit()[0].condition = std::move(condition);
            return scenario;
        };
        const core::SideToken side{"egypt"};
        QCOMPARE(fault(victory({core::Occupies{side, {{"48"}}, 1}}), "qadesh.victory.space.lake", 0), QString());
        QCOMPARE(fault(victory({core::Occupies{side, {{"36"}}, 1}}), "qadesh.victory.space.no-camp", 0), QString());
        QCOMPARE(fault(victory({core::Eliminated{side, {}, 6}}), "qadesh.victory.too-many", 0), QString());
        QVERIFY(!findingNamed(findingsOf(victory({core::Eliminated{side, {}, 5}})), "qadesh.victory.too-many"));
        core::Scenario oneSided = battle();
        oneSided.victory.edit().resize(2);
        QCOMPARE(fault(oneSided, "qadesh.victory.no-clause", 0), QString());
        core::AllOf held;
        for (int i = 0; i < 9; ++i)
            held.of.push_back({core::HeldFor{2, {{core::TurnReached{core::TurnNumber{1}}}}}});
        QCOMPARE(fault(victory({held}), "qadesh.victory.held", 0), QString());
    }
};

QTEST_APPLESS_MAIN(TstQadeshChecks)
#include "tst_qadesh_checks.moc"

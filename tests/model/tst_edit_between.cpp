// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/edit_between.h"
#include "tests/model/playing.h"
#include "tests/support/random_edits.h"

#include <QObject>
#include <QTest>

#include <utility>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// What the edit between two scenarios makes of the first; nothing where there is no such edit or it is refused.
std::optional<core::Scenario> bridged(const core::Scenario& before, const core::Scenario& after) {
    const std::optional<core::Edit> edit = editBetween(before, after, core::changesBetween(before, after));
    core::Result<core::Edited> done = edit ? core::applyEdit(before, *edit) : core::refuse(core::Diagnostic{});
    return done ? std::optional(std::move(done->scenario)) : std::nullopt;
}

/// Equal, but for the order of the terrains in the board's list, which follows the order of painting.
bool same(core::Scenario made, const core::Scenario& wanted) {
    const auto differs = [&](core::SpaceId space) {
        return core::terrainOf(*made.board, space) != core::terrainOf(*wanted.board, space) ||
               core::noteOf(*made.board, space) != core::noteOf(*wanted.board, space);
    };
    if (made.board->geometry != wanted.board->geometry || made.board->regions != wanted.board->regions)
        return false;
    for (core::SpaceId space{0}; space.value < core::spaceCount(*made.board); ++space.value)
        if (differs(space))
            return false;
    for (core::EdgeId edge{0}; edge.value < core::edgeBound(*made.board); ++edge.value)
        for (const core::FeatureToken& feature : wanted.board->features)
            if (core::hasFeature(*made.board, edge, feature) != core::hasFeature(*wanted.board, edge, feature))
                return false;
    made.board = wanted.board;
    return made == wanted;
}

core::SpaceId at(const core::Scenario& scenario, const char* label) {
    return core::findSpace(*scenario.board, core::SpaceLabel{label}).value();
}

using Revise = void (*)(core::Scenario&);

struct Case {
    const char* name;
    Revise revise;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"nothing", [](core::Scenario&) {}},
        {"titles", [](core::Scenario& s) { std::tie(s.title, s.year, s.author) = std::tuple("a", "b", "c"); }},
        {"notes", [](core::Scenario& s) { s.notes = std::string("Other notes"); }},
        {"turns",
         [](core::Scenario& s) {
             std::tie(s.firstTurn, s.lastTurn) = std::pair(core::TurnNumber{2}, core::TurnNumber{9});
         }},
        {"terrain and notes of spaces",
         [](core::Scenario& s) {
             core::setTerrain(s.board.edit(), at(s, "10"), *core::terrainCode(*s.board, core::TerrainToken{"hills"}));
             core::setNote(s.board.edit(), at(s, "11"), {"Ford", "A", {}});
         }},
        {"one river more and one less",
         [](core::Scenario& s) {
             core::setFeatures(s.board.edit(), *core::edgeBetween(*s.board, at(s, "10"), at(s, "11")), 1);
             core::setFeatures(s.board.edit(), *core::edgeBetween(*s.board, at(s, "27"), at(s, "35")), 0);
         }},
        {"regions",
         [](core::Scenario& s) {
             s.board.edit().regions.edit().push_back({core::RegionId{"north"}, "North", {core::SpaceLabel{"10"}}});
         }},
        {"another board",
         [](core::Scenario& s) {
             core::SquareGrid grid = std::get<core::SquareGrid>(s.board->geometry);
             grid.width = grid.height = 5;
             s.board = core::makeBoard(grid, s.board->terrains, s.board->features);
         }},
        {"a counter changed", [](core::Scenario& s) { s.counters.edit()[3].setUp.turn = core::TurnNumber{9}; }},
        {"a counter gone, one new, two in another order",
         [](core::Scenario& s) {
             auto& counters = s.counters.edit();
             core::Counter fresh = counters[0];
             fresh.id = core::CounterId{77};
             counters.erase(counters.begin() + 4);
             std::swap(counters[1], counters[6]);
             counters.insert(counters.begin() + 2, fresh);
         }},
        {"the first counter last",
         [](core::Scenario& s) {
             auto& counters = s.counters.edit();
             std::rotate(counters.begin(), counters.begin() + 1, counters.end());
         }},
        {"options", [](core::Scenario& s) { s.options.edit()[core::OptionId{"swaps"}] = std::string("passThrough"); }},
        {"victory", [](core::Scenario& s) { s.victory.edit().pop_back(); }},
        {"tables",
         [](core::Scenario& s) {
             s.tables.edit() = {{"defeat", "1", "value", std::string("routed")},
                                {"defeat", "2", "value", std::string("stands")}};
         }},
        {"tables in another order",
         [](core::Scenario& s) {
             s.tables.edit() = {{"defeat", "2", "value", std::string("stands")},
                                {"defeat", "1", "value", std::string("routed")}};
         }},
        {"waivers",
         [](core::Scenario& s) { s.waivers.edit() = {{"a", core::SpaceLabel{"10"}, "so"}, {"b", {}, "so too"}}; }},
        {"a side and a seat",
         [](core::Scenario& s) {
             s.sides.edit()[0].name = "Kemet";
             s.seats.edit()[1].name = "Ada";
         }},
        {"sides in another order", [](core::Scenario& s) { std::swap(s.sides.edit()[0], s.sides.edit()[1]); }}};
    return all;
}

} // namespace

class TstEditBetween : public QObject {
    Q_OBJECT

private slots:
    void oneEditLeadsFromAnyRevisionToAnyOther_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        for (std::size_t from = 0; from < cases().size(); ++from)
            for (std::size_t to = 0; to < cases().size(); ++to)
                QTest::addRow("%s > %s", cases()[from].name, cases()[to].name)
                    << static_cast<int>(from) << static_cast<int>(to);
    }
    void oneEditLeadsFromAnyRevisionToAnyOther() {
        QFETCH(const int, from);
        QFETCH(const int, to);
        core::Scenario before = qadeshBattle().scenario;
        core::Scenario after = before;
        cases()[static_cast<std::size_t>(from)].revise(before);
        cases()[static_cast<std::size_t>(to)].revise(after);
        const std::optional<core::Scenario> made = bridged(before, after);
        QVERIFY(made.has_value());
        QVERIFY(*made == after);
    }

    void randomStepsAreBridgedBothWays() {
        core::Scenario scenario = sampleScenario();
        std::vector<core::Scenario> way{scenario};
        core::Dice dice(11);
        for (int i = 0; i < 600; ++i)
            if (core::Result<core::Edited> next = core::applyEdit(way.back(), anyEdit(way.back(), dice)))
                way.push_back(std::move(next->scenario));
        QVERIFY(way.size() > 200);
        for (std::size_t i = 0; i + 5 < way.size(); i += 3)
            for (const auto& [from, to] :
                 {std::pair(i, i + 1), std::pair(i + 1, i), std::pair(i, i + 5), std::pair(i + 5, i)}) {
                const std::optional<core::Scenario> made = bridged(way[from], way[to]);
                if (way[from].boardFile == way[to].boardFile) {
                    QVERIFY2(made.has_value(), qPrintable(QString("%1 > %2").arg(from).arg(to)));
                    QVERIFY2(same(*made, way[to]), qPrintable(QString("%1 > %2").arg(from).arg(to)));
                }
            }
    }

    void whatNoEditCanChangeHasNone() {
        const core::Scenario& before = qadeshBattle().scenario;
        core::Scenario after = before;
        after.extras.emplace_back("weather", core::JsonValue{std::string("dry")});
        QVERIFY(!bridged(before, after).has_value());
        after = before;
        after.ruleset = core::RulesetId{"chariot"};
        QVERIFY(!bridged(before, after).has_value());
        after = before;
        after.boardFile = "shared.json";
        QVERIFY(!bridged(before, after).has_value());
    }
};

QTEST_GUILESS_MAIN(TstEditBetween)
#include "tst_edit_between.moc"

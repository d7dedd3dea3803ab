// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "model/texts.h"
#include "rules/core/scenario/victory.h"
#include "tests/model/playing.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

using Revise = void (*)(core::Scenario&);

const core::Scenario& battle() {
    return qadeshBattle().scenario;
}

const core::RulesetInfo& info() {
    return qadeshBattle().rules().info();
}

/// "pointer: sentence" for each change.
QStringList told(const core::Scenario& before, const core::Scenario& after) {
    const core::Catalogue texts = textsFor(info());
    QStringList lines;
    for (const Change& change : compare(info(), before, after))
        lines << shown(change.place.pointer) + ": " + shown(texts.render(change.text));
    return lines;
}

core::SpaceId at(const core::Scenario& scenario, const char* label) {
    return core::findSpace(*scenario.board, core::SpaceLabel{label}).value();
}

void river(core::Scenario& scenario, const char* from, const char* to, core::PaintEdges::Change change) {
    const auto edge = core::edgeBetween(*scenario.board, at(scenario, from), at(scenario, to));
    scenario = core::applyEdit(scenario, {core::PaintEdges{{*edge}, core::FeatureToken{"river"}, change}})->scenario;
}

core::Counter& counter(core::Scenario& scenario, int id) {
    auto& counters = scenario.counters.edit();
    return *std::find_if(counters.begin(), counters.end(),
                         [&](const core::Counter& one) { return one.id == core::CounterId{id}; });
}

struct Case {
    const char* name;
    Revise revise;
    const char* forward;
    const char* back;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"title", [](core::Scenario& s) { s.title = "Kadesh"; },
         "/title: The title was “The Battle of Qadesh” and is “Kadesh”.",
         "/title: The title was “Kadesh” and is “The Battle of Qadesh”."},
        {"last turn", [](core::Scenario& s) { s.lastTurn = core::TurnNumber{12}; },
         "/turns: The last turn was none and is 12.", "/turns: The last turn was 12 and is none."},
        {"first turn", [](core::Scenario& s) { s.firstTurn = core::TurnNumber{3}; },
         "/turns: The first turn was 1 and is 3.", "/turns: The first turn was 3 and is 1."},
        {"notes", [](core::Scenario& s) { s.notes.edit() += "More."; }, "/notes: The notes read otherwise.",
         "/notes: The notes read otherwise."},
        {"one space",
         [](core::Scenario& s) {
             s = core::applyEdit(s, {core::PaintTerrain{{at(s, "10")}, core::TerrainToken{"hills"}}})->scenario;
         },
         "/board/terrain: Space 10 became Hills.", "/board/terrain: Space 10 became Clear."},
        {"three spaces",
         [](core::Scenario& s) {
             s = core::applyEdit(
                     s, {core::PaintTerrain{{at(s, "10"), at(s, "12"), at(s, "11")}, core::TerrainToken{"mudflats"}}})
                     ->scenario;
         },
         "/board/terrain: 3 spaces: 10, 11 and 12 became Mud flats.",
         "/board/terrain: 3 spaces: 10, 11 and 12 became Clear."},
        {"river", [](core::Scenario& s) { river(s, "10", "11", core::PaintEdges::Change::Add); },
         "/board/edges: River now runs along 10–11.", "/board/edges: River no longer runs along 10–11."},
        {"name of a space", [](core::Scenario& s) { s.board.edit().notes.edit()[at(s, "36")].name = "Kadesh"; },
         "/board/spaces/36: Space 36 was called “Qadesh” and is called “Kadesh”.",
         "/board/spaces/36: Space 36 was called “Kadesh” and is called “Qadesh”."},
        {"owner of a camp",
         [](core::Scenario& s) {
             s.board.edit().notes.edit()[at(s, "30")].attributes[core::FieldId{"campOwner"}] = std::string("hatti");
         },
         "/board/spaces/30: The notes of space 30 are others.", "/board/spaces/30: The notes of space 30 are others."},
        {"a counter is gone",
         [](core::Scenario& s) { std::erase_if(s.counters.edit(), [](const auto& c) { return c.id.value == 10; }); },
         "/counters: Vassal State Cohorts (Hatti) is gone.", "/counters: Vassal State Cohorts (Hatti) is new."},
        {"a counter's name", [](core::Scenario& s) { counter(s, 2).name = "Amun"; },
         "/counters: Amun Division is now called Amun.", "/counters: Amun is now called Amun Division."},
        {"a counter's turn", [](core::Scenario& s) { counter(s, 4).setUp.turn = core::TurnNumber{5}; },
         "/counters: Ptah Division came on turn 4 and comes on turn 5.",
         "/counters: Ptah Division came on turn 5 and comes on turn 4."},
        {"a counter's place",
         [](core::Scenario& s) { counter(s, 1).setUp.place = core::AtSpace{core::SpaceLabel{"27"}}; },
         "/counters: P'Re Corps was set up at 26, 27 or 28 and is set up at 27.",
         "/counters: P'Re Corps was set up at 27 and is set up at 26, 27 or 28."},
        {"a counter's fields",
         [](core::Scenario& s) {
             counter(s, 2).attributes[core::FieldId{"leaderBonus"}] = std::int64_t{3};
             counter(s, 2).attributes[core::FieldId{"missile"}] = false;
         },
         "/counters: Amun Division: Missiles was yes and is no.|"
         "/counters: Amun Division: Leader bonus was 2 and is 3.",
         "/counters: Amun Division: Missiles was no and is yes.|"
         "/counters: Amun Division: Leader bonus was 3 and is 2."},
        {"a counter's type and side",
         [](core::Scenario& s) {
             counter(s, 10).type = core::CounterType{"hittiteChariots"};
             counter(s, 10).side = core::SideToken{"egypt"};
             for (const char* field : {"baseMove", "infantry", "chariots"}) // as the old type has them
                 counter(s, 10).attributes[core::FieldId{field}] =
                     core::fieldValue(info(), *core::findCounter(battle(), core::CounterId{10}), core::FieldId{field});
         },
         "/counters: Vassal State Cohorts is now of the type Hittite chariots.|"
         "/counters: Vassal State Cohorts now belongs to Egypt.",
         "/counters: Vassal State Cohorts is now of the type Hittite host.|"
         "/counters: Vassal State Cohorts now belongs to Hatti."},
        {"order of the roster", [](core::Scenario& s) { std::swap(s.counters.edit()[0], s.counters.edit()[1]); },
         "/counters: The counters stand in another order.", "/counters: The counters stand in another order."},
        {"side", [](core::Scenario& s) { s.sides.edit()[0].name = "Kemet"; }, "/sides: The side Kemet has changed.",
         "/sides: The side Egypt has changed."},
        {"seat", [](core::Scenario& s) { s.seats.edit()[0].name = "Ada"; }, "/seats: The seats are others.",
         "/seats: The seats are others."},
        {"order of the clauses", [](core::Scenario& s) { std::swap(s.victory.edit()[0], s.victory.edit()[2]); },
         "/victory: The victory clauses stand in another order.",
         "/victory: The victory clauses stand in another order."},
        {"waiver for a space",
         [](core::Scenario& s) {
             s.waivers.edit().push_back({"qadesh.camp.no-owner", core::SpaceLabel{"30"}, "wanted"});
         },
         "/waivers: qadesh.camp.no-owner is waived for space 30. Reason: wanted",
         "/waivers: qadesh.camp.no-owner is not waived any more for space 30."},
        {"waiver for the whole",
         [](core::Scenario& s) { s.waivers.edit().push_back({"scenario.title.missing", {}, "wanted"}); },
         "/waivers: scenario.title.missing is waived for the whole scenario. Reason: wanted",
         "/waivers: scenario.title.missing is not waived any more for the whole scenario."},
        {"table cell",
         [](core::Scenario& s) {
             s.tables.edit().push_back({"defeat", "1", "value", core::Value{std::string("stands")}});
         },
         "/tables: The table cell defeat 1 value is changed to stands.",
         "/tables: The table cell defeat 1 value is as printed again."},
        {"an unknown key",
         [](core::Scenario& s) { s.extras.emplace_back("weather", core::JsonValue{std::string("dry")}); },
         ": Only things that have no words of their own differ: the order of a list, unknown keys of the file, or the "
         "file of the board.",
         ": Only things that have no words of their own differ: the order of a list, unknown keys of the file, or the "
         "file of the board."}};
    return all;
}

} // namespace

class TstCompare : public QObject {
    Q_OBJECT

private slots:
    void eachDifferenceIsASentence_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }
    void eachDifferenceIsASentence() {
        QFETCH(const int, index);
        const Case& one = cases()[static_cast<std::size_t>(index)];
        core::Scenario after = battle();
        one.revise(after);
        QCOMPARE(told(battle(), after).join('|'), QString(one.forward));
        QCOMPARE(told(after, battle()).join('|'), QString(one.back));
        QVERIFY(told(after, after).isEmpty());
    }

    void optionsAreToldInTheirWords() {
        core::Scenario after = battle();
        after.options.edit()[core::OptionId{"swaps"}] = std::string("passThrough");
        const core::OptionSpec& option = info().options.front();
        const core::Catalogue texts = textsFor(info());
        const auto label = [&](std::size_t choice) {
            return shown(texts.render(core::TextId{option.field.choices[choice].label}));
        };
        const QString sentence = QString("/options/swaps: %1: was %2, is %3.")
                                     .arg(shown(texts.render(option.field.label)), label(0), label(1));
        QCOMPARE(told(battle(), after).join('|'), sentence);
    }

    void aClauseIsToldWhenItComesAndGoes() {
        core::Scenario after = battle();
        after.victory.edit().pop_back();
        const QString clause = shown(core::sentenceOf(battle().victory->back(), battle(), info()));
        QCOMPARE(told(battle(), after).join('|'), "/victory: A victory clause is gone: " + clause);
        QCOMPARE(told(after, battle()).join('|'), "/victory: A victory clause is new: " + clause);
    }

    void changesStandInTheOrderOfTheFile() {
        core::Scenario after = battle();
        for (const char* name : {"waiver for a space", "a counter's name", "one space", "title"})
            std::find_if(cases().begin(), cases().end(), [&](const Case& one) {
                return QString(one.name) == name;
            })->revise(after);
        const QStringList lines = told(battle(), after);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("/title"));
        QVERIFY(lines[1].startsWith("/board/terrain"));
        QVERIFY(lines[2].startsWith("/counters"));
        QVERIFY(lines[3].startsWith("/waivers"));
    }

    void onlyEqualScenariosAreToldAsEqual() {
        core::Scenario scenario = sampleScenario();
        core::Dice dice(7);
        for (int i = 0; i < 400; ++i) {
            const core::Result<core::Edited> next = core::applyEdit(scenario, anyEdit(scenario, dice));
            if (!next)
                continue;
            QCOMPARE(compare(info(), scenario, next->scenario).empty(), scenario == next->scenario);
            scenario = next->scenario;
        }
    }
};

QTEST_GUILESS_MAIN(TstCompare)
#include "tst_compare.moc"

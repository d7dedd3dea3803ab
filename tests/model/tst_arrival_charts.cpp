// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/cell_edits.h"
#include "model/arrivals/chart_file.h"
#include "model/arrivals/chart_plan.h"
#include "model/items/arrivals_model.h"
#include "model/texts.h"
#include "rules/registry/registry.h"
#include "tests/model/scratch.h"
#include "tests/support/paths.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;
using core::SideToken;
using core::TurnNumber;

namespace {

const core::RulesetEntry& lords() {
    for (const core::RulesetEntry* entry : orontes::registry::rulesets())
        if (entry->rules.info().id.value == "lords")
            return *entry;
    qFatal("the registry has no lords");
}

const core::RulesetInfo& info() {
    return lords().rules.info();
}

const core::Catalogue& texts() {
    static const core::Catalogue all = textsFor(info());
    return all;
}

core::Scenario campaign(const char* name = "full") {
    const std::string file = std::string(sourceFolder) + "/scenarios/lords/" + name + ".json";
    return openScenario(file).value.value().scenario;
}

core::Scenario after(const core::Scenario& scenario, std::vector<core::Edit> edits) {
    return core::applyEdit(scenario, {core::Batch{std::move(edits)}}).value().scenario;
}

core::Arrivals at(const core::Scenario& scenario, const char* side, int turn) {
    return core::arrivalsOf(info(), scenario, SideToken{side}, TurnNumber{turn});
}

std::vector<int> idsIn(const core::Scenario& scenario, const char* side, int turn) {
    std::vector<int> ids;
    for (const core::Counter& counter : *scenario.counters)
        if (counter.side.value == side && counter.setUp.turn.value == turn)
            ids.push_back(counter.id.value);
    return ids;
}

bool sameChart(const core::Scenario& a, const core::Scenario& b) {
    return chartOf(info(), a).sides == chartOf(info(), b).sides && *a.tables == *b.tables;
}

/// All cells alike, whatever the order of parties and names.
bool sameArrivalsEverywhere(const core::Scenario& a, const core::Scenario& b) {
    for (const core::Side& side : *a.sides) {
        const core::Side* other = core::findSide(b, side.token);
        if (other == nullptr || core::markedTurns(info(), side) != core::markedTurns(info(), *other) ||
            core::listedPlaces(info(), side) != core::listedPlaces(info(), *other))
            return false;
        for (const TurnNumber turn : core::chartTurns(a))
            if (!core::sameArrivals(core::arrivalsOf(info(), a, side.token, turn),
                                    core::arrivalsOf(info(), b, side.token, turn)))
                return false;
    }
    return true;
}

int pick(QRandomGenerator& dice, std::size_t from) {
    return static_cast<int>(dice.bounded(static_cast<quint32>(from)));
}

/// Somebody else comes to a cell, a mark, or other places.
std::vector<core::Edit> randomChange(const core::Scenario& scenario, QRandomGenerator& dice) {
    const core::Side& side = (*scenario.sides)[static_cast<std::size_t>(pick(dice, scenario.sides->size()))];
    const TurnNumber turn{1 + pick(dice, 10)};
    const auto space = [&] {
        return core::labelOf(*scenario.board,
                             core::SpaceId{pick(dice, static_cast<std::size_t>(core::spaceCount(*scenario.board)))});
    };
    switch (pick(dice, 6)) {
    case 0: {
        std::set<TurnNumber> turns = core::markedTurns(info(), side);
        if (!turns.erase(turn))
            turns.insert(turn);
        return editsForMarks(info(), scenario, side.token, turns);
    }
    case 1:
        return editsForPlaces(info(), scenario, side.token, {space().value});
    case 2:
        return editsForMove(info(), texts(), scenario, {side.token, turn},
                            {side.token, TurnNumber{1 + pick(dice, 10)}});
    default:
        break;
    }
    core::Arrivals wanted;
    for (int party = pick(dice, 3); party > 0; --party) {
        core::ArrivalParty made{core::WithinSpaces{{space(), space()}}, {}, {}, {}};
        if (pick(dice, 2) == 0)
            made.place = core::EntersAt{{space()}};
        for (const char* type : {"foot", "chariot", "terror"})
            if (const int number = pick(dice, 5); number > 0)
                made.numbers[core::CounterType{type}] = number;
        if (pick(dice, 2) == 0)
            made.named.push_back({core::CounterType{"ruler"}, "King " + std::to_string(pick(dice, 9))});
        wanted.push_back(std::move(made));
    }
    return editsForCell(info(), texts(), scenario, {side.token, turn}, wanted);
}

ArrivalChart readBack(const ArrivalChart& chart) {
    const core::Read<ArrivalChart> read = readChart(writeChart(chart));
    if (!read.value)
        qFatal("%s", read.findings.front().id.c_str());
    return *read.value;
}

/// The export of the whole campaign with one text replaced by another, read again.
core::Read<ArrivalChart> altered(const char* text, const char* by) {
    std::string all = writeChart(chartOf(info(), campaign()));
    const std::size_t found = all.find(text);
    if (found == std::string::npos)
        qFatal("no %s in the chart", text);
    return readChart(all.replace(found, std::string(text).size(), by));
}

} // namespace

/// Cells of the arrival chart, and charts as files.
class TstArrivalCharts : public QObject {
    Q_OBJECT

private slots:
    void aCellThatIsAsWantedGetsNoEdit() {
        const core::Scenario full = campaign();
        QVERIFY(editsForCell(info(), texts(), full, {SideToken{"hatti"}, TurnNumber{2}}, at(full, "hatti", 2)).empty());
    }

    /// Two foot more: two counters more, and all others are as they were.
    void moreOfATypeAreAddedAndTheOthersStay() {
        const core::Scenario full = campaign();
        core::Arrivals wanted = at(full, "hatti", 2);
        wanted[0].numbers[core::CounterType{"foot"}] = 8;
        const core::Scenario made =
            after(full, editsForCell(info(), texts(), full, {SideToken{"hatti"}, TurnNumber{2}}, wanted));
        QCOMPARE(made.counters->size(), full.counters->size() + 2);
        QVERIFY(core::sameArrivals(at(made, "hatti", 2), wanted));
        for (const core::Counter& counter : *full.counters)
            QVERIFY(*core::findCounter(made, counter.id) == counter);
        QCOMPARE(made.counters->at(0), full.counters->at(0));
        const core::Counter& last = *core::findCounter(made, core::CounterId{core::nextCounterId(made).value - 1});
        QCOMPARE(last.name, std::string("Foot 14")); // twelve came by turn 2
        QCOMPARE(last.group, std::string("Turn 2"));
    }

    void fewerOfATypeTakeTheLastOnesAway() {
        const core::Scenario full = campaign();
        core::Arrivals wanted = at(full, "hatti", 2);
        wanted[0].numbers[core::CounterType{"foot"}] = 4;
        const std::vector<core::Edit> edits =
            editsForCell(info(), texts(), full, {SideToken{"hatti"}, TurnNumber{2}}, wanted);
        QCOMPARE(edits.size(), std::size_t{2});
        std::vector<int> stay = idsIn(full, "hatti", 2);
        stay.erase(stay.begin() + 4, stay.begin() + 6); // six foot come first
        QCOMPARE(idsIn(after(full, edits), "hatti", 2), stay);
    }

    void aLeaderWithAnotherNameIsTheSameCounter() {
        const core::Scenario full = campaign();
        core::Arrivals wanted = at(full, "hatti", 2);
        wanted[0].named[0].name = "Suppiluliuma";
        const core::Scenario made =
            after(full, editsForCell(info(), texts(), full, {SideToken{"hatti"}, TurnNumber{2}}, wanted));
        QCOMPARE(idsIn(made, "hatti", 2), idsIn(full, "hatti", 2));
        QCOMPARE(at(made, "hatti", 2)[0].named[0].name, std::string("Suppiluliuma"));
    }

    void otherPlacesChangeTheCountersAndKeepThem() {
        const core::Scenario full = campaign();
        core::Arrivals wanted = at(full, "achaea", 2);
        wanted[0].place = core::AtSpace{core::SpaceLabel{"Kos"}};
        wanted[0].attributes.clear();
        const core::Scenario made =
            after(full, editsForCell(info(), texts(), full, {SideToken{"achaea"}, TurnNumber{2}}, wanted));
        QCOMPARE(idsIn(made, "achaea", 2), idsIn(full, "achaea", 2));
        QVERIFY(core::sameArrivals(at(made, "achaea", 2), wanted));
        for (const core::Counter& counter : *made.counters)
            QVERIFY(counter.side.value != "achaea" || counter.attributes.empty());
    }

    void aCellThatIsMovedKeepsItsCounters() {
        const core::Scenario full = campaign();
        const core::Scenario made = after(full, editsForMove(info(), texts(), full, {SideToken{"elam"}, TurnNumber{4}},
                                                             {SideToken{"elam"}, TurnNumber{5}}));
        QVERIFY(at(made, "elam", 4).empty());
        QVERIFY(core::sameArrivals(at(made, "elam", 5), at(full, "elam", 4)));
        QCOMPARE(idsIn(made, "elam", 5), idsIn(full, "elam", 4));
    }

    void theWholeCampaignIsAsTheChart() {
        const ChartCount count = countEntries(info(), campaign());
        QCOMPARE(count.changed, 0);
        QCOMPARE(count.entries, 53 + 21); // cells of the chart, and lists of places
        QCOMPARE(count.from[0], 7 + 7);   // what 3.1 sets up, and where it returns
        QCOMPARE(count.from[0] + count.from[1] + count.from[4], count.entries);
        QCOMPARE(count.from[1], 1); // Hatti on turn 2
    }

    void whatIsTypedStandsAsChangedUntilItIsTakenBack() {
        core::Scenario full = campaign();
        const ChartCell cell{SideToken{"libya"}, TurnNumber{3}};
        const core::Scenario made = after(full, editsForCell(info(), texts(), full, cell, {}));
        QCOMPARE(standingOf(info(), full, cell), Standing::AsPrinted);
        QCOMPARE(standingOf(info(), made, cell), Standing::Changed);
        QCOMPARE(countEntries(info(), made).changed, 1);
        const ChartPlan plan = planChart(info(), texts(), made, printedChartFor(info(), made));
        QCOMPARE(plan.changes.size(), std::size_t{1});
        QVERIFY(sameArrivalsEverywhere(after(made, plan.edits), full));
    }

    void anExportAppliedToItsOwnScenarioChangesNothing_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"full", "first_five", "last_five", "three_players"})
            QTest::newRow(name) << name;
    }
    void anExportAppliedToItsOwnScenarioChangesNothing() {
        QFETCH(QString, name);
        const core::Scenario scenario = campaign(qPrintable(name));
        const ArrivalChart chart = chartOf(info(), scenario);
        QVERIFY(readBack(chart) == chart);
        QCOMPARE(writeChart(readBack(chart)), writeChart(chart));
        const ChartPlan plan = planChart(info(), texts(), scenario, readBack(chart));
        QVERIFY(plan.errors.empty() && plan.notes.empty());
        QVERIFY2(plan.edits.empty(), plan.changes.empty() ? "" : plan.changes.front().words.c_str());
    }

    /// Any changes, exported and applied to the bundled campaign, give the same chart.
    void aChartCarriesWhateverWasChanged() {
        QRandomGenerator dice(7);
        const core::Scenario full = campaign();
        for (int round = 0; round < 12; ++round) {
            core::Scenario changed = full;
            for (int step = 0; step < 15; ++step)
                changed = after(changed, randomChange(changed, dice));
            const ChartPlan plan = planChart(info(), texts(), full, readBack(chartOf(info(), changed)));
            QVERIFY2(plan.errors.empty(), plan.errors.empty() ? "" : plan.errors.front().id.c_str());
            QVERIFY(sameArrivalsEverywhere(after(full, plan.edits), changed));
            QVERIFY(planChart(info(), texts(), changed, chartOf(info(), changed)).edits.empty());
        }
    }

    void replacedCellsOfTablesGoWithIt() {
        const core::Scenario full = campaign();
        const core::Scenario changed =
            after(full, {{core::SetTableCell{"combat", "fertile.foot", "foot", core::Value{std::int64_t{4}}}}});
        const ChartPlan plan = planChart(info(), texts(), full, readBack(chartOf(info(), changed)));
        QCOMPARE(plan.changes.size(), std::size_t{1});
        QVERIFY(sameChart(after(full, plan.edits), changed));
    }

    void whoTypedItAndFromWhereGoesAmongTheNotes() {
        const core::Scenario full = campaign();
        const core::Scenario changed =
            after(full, {{core::RemoveCounter{core::CounterId{idsIn(full, "egypt", 1).front()}}}});
        ArrivalChart chart = chartOf(info(), changed);
        chart.title = "My copy";
        chart.author = "A. Owner";
        chart.source = "the printed chart";
        const ChartPlan plan = planChart(info(), texts(), full, chart);
        const std::string line = "Arrivals as in the chart “My copy” (A. Owner, the printed chart).";
        QCOMPARE(plan.changes.back().words, "Notes: " + line);
        const core::Scenario made = after(full, plan.edits);
        QCOMPARE(*made.notes, *full.notes + "\n\n" + line);
        chart.sides.front().arrivals.clear(); // another change from the same chart
        const core::Scenario again = after(made, planChart(info(), texts(), made, chart).edits);
        QCOMPARE(*again.notes, *made.notes);
        QCOMPARE(*after(full, planChart(info(), texts(), full, chartOf(info(), changed)).edits).notes, *full.notes);
    }

    void whatTheChartDoesNotSpeakOfStays() {
        const core::Scenario full = campaign();
        ArrivalChart chart;
        chart.ruleset = full.ruleset;
        chart.sides.push_back(
            {SideToken{"libya"},
             std::nullopt,
             {},
             std::nullopt,
             {},
             {{TurnNumber{5},
               {core::EntersAt{{core::SpaceLabel{"Libyan Desert"}}}, {}, {{core::CounterType{"foot"}, 2}}, {}},
               {}}}});
        const core::Scenario made = after(full, planChart(info(), texts(), full, chart).edits);
        QCOMPARE(at(made, "libya", 5)[0].numbers.at(core::CounterType{"foot"}), 2);
        QVERIFY(core::sameArrivals(at(made, "libya", 3), at(full, "libya", 3)));
        chart.turns = TurnSpan{TurnNumber{1}, TurnNumber{10}}; // now it says that nobody else comes
        QVERIFY(at(after(full, planChart(info(), texts(), full, chart).edits), "libya", 3).empty());
    }

    void aShorterCampaignTakesItsTurnsAndSaysWhatIsLeftOut() {
        const core::Scenario five = campaign("first_five");
        const ChartPlan plan = planChart(info(), texts(), five, chartOf(info(), campaign()));
        QVERIFY(plan.errors.empty());
        QVERIFY(plan.edits.empty());
        QVERIFY(!plan.notes.empty());
        const ChartPlan later = planChart(info(), texts(), campaign("last_five"), chartOf(info(), campaign()));
        QVERIFY(later.errors.empty());
        QCOMPARE(later.changes.size(), std::size_t{1}); // the position in which it begins stays
        QVERIFY(QString::fromStdString(later.changes.front().words).startsWith("Assyria, turn 8: "));
    }

    void whatIsWrongWithAChartIsSaid_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("finding");
        QTest::newRow("ruleset") << "\"ruleset\": \"lords\"" << "\"ruleset\": \"chariot\"" << "chart.other-ruleset";
        QTest::newRow("side") << "\"side\": \"hatti\"" << "\"side\": \"hittites\"" << "chart.unknown-side";
        QTest::newRow("side twice") << "\"side\": \"hatti\"" << "\"side\": \"elam\"" << "chart.repeated-side";
        QTest::newRow("space") << "\"Libyan Desert\"" << "\"Sahara\"" << "chart.unknown-space";
        QTest::newRow("type") << "\"camel\": 4" << "\"elephant\": 4" << "chart.unknown-type";
        QTest::newRow("leader counted") << "\"camel\": 4" << "\"ruler\": 4" << "chart.not-counted";
        QTest::newRow("named foot") << "{\"ruler\": [\"Midas\"]}" << "{\"foot\": [\"Midas\"]}" << "chart.not-named";
        QTest::newRow("way") << "{\"bySea\": true}" << "{\"byAir\": true}" << "chart.unknown-attribute";
        QTest::newRow("beyond its turns") << "\"last\": 10" << "\"last\": 9" << "chart.turn-outside";
        QTest::newRow("newer") << "\"formatVersion\": 1" << "\"formatVersion\": 2" << "format.newer-version";
        QTest::newRow("other format") << "\"orontes-chart\"" << "\"orontes-board\"" << "format.not-this-format";
        QTest::newRow("nobody") << "\"numbers\": {\"camel\": 4, \"foot\": 4}, " << "" << "chart.nobody";
        QTest::newRow("no way") << "\"enters\": [\"Arabian Desert\"]" << "\"lost\": true" << "chart.not-a-way";
    }
    void whatIsWrongWithAChartIsSaid() {
        QFETCH(QString, text);
        QFETCH(QString, by);
        QFETCH(QString, finding);
        const core::Read<ArrivalChart> read = altered(qPrintable(text), qPrintable(by));
        core::Findings errors = read.findings;
        if (read.value) {
            const ChartPlan plan = planChart(info(), texts(), campaign(), *read.value);
            QVERIFY(plan.edits.empty());
            errors = plan.errors;
        }
        QVERIFY(!errors.empty());
        QCOMPARE(QString::fromStdString(errors.front().id), finding);
        QVERIFY(!read.value || !errors.front().where.pointer.empty());
        QVERIFY(texts().contains(core::TextId{errors.front().id}));
    }

    void aTurnBeyondTheCampaignIsRefused() {
        ArrivalChart chart = chartOf(info(), campaign());
        chart.turns.reset();
        chart.sides.front().arrivals.front().turn = TurnNumber{11};
        const ChartPlan plan = planChart(info(), texts(), campaign(), chart);
        QCOMPARE(plan.errors.front().id, std::string("chart.turn-beyond"));
        QVERIFY(plan.edits.empty());
    }

    void brokenTextIsRefusedWithItsLine() {
        const core::Read<ArrivalChart> read = altered("\"sides\"", "sides");
        QVERIFY(!read.value);
        QVERIFY(read.findings.front().where.line > 1);
    }

    void aChartIsNeverWrittenOverSomethingElse() {
        const Scratch scratch;
        const ArrivalChart chart = chartOf(info(), campaign());
        const std::filesystem::path file = chartPath(scratch / "mine");
        QCOMPARE(file.filename().string(), std::string("mine.orontes-chart.json"));
        QVERIFY(saveChart(chart, file, Overwrite::Refuse));
        QCOMPARE(saveChart(chart, file, Overwrite::Refuse).error().id, std::string("file.exists"));
        QVERIFY(saveChart(chart, file, Overwrite::Allow));
        QVERIFY(*openChart(file).value == chart);
        put(scratch / "battle.json", "{\"format\": \"orontes-scenario\"}");
        QCOMPARE(saveChart(chart, scratch / "battle.json", Overwrite::Allow).error().id,
                 std::string("chart.other-file"));
        QCOMPARE(bytesOf(scratch / "battle.json"), std::string("{\"format\": \"orontes-scenario\"}"));
        QCOMPARE(scratch.listing(), QString("battle.json mine.orontes-chart.json"));
    }

    void theGridTellsOnlyTheCellsThatChange() {
        ScenarioDocument document(lords(), campaign());
        ArrivalsModel model(document);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 21);
        QCOMPARE(model.columnCount(), 11); // ten turns and the places
        const QModelIndex hatti = model.indexOf({SideToken{"hatti"}, TurnNumber{2}});
        QVERIFY(hatti.data().toString().startsWith("6 Foot, 5 Chariots · Suppiluliumas I · "));
        QVERIFY(model.contentAt(hatti.row(), hatti.column()).isMarked);
        QSignalSpy told(&model, &ArrivalsModel::dataChanged);
        QVERIFY(model.clear(hatti));
        for (const QList<QVariant>& signal : told)
            QCOMPARE(signal.at(0).toModelIndex(), hatti);
        QVERIFY(!told.isEmpty());
        QVERIFY(hatti.data(IsChangedRole).toBool());
        QCOMPARE(document.history().count(), 1);
        QVERIFY(model.restore(hatti));
        QVERIFY(!hatti.data(IsChangedRole).toBool());
        document.history().undo();
        QVERIFY(model.contentAt(hatti.row(), hatti.column()).lines.empty());
    }

    void sidesOfASeatStandTogether() {
        core::Scenario mixed = campaign();
        std::swap(mixed.sides.edit().front(), mixed.sides.edit().back());
        ScenarioDocument document(lords(), mixed);
        const ArrivalsModel model(document);
        QStringList seats;
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.sideAt(row).beginsSeat)
                seats << model.sideAt(row).seat;
        QCOMPARE(seats.join(' '), QString("Red Blue Yellow White"));
    }

    void aCellIsCopiedAndPastedAsOneStep() {
        ScenarioDocument document(lords(), campaign());
        ArrivalsModel model(document);
        const QModelIndex from = model.indexOf({SideToken{"nubia"}, TurnNumber{9}});
        const QModelIndex to = model.indexOf({SideToken{"libya"}, TurnNumber{6}});
        QVERIFY(model.paste(to, model.asText(from)));
        QVERIFY(core::sameArrivals(model.arrivalsAt(to), model.arrivalsAt(from)));
        QCOMPARE(document.history().count(), 1);
        QVERIFY(!model.paste(to, "no chart"));
    }

    /// More foot than lie in the box of the game.
    void aFindingAboutACounterStandsInItsCell() {
        ScenarioDocument document(lords(), campaign());
        ArrivalsModel model(document);
        const QModelIndex sumer = model.indexOf({SideToken{"sumer"}, TurnNumber{1}});
        QVERIFY(!sumer.data(SeverityRole).isValid());
        core::Arrivals wanted = model.arrivalsAt(sumer);
        wanted[0].numbers[core::CounterType{"foot"}] = 9;
        QVERIFY(model.setArrivals(sumer, wanted));
        QTRY_VERIFY(document.isChecked());
        QCOMPARE(sumer.data(SeverityRole).toInt(), static_cast<int>(core::Severity::Warning));
        QVERIFY(sumer.data(Qt::AccessibleTextRole).toString().contains("Sumer, turn 1"));
    }
};

QTEST_GUILESS_MAIN(TstArrivalCharts)
#include "tst_arrival_charts.moc"

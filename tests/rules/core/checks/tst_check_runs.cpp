// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/check.h"
#include "tests/rules/core/checks/positions.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"

#include <QTest>

#include <array>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

int spacesLookedAt = 0;

Diagnostic finding(const char* id, Severity severity, TablePlace place, const char* pointer = "") {
    Diagnostic made;
    made.id = id;
    made.severity = severity;
    made.where.table = std::move(place);
    made.where.pointer = pointer;
    return made;
}

/// Warns of every hill, and of every space beside a river.
void hillsAndBanks(const RulesetInfo&, const Scenario& scenario, SpaceId space, Findings& findings) {
    ++spacesLookedAt;
    const Board& board = *scenario.board;
    if (terrainOf(board, space) == TerrainToken{"hill"})
        findings.push_back(finding("sample.land.hill", Severity::Warning, labelOf(board, space)));
    for (const Neighbour& next : neighbours(board, space))
        if (hasFeature(board, next.edge, FeatureToken{"river"}))
            return findings.push_back(finding("sample.land.bank", Severity::Note, labelOf(board, space)));
}

/// Notes every counter, at its place in the roster.
void roster(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i)
        findings.push_back(finding("sample", Severity::Note, (*scenario.counters)[i].id, std::to_string(i).c_str()));
}

/// The common checks and two with overlapping ids.
std::vector<Check> checks() {
    std::vector<Check> all(commonChecks().begin(), commonChecks().end());
    all.push_back({"sample", readsCounters, roster});
    all.push_back({"sample.land", readsBoard, hillsAndBanks});
    return all;
}

QStringList idsOf(const Findings& findings) {
    QStringList ids;
    for (const Diagnostic& one : findings)
        ids << shown(one.id);
    return ids;
}

void inOddOrder(const RulesetInfo&, const Scenario&, Findings& findings) {
    findings = {finding("f.note", Severity::Note, {}),
                finding("e.counter", Severity::Warning, CounterId{1}),
                finding("d.edge", Severity::Warning, EdgePlace{{"01"}, {"02"}}),
                finding("c.space-10", Severity::Warning, SpaceLabel{"08"}),
                finding("c.space-9", Severity::Warning, SpaceLabel{"2"}),
                finding("b.other-counter", Severity::Warning, CounterId{3}),
                finding("b.whole", Severity::Warning, {}),
                finding("a.whole", Severity::Warning, {}, "/b"),
                finding("a.whole", Severity::Warning, {}, "/a"),
                finding("z.error", Severity::Error, CounterId{3})};
}

} // namespace

class TstCheckRuns : public QObject {
    Q_OBJECT

private slots:
    void findingsAreSortedBySeverityPlaceAndId() {
        Scenario scenario = soundScenario();
        std::swap(scenario.counters.edit()[0], scenario.counters.edit()[2]); // counter 3 leads the roster now
        const std::array all{Check{"x", readsAll, inOddOrder}};
        const Findings findings = runChecks(all, sampleRuleset(), scenario);
        const QStringList expected{"z.error",    "a.whole", "a.whole",         "b.whole",   "c.space-9",
                                   "c.space-10", "d.edge",  "b.other-counter", "e.counter", "f.note"};
        QCOMPARE(idsOf(findings), expected);
        QCOMPARE(shown(findings[1].where.pointer), QString("/a"));
    }

    void runningAgainAfterAnyEditGivesWhatAFullRunGives() {
        const std::vector<Check> all = checks();
        Dice dice(11);
        Scenario scenario = sampleScenario();
        Findings findings = runChecks(all, sampleRuleset(), scenario);
        ChangeSet gathered;
        for (int i = 0; i < 3000; ++i) {
            Result<Edited> edited = applyEdit(scenario, anyEdit(scenario, dice));
            if (!edited)
                continue;
            scenario = std::move(edited->scenario);
            merge(gathered, edited->changes);
            if (dice.below(3) == 0)
                continue; // look after several edits at once
            findings = rerunChecks(all, sampleRuleset(), scenario, gathered, std::move(findings));
            gathered = {};
            if (i % 7 == 0)
                QCOMPARE(findings, runChecks(all, sampleRuleset(), scenario));
        }
        QVERIFY(findings.size() > 10);
    }

    void onlyWhatChangedIsLookedAtAgain() {
        const std::vector<Check> all = checks();
        const Scenario scenario = sampleScenario();
        const Findings before = runChecks(all, sampleRuleset(), scenario);
        const auto lookedAt = [&](const Edit& edit) {
            const Result<Edited> edited = applyEdit(scenario, edit);
            spacesLookedAt = 0;
            rerunChecks(all, sampleRuleset(), edited->scenario, edited->changes, before);
            return spacesLookedAt;
        };
        QCOMPARE(lookedAt({PaintTerrain{{SpaceId{3}, SpaceId{4}}, TerrainToken{"marsh"}}}), 2);
        const EdgeId edge = neighbours(*scenario.board, SpaceId{50})[0].edge;
        QCOMPARE(lookedAt({PaintEdges{{edge}, FeatureToken{"road"}, PaintEdges::Change::Add}}), 2);
        QCOMPARE(lookedAt({SetTitle{TitleField::Title, "Another"}}), 0);
    }

    void aWaiverSetsAsideTheFindingAtItsPlaceOnly() {
        Scenario scenario = soundScenario();
        scenario.counters.edit()[0].name.clear();
        scenario.counters.edit()[1].name.clear();
        scenario.waivers.edit().push_back({"scenario.counter.unnamed", CounterId{1}, "Nameless on purpose."});
        const Findings findings = runChecks(commonChecks(), sampleRuleset(), scenario);
        const WaivedFindings parts = partWaived(findings, scenario);
        QCOMPARE(parts.waived.size(), std::size_t{1});
        QCOMPARE(parts.waived[0].where.table, TablePlace(CounterId{1}));
        QCOMPARE(parts.open.size(), std::size_t{1});
        QCOMPARE(withoutWaived(findings, scenario), parts.open);
        QCOMPARE(waiverOf(parts.waived[0], scenario)->reason, std::string("Nameless on purpose."));
    }

    void placesAreTheSameHoweverTheyAreWritten() {
        Scenario scenario = soundScenario();
        scenario.waivers = std::vector<Waiver>{{"a", SpaceLabel{"2"}, ""}, {"b", EdgePlace{{"2"}, {"01"}}, ""}};
        QVERIFY(waiverOf(finding("a", Severity::Note, SpaceLabel{"02"}), scenario));
        QVERIFY(!waiverOf(finding("a", Severity::Note, SpaceLabel{"03"}), scenario));
        QVERIFY(!waiverOf(finding("a", Severity::Note, {}), scenario));
        QVERIFY(waiverOf(finding("b", Severity::Note, EdgePlace{{"01"}, {"02"}}), scenario));
        QVERIFY(!waiverOf(finding("b", Severity::Note, EdgePlace{{"01"}, {"05"}}), scenario));
        QVERIFY(!waiverOf(finding("b", Severity::Note, SpaceLabel{"02"}), scenario));
    }

    void errorsCannotBeWaived() {
        Scenario scenario = soundScenario();
        scenario.counters.edit()[0].type = {"ship"};
        scenario.waivers.edit().push_back({"scenario.counter.unknown-type", CounterId{1}, "It sails."});
        const Findings findings = runChecks(commonChecks(), sampleRuleset(), scenario);
        const QStringList expected{"scenario.counter.unknown-type", "scenario.waiver.idle"};
        QCOMPARE(idsOf(findings), expected);
        QCOMPARE(idsOf(withoutWaived(findings, scenario)), expected);
    }

    void aWaiverThatWaivesNothingIsNotedAndCanBeRemoved() {
        Scenario scenario = soundScenario();
        scenario.waivers.edit().push_back({"scenario.counter.unnamed", CounterId{2}, ""});
        Findings findings = runChecks(commonChecks(), sampleRuleset(), scenario);
        QCOMPARE(idsOf(findings), QStringList("scenario.waiver.idle"));
        QCOMPARE(shown(findings[0].where.pointer), QString("/waivers/0"));
        QVERIFY(findings[0].severity == Severity::Note);
        Result<Edited> edited = applyEdit(scenario, findings[0].fixes.at(0).edits->at(0));
        QVERIFY(edited && edited->scenario == soundScenario());
        findings = rerunChecks(commonChecks(), sampleRuleset(), edited->scenario, edited->changes, findings);
        QCOMPARE(idsOf(findings), QStringList());
    }
};

QTEST_APPLESS_MAIN(TstCheckRuns)
#include "tst_check_runs.moc"

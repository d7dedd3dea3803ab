// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/text_template.h"
#include "tests/rules/core/checks/positions.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

QString placeOf(const Diagnostic& finding) {
    if (const auto* space = std::get_if<SpaceLabel>(&finding.where.table))
        return " (space " + shown(space->value) + ')';
    if (const auto* edge = std::get_if<EdgePlace>(&finding.where.table))
        return " (edge " + shown(edge->first.value) + '-' + shown(edge->second.value) + ')';
    if (const auto* counter = std::get_if<CounterId>(&finding.where.table))
        return QString(" (counter %1)").arg(counter->value);
    return {};
}

/// "error scenario.title.missing at /title"; fails when the sentence lacks its template or an argument.
QString told(const Diagnostic& finding) {
    constexpr const char* severities[]{"note", "warning", "error"};
    const Catalogue& texts = sampleRuleset().texts;
    const auto mustBeSayable = [&texts](const Text& text) {
        if (!texts.contains(text.id))
            qFatal("no text %s", text.id.value.c_str());
        if (const std::string said = texts.render(text); said.find_first_of("{[") != std::string::npos)
            qFatal("%s says: %s", text.id.value.c_str(), said.c_str());
    };
    mustBeSayable(finding.text());
    for (const Fix& fix : finding.fixes)
        mustBeSayable(fix.title);
    return QString("%1 %2 at %3%4")
        .arg(severities[static_cast<int>(finding.severity)], shown(finding.id), shown(finding.where.pointer),
             placeOf(finding));
}

QStringList told(const Findings& findings) {
    QStringList list;
    for (const Diagnostic& finding : findings)
        list << told(finding);
    return list;
}

Findings check(const Scenario& scenario, bool scores = false) {
    return runChecks(commonChecks(), scores ? scoringRuleset() : sampleRuleset(), scenario);
}

Scenario soundFor(const Position& position) {
    return position.scores ? soundScoring() : soundScenario();
}

void checkFinding(const Position& position) {
    Scenario scenario = soundFor(position);
    position.spoil(scenario);
    const Findings findings = check(scenario, position.scores);
    QCOMPARE(told(findings), position.found);
    QStringList fixes;
    for (const Fix& fix : findings.empty() ? std::vector<Fix>{} : findings.front().fixes)
        fixes << shown(sampleRuleset().texts.render(fix.title));
    QCOMPARE(fixes, position.fixes);
}

void checkFix(const Position& position) {
    Scenario scenario = soundFor(position);
    position.spoil(scenario);
    Scenario expected = soundFor(position);
    position.mended(expected);
    const Findings findings = check(scenario, position.scores);
    for (const Edit& edit : *findings.front().fixes.front().edits) {
        Result<Edited> edited = applyEdit(scenario, edit);
        QVERIFY2(edited, edited ? "" : edited.error().id.c_str());
        scenario = std::move(edited->scenario);
    }
    QVERIFY(scenario.title == expected.title && scenario.firstTurn == expected.firstTurn &&
            scenario.lastTurn == expected.lastTurn);
    QVERIFY(*scenario.counters == *expected.counters);
    QVERIFY(*scenario.victory == *expected.victory);
    QVERIFY(*scenario.board == *expected.board);
    QVERIFY(scenario == expected);
}

std::vector<Position> allPositions() {
    std::vector<Position> all;
    for (const auto& family : {sidePositions(), rosterPositions(), fieldPositions(), boardPositions(),
                               victoryPositions(), scoringPositions()})
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

} // namespace

class TstCommonChecks : public QObject {
    Q_OBJECT

private slots:
    void aSoundScenarioHasNoFindings() {
        QCOMPARE(told(check(soundScenario())), QStringList());
        QCOMPARE(told(check(soundScoring(), true)), QStringList());
    }

    void eachPositionHasItsFindings_data() {
        QTest::addColumn<int>("index");
        const std::vector<Position> positions = allPositions();
        for (std::size_t i = 0; i < positions.size(); ++i)
            QTest::newRow(positions[i].name) << static_cast<int>(i);
    }
    void eachPositionHasItsFindings() {
        QFETCH(int, index);
        checkFinding(allPositions()[static_cast<std::size_t>(index)]);
    }

    void theFirstFixMendsThePosition_data() {
        QTest::addColumn<int>("index");
        const std::vector<Position> positions = allPositions();
        for (std::size_t i = 0; i < positions.size(); ++i)
            if (positions[i].mended)
                QTest::newRow(positions[i].name) << static_cast<int>(i);
    }
    void theFirstFixMendsThePosition() {
        QFETCH(int, index);
        checkFix(allPositions()[static_cast<std::size_t>(index)]);
    }

    void everyFindingOfTheCommonChecksHasAPosition() {
        QString positions;
        for (const Position& position : allPositions())
            positions += position.found.join('\n') + '\n';
        for (const auto& [id, text] : sampleRuleset().texts.templates()) {
            const bool isOfAWaiver = id.starts_with("scenario.waiver.") || id == "scenario.unknown-key";
            const bool isOfAnotherField =
                id == "scenario.space-field.unknown-space" || id == "scenario.option.unknown-space";
            if (id.starts_with("scenario.") && !isOfAWaiver && !isOfAnotherField && id != "scenario.sides.none")
                QVERIFY2(positions.contains(shown(id)), id.c_str());
        }
    }

    void aGameWithoutCounterTypesNeedsNoCounters() {
        RulesetInfo cards = sampleRuleset();
        cards.counterTypes.clear();
        Scenario scenario = soundScenario();
        scenario.counters = std::vector<Counter>{};
        scenario.victory = std::vector<VictoryClause>{{{"north"}, "", false, {Scores{{"red"}, 5}}}};
        QCOMPARE(told(runChecks(commonChecks(), cards, scenario)), QStringList());
    }
};

QTEST_APPLESS_MAIN(TstCommonChecks)
#include "tst_common_checks.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/ruleset.h"
#include "rules/registry/registry.h"
#include "tests/support/goldens.h"
#include "tests/support/paths.h"
#include "tests/support/rule_tests.h"

#include <QFile>
#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

/// A row of rules/<ruleset>/data/rules_index.json.
struct Row {
    QString id;
    QString chapter;
    QString fact;
    QString provenance;
    QString source;
    QString reason; ///< why no test can prove it
};

QString member(const JsonValue& row, const char* key) {
    const JsonValue* value = row.find(key);
    return value && value->string() ? QString::fromStdString(*value->string()) : QString();
}

QList<Row> indexOf(const QString& ruleset) {
    QFile file(QString("%1/rules/%2/data/rules_index.json").arg(sourceFolder, ruleset));
    const std::string text = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    const Result<JsonValue> json = parseJson(text);
    const JsonValue* rows = json ? json->find("rules") : nullptr;
    QList<Row> all;
    for (const JsonValue& row : rows && rows->array() ? *rows->array() : JsonArray{})
        all.push_back({member(row, "id"), member(row, "chapter"), member(row, "fact"), member(row, "provenance"),
                       member(row, "source"), member(row, "reason")});
    return all;
}

QString idOf(const RulesetEntry& entry) {
    return QString::fromStdString(entry.rules.info().id.value);
}

QString chapterTitle(const RulesetEntry& entry, const QString& chapter) {
    const TextId id{chapter.toStdString()};
    return entry.rules.info().texts.contains(id) ? QString::fromStdString(entry.rules.info().texts.render(id))
                                                 : chapter;
}

QString cell(QString text) {
    return text.replace('|', "\\|");
}

QString coverageOf(const RulesetEntry& entry) {
    const RuleTests tests = ruleTestsOf(idOf(entry));
    const QString name = QString::fromStdString(entry.rules.info().texts.render(entry.rules.info().name));
    QString text = "\n## " + name + "\n";
    QString chapter;
    for (const Row& row : indexOf(idOf(entry))) {
        if (row.chapter != chapter)
            text += "\n### " + chapterTitle(entry, row.chapter) +
                    "\n\n| rule | says | from | proved by |\n|---|---|---|---|\n";
        chapter = row.chapter;
        const QStringList functions = tests.value(row.id);
        const QString proof = functions.isEmpty() ? row.reason : '`' + functions.join("`, `") + '`';
        text += QString("| %1 | %2 | %3, %4 | %5 |\n")
                    .arg(row.id, cell(row.fact), row.provenance, cell(row.source), cell(proof));
    }
    return text;
}

void addRulesetRows() {
    QTest::addColumn<int>("ruleset");
    const auto all = orontes::registry::rulesets();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(qPrintable(idOf(*all[i]))) << static_cast<int>(i);
    if (all.empty())
        QTest::newRow("no ruleset yet") << -1;
}

const RulesetEntry* fetched() {
    QFETCH(int, ruleset);
    return ruleset < 0 ? nullptr : orontes::registry::rulesets()[static_cast<std::size_t>(ruleset)];
}

QStringList functionsFor(const QString& rule, const QString& source) {
    return ruleTestsIn(source).value(rule);
}

} // namespace

/// Every rule of every index is proved by a test that names it, or says why it cannot be.
class TstRuleCoverage : public QObject {
    Q_OBJECT

private slots:
    void everyRuleNamesATestOrAReason_data() { addRulesetRows(); }

    void everyRuleNamesATestOrAReason() {
        const RulesetEntry* entry = fetched();
        if (!entry)
            return;
        const QList<Row> rows = indexOf(idOf(*entry));
        QVERIFY2(!rows.isEmpty(), "the index cannot be read or is empty");
        const RuleTests tests = ruleTestsOf(idOf(*entry));
        QStringList bare;
        for (const Row& row : rows)
            if (row.reason.isEmpty() && !tests.contains(row.id))
                bare << row.id;
        QVERIFY2(bare.isEmpty(), qPrintable(QString("%1 of %2 rules have no test and no reason: %3")
                                                .arg(bare.size())
                                                .arg(rows.size())
                                                .arg(bare.join(' '))));
    }

    void noRuleHasBothATestAndAReason_data() { addRulesetRows(); }

    void noRuleHasBothATestAndAReason() {
        const RulesetEntry* entry = fetched();
        if (!entry)
            return;
        const RuleTests tests = ruleTestsOf(idOf(*entry));
        for (const Row& row : indexOf(idOf(*entry)))
            QVERIFY2(row.reason.isEmpty() || !tests.contains(row.id), qPrintable(row.id));
    }

    void everyRowOfAnIndexIsComplete_data() { addRulesetRows(); }

    void everyRowOfAnIndexIsComplete() {
        const RulesetEntry* entry = fetched();
        if (!entry)
            return;
        QStringList seen;
        for (const Row& row : indexOf(idOf(*entry))) {
            const bool full =
                !row.id.isEmpty() && !row.chapter.isEmpty() && !row.fact.isEmpty() && !row.source.isEmpty();
            const QStringList known{"text", "found", "derived", "ruling", "reconstruction"};
            QVERIFY2(full && known.contains(row.provenance) && !seen.contains(row.id), qPrintable(row.id));
            seen << row.id;
        }
    }

    void testsNameOnlyRulesOfTheIndex_data() { addRulesetRows(); }

    void testsNameOnlyRulesOfTheIndex() {
        const RulesetEntry* entry = fetched();
        if (!entry)
            return;
        QStringList known;
        for (const Row& row : indexOf(idOf(*entry)))
            known << row.id;
        for (const QString& rule : ruleTestsOf(idOf(*entry)).keys())
            QVERIFY2(known.contains(rule), qPrintable(rule));
    }

    void theCoverageTableIsFresh() {
        QString text =
            "# Rule coverage\n\nWritten by `tst_rule_coverage` (`UPDATE_GENERATED=1` rewrites it): every rule in our "
            "own words, where it comes from,\nand the tests that name it.\n";
        for (const RulesetEntry* entry : orontes::registry::rulesets())
            text += coverageOf(*entry);
        const QString fault = goldenFault("docs/generated/rule_coverage.md", text, "UPDATE_GENERATED");
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void aTestIsNamedByTheCommentAboveItOrByItsText() {
        const QString source = "class T {\n"
                               "    // R-TRO-001: horses\n"
                               "    // and R-TRO-002\n"
                               "    void horsesAreWooden() {\n"
                               "        check(\"R-TRO-003\");\n"
                               "    }\n"
                               "\n"
                               "    void gatesOpen() { check(\"R-TRO-004\"); } // R-TRO-005\n"
                               "    void noneOfThese() {}\n"
                               "};\n";
        for (const char* rule : {"R-TRO-001", "R-TRO-002", "R-TRO-003"})
            QCOMPARE(functionsFor(rule, source), QStringList{"horsesAreWooden"});
        QCOMPARE(functionsFor("R-TRO-004", source), QStringList{"gatesOpen"});
        QCOMPARE(functionsFor("R-TRO-005", source), QStringList{"gatesOpen"});
        QVERIFY(!ruleTestsIn(source).values().contains(QStringList{"noneOfThese"}));
    }

    void whatStandsApartFromTestsProvesNothing() {
        QVERIFY(ruleTestsIn("// R-TRO-001\n\n    void gatesOpen() {\n    }\n").isEmpty());
        QVERIFY(ruleTestsIn("// R-TRO-001\nvoid freeFunction() {\n}\n").isEmpty());
        QVERIFY(ruleTestsIn("const char* rule = \"R-TRO-001\";\n").isEmpty());
    }

    void dataOfATestCountsForIt() {
        const QString source = "    void wallsStand_data() {\n        row(\"R-TRO-010\");\n    }\n";
        QCOMPARE(functionsFor("R-TRO-010", source), QStringList{"wallsStand"});
    }

    void rulingsAreNamedByTheirNumbers() {
        const QString source = "    // A-07: so it is (ruling A-12, rulings A-101, A-9, TA-33, A-TRO-04)\n    void "
                               "wallsStand() {\n    }\n";
        QCOMPARE(ruleTestsIn(source).keys(), (QStringList{"A-07", "A-101", "A-12", "A-TRO-04"}));
    }

    void aRangeNamesEveryRuleInIt() {
        const QString source = "    // R-TRO-009..011, R-TRO-7.1a\n    void wallsStand() {\n    }\n";
        QCOMPARE(ruleTestsIn(source).keys(), (QStringList{"R-TRO-009", "R-TRO-010", "R-TRO-011", "R-TRO-7.1a"}));
    }
};

QTEST_APPLESS_MAIN(TstRuleCoverage)
#include "tst_rule_coverage.moc"

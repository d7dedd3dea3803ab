// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/check.h"
#include "tests/rules/core/diagnostics/catalogue.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QTest>

using namespace orontes::tests;

namespace {

/// First parts of ids that only findings have.
const QStringList families{"json", "format", "scenario", "edit", "action", "play", "record", "info"};

/// Texts within those families that are no findings: names of kinds of values, of steps of the undo history.
bool isNoFinding(const QString& id) {
    return id.startsWith("format.kind.") || id == "format.kind" || id.startsWith("edit.name.");
}

/// The id of a check, which is the beginning of its findings' ids.
bool isFamily(const QString& id) {
    for (const orontes::core::Check& check : orontes::core::commonChecks())
        if (id == QString::fromStdString(check.id))
            return true;
    return false;
}

} // namespace

class TstDiagnosticsPage : public QObject {
    Q_OBJECT

private slots:
    void thePageIsFresh() {
        QFile file(QString("%1/docs/generated/diagnostics.md").arg(sourceFolder));
        const QString page = diagnosticsPage();
        if (qEnvironmentVariableIsSet("UPDATE_GENERATED")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(page.toUtf8());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(QString::fromUtf8(file.readAll()) == page,
                 "docs/generated/diagnostics.md is out of date; run this test with UPDATE_GENERATED=1");
    }

    void everyFindingIsDocumentedAndHasASentence_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& folder : foldersWithFindings())
            QTest::newRow(qPrintable(folder)) << folder;
    }

    void everyFindingIsDocumentedAndHasASentence() {
        QFETCH(QString, folder);
        const QMap<QString, FindingEntry> findings = findingsOf(folder);
        QVERIFY(!findings.isEmpty());
        for (auto it = findings.begin(); it != findings.end(); ++it) {
            QVERIFY2(!it->sentence.isEmpty(), qPrintable("no sentence: " + it.key()));
            QVERIFY2(QStringList({"note", "warning", "error"}).contains(it->severity), qPrintable(it.key()));
            QVERIFY2(it->meaning.endsWith('.') && it->remedy.endsWith('.'), qPrintable(it.key()));
        }
    }

    void everySentenceOfAFindingBelongsToADocumentedOne() {
        const QMap<QString, FindingEntry> findings = findingsOf("core");
        const QMap<QString, QString> texts = textsOf("core");
        for (auto it = texts.begin(); it != texts.end(); ++it)
            if (families.contains(it.key().section('.', 0, 0)) && !isNoFinding(it.key()))
                QVERIFY2(findings.contains(it.key()), qPrintable("not in data/diagnostics.json: " + it.key()));
    }

    void everyIdInTheSourcesIsDocumented() {
        const QMap<QString, FindingEntry> findings = findingsOf("core");
        const QStringList ids = idsInSources("core", families);
        QVERIFY(ids.contains("scenario.title.missing"));
        for (const QString& id : ids)
            QVERIFY2(findings.contains(id) || isNoFinding(id) || isFamily(id), qPrintable("not documented: " + id));
    }
};

QTEST_GUILESS_MAIN(TstDiagnosticsPage)
#include "tst_diagnostics_page.moc"

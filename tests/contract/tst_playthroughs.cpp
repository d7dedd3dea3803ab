// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/playthrough.h"
#include "tests/support/goldens.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace orontes::tests;

namespace {

constexpr const char* folder = "tests/contract/goldens/";
constexpr int signedPlayouts = 1000;

QStringList rulesetNames() {
    QStringList names;
    for (const Game& game : games())
        if (!names.contains(game.ruleset))
            names << game.ruleset;
    return names;
}

} // namespace

/// Whole games that people can read, kept in tests/contract/goldens. UPDATE_GOLDEN=1 rewrites them.
class TstPlaythroughs : public QObject {
    Q_OBJECT

private slots:
    void aGameOfEveryScenarioIsPlayedAsItIsKept_data() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < games().size(); ++i)
            QTest::newRow(qPrintable(games()[i].name())) << static_cast<int>(i);
    }

    void aGameOfEveryScenarioIsPlayedAsItIsKept() {
        QFETCH(int, game);
        const Game& one = games()[static_cast<std::size_t>(game)];
        const QString fault = goldenFault(folder + one.name() + ".txt", playthrough(one, 1));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void aThousandPlayoutsOfARulesetHaveItsSignature_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& name : rulesetNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void aThousandPlayoutsOfARulesetHaveItsSignature() {
        QFETCH(QString, ruleset);
        std::vector<Game> scenarios;
        std::copy_if(games().begin(), games().end(), std::back_inserter(scenarios),
                     [&](const Game& game) { return game.ruleset == ruleset; });
        const QString fault =
            goldenFault(folder + ruleset + "/signature.txt", signature(scenarios, signedPlayouts) + '\n');
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void noGoldenIsKeptOfWhatIsGone() {
        QStringList known;
        for (const Game& game : games())
            known << game.name() + ".txt" << game.ruleset + "/signature.txt";
        const QDir goldens(QString(sourceFolder) + '/' + folder);
        for (const QString& ruleset : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QString& file : QDir(goldens.filePath(ruleset)).entryList(QDir::Files))
                QVERIFY2(known.contains(ruleset + '/' + file),
                         qPrintable(ruleset + '/' + file + " belongs to nothing"));
    }
};

QTEST_APPLESS_MAIN(TstPlaythroughs)
#include "tst_playthroughs.moc"

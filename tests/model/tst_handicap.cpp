// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/handicap.h"
#include "rules/registry/registry.h"
#include "tests/support/games.h"

#include <QObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace orontes;
using model::HandicapTrial;
using model::Lever;

namespace {

const tests::Game& game(const char* name) {
    const auto& all = tests::games();
    return *std::find_if(all.begin(), all.end(),
                         [&](const tests::Game& one) { return one.name() == QString::fromUtf8(name); });
}

const core::RulesetInfo& info(const tests::Game& game) {
    return game.rules().info();
}

std::vector<Lever> leversOf(const char* name) {
    return model::leversOf(info(game(name)), game(name).scenario);
}

QStringList names(const std::vector<Lever>& levers) {
    QStringList names;
    for (const Lever& lever : levers)
        names << QString::fromStdString(lever.name);
    return names;
}

Lever leverNamed(const char* scenario, const char* start) {
    for (const Lever& lever : leversOf(scenario))
        if (QString::fromStdString(lever.name).startsWith(QString::fromUtf8(start)))
            return lever;
    qFatal("no such lever");
    return {};
}

core::Scenario with(const char* scenario, const Lever& lever, std::int64_t value) {
    return core::applyEdit(game(scenario).scenario, lever.edit(value)).value().scenario;
}

/// So many games, and the wins of two seats.
HandicapTrial trial(std::int64_t value, std::int64_t games, std::int64_t first, std::int64_t second) {
    model::BalanceReport report;
    report.games = games;
    report.wins = {first, second};
    return {value, report, {}};
}

} // namespace

/// Which numbers a battle's balance may hang on, and which value of one is the fairest.
class TstHandicap : public QObject {
    Q_OBJECT

private slots:
    void leversAreTheNumbersOfTheScenario() {
        const QStringList found = names(leversOf("onehour/terebinth"));
        QVERIFY(found.contains(QStringLiteral("Last turn")));
        QVERIFY(found.contains(QStringLiteral("Judah: number of counters")));
        QVERIFY(found.contains(QStringLiteral("Philistines: Replacements")));
        QCOMPARE(found.filter(QStringLiteral("Victory of Judah: ")).size(), 1); // four units of the enemy lost
    }

    void aLeverGivesItsNumberAnotherValue() {
        const Lever turns = leverNamed("onehour/terebinth", "Last turn");
        QCOMPARE(turns.now, 15);
        QCOMPARE(with("onehour/terebinth", turns, 9).lastTurn->value, 9);
        const Lever replacements = leverNamed("onehour/terebinth", "Judah: Replacements");
        QCOMPARE(replacements.now, 0);
        QVERIFY(
            with("onehour/terebinth", replacements, 2).sides->front().attributes.at(core::FieldId{"replacements"}) ==
            core::Value{std::int64_t{2}});
        const Lever losses = leverNamed("onehour/terebinth", "Victory of Judah");
        QCOMPARE(losses.now, 4);
        const core::Scenario five = with("onehour/terebinth", losses, 5);
        for (const Lever& lever : model::leversOf(info(game("onehour/terebinth")), five))
            if (QString::fromStdString(lever.name).startsWith(QStringLiteral("Victory of Judah")))
                QCOMPARE(lever.now, 5);
        QVERIFY(*five.counters == *game("onehour/terebinth").scenario.counters);
    }

    void countersLeaveFromTheEndOfTheRoster() {
        const Lever counters = leverNamed("onehour/terebinth", "Judah: number of counters");
        QCOMPARE(counters.now, 6);
        QCOMPARE(counters.most, 6);
        const core::Scenario four = with("onehour/terebinth", counters, 4);
        QVERIFY(core::findCounter(four, core::CounterId{4}));
        QVERIFY(!core::findCounter(four, core::CounterId{5}));
        QVERIFY(!core::findCounter(four, core::CounterId{6}));
        QVERIFY(core::findCounter(four, core::CounterId{7})); // of the other side
        QVERIFY(with("onehour/terebinth", counters, 6) == game("onehour/terebinth").scenario);
    }

    void everyLeverOfEveryBattleKeepsItsPresentValue() {
        for (const tests::Game& one : tests::games())
            for (const Lever& lever : model::leversOf(info(one), one.scenario)) {
                const core::Result<core::Edited> same = core::applyEdit(one.scenario, lever.edit(lever.now));
                QVERIFY2(same, qPrintable(one.name() + ": " + QString::fromStdString(lever.name)));
                QVERIFY2(core::scenarioHash(same->scenario) == core::scenarioHash(one.scenario) ||
                             lever.name.find(':') != std::string::npos,
                         qPrintable(one.name() + ": " + QString::fromStdString(lever.name)));
                QVERIFY(lever.least <= lever.now && lever.now <= lever.most);
            }
    }

    void unevennessIsTheGapBetweenTheSeats() {
        QCOMPARE(*model::unevenness(trial(1, 200, 120, 40)), 0.4); // 60 % less 20 %
        QCOMPARE(*model::unevenness(trial(1, 10, 3, 3)), 0.0);
        QVERIFY(!model::unevenness(trial(1, 0, 0, 0)));
        QVERIFY(!model::unevenness({1, {}, {}}));
    }

    void theFairestIsTheOneWithTheSmallestGap() {
        QVERIFY(model::fairest({trial(1, 100, 70, 20), trial(2, 100, 40, 45), trial(3, 100, 20, 70)}, 1) ==
                std::optional<std::size_t>(1));
        // Equal gaps: the one that changes the least.
        QVERIFY(model::fairest({trial(1, 100, 40, 30), trial(4, 100, 30, 40)}, 3) == std::optional<std::size_t>(1));
        QVERIFY(!model::fairest({HandicapTrial{1, {}, {}}}, 1));
        QVERIFY(!model::fairest({}, 1));
    }

    void valuesStayWithinTheLever() {
        const Lever lever{"", 5, 2, 9, {}};
        QVERIFY((model::valuesOf(lever, 0, 20, 3) == std::vector<std::int64_t>{2, 5, 8}));
        QVERIFY((model::valuesOf(lever, 4, 6, 1) == std::vector<std::int64_t>{4, 5, 6}));
        QVERIFY(model::valuesOf(lever, 6, 4, 1).empty());
        QCOMPARE(model::valuesOf(Lever{"", 0, 0, 1000, {}}, 0, 1000, 1).size(), model::mostTrials);
    }

    /// Each value is played as a batch of its own would be.
    void eachValueIsPlayedAsABatch() {
        const tests::Game& battle = game("skirmish/meadow");
        const Lever lever = leverNamed("skirmish/meadow", "Last turn");
        model::BatchSetup setup;
        setup.games = 30;
        model::HandicapRunner runner;
        QSignalSpy ended(&runner, &model::HandicapRunner::finished);
        runner.start(*battle.entry, battle.scenario, lever, {lever.now, lever.now + 2}, setup);
        QVERIFY(ended.wait(60'000));
        QCOMPARE(runner.trials().size(), std::size_t{2});
        for (const HandicapTrial& one : runner.trials()) {
            const core::Scenario scenario = with("skirmish/meadow", lever, one.value);
            QVERIFY(*one.report == *model::runBatch(*battle.entry, scenario, setup));
        }
    }

    void aValueThatCannotBePlayedIsToldAndTheNextIsTried() {
        const tests::Game& battle = game("onehour/terebinth");
        Lever lever = leverNamed("onehour/terebinth", "Judah: number of counters");
        const auto remove = lever.edit;
        lever.edit = [remove](std::int64_t value) { return remove(value == 2 ? 0 : value); }; // nobody is left
        model::BatchSetup setup;
        setup.games = 2;
        model::HandicapRunner runner;
        QSignalSpy ended(&runner, &model::HandicapRunner::finished);
        runner.start(*battle.entry, battle.scenario, lever, {2, 6}, setup);
        QVERIFY(ended.wait(60'000));
        QCOMPARE(QString::fromStdString(runner.trials()[0].refused->id), QStringLiteral("onehour.sides.empty"));
        QCOMPARE(runner.trials()[1].report->games, 2);
    }

    void whatHasBeenCountedStaysWhenItIsStopped() {
        const tests::Game& battle = game("onehour/terebinth");
        const Lever lever = leverNamed("onehour/terebinth", "Last turn");
        model::BatchSetup setup;
        setup.games = 100'000;
        model::HandicapRunner runner;
        QSignalSpy ended(&runner, &model::HandicapRunner::finished);
        QSignalSpy counted(&runner, &model::HandicapRunner::progressed);
        runner.start(*battle.entry, battle.scenario, lever, {15, 16}, setup);
        QVERIFY(counted.wait(60'000));
        runner.stop();
        QVERIFY(ended.count() > 0 || ended.wait(10'000));
        QVERIFY(runner.trials()[0].report->games < setup.games);
        QVERIFY(!runner.trials()[1].report);
        QVERIFY(!runner.isRunning());
    }
};

QTEST_GUILESS_MAIN(TstHandicap)
#include "tst_handicap.moc"

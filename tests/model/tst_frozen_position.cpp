// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "rules/registry/registry.h"
#include "tests/model/playing.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

QString nameOf(const core::Scenario& scenario, core::CounterId id) {
    return shown(core::findCounter(scenario, id)->name);
}

/// "Amun at 30, fatigue 2", one line for each counter that is on the board, lost, or neither.
QStringList listed(const core::Scenario& scenario, const core::View& view) {
    QStringList lines;
    for (const core::ViewCounter& counter : view.counters) {
        QString line = nameOf(scenario, counter.counter);
        if (counter.space)
            line += " at " + shown(core::labelOf(*scenario.board, *counter.space).value);
        else
            line += counter.lost ? " lost" : " not here";
        for (const auto& [field, value] : counter.state)
            line += ", " + shown(field.value) + ' ' + shown(core::compactJson(core::toJson(value)));
        lines << line;
    }
    return lines;
}

/// What a scenario made of the present position lacks, or nothing.
QString faultOfFreezing(const GameSession& session) {
    const core::Scenario frozen = session.frozen();
    const core::Findings findings = core::runChecks(session.ruleset().rules.checks(), session.info(), frozen);
    for (const core::Diagnostic& finding : findings)
        if (finding.severity == core::Severity::Error)
            return "found " + shown(finding.id);
    const core::Read<core::Scenario> read = core::readScenario(core::writeScenario(frozen), {});
    if (!read.value || *read.value != frozen)
        return "is not read as it was written";
    const core::View view = session.view(referee);
    const core::View first = begin(session.ruleset(), frozen)->view(referee);
    if (first.turn != view.turn || frozen.firstTurn != view.turn || frozen.lastTurn != session.scenario().lastTurn)
        return QString("turn %1 instead of %2").arg(first.turn.value).arg(view.turn.value);
    const QString before = listed(session.scenario(), view).join("; ");
    const QString after = listed(frozen, first).join("; ");
    return before == after && view.tallies == first.tallies ? QString() : before + " became " + after;
}

} // namespace

class TstFrozenPosition : public QObject {
    Q_OBJECT

private slots:
    void aPositionOfAnyBattleBecomesAScenarioThatBeginsThere_data() {
        QTest::addColumn<int>("game");
        const auto bundled = orontes::registry::rulesets();
        for (std::size_t i = 0; i < games().size(); ++i)
            if (std::find(bundled.begin(), bundled.end(), games()[i].entry) != bundled.end())
                QTest::newRow(qPrintable(games()[i].name())) << static_cast<int>(i);
    }
    void aPositionOfAnyBattleBecomesAScenarioThatBeginsThere() {
        QFETCH(const int, game);
        const Game& battle = games()[static_cast<std::size_t>(game)];
        const std::string bot = battle.entry->players.bots().back().id.value;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto session = begin(*battle.entry, battle.scenario,
                                       bots(bot.c_str(), static_cast<std::size_t>(battle.seats()), seed));
            for (int step = 0; !session->isOver(); ++step) {
                if (step % 5 == 0)
                    QCOMPARE(faultOfFreezing(*session), QString());
                QVERIFY(*session->stepNow());
            }
        }
    }

    void lostArmiesStayLostAndThoseOnTheirWayStillCome() {
        const auto session = beginQadesh(2);
        bool hasLost = false;
        bool hasLostWhileOthersAreDue = false;
        bool hasRouting = false;
        while (!session->isOver()) {
            const core::View view = session->view(referee);
            const core::Scenario frozen = session->frozen();
            for (const core::ViewCounter& counter : view.counters) {
                const core::SetUp& setUp = core::findCounter(frozen, counter.counter)->setUp;
                const core::SetUp& designed = core::findCounter(session->scenario(), counter.counter)->setUp;
                QCOMPARE(std::holds_alternative<core::Lost>(setUp.place), counter.lost);
                const bool isDue = !counter.lost && !counter.space;
                if (isDue)
                    QVERIFY(setUp == designed || (setUp.place == designed.place && designed.turn < view.turn));
                hasLost = hasLost || counter.lost;
                hasLostWhileOthersAreDue = hasLostWhileOthersAreDue || (hasLost && isDue);
                hasRouting = hasRouting || counter.state.contains(core::FieldId{"status"});
            }
            for (int i = 0; i < 4 && *session->stepNow(); ++i) {
            }
        }
        QVERIFY(hasLost && hasLostWhileOthersAreDue && hasRouting); // the game shows what this test is about
    }

    /// Nothing that matters at the beginning of a turn is forgotten.
    void fromTheBeginningOfATurnTheGameGoesOnAsItDid() {
        const auto session = beginQadesh(2);
        while (*session->stepNow()) {
        }
        const std::vector<core::Action> actions = actionsOf(*session);
        const core::View end = session->view(referee);
        int turns = 0;
        for (const TimelineMark& mark : session->timeline()) {
            if (mark.phase != core::PhaseId{"orders"} || mark.step == 0)
                continue;
            session->goTo(mark.step);
            const auto again = begin(session->ruleset(), session->frozen());
            for (std::size_t i = mark.step; i < actions.size(); ++i)
                QVERIFY(again->play(actions[i]).has_value());
            QVERIFY(again->isOver());
            QCOMPARE(listed(again->scenario(), again->view(referee)), listed(session->scenario(), end));
            QVERIFY(again->outcome() == end.outcome);
            ++turns;
        }
        QVERIFY(turns >= 3);
    }

    /// What an army has lost on the way is not told twice, and a new state replaces the one it was designed with.
    void aStateThatHasGoneIsNotKept() {
        core::Scenario scenario = qadeshBattle().scenario;
        core::Counter& tired = scenario.counters.edit().front();
        tired.setUp.place = core::AtSpace{core::SpaceLabel{"27"}};
        tired.attributes[core::FieldId{"status"}] = std::string("scattered");
        tired.attributes[core::FieldId{"fatigue"}] = std::int64_t{2};
        const auto session = begin(*qadeshBattle().entry, scenario, bots("sensible", 2, 1));
        const auto stateOf = [&] { return session->view(referee).counters.front().state; };
        while (!session->isOver() && stateOf().contains(core::FieldId{"status"}))
            QVERIFY(*session->stepNow());
        QVERIFY(!stateOf().contains(core::FieldId{"status"}));
        QVERIFY(!session->frozen().counters->front().attributes.contains(core::FieldId{"status"}));
        QCOMPARE(faultOfFreezing(*session), QString());
    }
};

QTEST_GUILESS_MAIN(TstFrozenPosition)
#include "tst_frozen_position.moc"

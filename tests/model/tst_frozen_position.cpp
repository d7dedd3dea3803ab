// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/freeze.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "rules/core/scenario/victory.h"
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

/// A game that only shows its positions: turn 4 begins, what stands where is what the position says.
class Showcase final : public core::Ruleset {
public:
    using Counters = std::vector<core::ViewCounter>;

    const core::RulesetInfo& info() const override { return qadeshBattle().rules().info(); }
    std::span<const core::Check> checks() const override { return {}; }
    core::Result<core::Position> start(const core::Scenario&) const override { return core::Position(); }
    std::vector<core::Pending> pending(const core::Position&) const override { return {}; }
    std::vector<core::Choice> choices(const core::Position&, core::Actor) const override { return {}; }
    core::Verdict judge(const core::Position&, const core::Action&) const override { return {}; }
    core::Result<core::Step> apply(core::Position, const core::Action&) const override { return core::Step{}; }
    core::View view(const core::Position& position, const core::Observer&) const override {
        core::View view;
        view.turn = core::TurnNumber{4};
        view.counters = position.as<Counters>();
        return view;
    }
    core::Overlay overlay(const core::Position&, const core::OverlayRequest&) const override { return {}; }
};

core::ViewCounter shownCounter(int id, std::optional<core::SpaceId> space) {
    core::ViewCounter counter;
    counter.counter = core::CounterId{id};
    counter.space = space;
    return counter;
}

/// Of lists of as many lines: "was became is; …" of the lines that differ.
QString changed(const QStringList& before, const QStringList& after) {
    QStringList differing;
    for (qsizetype i = 0; i < before.size(); ++i)
        if (const QString now = i < after.size() ? after[i] : QString(); before[i] != now)
            differing << before[i] + " became " + now;
    return differing.join("; ");
}

/// Whether every counter begins where it is now, with the same state.
bool beginsSo(const core::Scenario& frozen, const core::View& view) {
    return std::all_of(view.counters.begin(), view.counters.end(), [&](const core::ViewCounter& seen) {
        const core::Counter& counter = *core::findCounter(frozen, seen.counter);
        const auto* at = std::get_if<core::AtSpace>(&counter.setUp.place);
        const bool lost = std::holds_alternative<core::Lost>(counter.setUp.place);
        return lost == seen.lost && (at != nullptr) == seen.space.has_value() &&
               (!at || core::findSpace(*frozen.board, at->space) == seen.space) &&
               std::all_of(seen.state.begin(), seen.state.end(),
                           [&](const auto& field) { return counter.attributes.at(field.first) == field.second; });
    });
}

/// Who controls which space. Markers tell of the turn that is under way, which a scenario begins anew.
std::vector<std::pair<core::SpaceId, core::SideToken>> mastersIn(const core::View& view) {
    std::vector<std::pair<core::SpaceId, core::SideToken>> masters;
    for (const core::ViewSpace& space : view.spaces)
        if (!space.control.empty())
            masters.emplace_back(space.space, space.control);
    return masters;
}

/// What a scenario made of the present position lacks, or nothing.
QString faultOfFreezing(const GameSession& session) {
    const core::Scenario frozen = session.frozen();
    const core::Findings findings = core::runChecks(session.ruleset().rules.checks(), session.info(), frozen);
    for (const core::Diagnostic& finding : findings)
        if (finding.severity == core::Severity::Error)
            return "found " + shown(finding.id);
    const core::Read<core::Scenario> read =
        core::readScenario(core::writeScenario(frozen), bundledBoards(shown(session.info().id.value)));
    if (!read.value || *read.value != frozen)
        return "is not read as it was written";
    const core::View view = session.view(referee);
    const auto again = begin(session.ruleset(), frozen);
    if (again->isOver()) // the last of a side flees or falls before anybody can decide anything
        return beginsSo(frozen, view) ? QString() : "stands otherwise";
    const core::View first = again->view(referee);
    if (first.turn != view.turn || frozen.firstTurn != view.turn || frozen.lastTurn != session.scenario().lastTurn)
        return QString("turn %1 instead of %2").arg(first.turn.value).arg(view.turn.value);
    if (view.tallies != first.tallies)
        return "other tallies";
    if (mastersIn(view) != mastersIn(first))
        return "other masters of spaces";
    if (view.heldTurns != first.heldTurns)
        return "other turns of holding";
    if (view.sides != first.sides)
        return "sides in another state";
    return changed(listed(session.scenario(), view), listed(frozen, first));
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
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            const auto session = begin(*battle.entry, battle.scenario,
                                       bots(bot.c_str(), static_cast<std::size_t>(battle.seats()), seed));
            int next = 0;
            for (int step = 0; !session->isOver(); ++step) {
                if (step == next) { // often at first, then more and more rarely: some games have thousands of steps
                    QCOMPARE(faultOfFreezing(*session), QString());
                    next += std::max(5, step / 3);
                }
                QVERIFY(*session->stepNow());
            }
        }
    }

    // Where some are panicked the scenario begins with their flight, so that its first position is another one.
    void panicFacingAndContactAreKept() {
        const auto battle = std::find_if(games().begin(), games().end(),
                                         [](const Game& game) { return game.name() == "chariot/bubastis"; });
        core::Scenario scenario = battle->scenario;
        for (const char* option : {"panic", "facing", "contact"})
            scenario.options.edit()[core::OptionId{option}] = true;
        for (core::Side& side : scenario.sides.edit())
            side.attributes[core::FieldId{"panicLevel"}] = std::int64_t{4};
        QStringList seen;
        const auto session = begin(*battle->entry, scenario, bots("sensible", 2, 4));
        for (int step = 0; !session->isOver(); ++step) {
            bool panics = false;
            const core::Scenario frozen = session->frozen();
            for (const core::ViewCounter& counter : session->view(referee).counters)
                for (const auto& [field, value] : counter.state) {
                    QVERIFY(core::findCounter(frozen, counter.counter)->attributes.at(field) == value);
                    panics = panics || field.value == "panicked";
                    seen << shown(field.value);
                }
            if (step % 40 == 0 && !panics)
                QCOMPARE(faultOfFreezing(*session), QString());
            QVERIFY(*session->stepNow());
        }
        for (const char* field : {"panicked", "facing", "contact"})
            QVERIFY2(seen.contains(field), field);
    }

    void aConcessionIsKept() {
        const auto battle = std::find_if(games().begin(), games().end(),
                                         [](const Game& game) { return game.name() == "chariot/bubastis"; });
        core::Scenario scenario = battle->scenario;
        scenario.options.edit()[core::OptionId{"concession"}] = true;
        const auto session = begin(*battle->entry, scenario, bots("sensible", 2, 4));
        core::Action concede;
        concede.by = core::Actor{core::SeatId{0}};
        concede.verb = "concede";
        while (!session->play(concede))
            QVERIFY(*session->stepNow());
        QVERIFY(session->frozen().sides->front().attributes.at(core::FieldId{"conceded"}) == core::Value{true});
        QCOMPARE(faultOfFreezing(*session), QString());
    }

    void turnsOfHoldingAreCountedOn_data() {
        QTest::addColumn<QString>("battle");
        for (const char* battle : {"qadesh/qadesh", "onehour/terebinth"})
            QTest::newRow(battle) << battle;
    }
    // Frozen in turn 5, what had held since turn 1 has held at four turn ends, and what had since turn 3 at two.
    void turnsOfHoldingAreCountedOn() {
        const auto since = [](int turn) { return core::Condition{core::TurnReached{core::TurnNumber{turn}}}; };
        const core::Condition both{core::AllOf{{{core::HeldFor{5, {since(1)}}}, {core::HeldFor{3, {since(3)}}}}}};
        QFETCH(const QString, battle);
        const Game& game =
            *std::find_if(games().begin(), games().end(), [&](const Game& one) { return one.name() == battle; });
        core::Scenario scenario = game.scenario;
        scenario.lastTurn = core::TurnNumber{9};
        scenario.victory = std::vector<core::VictoryClause>{{scenario.seats->front().token, "", false, both}};
        const auto session = begin(*game.entry, scenario, bots("sensible", 2, 3));
        while (session->view(referee).turn.value < 5)
            QVERIFY(*session->stepNow());
        core::Scenario frozen = session->frozen();
        const std::vector<core::HeldFor*> nodes = core::heldForNodes(frozen.victory.edit());
        QCOMPARE(nodes.size(), std::size_t{2});
        QCOMPARE(nodes[0]->held, 4);
        QCOMPARE(nodes[1]->held, 2);
        QCOMPARE(faultOfFreezing(*session), QString());
        const auto again = begin(*game.entry, frozen, bots("sensible", 2, 3));
        for (GameSession* played : {session.get(), again.get()}) {
            while (!played->isOver())
                QVERIFY(*played->stepNow());
            QCOMPARE(played->outcome()->turn.value, 5);
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
                if (counter.space)
                    QVERIFY(setUp.turn == view.turn);
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

    void whoLeftWithoutLossStaysAwayAndWhoWaitedIsStillDue() {
        const Showcase rules;
        const core::SpaceId camp = core::findSpace(*qadeshBattle().scenario.board, core::SpaceLabel{"30"}).value();
        const auto position = [](Showcase::Counters counters) { return core::Position::of(std::move(counters)); };
        // 1 was there from the start, 2 was placed and 3 moved in on the way; 4, due on turn 2, found no room.
        core::Scenario scenario = qadeshBattle().scenario;
        scenario.counters.edit()[3].setUp.turn = core::TurnNumber{2};
        const core::Position start =
            position({shownCounter(1, camp), shownCounter(2, {}), shownCounter(3, {}), shownCounter(4, {})});
        const core::Position now =
            position({shownCounter(1, {}), shownCounter(2, {}), shownCounter(3, {}), shownCounter(4, {})});
        core::Step step;
        step.events = {{core::Placed{core::CounterId{2}, camp}, {}, {}, {}},
                       {core::Moved{core::CounterId{3}, core::SpaceId{}, camp}, {}, {}, {}}};
        const std::vector<core::PlayedStep> steps{{core::Action{}, step}};
        const core::Scenario frozen = freeze(rules, scenario, start, steps, now);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::holds_alternative<core::OffMap>((*frozen.counters)[i].setUp.place));
        QVERIFY((*frozen.counters)[3].setUp.place == (*scenario.counters)[3].setUp.place);
        QCOMPARE((*frozen.counters)[3].setUp.turn.value, 4);
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

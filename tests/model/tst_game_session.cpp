// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_session.h"
#include "rules/core/algo/record.h"
#include "tests/model/scratch.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

constexpr core::Observer referee{core::Observer::Kind::Referee, {}};
constexpr core::Observer spectator{core::Observer::Kind::Spectator, {}};

core::Observer seat(int index) {
    return {core::Observer::Kind::Seat, core::SeatId{index}};
}

std::unique_ptr<GameSession> begin(const core::RulesetEntry& rules, const core::Scenario& scenario,
                                   const SessionSetup& setup = {}) {
    core::Result<std::unique_ptr<GameSession>> session = GameSession::begin(rules, scenario, setup);
    if (!session)
        qFatal("the game does not begin: %s at %s", session.error().id.c_str(), session.error().where.pointer.c_str());
    return *std::move(session);
}

SessionSetup bots(const char* bot, std::size_t seats, std::uint64_t seed) {
    return {seed, std::vector<core::BotId>(seats, core::BotId{bot}), DiceBy::Program};
}

core::Action firstChoice(const GameSession& session) {
    return session.choices(session.pending().front().actor).front().action;
}

void playFirstChoices(GameSession& session, int count) {
    for (int i = 0; i < count; ++i)
        QVERIFY(session.play(firstChoice(session)).has_value());
}

std::vector<core::Action> actionsOf(const GameSession& session) {
    std::vector<core::Action> actions;
    for (const core::PlayedStep& step : session.steps())
        actions.push_back(step.action);
    return actions;
}

} // namespace

class TstGameSession : public QObject {
    Q_OBJECT

private slots:
    void anActionIsPlayedOrRefusedAsTheRulesSay() {
        const auto session = begin(skirmishRules(), meadow());
        core::Action nonsense = firstChoice(*session);
        nonsense.verb = "fly";
        QVERIFY(!session->play(nonsense).has_value());
        QCOMPARE(session->length(), 0U);
        QVERIFY(session->play(firstChoice(*session)).has_value());
        QCOMPARE(session->cursor(), 1U);
    }

    void goingBackLosesNothingAndForwardGivesTheSame() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 12);
        const core::View end = session->view(referee);
        session->goTo(std::size_t{3});
        QCOMPARE(session->cursor(), 3U);
        QCOMPARE(session->length(), 12U);
        session->undo();
        session->redo();
        QCOMPARE(session->cursor(), 3U);
        session->goTo(std::size_t{12});
        QVERIFY(session->view(referee) == end);
        session->goTo(std::size_t{0});
        QVERIFY(session->view(referee) == begin(skirmishRules(), meadow())->view(referee));
    }

    void variationsShareTheirPast() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 5);
        const std::vector<core::Action> first = actionsOf(*session);
        const NodeId firstEnd = session->node();
        session->goTo(std::size_t{2});
        const std::vector<core::Choice> choices = session->choices(session->pending().front().actor);
        QVERIFY(choices.size() > 1);
        QVERIFY(session->play(choices.back().action).has_value());
        QCOMPARE(session->length(), 3U);
        const NodeId second = session->node();
        session->rename(second, "the other way");
        session->goTo(firstEnd);
        QCOMPARE(session->cursor(), 5U);
        QVERIFY(actionsOf(*session) == first);
        session->goTo(second);
        QCOMPARE(session->length(), 3U);
        QVERIFY(session->steps().back().action == choices.back().action);
        QCOMPARE(shown(session->tree().at(second).name), "the other way");
        session->goTo(std::size_t{2});
        QVERIFY(session->play(first[2]).has_value()); // done before: the old variation goes on
        QCOMPARE(session->length(), 5U);
        QCOMPARE(session->tree().size(), 7U);
    }

    void goingBackAndPlayingOnGivesTheSameDice() {
        const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 7));
        while (*session->stepNow()) {
        }
        const std::vector<core::Action> whole = actionsOf(*session);
        session->goTo(std::size_t{whole.size() / 2});
        while (*session->stepNow()) {
        }
        QVERIFY(actionsOf(*session) == whole);
        QCOMPARE(session->tree().size(), whole.size() + 1);
    }

    void botsPlayTheGameThatAPlayoutPlays() {
        const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 99));
        while (*session->stepNow()) {
        }
        const std::vector<core::BotId> seats(2, core::BotId{"greedy"});
        const core::GameSummary summary =
            skirmishRules().players.playout(*skirmishRules().rules.start(meadow()), seats, 99, core::PlayoutLimits{});
        QCOMPARE(session->length(), static_cast<std::size_t>(summary.actions));
        QVERIFY(session->outcome() == summary.outcome);
        QVERIFY(session->isOver());
    }

    void botsRunBesideTheWindowToTheSameEnd() {
        const auto here = begin(skirmishRules(), meadow(), bots("greedy", 2, 5));
        while (*here->stepNow()) {
        }
        const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 5));
        QSignalSpy ended(session.get(), &GameSession::runEnded);
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 30000);
        QVERIFY(actionsOf(*session) == actionsOf(*here));
    }

    void aRunStopsWhereAPersonHasToDecideAndWhenItIsStopped() {
        const auto session = begin(skirmishRules(), meadow(), {3, {core::BotId{"greedy"}}, DiceBy::Program});
        QSignalSpy ended(session.get(), &GameSession::runEnded);
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 30000);
        QVERIFY(!session->isRunning());
        QVERIFY(!session->isOver());
        QVERIFY(!session->nextAutomatic().has_value());
        QVERIFY(session->seatBot(core::SeatId{1}, core::BotId{"greedy"}).has_value());
        session->run();
        session->stop();
        QCOMPARE(ended.count(), 2);
        const std::size_t stopped = session->length();
        QTest::qWait(50);
        QCOMPARE(session->length(), stopped);
    }

    void diceByHandWaitForAPerson() {
        SessionSetup setup = bots("greedy", 2, 7);
        setup.dice = DiceBy::Hand;
        const auto session = begin(skirmishRules(), meadow(), setup);
        while (*session->stepNow()) {
        }
        QVERIFY(!session->isOver());
        QVERIFY(session->pending().front().actor.isChance());
        QVERIFY(session->play(session->choices(core::chance).front().action).has_value());
    }

    void aBotNobodyKnowsIsRefused() {
        const auto refused = GameSession::begin(skirmishRules(), meadow(), bots("genius", 2, 1));
        QCOMPARE(shown(refused.error().id), "session.unknown-bot");
        const auto session = begin(skirmishRules(), meadow());
        QVERIFY(!session->seatBot(core::SeatId{0}, core::BotId{"genius"}).has_value());
    }

    void aSeatTakesBackItsOwnStepsAndNothingThatWasRevealed() {
        const auto session = begin(harvestRules(), valley());
        playFirstChoices(*session, 2); // Ada's card and bet
        QCOMPARE(session->steps()[0].action.by.seat.value, 0);
        QCOMPARE(session->undoLimit(seat(0)), 0U);
        QVERIFY(!session->canUndo(seat(1)));
        QVERIFY(!session->canUndo(spectator));
        playFirstChoices(*session, 6); // the others; the last one opens all cards
        QVERIFY(session->steps().back().step.reveals == core::Reveals::Secret);
        for (int index = 0; index < 4; ++index)
            QVERIFY(!session->canUndo(seat(index)));
        QVERIFY(session->canUndo(referee));
        QCOMPARE(session->undoLimit(referee), 0U);
    }

    void secretStepsStandInTheChronicleOnlyWhenTheyAreOpen() {
        const auto session = begin(harvestRules(), valley());
        playFirstChoices(*session, 7);
        QVERIFY(session->chronicle(spectator).empty());
        playFirstChoices(*session, 1);
        const std::vector<ChronicleLine> lines = session->chronicle(spectator);
        QVERIFY(!lines.empty());
        const auto opened = std::count_if(lines.begin(), lines.end(), [](const ChronicleLine& line) {
            return std::holds_alternative<core::Revealed>(line.event.what);
        });
        QCOMPARE(opened, 4);
    }

    void aPositionBecomesAScenarioOfItsOwn() {
        const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 11));
        for (int i = 0; i < 6 && *session->stepNow(); ++i) {
        }
        const core::View view = session->view(referee);
        const core::Scenario frozen = session->frozen();
        QCOMPARE(frozen.firstTurn.value, view.turn.value);
        const auto again = begin(skirmishRules(), frozen);
        const core::View first = again->view(referee);
        for (std::size_t i = 0; i < view.counters.size(); ++i) {
            QCOMPARE(first.counters[i].space.has_value(), view.counters[i].space.has_value());
            if (view.counters[i].space)
                QCOMPARE(first.counters[i].space->value, view.counters[i].space->value);
            QCOMPARE(first.counters[i].lost, view.counters[i].lost);
        }
    }

    void aRecordHoldsEachActionAsSoonAsItIsPlayed() {
        const Scratch scratch;
        const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 21));
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "a.json").has_value());
        for (int i = 0; i < 12; ++i) {
            QVERIFY(*session->stepNow());
            const core::RecordRead read = core::readRecord(bytesOf(scratch / "game.jsonl"), *meadow().seats);
            QVERIFY(!read.problem.has_value());
            QCOMPARE(read.record.actions.size(), static_cast<std::size_t>(i) + 1);
        }
        const core::Action before = session->steps()[10].action;
        session->goTo(std::size_t{10});
        const std::vector<core::Choice> choices = session->choices(session->pending().front().actor);
        const auto other = std::find_if(choices.begin(), choices.end(),
                                        [&](const core::Choice& choice) { return choice.action != before; });
        QVERIFY(other != choices.end());
        QVERIFY(session->play(other->action).has_value());
        const core::RecordRead read = core::readRecord(bytesOf(scratch / "game.jsonl"), *meadow().seats);
        QVERIFY(!read.problem.has_value());
        QVERIFY(read.record.actions == actionsOf(*session));
        QCOMPARE(read.record.actions.size(), 11U);
        QCOMPARE(
            shown(begin(skirmishRules(), meadow())->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "").error().id),
            "file.exists");
    }

    void aRecordIsOpenedJudgedAndPlayedOn() {
        const Scratch scratch;
        put(scratch / "a.json", core::writeScenario(meadow()));
        {
            const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 21));
            QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "a.json").has_value());
            for (int i = 0; i < 12; ++i)
                QVERIFY(*session->stepNow());
        }
        const auto find = scenarioFinder(scratch / "game.jsonl", {});
        const core::Read<OpenedRecord> opened = openRecord(scratch / "game.jsonl", toyRulesets(), find);
        QVERIFY(opened.value.has_value());
        QVERIFY(opened.findings.empty());
        QCOMPARE(opened.value->session->cursor(), 12U);
        QVERIFY(*opened.value->session->stepNow());
        core::Scenario other = meadow();
        other.title = "Another";
        put(scratch / "a.json", core::writeScenario(other));
        const core::Read<OpenedRecord> missing = openRecord(scratch / "game.jsonl", toyRulesets(), find);
        QVERIFY(!missing.value.has_value());
        QCOMPARE(shown(missing.findings.front().id), "session.scenario-missing");
    }

    void anAlteredRecordIsOpenedUpToTheLineThatWasAltered() {
        const Scratch scratch;
        put(scratch / "a.json", core::writeScenario(meadow()));
        {
            const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 21));
            QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "a.json").has_value());
            for (int i = 0; i < 9; ++i)
                QVERIFY(*session->stepNow());
        }
        std::string text = bytesOf(scratch / "game.jsonl");
        put(scratch / "game.jsonl", text.substr(0, text.size() - 20));
        const core::Read<OpenedRecord> opened =
            openRecord(scratch / "game.jsonl", toyRulesets(), scenarioFinder(scratch / "game.jsonl", {}));
        QVERIFY(opened.value.has_value());
        QCOMPARE(opened.value->session->cursor(), 8U);
        QCOMPARE(opened.findings.size(), 1U);
        QCOMPARE(opened.findings.front().where.line, 10);
    }

    void aGameUnderWayComesBackAfterACrashWithItsVariations() {
        const Scratch scratch;
        std::vector<core::Action> line;
        {
            const auto session = begin(skirmishRules(), meadow(), bots("greedy", 2, 31));
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < 20; ++i)
                QVERIFY(*session->stepNow());
            line = actionsOf(*session);
            session->goTo(std::size_t{4});
            const std::vector<core::Choice> choices = session->choices(session->pending().front().actor);
            const auto other = std::find_if(choices.begin(), choices.end(),
                                            [&](const core::Choice& choice) { return choice.action != line[4]; });
            QVERIFY(other != choices.end());
            QVERIFY(session->play(other->action).has_value());
            session->rename(session->node(), "bold");
            QVERIFY(findSessions(scratch / "data").empty()); // still in use
        }
        const std::vector<SessionOffer> offers = findSessions(scratch / "data");
        QCOMPARE(offers.size(), 1U);
        QCOMPARE(offers.front().actions, 21U);
        const auto read = restoreSession(offers.front(), toyRulesets(), scratch / "data");
        QVERIFY(read.value.has_value());
        QVERIFY(read.findings.empty());
        GameSession& session = **read.value;
        QCOMPARE(session.cursor(), 5U);
        QCOMPARE(shown(session.tree().at(session.node()).name), "bold");
        QCOMPARE(session.tree().size(), 22U);
        session.goTo(NodeId{20});
        QVERIFY(actionsOf(session) == line);
        const auto original = begin(skirmishRules(), meadow(), bots("greedy", 2, 31));
        for (int i = 0; i < 21; ++i)
            QVERIFY(*original->stepNow());
        QVERIFY(*session.stepNow()); // the dice stand where they stood
        QVERIFY(session.steps().back().action == original->steps().back().action);
        session.closed();
        QVERIFY(findSessions(scratch / "data").empty());
    }
};

QTEST_GUILESS_MAIN(TstGameSession)
#include "tst_game_session.moc"

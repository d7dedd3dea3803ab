// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/playing.h"
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

core::Observer seat(int index) {
    return {core::Observer::Kind::Seat, core::SeatId{index}};
}

void playFirstChoices(GameSession& session, int count) {
    for (int i = 0; i < count; ++i)
        QVERIFY(session.play(firstChoice(session)).has_value());
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

    void fromThePastTheVariationThatWasLookedAtLastGoesOn() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 5);
        const NodeId firstEnd = session->node();
        session->goTo(std::size_t{2});
        QVERIFY(session->play(anotherChoice(*session, session->steps()[2].action)).has_value());
        session->goTo(firstEnd);
        session->goTo(gameStart);
        QCOMPARE(session->length(), 5U);
        session->goTo(NodeId{6}); // the end of the second one
        session->goTo(gameStart);
        QCOMPARE(session->length(), 3U);
    }

    void screensAreToldWhenTheLineIsAnother() {
        const auto session = begin(skirmishRules(), meadow());
        QSignalSpy another(session.get(), &GameSession::lineChanged);
        playFirstChoices(*session, 5);
        QCOMPARE(another.count(), 0); // it only grew
        session->goTo(std::size_t{2});
        QCOMPARE(another.count(), 0);
        QVERIFY(session->play(session->steps()[2].action).has_value());
        QCOMPARE(another.count(), 0); // the same goes on
        session->goTo(std::size_t{2});
        QVERIFY(session->play(anotherChoice(*session, session->steps()[2].action)).has_value());
        QCOMPARE(another.count(), 1);
        session->goTo(NodeId{5});
        QCOMPARE(another.count(), 2);
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

    void aStepFollowsTheLineWhileOneLiesAhead() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 6);
        const std::vector<core::Action> whole = actionsOf(*session);
        session->goTo(std::size_t{2});
        QSignalSpy branched(session.get(), &GameSession::branched);
        QVERIFY(!session->nextAutomatic().has_value()); // people decided, and do not decide again
        QVERIFY(session->canStep());
        QVERIFY(session->step());
        QCOMPARE(session->cursor(), 3U);
        QSignalSpy ended(session.get(), &GameSession::runEnded);
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 5000);
        QCOMPARE(session->cursor(), 6U);
        QVERIFY(actionsOf(*session) == whole);
        QCOMPARE(session->tree().size(), std::size_t{7});
        QCOMPARE(branched.count(), 0);
        QVERIFY(!session->canStep());
    }

    void onlyAnotherChoiceBranchesOff() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 4);
        session->goTo(std::size_t{2});
        QSignalSpy branched(session.get(), &GameSession::branched);
        QVERIFY(session->play(session->steps()[2].action).has_value());
        QCOMPARE(branched.count(), 0);
        session->goTo(std::size_t{2});
        const core::Action other = session->choices(session->pending().front().actor).back().action;
        QVERIFY(!(other == session->steps()[2].action));
        QVERIFY(session->play(other).has_value());
        QCOMPARE(branched.count(), 1);
    }

    void aBotThatIsSeatedDecidesAnew() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 4);
        session->goTo(std::size_t{2});
        for (const std::int32_t seat : {0, 1})
            QVERIFY(session->seatBot(core::SeatId{seat}, core::BotId{"greedy"}).has_value());
        QVERIFY(!session->followsLine());
        session->goTo(std::size_t{1});
        QVERIFY(session->followsLine());
    }

    void aRunRestsBetweenItsSteps() {
        const auto session = begin(skirmishRules(), meadow());
        playFirstChoices(*session, 4);
        session->goTo(std::size_t{0});
        session->setPace(std::chrono::hours(1));
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(session->cursor(), std::size_t{1}, 5000);
        QTest::qWait(50);
        QCOMPARE(session->cursor(), std::size_t{1});
        QVERIFY(session->isRunning());
        session->stop();
        QVERIFY(!session->isRunning());
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

    void aRunGoesOnWhenSomethingHappensWhileABotThinks_data() {
        QTest::addColumn<bool>("plays");
        QTest::newRow("a person plays") << true;
        QTest::newRow("a bot takes the other seat") << false;
    }
    void aRunGoesOnWhenSomethingHappensWhileABotThinks() {
        QFETCH(const bool, plays);
        const Game& battle = qadeshBattle();
        const auto session =
            begin(*battle.entry, battle.scenario, {5, {core::BotId{"sensible"}, core::BotId{"sensible"}}});
        while (session->pending().size() < 2) // both sides write orders at the same time
            QVERIFY(*session->stepNow());
        QVERIFY(session->seatBot(core::SeatId{1}, core::BotId{}).has_value());
        const core::Action own = session->choices(core::Actor{core::SeatId{1}}).back().action;
        QSignalSpy ended(session.get(), &GameSession::runEnded);
        bool happened = false;
        connect(session.get(), &GameSession::thinkingChanged, this, [&](bool thinks) {
            if (!thinks || std::exchange(happened, true))
                return;
            if (plays)
                QVERIFY(session->play(own).has_value());
            else
                QVERIFY(session->seatBot(core::SeatId{1}, core::BotId{"sensible"}).has_value());
        });
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 30000);
        QVERIFY(happened);
        QVERIFY(!session->isRunning());
        QVERIFY(!session->nextAutomatic().has_value());
        QCOMPARE(session->isOver(), !plays);
    }

    void whatABotThoughtOfTooLateIsNotPlayed() {
        const auto session = beginQadesh(5);
        connect(session.get(), &GameSession::thinkingChanged, this, [&](bool thinks) {
            if (thinks && session->cursor() == 3)
                session->stop();
        });
        session->run();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isRunning(), 30000);
        QTest::qWait(100);
        QCOMPARE(session->length(), 3U);
    }

    void goingBackEndsARun() {
        const auto session = beginQadesh(5);
        QSignalSpy ended(session.get(), &GameSession::runEnded);
        connect(session.get(), &GameSession::thinkingChanged, this, [&](bool thinks) {
            if (thinks && session->cursor() == 3)
                session->goTo(std::size_t{1});
        });
        session->run();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 30000);
        QTest::qWait(50);
        QVERIFY(!session->isRunning() && !session->isThinking());
        QCOMPARE(session->cursor(), 1U);
        session->goTo(session->length() + 1); // there is no such point
        QCOMPARE(session->cursor(), 1U);
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

    void aDieEnteredAsItFellChangesNothingThatFollows() {
        const auto session = beginQadesh(21);
        while (*session->stepNow()) {
        }
        const std::vector<core::Action> whole = actionsOf(*session);
        const auto die =
            std::find_if(whole.begin(), whole.end(), [](const core::Action& action) { return action.by.isChance(); });
        session->goTo(static_cast<std::size_t>(die - whole.begin()));
        session->setDice(DiceBy::Hand);
        QVERIFY(session->play(*die).has_value());
        session->setDice(DiceBy::Program);
        while (*session->stepNow()) {
        }
        QVERIFY(actionsOf(*session) == whole);
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

    void whatASecretStepTellsIsReadByItsActorUntilItIsOpened() {
        const auto played = [](int by, bool secret, core::Reveals reveals, const char* tells) {
            core::Step step;
            step.secret = secret;
            step.reveals = reveals;
            step.events = {{core::Told{}, core::Text{core::TextId{tells}, {}}, {}, {}}};
            return core::PlayedStep{core::Action{core::Actor{core::SeatId{by}}, "", {}}, step};
        };
        std::vector<core::PlayedStep> steps{played(0, true, core::Reveals::Nothing, "plan"),
                                            played(1, false, core::Reveals::Nothing, "move")};
        const auto read = [&](const core::Observer& observer) {
            QStringList told;
            for (const ChronicleLine& line : chronicleFor(observer, core::TurnNumber{1}, {}, steps))
                told << QString("%1 %2").arg(line.step).arg(shown(line.event.text.id.value));
            return told.join(", ");
        };
        QCOMPARE(read(spectator), "1 move");
        QCOMPARE(read(seat(1)), "1 move");
        QCOMPARE(read(seat(0)), "0 plan, 1 move");
        QCOMPARE(read(referee), "0 plan, 1 move");
        steps.push_back(played(1, false, core::Reveals::Secret, "open"));
        QCOMPARE(read(spectator), "1 move, 2 open"); // nobody's secrets in particular
        steps.back().step.events.push_back({core::Revealed{core::SeatId{0}}, {}, {}, {}});
        steps.back().step.events.erase(steps.back().step.events.begin());
        steps.back().step.events.front().text.id = core::TextId{"open"};
        QCOMPARE(read(spectator), "0 plan, 1 move, 2 open");
    }

    void eachSentenceStandsInItsTurnAndPhase() {
        const auto played = [](std::vector<core::Event> events) {
            core::Step step;
            step.events = std::move(events);
            return core::PlayedStep{core::Action{core::Actor{core::SeatId{0}}, "", {}}, step};
        };
        const core::Event told{core::Told{}, {}, {}, {}};
        const core::Event began{core::PhaseBegan{core::TurnNumber{5}, core::PhaseId{"shock"}}, {}, {}, {}};
        const std::vector<core::PlayedStep> steps{played({told}), played({told, began, told}), played({told})};
        QStringList lines;
        for (const ChronicleLine& line : chronicleFor(spectator, core::TurnNumber{4}, core::PhaseId{"orders"}, steps))
            lines << QString("%1 %2").arg(line.turn.value).arg(shown(line.phase.value));
        QCOMPARE(lines.join(", "), "4 orders, 4 orders, 5 shock, 5 shock, 5 shock");
        QStringList marks;
        for (const TimelineMark& mark : timelineOf(core::TurnNumber{4}, core::PhaseId{"orders"}, steps))
            marks << QString("%1 after %2").arg(mark.turn.value).arg(mark.step);
        QCOMPARE(marks.join(", "), "4 after 0, 5 after 2");
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
};

QTEST_GUILESS_MAIN(TstGameSession)
#include "tst_game_session.moc"

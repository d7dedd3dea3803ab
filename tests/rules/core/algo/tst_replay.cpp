// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/open_log.h"
#include "tests/support/toys/toys.h"

#include <QTest>

using namespace orontes::core;
using orontes::tests::Toy;

namespace {

const SeatId ada{0};
const SeatId ben{1};

Toy skirmish() {
    return orontes::tests::toys()[0];
}

Toy harvest() {
    return orontes::tests::toys()[1];
}

Action act(SeatId seat, const char* verb, std::map<std::string, Value> args = {}) {
    return {Actor{seat}, verb, std::move(args)};
}

Action card(int seat, int number) {
    return act(SeatId{seat}, "card", {{"card", std::int64_t{number}}});
}

Action bet(int seat) {
    return act(SeatId{seat}, "bet", {{"bet", false}});
}

Replay replayOf(const Toy& toy, const std::vector<Action>& actions, std::size_t until = static_cast<std::size_t>(-1)) {
    return *replay(toy.entry.rules, toy.scenarios.front().scenario, actions, until);
}

/// Which steps of a harvest an observer may read, as "+-+".
QString readable(const Observer& observer, const std::vector<Action>& actions) {
    const Replay game = replayOf(harvest(), actions);
    if (game.refusal || game.steps.size() != actions.size())
        return "refused";
    QString marks;
    for (const bool may : readableBy(observer, game.steps))
        marks += may ? '+' : '-';
    return marks;
}

const std::vector<Action> pass{act(ada, "pass"), act(ben, "pass"), act(ada, "pass")};

} // namespace

class TstReplay : public QObject {
    Q_OBJECT

private slots:
    void aReplayPlaysAllActions() {
        const Replay game = replayOf(skirmish(), pass);
        QVERIFY(!game.refusal);
        QCOMPARE(game.steps.size(), std::size_t{3});
        QCOMPARE(skirmish().entry.rules.view(game.steps.back().step.next, {}).turn.value, 2);
        QVERIFY(skirmish().entry.rules.view(game.start, {}).turn == TurnNumber{1});
    }

    void aReplayStopsWhereItIsAsked() {
        QCOMPARE(replayOf(skirmish(), pass, 2).steps.size(), std::size_t{2});
        QCOMPARE(replayOf(skirmish(), pass, 0).steps.size(), std::size_t{0});
        QCOMPARE(replayOf(skirmish(), pass, 9).steps.size(), std::size_t{3});
    }

    void aReplayKeepsWhatComesBeforeAnIllegalAction() {
        const Replay game = replayOf(skirmish(), {act(ada, "pass"), act(ada, "pass"), act(ben, "pass")});
        QCOMPARE(game.steps.size(), std::size_t{1});
        QVERIFY(game.refusal);
        QCOMPARE(QString::fromStdString(game.refusal->id), QString("skirmish.not-now"));
    }

    void aScenarioWithAnErrorIsNotReplayed() {
        Scenario broken = skirmish().scenarios.front().scenario;
        broken.counters.edit().front().setUp.place = OffMap{};
        QVERIFY(!replay(skirmish().entry.rules, broken, pass));
    }

    void chanceIsRolledAndBotsDecideWithoutAPerson() {
        const Toy toy = skirmish();
        BotTable bots = seatBots({BotId{"greedy"}, BotId{"greedy"}}, 3);
        Position now = *toy.entry.rules.start(toy.scenarios.front().scenario);
        while (const std::optional<Action> action = nextAutomaticAction(toy.entry, now, bots))
            now = toy.entry.rules.apply(std::move(now), *action)->next;
        QVERIFY(toy.entry.rules.pending(now).empty());
    }

    void aPersonIsWaitedFor() {
        const Toy toy = skirmish();
        BotTable bots = seatBots({BotId{}, BotId{"greedy"}}, 3);
        const Position start = *toy.entry.rules.start(toy.scenarios.front().scenario);
        QVERIFY(!nextAutomaticAction(toy.entry, start, bots));
    }

    void aBotActsWhileAPersonStillThinks() {
        const Toy toy = harvest();
        BotTable bots = seatBots({BotId{}, BotId{"greedy"}, BotId{}, BotId{}}, 3);
        const Position start = *toy.entry.rules.start(toy.scenarios.front().scenario);
        const std::optional<Action> action = nextAutomaticAction(toy.entry, start, bots);
        QVERIFY(action);
        QVERIFY(action->by == Actor{ben});
    }

    void theSameSeedDrawsTheSame() {
        BotTable one = seatBots({BotId{"a"}, BotId{"b"}}, 42);
        BotTable two = seatBots({BotId{"a"}, BotId{"b"}}, 42);
        QCOMPARE(one.dice.next(), Dice(Dice::streamSeed(42, 0)).next());
        QCOMPARE(one.thoughts[1].next(), Dice(Dice::streamSeed(42, 2)).next());
        two.thoughts[0].next();
        QCOMPARE(one.thoughts[0].below(1000), Dice(Dice::streamSeed(42, 1)).below(1000));
    }

    void aSecretActionIsReadByItsSeatAndTheRefereeAlone() {
        const std::vector<Action> plans{card(0, 1), card(1, 2), bet(0)};
        QCOMPARE(readable({Observer::Kind::Seat, ada}, plans), QString("+-+"));
        QCOMPARE(readable({Observer::Kind::Seat, ben}, plans), QString("-+-"));
        QCOMPARE(readable({Observer::Kind::Spectator, {}}, plans), QString("---"));
        QCOMPARE(readable({Observer::Kind::Referee, {}}, plans), QString("+++"));
    }

    void everybodyReadsSecretsOnceTheyAreRevealed() {
        const std::vector<Action> plans{card(0, 1), bet(0), card(1, 2), bet(1), card(2, 3), bet(2), card(3, 4), bet(3)};
        QCOMPARE(readable({Observer::Kind::Spectator, {}}, plans), QString("++++++++"));
        QCOMPARE(readable({Observer::Kind::Spectator, {}}, {plans.begin(), plans.end() - 1}), QString("-------"));
    }

    void newSecretsStayHiddenBehindOldOnes() {
        std::vector<Action> plans{card(0, 1), bet(0), card(1, 2), bet(1), card(2, 3), bet(2), card(3, 4), bet(3)};
        plans.push_back(act(SeatId{}, "chit", {{"field", std::string("Rye")}}));
        plans.push_back(act(SeatId{1}, "consent"));
        plans.push_back(card(0, 5));
        QCOMPARE(readable({Observer::Kind::Seat, ben}, plans), QString("++++++++++-"));
    }
};

QTEST_APPLESS_MAIN(TstReplay)
#include "tst_replay.moc"

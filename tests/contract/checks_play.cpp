// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/record.h"
#include "tests/contract/checks.h"
#include "tests/contract/said.h"

#include <algorithm>
#include <map>

namespace orontes::tests {

using namespace core;

namespace {

using Places = std::map<CounterId, std::optional<SpaceId>>;

Places placesIn(const View& view) {
    Places places;
    for (const ViewCounter& counter : view.counters)
        places[counter.counter] = counter.space;
    return places;
}

/// Carries out what an event says; false when the counter was not where the event says it was.
bool follow(const Event& event, Places& places) {
    if (const auto* placed = std::get_if<Placed>(&event.what))
        places[placed->counter] = placed->space;
    if (const auto* moved = std::get_if<Moved>(&event.what)) {
        const bool was = places[moved->counter] == moved->from;
        places[moved->counter] = moved->to;
        return was;
    }
    if (const auto* removed = std::get_if<Removed>(&event.what)) {
        const bool was = places[removed->counter] == removed->from;
        places[removed->counter].reset();
        return was;
    }
    return true;
}

/// Plays one whole random game.
Walk played(const Game& game, std::uint64_t seed) {
    Walk walk(game, seed);
    while (!walk.over() && walk.steps().size() < endless)
        walk.play(isLong(game) ? walk.chooseQuickly() : walk.choose());
    return walk;
}

Complaint outcomeFault(const Game& game, const View& end) {
    if (!end.outcome)
        return "nobody owes anything, and there is no outcome";
    for (const SeatId winner : end.outcome->winners)
        if (winner.value < 0 || winner.value >= game.seats())
            return "a seat that does not exist has won";
    const std::size_t points = end.outcome->points.size();
    return points == 0 || points == std::size_t(game.seats()) ? Complaint() : "points are not counted by seat";
}

/// All that can be asked about a position, for comparing two of them.
struct Answers {
    std::vector<View> views;
    std::vector<Pending> pending;
    std::vector<std::vector<Choice>> choices;

    friend bool operator==(const Answers&, const Answers&) = default;
};

Answers answersAbout(const Game& game, const Position& position) {
    Answers answers;
    answers.views.push_back(refereeView(game, position));
    for (const Observer& observer : onlookers(game))
        answers.views.push_back(game.rules().view(position, observer));
    answers.pending = game.rules().pending(position);
    for (const Pending& pending : answers.pending)
        answers.choices.push_back(game.rules().choices(position, pending.actor));
    return answers;
}

} // namespace

Complaint gamesEndAndNobodyIsStuck(const Game& game) {
    const Complaint onTheWay = walkGames(game, gamesOr(game, 20), [&](Walk& walk, const Action&) -> Complaint {
        const View view = refereeView(game, walk.now());
        if (view.outcome)
            return "the game has an outcome and goes on";
        return view.pending == game.rules().pending(walk.now()) ? Complaint() : "the referee's view misses a decision";
    });
    if (!onTheWay.isEmpty())
        return onTheWay;
    const Walk walk = played(game, 1);
    const Complaint atTheEnd = outcomeFault(game, refereeView(game, walk.now()));
    return atTheEnd.isEmpty() ? Complaint() : walk.where() + atTheEnd;
}

Complaint theSameQuestionHasTheSameAnswer(const Game& game) {
    return walkGames(game, gamesOr(game, 2), [&](Walk& walk, const Action&) -> Complaint {
        return answersAbout(game, walk.now()) == answersAbout(game, walk.now()) ? Complaint()
                                                                                : "two answers to a question";
    });
}

Complaint applyingLeavesThePositionAsItWas(const Game& game) {
    return walkGames(game, gamesOr(game, 2), [&](Walk& walk, const Action& next) -> Complaint {
        const Answers before = answersAbout(game, walk.now());
        const Result<Step> step = game.rules().apply(walk.now(), next);
        const Result<Step> refused = game.rules().apply(walk.now(), {next.by, "nonsense", {}});
        return step && !refused && answersAbout(game, walk.now()) == before
                   ? Complaint()
                   : shownAction(game, next) + " has changed the position it was applied to";
    });
}

Complaint recordsReplayToTheSameGame(const Game& game) {
    for (int seed = 1; seed <= gamesOr(game, 3); ++seed) {
        const Walk walk = played(game, static_cast<std::uint64_t>(seed));
        const Record record{{game.rules().info().id, game.rules().info().version, "", "", "", 0, {}}, walk.actions()};
        const RecordRead read = readRecord(writeRecord(record, *game.scenario.seats), *game.scenario.seats);
        if (read.problem || read.record != record)
            return walk.where() + "the record reads back as another one";
        const Result<Replay> again = replay(game.rules(), game.scenario, read.record.actions);
        if (!again || again->refusal || again->steps.size() != walk.steps().size())
            return walk.where() + "the record cannot be replayed";
        for (std::size_t i = 0; i < walk.steps().size(); ++i) {
            const Step& first = walk.steps()[i].step;
            const Step& second = again->steps[i].step;
            if (first.events != second.events || refereeView(game, first.next) != refereeView(game, second.next))
                return walk.where() + QString("the replay differs at action %1").arg(i + 1);
        }
    }
    return {};
}

Complaint undoingReturnsToTheEarlierPosition(const Game& game) {
    const Walk walk = played(game, 5);
    const std::vector<Action> actions = walk.actions();
    Dice dice(6);
    for (int i = 0; i < gamesOr(game, 10); ++i) {
        const auto until = static_cast<std::size_t>(dice.below(static_cast<int>(actions.size())));
        const Result<Replay> back = replay(game.rules(), game.scenario, actions, until);
        const Position there = until == 0 ? back->start : back->steps.back().step.next;
        const Position then = until == 0 ? Walk(game, 5).now() : walk.steps()[until - 1].step.next;
        if (back->steps.size() != until || answersAbout(game, there) != answersAbout(game, then))
            return walk.where() + QString("undoing to action %1 gives another position").arg(until);
    }
    return {};
}

Complaint undoStopsAtEveryDie(const Game& game) {
    const Walk walk = played(game, 7);
    for (const PlayedStep& step : walk.steps())
        if (step.action.by.isChance() && step.step.reveals == Reveals::Nothing)
            return shownAction(game, step.action) + " reveals nothing";
    return {};
}

Complaint eventsTellEveryChangeOfPlace(const Game& game) {
    return walkGames(game, gamesOr(game, 4), [&](Walk& walk, const Action& next) -> Complaint {
        const Result<Step> step = game.rules().apply(walk.now(), next);
        Places places = placesIn(refereeView(game, walk.now()));
        for (const Event& event : step->events)
            if (!follow(event, places))
                return shownAction(game, next) + ": an event moves a counter from where it is not";
        if (places == placesIn(refereeView(game, step->next)))
            return {};
        return shownAction(game, next) + ": a counter has changed its place and no event tells it";
    });
}

Complaint everythingSaidIsASentence(const Game& game) {
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action& next) -> Complaint {
        Complaint fault = faultOf(game, refereeView(game, walk.now()));
        for (const Observer& observer : onlookers(game))
            if (fault.isEmpty())
                fault = faultOf(game, game.rules().view(walk.now(), observer));
        if (fault.isEmpty())
            fault = faultOf(game, game.rules().choices(walk.now(), next.by));
        return fault.isEmpty() ? faultOf(game, game.rules().apply(walk.now(), next)->events) : fault;
    });
}

} // namespace orontes::tests

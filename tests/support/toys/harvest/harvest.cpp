// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/harvest/harvest.h"

#include "rules/core/adapter.h"
#include "tests/support/toys/harvest/info.h"
#include "tests/support/toys/harvest/state.h"

#include <array>

namespace orontes::tests::harvest {

using namespace core;

namespace {

/// As many sides as seats, and for each of them, in their order, one farmer on a home.
void checkFarmers(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    bool fits = scenario.counters->size() == scenario.seats->size() && scenario.sides->size() == scenario.seats->size();
    for (std::size_t i = 0; fits && i < scenario.counters->size(); ++i) {
        const Counter& farmer = (*scenario.counters)[i];
        const auto* place = std::get_if<AtSpace>(&farmer.setUp.place);
        const std::optional<SpaceId> home = place ? findSpace(*scenario.board, place->space) : std::nullopt;
        fits = home && terrainOf(*scenario.board, *home) == TerrainToken{"home"} &&
               farmer.side == (*scenario.sides)[i].token;
    }
    if (fits)
        return;
    Diagnostic finding;
    finding.id = "harvest.one-farmer";
    finding.where.pointer = "/counters";
    findings.push_back(std::move(finding));
}

Action chooseAtRandom(const State& state, SeatId seat, Dice& dice) {
    std::vector<Action> offered;
    choices(state, Actor{seat}, offered);
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

/// Plays a high card in two rounds out of three, bets on fives, consents unless the taker leads.
Action chooseGreedily(const State& state, SeatId seat, Dice& dice) {
    const Player& player = state.players[at(seat.value)];
    if (const auto* asking = std::get_if<Asking>(&state.stage)) {
        const bool ahead = state.players[at(asking->taker)].points > player.points + 2;
        return Reply{ahead ? Answer::No : Answer::Yes};
    }
    if (player.card != 0)
        return SayBet{player.card == 5 ? Bet::Placed : Bet::None};
    return PlayCard{dice.below(3) == 0 ? player.hand.front() : player.hand.back()};
}

struct Harvest {
    using State = harvest::State;
    using Action = harvest::Action;

    static const RulesetInfo& info() { return harvest::info(); }
    static std::span<const Check> checks() {
        static const std::array<Check, 1> own{
            {{"harvest.one-farmer", readsBoard | readsCounters | readsSides, &checkFarmers}}};
        return own;
    }
    static State start(const Scenario& scenario) { return harvest::start(scenario); }
    static Owing owing(const State& state) {
        Owing owing;
        if (std::holds_alternative<Drawing>(state.stage))
            owing.add(chance);
        for (int seat = 0; seat < static_cast<int>(state.players.size()); ++seat)
            if (owes(state, seat))
                owing.add(Actor{SeatId{seat}});
        return owing;
    }
    static int outcomes(const State& state) { return static_cast<int>(state.cup.size()); }
    static Action chanceAction(const State& state, int outcome) { return Chit{state.cup[at(outcome)]}; }
    static std::optional<Outcome> outcome(const State& state) {
        const auto* over = std::get_if<Over>(&state.stage);
        return over ? std::optional<Outcome>(over->outcome) : std::nullopt;
    }
    static void choices(const State& state, Actor actor, std::vector<Action>& out) {
        harvest::choices(state, actor, out);
    }
    static Verdict judge(const State& state, Actor actor, const Action& action) {
        return harvest::judge(state, actor, action);
    }
    static TypedStep<State> apply(State&& state, Actor actor, const Action& action, Events* events) {
        TypedStep<State> step{std::move(state), Reveals::Nothing, false};
        step.secret = std::holds_alternative<PlayCard>(action) || std::holds_alternative<SayBet>(action);
        if (play(step.next, actor, action, events))
            step.reveals = Reveals::Secret;
        return step;
    }
    static View view(const State& state, const Observer& observer) { return harvest::view(state, observer); }
    static State veiled(const State& state, SeatId seat) { return harvest::veiled(state, seat.value); }
    static Pending prompt(const State& state, Actor actor) { return harvest::prompt(state, actor); }
    static Choice describe(const State& state, Actor actor, const Action& action) {
        return harvest::describe(state, actor, action);
    }
    static Result<Action> decode(const State& state, const core::Action& action) {
        return harvest::decode(state, action);
    }
    static core::Action encode(const State& state, Actor actor, const Action& action) {
        return harvest::encode(state, actor, action);
    }
    static void summarise(const State& state, GameSummary& summary) { summary.turn = TurnNumber{state.round}; }
    static std::span<const Bot<State, Action>> bots() {
        static const std::array<Bot<State, Action>, 2> all{{{{BotId{"random"}, TextId{}, TextId{}}, &chooseAtRandom},
                                                            {{BotId{"greedy"}, TextId{}, TextId{}}, &chooseGreedily}}};
        return all;
    }
};

} // namespace

const RulesetEntry& entry() {
    return entryOf<Harvest>();
}

} // namespace orontes::tests::harvest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/skirmish.h"

#include "rules/core/adapter.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/state.h"

#include <array>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

/// Counters stand on the board from the first turn.
void checkSetUp(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const Counter& counter = (*scenario.counters)[i];
        const auto* place = std::get_if<AtSpace>(&counter.setUp.place);
        if (place && findSpace(*scenario.board, place->space))
            continue;
        Diagnostic finding;
        finding.id = "skirmish.not-set-up";
        finding.where.pointer = "/counters/" + std::to_string(i) + "/setUp";
        finding.where.table = counter.id;
        findings.push_back(std::move(finding));
    }
}

std::vector<Action> owedChoices(const State& state, SeatId seat) {
    std::vector<Action> offered;
    choices(state, Actor{seat}, offered);
    std::erase_if(offered, [](const Action& action) { return std::holds_alternative<Concede>(action); });
    return offered;
}

Action chooseAtRandom(const State& state, SeatId seat, Dice& dice) {
    const std::vector<Action> offered = owedChoices(state, seat);
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

/// How much an action promises: good fights first, then shots, then steps towards the middle.
int promise(const State& state, const Action& action) {
    const Board& board = *state.setup->scenario.board;
    return std::visit(Overloaded{[&](const Attack& attack) {
                                     const Odds odds = *fightOdds(state, attack.at).odds;
                                     const Fraction margin = total(odds.attack) - total(odds.defence);
                                     return margin >= 0 ? 100 + static_cast<int>(margin.roundedDown()) : 0;
                                 },
                                 [&](const Shoot&) { return 50; },
                                 [&](const Move& move) {
                                     const SpaceId middle{spaceCount(board) / 2};
                                     return 20 - distance(board, move.to, middle) +
                                            distance(board, state.pieces[at(move.piece)].space, middle);
                                 },
                                 [&](const Leave&) { return 40; },
                                 [&](const GiveUp& giveUp) { return 9 - state.setup->strength[at(giveUp.piece)]; },
                                 [](const auto&) { return 10; }},
                      action);
}

Action chooseGreedily(const State& state, SeatId seat, Dice& dice) {
    std::vector<Action> best;
    int most = -1;
    for (const Action& action : owedChoices(state, seat)) {
        const int value = promise(state, action);
        if (value > most)
            best.clear();
        if (value >= most)
            best.push_back(action);
        most = std::max(most, value);
    }
    return best[static_cast<std::size_t>(dice.below(static_cast<int>(best.size())))];
}

struct Skirmish {
    using State = skirmish::State;
    using Action = skirmish::Action;

    static const RulesetInfo& info() { return skirmish::info(); }
    static std::span<const Check> checks() {
        static const std::array<Check, 1> own{{{"skirmish.not-set-up", readsBoard | readsCounters, &checkSetUp}}};
        return own;
    }
    static State start(const Scenario& scenario) { return skirmish::start(scenario); }
    static Owing owing(const State& state) {
        Owing owing;
        if (std::holds_alternative<Over>(state.stage))
            return owing;
        if (std::holds_alternative<ArrowInFlight>(state.stage) || std::holds_alternative<Fighting>(state.stage))
            owing.add(chance);
        else if (const auto* losing = std::get_if<Losing>(&state.stage))
            owing.add(Actor{SeatId{seatAt(state, losing->at)}});
        else
            owing.add(Actor{SeatId{std::holds_alternative<Deciding>(state.stage) ? state.mover : 1 - state.mover}});
        return owing;
    }
    static Owing volunteers(const State& state) { // S7
        Owing both;
        if (std::holds_alternative<Over>(state.stage))
            return both;
        both.add(Actor{SeatId{0}});
        both.add(Actor{SeatId{1}});
        return both;
    }
    static int outcomes(const State&) { return 6; }
    static Action chanceAction(const State&, int outcome) { return Die{outcome + 1}; }
    static std::optional<Outcome> outcome(const State& state) {
        const auto* over = std::get_if<Over>(&state.stage);
        return over ? std::optional<Outcome>(over->outcome) : std::nullopt;
    }
    static void choices(const State& state, Actor actor, std::vector<Action>& out) {
        skirmish::choices(state, actor, out);
    }
    static Verdict judge(const State& state, Actor actor, const Action& action) {
        return skirmish::judge(state, actor, action);
    }
    static TypedStep<State> apply(State&& state, Actor actor, const Action& action, Events* events) {
        TypedStep<State> step{std::move(state), Reveals::Nothing, false};
        if (actor.isChance())
            step.reveals = Reveals::Die;
        play(step.next, actor, action, events);
        return step;
    }
    static View view(const State& state, const Observer& observer) {
        View shown = skirmish::view(state, observer);
        for (const Actor actor : owing(state))
            shown.pending.push_back(skirmish::prompt(state, actor));
        return shown;
    }
    static State veiled(const State& state, SeatId) { return state; }
    static Pending prompt(const State& state, Actor actor) { return skirmish::prompt(state, actor); }
    static Choice describe(const State& state, Actor actor, const Action& action) {
        return skirmish::describe(state, actor, action);
    }
    static Result<Action> decode(const State& state, const core::Action& action) {
        return skirmish::decode(state, action);
    }
    static core::Action encode(const State& state, Actor actor, const Action& action) {
        return skirmish::encode(state, actor, action);
    }
    static void summarise(const State& state, GameSummary& summary) {
        summary.turn = TurnNumber{state.turn};
        for (std::size_t piece = 0; piece < state.pieces.size(); ++piece)
            if (state.pieces[piece].lost) {
                summary.lost.push_back((*state.setup->scenario.counters)[piece].id);
                summary.lostAt.push_back(state.pieces[piece].space);
            }
    }
    static std::span<const Bot<State, Action>> bots() {
        static const std::array<Bot<State, Action>, 2> all{{{{BotId{"random"}, TextId{}, TextId{}}, &chooseAtRandom},
                                                            {{BotId{"greedy"}, TextId{}, TextId{}}, &chooseGreedily}}};
        return all;
    }
};

} // namespace

const RulesetEntry& entry() {
    return entryOf<Skirmish>();
}

} // namespace orontes::tests::skirmish

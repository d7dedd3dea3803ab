// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/playout.h"
#include "rules/core/play/door.h"

#include <algorithm>
#include <string>
#include <vector>

namespace orontes::core {

/// Erases a typed ruleset. All that is said and asked by people, files and screens goes through here.
template <TypedRuleset R>
class RulesetAdapter final : public Ruleset {
public:
    using State = typename R::State;

    RulesetAdapter() : m_checks(joinChecks(commonChecks(), R::checks())) {}

    const RulesetInfo& info() const override { return R::info(); }
    std::span<const Check> checks() const override { return m_checks; }

    Result<Position> start(const Scenario& scenario) const override {
        if (std::optional<Diagnostic> error = firstError(runChecks(m_checks, R::info(), scenario)))
            return refuse(std::move(*error));
        return Position::of<State>(R::start(scenario));
    }

    std::vector<Pending> pending(const Position& position) const override {
        std::vector<Pending> all;
        for (const Actor actor : R::owing(position.as<State>()))
            all.push_back(R::prompt(position.as<State>(), actor));
        return all;
    }

    std::vector<Choice> choices(const Position& position, Actor actor) const override {
        const State& state = position.as<State>();
        std::vector<typename R::Action> actions;
        if (mayAct(state, actor))
            collect(state, actor, actions);
        std::vector<Choice> offered;
        offered.reserve(actions.size());
        for (const typename R::Action& action : actions)
            offered.push_back(R::describe(state, actor, action));
        return offered;
    }

    Verdict judge(const Position& position, const Action& action) const override {
        const State& state = position.as<State>();
        const Result<typename R::Action> typed = typedAction(state, action);
        if (!typed)
            return refuse(typed.error());
        return judgeTyped(state, action, *typed);
    }

    Result<Step> apply(Position position, const Action& action) const override {
        const State& state = position.as<State>();
        const Result<typename R::Action> typed = typedAction(state, action);
        if (!typed)
            return refuse(typed.error());
        if (Verdict verdict = judgeTyped(state, action, *typed); !verdict)
            return refuse(std::move(verdict.error()));
        Step step;
        TypedStep<State> played = R::apply(std::move(position).template take<State>(), action.by, *typed, &step.events);
        step.next = Position::of<State>(std::move(played.next));
        const bool rolled = action.by.isChance() && played.reveals == Reveals::Nothing;
        step.reveals = rolled ? Reveals::Die : played.reveals;
        step.secret = played.secret;
        return step;
    }

    View view(const Position& position, const Observer& observer) const override {
        return R::view(position.as<State>(), observer);
    }

    Overlay overlay(const Position& position, const OverlayRequest& request) const override {
        if constexpr (DrawsOverlays<R>)
            return R::overlay(position.as<State>(), request);
        return {};
    }

private:
    static bool mayAct(const State& state, Actor actor) {
        if (R::owing(state).contains(actor))
            return true;
        if constexpr (TakesVolunteers<R>)
            return R::volunteers(state).contains(actor);
        return false;
    }

    static void collect(const State& state, Actor actor, std::vector<typename R::Action>& actions) {
        if (!actor.isChance())
            return R::choices(state, actor, actions);
        for (int outcome = 0; outcome < R::outcomes(state); ++outcome)
            actions.push_back(R::chanceAction(state, outcome));
    }

    static Verdict judgeTyped(const State& state, const Action& action, const typename R::Action& typed) {
        if (!action.by.isChance())
            return R::judge(state, action.by, typed);
        std::vector<typename R::Action> outcomes;
        collect(state, action.by, outcomes);
        if (std::find(outcomes.begin(), outcomes.end(), typed) == outcomes.end())
            return refuse(impossibleOutcome(action));
        return {};
    }

    static Result<typename R::Action> typedAction(const State& state, const Action& action) {
        if (!mayAct(state, action.by))
            return refuse(notYourDecision(action.by));
        Result<typename R::Action> typed = R::decode(state, action);
        if (typed && R::encode(state, action.by, *typed) != action)
            return refuse(otherwiseWritten(action));
        return typed;
    }

    std::vector<Check> m_checks;
};

/// Erases the bots of a typed ruleset.
template <TypedRuleset R>
class PlayersAdapter final : public Players {
public:
    using State = typename R::State;
    using TypedBot = Bot<State, typename R::Action>;

    PlayersAdapter() {
        for (const TypedBot& bot : std::span<const TypedBot>(R::bots()))
            m_specs.push_back(bot.spec);
    }

    std::span<const BotSpec> bots() const override { return m_specs; }

    Action decide(const Position& position, SeatId seat, const BotId& bot, Dice& dice) const override {
        const State& state = position.as<State>();
        return R::encode(state, Actor{seat}, botOf(bot).choose(R::veiled(state, seat), seat, dice));
    }

    GameSummary playout(const Position& position, std::span<const BotId> bots, std::uint64_t seed,
                        const PlayoutLimits& limits) const override {
        std::vector<const TypedBot*> seats;
        std::vector<Dice> thoughts;
        for (const BotId& bot : bots) {
            thoughts.emplace_back(Dice::streamSeed(seed, 1 + seats.size()));
            seats.push_back(&botOf(bot));
        }
        Dice dice(Dice::streamSeed(seed, 0));
        const auto choose = [&](const State& state, SeatId seat) {
            const auto index = static_cast<std::size_t>(seat.value);
            return seats[index]->choose(R::veiled(state, seat), seat, thoughts[index]);
        };
        return core::playout<R>(position.as<State>(), choose, dice, limits);
    }

private:
    /// The bot of that id; the first one for an unknown id (callers have checked the id against bots()).
    static const TypedBot& botOf(const BotId& id) {
        const std::span<const TypedBot> all = R::bots();
        const auto found = std::find_if(all.begin(), all.end(), [&](const TypedBot& bot) { return bot.spec.id == id; });
        return found == all.end() ? all.front() : *found;
    }

    std::vector<BotSpec> m_specs;
};

/// The registry's entry of a typed ruleset, made once.
template <TypedRuleset R>
const RulesetEntry& entryOf() {
    static const RulesetAdapter<R> rules;
    static const PlayersAdapter<R> players;
    static const RulesetEntry entry{rules, players};
    return entry;
}

} // namespace orontes::core

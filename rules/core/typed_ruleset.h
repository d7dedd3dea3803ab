// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <array>
#include <cassert>
#include <concepts>
#include <span>
#include <vector>

namespace orontes::core {

/// Who owes a decision, without allocation: at most eight seats in ascending order, or chance alone.
struct Owing {
    std::array<Actor, 8> actors{};
    int count = 0;

    bool none() const { return count == 0; }
    bool onlyChance() const { return count == 1 && actors[0].isChance(); }
    void add(Actor actor) {
        assert(count < 8);
        actors[static_cast<std::size_t>(count++)] = actor;
    }
    bool contains(Actor actor) const {
        for (const Actor& one : *this)
            if (one == actor)
                return true;
        return false;
    }
    const Actor* begin() const { return actors.data(); }
    const Actor* end() const { return actors.data() + count; }
};

template <class State>
struct TypedStep {
    State next;
    Reveals reveals = Reveals::Nothing;
    bool secret = false;
};

/// A way of playing: chooses an action for a seat that owes one. The state has been veiled for that seat.
template <class State, class TypedAction>
struct Bot {
    BotSpec spec;
    TypedAction (*choose)(const State&, SeatId, Dice&);
};

/// A ruleset whose seats may also act while they owe nothing. Playouts never ask them; describe() marks such choices.
template <class R>
concept TakesVolunteers = requires(const typename R::State& position) {
    { R::volunteers(position) } -> std::same_as<Owing>;
};

/// A ruleset that has something to show on the map: RulesetInfo::overlays is not empty. Reads nothing secret.
template <class R>
concept DrawsOverlays = requires(const typename R::State& position, const OverlayRequest& request) {
    { R::overlay(position, request) } -> std::same_as<Overlay>;
};

/// What a ruleset's folder provides, as static functions of one struct with its own State and Action types.
/// Playouts call these directly; the adapter erases them.
template <class R>
concept TypedRuleset =
    requires(typename R::State state, const typename R::State& position, const typename R::Action& action,
             const Scenario& scenario, const Action& erased, SeatId seat, Actor actor, const Observer& observer,
             Events* events, std::vector<typename R::Action>& out, int outcome, GameSummary& summary) {
        { R::info() } -> std::same_as<const RulesetInfo&>;
        /// The ruleset's own checks, without the common ones.
        { R::checks() } -> std::convertible_to<std::span<const Check>>;
        /// Precondition: the scenario has no error.
        { R::start(scenario) } -> std::same_as<typename R::State>;
        { R::owing(position) } -> std::same_as<Owing>;
        /// Number of equally likely outcomes of the chance action that is owed.
        { R::outcomes(position) } -> std::same_as<int>;
        { R::chanceAction(position, outcome) } -> std::same_as<typename R::Action>;
        { R::outcome(position) } -> std::same_as<std::optional<Outcome>>;
        /// Appends every legal action of the seat. Never asked about chance.
        R::choices(position, actor, out);
        /// Never asked about chance: its legal actions are chanceAction(0) … chanceAction(outcomes - 1).
        { R::judge(position, actor, action) } -> std::same_as<Verdict>;
        /// Precondition: judged legal. `events` may be null.
        { R::apply(std::move(state), actor, action, events) } -> std::same_as<TypedStep<typename R::State>>;
        { R::view(position, observer) } -> std::same_as<View>;
        /// The state with everything replaced that the seat may not know.
        { R::veiled(position, seat) } -> std::same_as<typename R::State>;
        /// What the prompt says.
        { R::prompt(position, actor) } -> std::same_as<Pending>;
        { R::describe(position, actor, action) } -> std::same_as<Choice>;
        { R::decode(position, erased) } -> std::same_as<Result<typename R::Action>>;
        /// The one way this action is written: decode accepts no other.
        { R::encode(position, actor, action) } -> std::same_as<Action>;
        /// Fills in turn, lost and lostAt of a game that has stopped.
        R::summarise(position, summary);
        { R::bots() } -> std::convertible_to<std::span<const Bot<typename R::State, typename R::Action>>>;
    } &&
    std::equality_comparable<typename R::State> && std::equality_comparable<typename R::Action>;

} // namespace orontes::core

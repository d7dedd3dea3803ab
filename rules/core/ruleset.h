// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"
#include "rules/core/play/dice.h"
#include "rules/core/play/overlay.h"
#include "rules/core/play/view.h"

#include <atomic>
#include <memory>
#include <span>

namespace orontes::core {

/// A position of some ruleset's game, its type erased. A value: copies share it, `apply` moves it when it is the only
/// owner.
class Position {
public:
    Position() = default;
    template <class State>
    static Position of(State state) {
        Position position;
        position.m_state = std::make_shared<State>(std::move(state));
        return position;
    }

    bool empty() const { return !m_state; }
    /// Only for the adapter that made it.
    template <class State>
    const State& as() const {
        return *static_cast<const State*>(m_state.get());
    }
    template <class State>
    State take() && {
        if (m_state.use_count() == 1)
            return std::move(*static_cast<State*>(m_state.get()));
        return as<State>();
    }

private:
    std::shared_ptr<void> m_state;
};

struct Step {
    Position next;
    Events events;
    Reveals reveals = Reveals::Nothing;
    bool secret = false; ///< only the actor may see this action until a later one reveals secrets
};

/// The nine questions that everything asks of a ruleset. Pure: the same answer to the same question.
class Ruleset {
public:
    virtual ~Ruleset() = default;

    virtual const RulesetInfo& info() const = 0;
    /// The common checks and the ruleset's own. Never fails; an unplayable scenario has at least one error.
    virtual std::span<const Check> checks() const = 0;
    /// The first position; refused with the first error of the checks when the scenario has one.
    virtual Result<Position> start(const Scenario& scenario) const = 0;
    /// The decisions that are owed now, by one seat or several at once, or by chance. Empty when the game is over.
    virtual std::vector<Pending> pending(const Position& position) const = 0;
    /// Every legal action of the actor; for chance one per outcome, in their order. A seat that owes nothing may still
    /// have some: to concede, to agree to a draw.
    virtual std::vector<Choice> choices(const Position& position, Actor actor) const = 0;
    /// Whether the action is legal, and if not, why.
    virtual Verdict judge(const Position& position, const Action& action) const = 0;
    /// Judges, then plays. The position passed in is left equal for whoever else holds it.
    virtual Result<Step> apply(Position position, const Action& action) const = 0;
    /// All that the observer may see.
    virtual View view(const Position& position, const Observer& observer) const = 0;
    /// What the rules have to show on the map, from what everyone may know of the position. An empty answer where the
    /// ruleset has no such overlay, where the counter takes no part, or the space is not one of the board.
    virtual Overlay overlay(const Position& position, const OverlayRequest& request) const = 0;
};

struct BotSpec {
    BotId id;
    TextId name;
    TextId description;
};

struct PlayoutLimits {
    int actions = 100000;                    ///< a game that takes more is reported as unfinished
    const std::atomic<bool>* stop = nullptr; ///< once it is set, the game is left unfinished
};

/// What statistics keep of one game.
struct GameSummary {
    std::optional<Outcome> outcome; ///< nothing: stopped by the limit
    int actions = 0;
    TurnNumber turn;
    std::vector<CounterId> lost; ///< in roster order
    std::vector<SpaceId> lostAt; ///< where each was last, parallel to `lost`; invalid for one lost before play
    /// By side in the scenario's order, then by RulesetInfo::scoreSources; empty where sides do not score.
    std::vector<std::vector<std::int64_t>> scored = {};
    std::vector<std::size_t> met = {}; ///< clauses of Scenario::victory that have been met, ascending, where they score
};

/// How computers play a ruleset: bots, and whole games at the ruleset's own speed.
class Players {
public:
    virtual ~Players() = default;

    virtual std::span<const BotSpec> bots() const = 0;
    /// What the bot does now in this seat. It is given no more than the seat's player may see. Precondition: the seat
    /// owes a decision.
    virtual Action decide(const Position& position, SeatId seat, const BotId& bot, Dice& dice) const = 0;
    /// A whole game from a position; `bots` holds one bot per seat. The same seed gives the same game as playing it
    /// action by action with `decide` and Dice(streamSeed(seed, 0)) for chance and Dice(streamSeed(seed, 1 + seat)) for
    /// each bot.
    virtual GameSummary playout(const Position& position, std::span<const BotId> bots, std::uint64_t seed,
                                const PlayoutLimits& limits) const = 0;
};

/// What a ruleset's folder offers to the registry.
struct RulesetEntry {
    const Ruleset& rules;
    const Players& players;
};

} // namespace orontes::core

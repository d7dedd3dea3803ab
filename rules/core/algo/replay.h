// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <cstddef>
#include <span>
#include <vector>

namespace orontes::core {

/// One action of a game with what came of it.
struct PlayedStep {
    Action action;
    Step step;
};

struct Replay {
    Position start;
    std::vector<PlayedStep> steps;     ///< up to the last legal action asked for
    std::optional<Diagnostic> refusal; ///< why the action after the last step is illegal
};

/// Folds the actions over the scenario's first position, judging each. Stops at the first illegal one or after `until`
/// actions.
Result<Replay> replay(const Ruleset& rules, const Scenario& scenario, std::span<const Action> actions,
                      std::size_t until = static_cast<std::size_t>(-1));

/// Plays on with bots and dice until the game ends, `limits` is reached or a seat without a bot owes a decision.
/// Draws from the streams that Players::playout documents.
struct BotTable {
    std::vector<BotId> seats; ///< by SeatId; empty id: a person
    std::vector<Dice> thoughts;
    Dice dice;
};
BotTable seatBots(std::vector<BotId> seats, std::uint64_t seed);
/// The next action that needs no person, if there is one.
std::optional<Action> nextAutomaticAction(const RulesetEntry& entry, const Position& position, BotTable& bots);

} // namespace orontes::core

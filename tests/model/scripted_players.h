// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/batch.h"
#include "rules/core/ruleset.h"

#include <functional>
#include <vector>

namespace orontes::tests {

/// Bots "random" and "greedy" whose games come from the test.
class ScriptedPlayers final : public core::Players {
public:
    using Game = std::function<core::GameSummary(std::span<const core::BotId> bots, std::uint64_t seed,
                                                 const core::PlayoutLimits& limits)>;

    explicit ScriptedPlayers(Game game) : m_game(std::move(game)) {}

    std::span<const core::BotSpec> bots() const override { return m_bots; }
    core::Action decide(const core::Position&, core::SeatId, const core::BotId&, core::Dice&) const override {
        return {};
    }
    core::GameSummary playout(const core::Position&, std::span<const core::BotId> bots, std::uint64_t seed,
                              const core::PlayoutLimits& limits) const override {
        return m_game(bots, seed, limits);
    }

private:
    std::vector<core::BotSpec> m_bots{{core::BotId{"random"}, {}, {}}, {core::BotId{"greedy"}, {}, {}}};
    Game m_game;
};

/// A game that this seat has won, on turn 1 after one action; -1: a draw.
core::GameSummary wonBy(int seat);

/// Games in the order of their numbers within a batch of this seed, each played once.
ScriptedPlayers::Game inOrder(std::uint64_t seed, std::vector<core::GameSummary> games);

/// Six games of two seats on the meadow: red wins twice, blue once, one is drawn, one shared, one unfinished.
std::vector<core::GameSummary> sixGames();

/// The batch on the meadow whose games are given.
model::BalanceReport scripted(std::vector<core::GameSummary> games);

} // namespace orontes::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"
#include "tests/support/games.h"

#include <functional>

namespace orontes::tests {

/// Longer games count as endless.
inline constexpr int endless = 20000;

/// A game played by choosing evenly among what is owed, whoever's turn it is among those who owe.
class Walk {
public:
    Walk(const Game& game, std::uint64_t seed);

    const core::Position& now() const { return m_now; }
    const std::vector<core::PlayedStep>& steps() const { return m_steps; }
    std::vector<core::Action> actions() const;
    bool over() const { return m_game.rules().pending(m_now).empty(); }
    /// A random owed action of a random owing actor. Precondition: not over.
    core::Action choose();
    /// The same at the speed of bots, without a word about the choices; its own order of dice.
    core::Action chooseQuickly();
    /// One of the actor's owed choices.
    core::Action choose(core::Actor actor);
    /// Asserts that the action is legal.
    const core::Step& play(const core::Action& action);
    int pick(int count) { return m_dice.below(count); }
    /// "skirmish/meadow, seed 3, after 17 actions: " for complaints.
    QString where() const;

private:
    const Game& m_game;
    std::uint64_t m_seed;
    core::Dice m_dice;
    core::Position m_now;
    std::vector<core::PlayedStep> m_steps;
};

/// What is wrong, or nothing.
using Complaint = QString;

/// Walks through `count` games and asks `look` before each action about the position and the action that will be
/// played, until one complains. Of long games it sees every 127th position.
Complaint walkGames(const Game& game, int count,
                    const std::function<Complaint(Walk& walk, const core::Action& next)>& look);

core::View refereeView(const Game& game, const core::Position& position);
/// All seats and a spectator.
std::vector<core::Observer> onlookers(const Game& game);
QString shownAction(const Game& game, const core::Action& action);
QString shownFinding(const Game& game, const core::Diagnostic& finding);

} // namespace orontes::tests

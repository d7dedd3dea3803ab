// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"
#include "tests/support/games.h"

#include <memory>
#include <vector>

namespace orontes::tests {

inline constexpr core::Observer referee{core::Observer::Kind::Referee, {}};
inline constexpr core::Observer spectator{core::Observer::Kind::Spectator, {}};

/// Aborts the test when the game cannot begin.
std::unique_ptr<model::GameSession> begin(const core::RulesetEntry& rules, const core::Scenario& scenario,
                                          const model::SessionSetup& setup = {});
model::SessionSetup bots(const char* bot, std::size_t seats, std::uint64_t seed);

core::Action firstChoice(const model::GameSession& session);
/// A choice that is not `other`; the game must offer one.
core::Action anotherChoice(const model::GameSession& session, const core::Action& other);
std::vector<core::Action> actionsOf(const model::GameSession& session);

/// The bundled battle of ten armies with losses, arrivals and some hundred actions.
const Game& qadeshBattle();
/// Two sensible bots play it.
std::unique_ptr<model::GameSession> beginQadesh(std::uint64_t seed);

} // namespace orontes::tests

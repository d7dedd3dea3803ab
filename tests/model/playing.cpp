// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/playing.h"

#include <algorithm>

namespace orontes::tests {

std::unique_ptr<model::GameSession> begin(const core::RulesetEntry& rules, const core::Scenario& scenario,
                                          const model::SessionSetup& setup) {
    core::Result<std::unique_ptr<model::GameSession>> session = model::GameSession::begin(rules, scenario, setup);
    if (!session)
        qFatal("the game does not begin: %s at %s", session.error().id.c_str(), session.error().where.pointer.c_str());
    return *std::move(session);
}

model::SessionSetup bots(const char* bot, std::size_t seats, std::uint64_t seed) {
    return {seed, std::vector<core::BotId>(seats, core::BotId{bot}), model::DiceBy::Program};
}

core::Action firstChoice(const model::GameSession& session) {
    return session.choices(session.pending().front().actor).front().action;
}

core::Action anotherChoice(const model::GameSession& session, const core::Action& other) {
    const std::vector<core::Choice> choices = session.choices(session.pending().front().actor);
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const core::Choice& choice) { return choice.action != other; });
    if (found == choices.end())
        qFatal("there is no other choice");
    return found->action;
}

std::vector<core::Action> actionsOf(const model::GameSession& session) {
    std::vector<core::Action> actions;
    for (const core::PlayedStep& step : session.steps())
        actions.push_back(step.action);
    return actions;
}

const Game& qadeshBattle() {
    const std::vector<Game>& all = games();
    const auto found =
        std::find_if(all.begin(), all.end(), [](const Game& game) { return game.name() == "qadesh/qadesh"; });
    if (found == all.end())
        qFatal("the bundled battle of Qadesh is missing");
    return *found;
}

std::unique_ptr<model::GameSession> beginQadesh(std::uint64_t seed) {
    return begin(*qadeshBattle().entry, qadeshBattle().scenario, bots("sensible", 2, seed));
}

} // namespace orontes::tests

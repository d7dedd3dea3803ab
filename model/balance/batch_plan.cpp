// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>

namespace orontes::model {
namespace {

using Refusal = std::optional<core::Diagnostic>;

core::Diagnostic findingOf(const char* id, core::TextArgs args = {}) {
    core::Diagnostic finding;
    finding.id = id;
    finding.args = std::move(args);
    return finding;
}

Refusal wrongNumbers(const BatchSetup& setup) {
    if (setup.games < 1 || setup.actionLimit < 1)
        return findingOf("balance.no-games");
    if (setup.shards < 1 || setup.shard < 1 || setup.shard > setup.shards)
        return findingOf("balance.no-such-shard",
                         {{"shard", std::int64_t{setup.shard}}, {"shards", std::int64_t{setup.shards}}});
    if (setup.stop && setup.shards > 1)
        return findingOf("balance.stop-in-shard");
    if (setup.stop && !(setup.stop->width > 0 && setup.stop->width < 1))
        return findingOf("balance.width");
    return {};
}

Refusal wrongBots(const core::Players& players, std::size_t seats, const std::vector<core::BotId>& bots) {
    std::string known;
    for (const core::BotSpec& spec : players.bots())
        known += (known.empty() ? "" : ", ") + spec.id.value;
    for (const core::BotId& bot : bots)
        if (std::none_of(players.bots().begin(), players.bots().end(),
                         [&](const core::BotSpec& spec) { return spec.id == bot; }))
            return findingOf("balance.unknown-bot", {{"bot", bot.value}, {"known", known}});
    if (bots.size() != seats)
        return findingOf("balance.bots-per-seat", {{"seats", static_cast<std::int64_t>(seats)},
                                                   {"bots", static_cast<std::int64_t>(bots.size())}});
    return {};
}

Refusal wrongSwap(const BatchPlan& plan) {
    if (plan.seating != Seating::Swapped)
        return {};
    if (plan.bots.size() != 2)
        return findingOf("balance.swap-two-seats", {{"seats", static_cast<std::int64_t>(plan.bots.size())}});
    if (plan.bots.front() == plan.bots.back())
        return findingOf("balance.swap-same-bot", {{"bot", plan.bots.front().value}});
    if (plan.games % 2 != 0)
        return findingOf("balance.swap-odd-games", {{"games", plan.games}});
    return {};
}

} // namespace

core::BotId usualBot(const core::Players& players) {
    for (const core::BotSpec& spec : players.bots())
        if (spec.id.value == "sensible")
            return spec.id;
    return players.bots().back().id;
}

core::Result<BatchPlan> planOf(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                               const BatchSetup& setup) {
    if (Refusal wrong = wrongNumbers(setup))
        return core::refuse(*std::move(wrong));
    BatchPlan plan{scenario.ruleset, ruleset.rules.info().version,
                   scenario.title,   core::scenarioHash(scenario),
                   *scenario.seats,  *scenario.sides,
                   setup.bots,       setup.seating,
                   setup.seed,       setup.games,
                   setup.stop,       setup.actionLimit,
                   setup.shards};
    if (plan.bots.empty())
        plan.bots.assign(plan.seats.size(), usualBot(ruleset.players));
    if (Refusal wrong = wrongBots(ruleset.players, plan.seats.size(), plan.bots))
        return core::refuse(*std::move(wrong));
    if (Refusal wrong = wrongSwap(plan))
        return core::refuse(*std::move(wrong));
    return plan;
}

} // namespace orontes::model

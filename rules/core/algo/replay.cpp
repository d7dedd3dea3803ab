// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/replay.h"

#include <algorithm>

namespace orontes::core {

Result<Replay> replay(const Ruleset& rules, const Scenario& scenario, std::span<const Action> actions,
                      std::size_t until) {
    Result<Position> start = rules.start(scenario);
    if (!start)
        return refuse(std::move(start.error()));
    Replay game{*start, {}, {}};
    Position position = *std::move(start);
    for (const Action& action : actions.first(std::min(until, actions.size()))) {
        Result<Step> step = rules.apply(std::move(position), action);
        if (!step) {
            game.refusal = std::move(step.error());
            break;
        }
        position = step->next;
        game.steps.push_back({action, *std::move(step)});
    }
    return game;
}

BotTable seatBots(std::vector<BotId> seats, std::uint64_t seed) {
    BotTable table{std::move(seats), {}, Dice(Dice::streamSeed(seed, 0))};
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        table.thoughts.emplace_back(Dice::streamSeed(seed, 1 + seat));
    return table;
}

std::optional<Action> nextAutomaticAction(const RulesetEntry& entry, const Position& position, BotTable& bots) {
    for (const Pending& owed : entry.rules.pending(position)) {
        if (owed.actor.isChance())
            return entry.rules.choices(position, chance)[static_cast<std::size_t>(bots.dice.below(owed.outcomes))]
                .action;
        const auto seat = static_cast<std::size_t>(owed.actor.seat.value);
        if (seat < bots.seats.size() && !bots.seats[seat].empty())
            return entry.players.decide(position, owed.actor.seat, bots.seats[seat], bots.thoughts[seat]);
    }
    return std::nullopt;
}

} // namespace orontes::core

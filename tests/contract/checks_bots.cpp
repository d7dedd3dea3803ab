// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

#include <algorithm>

namespace orontes::tests {

using namespace core;

namespace {

std::vector<CounterId> lostIn(const View& view) {
    std::vector<CounterId> lost;
    for (const ViewCounter& counter : view.counters)
        if (counter.lost)
            lost.push_back(counter.counter);
    return lost;
}

/// Each bot for all seats, and all bots side by side.
std::vector<std::vector<BotId>> tables(const Game& game) {
    const std::span<const BotSpec> bots = game.entry->players.bots();
    std::vector<std::vector<BotId>> all;
    for (const BotSpec& bot : bots)
        all.emplace_back(static_cast<std::size_t>(game.seats()), bot.id);
    std::vector<BotId> mixed;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat)
        mixed.push_back(bots[seat % bots.size()].id);
    all.push_back(std::move(mixed));
    return all;
}

Complaint compare(const Game& game, const std::vector<BotId>& seats, std::uint64_t seed) {
    const Position start = Walk(game, seed).now();
    const GameSummary summary = game.entry->players.playout(start, seats, seed, {endless});
    BotTable table = seatBots(seats, seed);
    Walk walk(game, seed);
    while (const std::optional<Action> action = nextAutomaticAction(*game.entry, walk.now(), table)) {
        if (walk.steps().size() >= endless)
            return walk.where() + "no end with bots";
        if (const Verdict verdict = game.rules().judge(walk.now(), *action); !verdict)
            return walk.where() + "a bot chose " + shownAction(game, *action) + ", but " +
                   shownFinding(game, verdict.error());
        walk.play(*action);
    }
    const View end = refereeView(game, walk.now());
    const bool same = summary.outcome == end.outcome && summary.actions == static_cast<int>(walk.steps().size()) &&
                      summary.turn == end.turn && summary.lost == lostIn(end) &&
                      summary.lostAt.size() == summary.lost.size();
    return same ? Complaint() : walk.where() + "the playout ends otherwise";
}

} // namespace

Complaint botsPlayLegally(const Game& game) {
    if (game.entry->players.bots().empty())
        return "there is no bot";
    return walkGames(game, gamesOr(game, 2), [&](Walk& walk, const Action& next) -> Complaint {
        if (next.by.isChance())
            return {};
        for (const BotSpec& bot : game.entry->players.bots()) {
            Dice dice(walk.steps().size());
            const Action action = game.entry->players.decide(walk.now(), next.by.seat, bot.id, dice);
            if (const Verdict verdict = game.rules().judge(walk.now(), action); !verdict || action.by != next.by)
                return "bot " + QString::fromStdString(bot.id.value) + " chose " + shownAction(game, action);
        }
        return {};
    });
}

Complaint playoutsEqualGamesPlayedStepByStep(const Game& game) {
    for (int seed = 1; seed <= gamesOr(game, 2); ++seed)
        for (const std::vector<BotId>& seats : tables(game))
            if (const Complaint complaint = compare(game, seats, static_cast<std::uint64_t>(seed));
                !complaint.isEmpty())
                return complaint;
    return {};
}

} // namespace orontes::tests

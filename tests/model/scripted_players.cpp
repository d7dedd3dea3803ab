// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/scripted_players.h"

#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <map>

namespace orontes::tests {

using namespace core;

namespace {

constexpr SeatId red{0};
constexpr SeatId blue{1};

Text because(const char* id, TextArgs args = {}) {
    return {TextId{id}, std::move(args)};
}

GameSummary ended(Outcome outcome, int actions, std::vector<int> lost, std::vector<int> lostAt) {
    GameSummary game;
    game.turn = outcome.turn;
    game.outcome = std::move(outcome);
    game.actions = actions;
    for (const int counter : lost)
        game.lost.push_back(CounterId{counter});
    for (const int space : lostAt)
        game.lostAt.push_back(SpaceId{space});
    return game;
}

} // namespace

GameSummary wonBy(int seat) {
    Outcome outcome{{}, "", because("skirmish.end.won"), TurnNumber{1}};
    if (seat >= 0)
        outcome.winners = {SeatId{seat}};
    return ended(std::move(outcome), 1, {}, {});
}

ScriptedPlayers::Game inOrder(std::uint64_t seed, std::vector<GameSummary> games) {
    std::map<std::uint64_t, GameSummary> bySeed;
    for (std::size_t i = 0; i < games.size(); ++i)
        bySeed.emplace(Dice::streamSeed(seed, i), std::move(games[i]));
    return
        [bySeed](std::span<const BotId>, std::uint64_t gameSeed, const PlayoutLimits&) { return bySeed.at(gameSeed); };
}

std::vector<GameSummary> sixGames() {
    GameSummary unfinished;
    unfinished.actions = 100;
    unfinished.turn = TurnNumber{9};
    unfinished.lost = {CounterId{1}};
    unfinished.lostAt = {SpaceId{}};
    return {ended({{red}, "decisive", because("skirmish.end.won"), TurnNumber{3}}, 10, {6, 7}, {24, 25}),
            ended({{blue}, "", because("skirmish.end.conceded"), TurnNumber{5}}, 20, {1}, {24}),
            ended({{}, "", because("skirmish.end.drawn"), TurnNumber{14}}, 40, {}, {}),
            ended({{red, blue},
                   "minor",
                   because("skirmish.event.lost", {{"counter", "Red 1"}, {"hex", "0404"}}),
                   TurnNumber{3},
                   {4, 7}},
                  8, {}, {}),
            unfinished,
            ended({{red}, "decisive", because("skirmish.end.won"), TurnNumber{5}, {2, -1}}, 22, {6}, {24})};
}

model::BalanceReport scripted(std::vector<GameSummary> games) {
    model::BatchSetup setup;
    setup.games = static_cast<std::int64_t>(games.size());
    const ScriptedPlayers players(inOrder(setup.seed, std::move(games)));
    return model::runBatch({skirmish::entry().rules, players}, skirmish::meadow(), setup).value();
}

} // namespace orontes::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"
#include "tests/support/toys/skirmish/state.h"

#include <algorithm>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

Verdict no(const char* id, const char* reference) {
    Diagnostic finding;
    finding.id = id;
    finding.rule = rule(reference);
    return refuse(std::move(finding));
}

bool adjacent(const State& state, SpaceId a, SpaceId b) {
    return edgeBetween(*state.setup->scenario.board, a, b).has_value();
}

/// S1: one hex, not onto the enemy, three counters at most in a hex.
Verdict judgeMove(const State& state, Actor actor, const Move& move) {
    const Piece& piece = state.pieces[at(move.piece)];
    if (seatOf(state, move.piece) != actor.seat.value || piece.lost)
        return no("skirmish.not-yours", "S1");
    if (!adjacent(state, piece.space, move.to))
        return no("skirmish.too-far", "S1");
    const int holder = seatAt(state, move.to);
    if (holder >= 0 && holder != actor.seat.value)
        return no("skirmish.enemy-there", "S1");
    if (piecesAt(state, move.to).size() >= 3)
        return no("skirmish.full", "S1");
    return {};
}

/// S3: enemies in the hex, own counters beside it, and odds of at least one to two.
Verdict judgeAttack(const State& state, Actor actor, const Attack& attack) {
    const int holder = seatAt(state, attack.at);
    if (holder < 0 || holder == actor.seat.value)
        return no("skirmish.nobody-there", "S3");
    const Calculation odds = fightOdds(state, attack.at);
    if (odds.column.empty())
        return no("skirmish.too-weak", "S3");
    return {};
}

/// S2
Verdict judgeShot(const State& state, const Shoot& shot) {
    const std::vector<int> archers = archersBeside(state, std::get<Interrupted>(state.stage).target);
    if (std::find(archers.begin(), archers.end(), shot.archer) == archers.end())
        return no("skirmish.cannot-shoot", "S2");
    return {};
}

/// S4
Verdict judgeGivingUp(const State& state, const GiveUp& giveUp) {
    const Piece& piece = state.pieces[at(giveUp.piece)];
    if (piece.lost || piece.space != std::get<Losing>(state.stage).at)
        return no("skirmish.not-in-the-fight", "S4");
    return {};
}

bool owes(const State& state, Actor actor) {
    return std::visit(Overloaded{[&](const Deciding&) { return actor.seat.value == state.mover; },
                                 [&](const Interrupted&) { return actor.seat.value == 1 - state.mover; },
                                 [&](const Losing& losing) { return actor.seat.value == seatAt(state, losing.at); },
                                 [](const auto&) { return false; }},
                      state.stage);
}

} // namespace

Verdict judge(const State& state, Actor actor, const Action& action) {
    if (std::holds_alternative<Concede>(action)) // S7
        return {};
    if (!owes(state, actor))
        return refuse(notYourDecision(actor));
    const bool deciding = std::holds_alternative<Deciding>(state.stage);
    const bool interrupted = std::holds_alternative<Interrupted>(state.stage);
    const Verdict notNow = no("skirmish.not-now", "S1");
    return std::visit(
        Overloaded{[&](const Move& move) { return deciding ? judgeMove(state, actor, move) : notNow; },
                   [&](const Attack& attack) { return deciding ? judgeAttack(state, actor, attack) : notNow; },
                   [&](const Pass&) { return deciding ? Verdict{} : notNow; },
                   [&](const Shoot& shot) { return interrupted ? judgeShot(state, shot) : notNow; },
                   [&](const Hold&) { return interrupted ? Verdict{} : notNow; },
                   [&](const GiveUp& giveUp) {
                       return std::holds_alternative<Losing>(state.stage) ? judgeGivingUp(state, giveUp) : notNow;
                   },
                   [&](const Concede&) { return Verdict{}; }, [&](const Die&) { return notNow; }},
        action);
}

void choices(const State& state, Actor actor, std::vector<Action>& out) {
    std::vector<Action> candidates{Pass{}, Hold{}, Concede{}};
    const Board& board = *state.setup->scenario.board;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece) {
        candidates.emplace_back(Shoot{piece});
        candidates.emplace_back(GiveUp{piece});
        for (const Neighbour& step : neighbours(board, state.pieces[at(piece)].space))
            candidates.emplace_back(Move{piece, step.space});
    }
    for (int space = 0; space < spaceCount(board); ++space)
        candidates.emplace_back(Attack{SpaceId{space}});
    for (const Action& candidate : candidates)
        if (judge(state, actor, candidate))
            out.push_back(candidate);
}

} // namespace orontes::tests::skirmish

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/state.h"

#include <algorithm>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

/// Why an action is illegal, as cheap as can be: thousands are asked about in every playout. Empty: it is legal.
struct Refusal {
    const char* id = nullptr;
    const char* reference = nullptr;

    bool none() const { return !id; }
};

Refusal no(const char* id, const char* reference) {
    return {id, reference};
}

bool adjacent(const State& state, SpaceId a, SpaceId b) {
    return edgeBetween(*state.setup->scenario.board, a, b).has_value();
}

/// S1: one hex, not onto the enemy, three counters at most in a hex.
Refusal againstMove(const State& state, Actor actor, const Move& move) {
    const Piece& piece = state.pieces[at(move.piece)];
    if (seatOf(state, move.piece) != actor.seat.value || !piece.onMap())
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

/// S9
Refusal againstLeaving(const State& state, Actor actor, const Leave& leave) {
    const Piece& piece = state.pieces[at(leave.piece)];
    if (seatOf(state, leave.piece) != actor.seat.value || !piece.onMap())
        return no("skirmish.not-yours", "S1");
    const std::vector<SpaceId>& exits = state.setup->exits[at(actor.seat.value)];
    if (std::find(exits.begin(), exits.end(), piece.space) == exits.end())
        return no("skirmish.no-exit", "S9");
    return {};
}

/// S3: enemies in the hex, own counters beside it, and odds of at least one to two.
Refusal againstAttack(const State& state, Actor actor, const Attack& attack) {
    const int holder = seatAt(state, attack.at);
    if (holder < 0 || holder == actor.seat.value)
        return no("skirmish.nobody-there", "S3");
    const Calculation odds = fightOdds(state, attack.at);
    if (odds.column.empty())
        return no("skirmish.too-weak", "S3");
    return {};
}

/// S2
Refusal againstShot(const State& state, const Shoot& shot) {
    const std::vector<int> archers = archersBeside(state, std::get<Interrupted>(state.stage).target);
    if (std::find(archers.begin(), archers.end(), shot.archer) == archers.end())
        return no("skirmish.cannot-shoot", "S2");
    return {};
}

/// S4
Refusal againstGivingUp(const State& state, const GiveUp& giveUp) {
    const Piece& piece = state.pieces[at(giveUp.piece)];
    if (!piece.onMap() || piece.space != std::get<Losing>(state.stage).at)
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

Refusal whyNot(const State& state, Actor actor, const Action& action) {
    if (std::holds_alternative<Concede>(action)) // S7
        return {};
    if (!owes(state, actor))
        return no("skirmish.not-now", "S1");
    const auto* move = std::get_if<Move>(&action);
    const auto* attack = std::get_if<Attack>(&action);
    const auto* leave = std::get_if<Leave>(&action);
    const auto* shot = std::get_if<Shoot>(&action);
    const auto* giveUp = std::get_if<GiveUp>(&action);
    const bool deciding = std::holds_alternative<Deciding>(state.stage);
    const bool interrupted = std::holds_alternative<Interrupted>(state.stage);
    if (deciding && move)
        return againstMove(state, actor, *move);
    if (deciding && attack)
        return againstAttack(state, actor, *attack);
    if (deciding && leave)
        return againstLeaving(state, actor, *leave);
    if (interrupted && shot)
        return againstShot(state, *shot);
    if (std::holds_alternative<Losing>(state.stage) && giveUp)
        return againstGivingUp(state, *giveUp);
    if ((deciding && std::holds_alternative<Pass>(action)) || (interrupted && std::holds_alternative<Hold>(action)))
        return {};
    return no("skirmish.not-now", "S1");
}

} // namespace

Verdict judge(const State& state, Actor actor, const Action& action) {
    const Refusal refusal = whyNot(state, actor, action);
    if (refusal.none())
        return {};
    Diagnostic finding;
    finding.id = refusal.id;
    finding.rule = rule(refusal.reference);
    return refuse(std::move(finding));
}

void choices(const State& state, Actor actor, std::vector<Action>& out) {
    std::vector<Action> candidates{Pass{}, Hold{}, Concede{}};
    const Board& board = *state.setup->scenario.board;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece) {
        candidates.emplace_back(Leave{piece});
        candidates.emplace_back(Shoot{piece});
        candidates.emplace_back(GiveUp{piece});
        const SpaceId space = state.pieces[at(piece)].space;
        if (const std::vector<int> there = piecesAt(state, space); !there.empty() && there.front() == piece)
            candidates.emplace_back(Attack{space});
        for (const Neighbour& step : neighbours(board, space))
            candidates.emplace_back(Move{piece, step.space});
    }
    for (const Action& candidate : candidates)
        if (whyNot(state, actor, candidate).none())
            out.push_back(candidate);
}

} // namespace orontes::tests::skirmish

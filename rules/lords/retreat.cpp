// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"
#include "rules/lords/score.h"
#include "rules/lords/travel.h"
#include "rules/lords/ways_out.h"

namespace orontes::lords {
namespace {

bool isCornered(const State& state, Party party, PieceId piece) {
    return waysOut(state, party, piece).empty() && !mayLeaveMap(state, piece);
}

/// Calls visit(PieceId) for those who have still to retreat, or may go with them.
template <class Visit>
void forRetreaters(const State& state, Party party, Visit visit) {
    forPieces(state, state.battle.area, [&](PieceId piece) {
        if (isRetreater(state, party, piece))
            visit(piece);
    });
}

int unitsLeft(const State& state, Party party) {
    int units = 0;
    forRetreaters(state, party, [&](PieceId piece) { units += isUnit(kindOf(state, piece)) ? 1 : 0; });
    return units;
}

PieceId firstCornered(const State& state, Party party) {
    PieceId first;
    forRetreaters(state, party, [&](PieceId piece) {
        if (!first.valid() && isUnit(kindOf(state, piece)) && isCornered(state, party, piece))
            first = piece;
    });
    return first;
}

/// A piece has left the battle for good.
void forgetWay(Piece& piece) {
    forgetBattle(piece);
    piece.crossed = piece.placed = false;
    piece.embarked = {};
}

void leaveTo(State& state, Tale& tale, PieceId piece, SpaceId to) {
    const SpaceId from = state.battle.area;
    shift(state, piece, to);
    forgetWay(state.at(piece));
    if (isUnit(kindOf(state, piece)))
        state.battle.refuges.add(to);
    tale.moved(from, {.text = "told.fight.retreats", .rule = "R-LOR-6.5a", .piece = piece, .area = to});
}

void leaveMap(State& state, Tale& tale, PieceId piece) {
    const SpaceId from = state.battle.area;
    const bool toSea = state.at(piece).landed;
    takeOff(state, piece, Lot::Waiting);
    tale.removed(from, {.text = toSea ? "told.toSea" : "told.toHolds",
                        .rule = toSea ? "R-LOR-8.2b" : "R-LOR-13.4a",
                        .piece = piece,
                        .area = from});
}

/// Who can go nowhere is lost, and slain by the enemy (6.5, A-LOR-82).
void giveUp(State& state, Tale& tale, Party party) {
    const NationId by = leaderOf(state, otherOf(party));
    const SpaceId area = state.battle.area;
    for (PieceId lost = firstCornered(state, party); lost.valid(); lost = firstCornered(state, party)) {
        creditKill(state, tale, by, lost);
        eliminate(state, lost);
        tale.removed(area,
                     {.text = "told.fight.cornered", .rule = "R-LOR-6.5e", .piece = lost, .area = area, .nation = by});
    }
}

/// The party has left, all that could, or stays.
void finish(State& state, Tale& tale, Party party) {
    const AreaSet refuges = state.battle.refuges;
    state.battle.refuges = {};
    for (const SpaceId area : refuges)
        desertFrom(state, tale, area);
    if (unitsOf(state, party) == 0)
        endBattle(state, tale);
    else if (party == Party::Standing)
        state.step = Retreating{Party::Moving};
    else
        beginRound(state, tale);
}

/// Plays the first retreat that leaves no choice: everybody has to go, and this piece has one way.
bool goesOnlyWay(State& state, Tale& tale, Party party) {
    const bool units = unitsLeft(state, party) > 0;
    PieceId bound;
    AreaSet ways;
    forRetreaters(state, party, [&](PieceId piece) {
        if (bound.valid() || isUnit(kindOf(state, piece)) != units)
            return;
        ways = waysOut(state, party, piece);
        if (ways.count() + (mayLeaveMap(state, piece) ? 1 : 0) == 1)
            bound = piece;
    });
    if (!bound.valid())
        return false;
    if (ways.empty())
        leaveMap(state, tale, bound);
    else
        leaveTo(state, tale, bound, ways.first());
    return true;
}

/// `units`: any unit; otherwise any marker.
bool canAnyGo(const State& state, Party party, bool units) {
    bool can = false;
    forRetreaters(state, party, [&](PieceId piece) {
        can = can || (isUnit(kindOf(state, piece)) == units && !isCornered(state, party, piece));
    });
    return can;
}

Objection whyNotWithdraw(const State& state, const Retreating& step, PieceId piece) {
    if (!isRetreater(state, step.party, piece))
        return whyNotRetreat(state, step.party, piece, SpaceId{});
    if (!isUnit(kindOf(state, piece)) && !step.leaves)
        return {"play.goes-with-units", "R-LOR-6.5h"};
    return mayLeaveMap(state, piece) ? Objection{} : Objection{"play.cannot-withdraw", "R-LOR-13.4b"};
}

} // namespace

int cornered(const State& state, const Retreating& step) {
    int units = 0;
    forRetreaters(state, step.party, [&](PieceId piece) {
        units += isUnit(kindOf(state, piece)) && isCornered(state, step.party, piece) ? 1 : 0;
    });
    return units;
}

NationId decider(const State& state, const Retreating& step) {
    return leaderOf(state, step.party);
}

Objection whyNot(const State& state, const Retreating& step, const Action& action) {
    if (const auto* one = std::get_if<Retreat>(&action))
        return whyNotRetreat(state, step.party, one->piece, one->area);
    if (const auto* one = std::get_if<Withdraw>(&action))
        return whyNotWithdraw(state, step, one->piece);
    if (std::holds_alternative<GiveUp>(action))
        return cornered(state, step) > 0 ? Objection{} : Objection{"play.nobody-cornered", "R-LOR-6.5e"};
    if (!std::holds_alternative<Done>(action))
        return outOfTurn;
    const bool stays = !step.leaves || state.setup->options.partRetreats;
    return stays ? Objection{} : Objection{"play.all-retreat", "R-LOR-6.5h"};
}

void choices(const State& state, const Retreating& step, Actions& out) {
    forRetreaters(state, step.party, [&](PieceId piece) {
        for (const SpaceId to : waysOut(state, step.party, piece))
            out.emplace_back(Retreat{piece, to});
        if (!whyNotWithdraw(state, step, piece))
            out.emplace_back(Withdraw{piece});
    });
    for (const Action& action : {Action{GiveUp{}}, Action{Done{}}})
        if (!whyNot(state, step, action))
            out.push_back(action);
}

void play(State& state, Tale& tale, const Retreating& step, const Action& action) {
    if (std::holds_alternative<Done>(action))
        return finish(state, tale, step.party);
    state.step = Retreating{step.party, true};
    if (const auto* one = std::get_if<Retreat>(&action))
        leaveTo(state, tale, one->piece, one->area);
    else if (const auto* off = std::get_if<Withdraw>(&action))
        leaveMap(state, tale, off->piece);
    else
        giveUp(state, tale, step.party);
}

bool settle(State& state, Tale& tale, const Retreating& step) {
    const int units = unitsLeft(state, step.party);
    if (!step.leaves) {
        if (units > 0)
            return false;
        finish(state, tale, step.party);
        return true;
    }
    const bool mayStay = state.setup->options.partRetreats && units > 0;
    if (canAnyGo(state, step.party, units > 0))
        return !mayStay && goesOnlyWay(state, tale, step.party);
    if (units > 0 && !mayStay)
        giveUp(state, tale, step.party);
    else
        finish(state, tale, step.party);
    return true;
}

} // namespace orontes::lords

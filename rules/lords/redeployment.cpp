// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/redeployment.h"

#include "rules/lords/covenant.h"
#include "rules/lords/march.h"
#include "rules/lords/markers.h"
#include "rules/lords/position.h"
#include "rules/lords/score.h"
#include "rules/lords/sequence.h"
#include "rules/lords/travel.h"
#include "rules/lords/vassals.h"
#include "rules/lords/way_back.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// Whether some way from the area, with so much left, ends where a march may end.
bool endsWell(const State& state, PieceId piece, SpaceId area, int left, bool leaving) {
    if (isRefuge(state, area))
        return true;
    const std::vector<SpaceId>& beside = state.setup->of(area).land;
    return std::any_of(beside.begin(), beside.end(), [&](SpaceId next) {
        const int cost = costOf(state, piece, next);
        return cost <= left && isPassable(state, next, leaving) && !isClosed(state, mover(state), next) &&
               endsWell(state, piece, next, left - cost, leaving);
    });
}

bool isLeaving(const State& state, const March& march) {
    return march.leaves || state.now.mustLeave.has(areaOf(state, march));
}

Objection whyNotGo(const State& state, const March& march, SpaceId to) {
    if (const Objection step = whyNotStep(state, march, to))
        return step;
    const bool leaving = isLeaving(state, march);
    if (!isPassable(state, to, leaving))
        return {"play.not-passed", "R-LOR-8.1b"};
    const PieceId first = march.pieces.front();
    if (!endsWell(state, first, to, leftOf(state, march) - costOf(state, first, to), leaving))
        return {"play.no-end-beyond", "R-LOR-8.1e"};
    return {};
}

bool goesOn(const State& state, const March& march) {
    return goesAnywhere(state, march, [&](const March& one, SpaceId to) { return !whyNotGo(state, one, to); });
}

Objection whyNotTake(const State& state, PieceId piece) {
    if (const Objection joins = whyNotJoin(state, piece))
        return joins;
    March march = state.march;
    join(march, piece);
    return goesOn(state, march) ? Objection{} : Objection{"play.nowhere-to-redeploy", "R-LOR-8.1b"};
}

March gathered(const State& state, SpaceId area) {
    March march;
    forPieces(state, area, [&](PieceId piece) {
        if (whyNotJoin(state, piece))
            return;
        March more = march;
        join(more, piece);
        if (goesOn(state, more))
            march = more;
    });
    return march;
}

Objection whyNotGather(const State& state, SpaceId area) {
    if (!state.march.pieces.empty())
        return {"play.march-has-begun", "R-LOR-5.1a"};
    return gathered(state, area).pieces.size() > 1 ? Objection{} : Objection{"play.nobody-to-gather", "R-LOR-5.1a"};
}

bool canMove(const State& state, PieceId piece) {
    if (!whyNotWithdraw(state, piece) || !whyNotTake(state, piece))
        return true;
    const SpaceId embarked = state.at(piece).embarked;
    return embarked.valid() && !whyNotSailBack(state, piece, embarked);
}

Objection whyNotDone(const State& state) {
    if (!state.march.pieces.empty())
        return {"play.march-first", "R-LOR-5.1a"};
    for (const SpaceId area : state.now.mustLeave) {
        bool could = false;
        forPieces(state, area, [&](PieceId piece) {
            could =
                could || (isUnit(kindOf(state, piece)) && obeys(state, piece, mover(state)) && canMove(state, piece));
        });
        if (could)
            return {"play.must-leave", "R-LOR-6.4.1b"};
    }
    return {};
}

/// Who could not leave where others stand is lost; only one nation stays in an area (6.4.3, 8.3, A-LOR-54).
void giveUpWhoStayed(State& state, Tale& tale) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (!obeys(state, piece, mover(state)) || !isUnit(kindOf(state, piece)))
            continue;
        const SpaceId area = state.at(piece).area;
        if (!hasOthers(state, area))
            continue;
        eliminate(state, piece);
        tale.removed(area, {.text = "told.couldNotLeave", .rule = "R-LOR-8.3a", .piece = piece, .area = area});
        desertFrom(state, tale, area);
    }
}

} // namespace

bool isRefuge(const State& state, SpaceId area) {
    return !state.now.mustLeave.has(area) && !hasOthers(state, area) &&
           (state.now.entered.has(area) || unitsIn(state, area, mover(state)) > 0);
}

bool isPassable(const State& state, SpaceId area, bool leaving) {
    return isRefuge(state, area) || controls(state, mover(state), area) || (leaving && state.now.entered.has(area));
}

void beginRedeployment(State& state, Tale& tale) {
    state.silence = false;
    state.accusers = {};
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (!obeys(state, piece, mover(state)))
            continue;
        state.at(piece).left = static_cast<std::int8_t>(allowance(state, piece));
        state.at(piece).stays = false;
        if (isUnit(kindOf(state, piece)) && hasOthers(state, state.at(piece).area))
            state.now.mustLeave.add(state.at(piece).area);
    }
    state.step = Redeploying{};
    tellPhase(state, tale, "redeployment", "R-LOR-4.2.4a");
}

NationId decider(const State& state, const Redeploying&) {
    return mover(state);
}

Objection whyNot(const State& state, const Redeploying&, const Action& action) {
    if (const auto* take = std::get_if<Take>(&action))
        return whyNotTake(state, take->piece);
    if (const auto* gather = std::get_if<Gather>(&action))
        return whyNotGather(state, gather->area);
    if (const auto* one = std::get_if<Go>(&action))
        return whyNotGo(state, state.march, one->area);
    if (const auto* one = std::get_if<Sail>(&action))
        return whyNotSailBack(state, one->piece, one->area);
    if (const auto* one = std::get_if<Withdraw>(&action))
        return whyNotWithdraw(state, one->piece);
    if (std::holds_alternative<Halt>(action)) {
        if (!state.march.begun)
            return {"play.nobody-marches", "R-LOR-5.1a"};
        return isRefuge(state, areaOf(state, state.march)) ? Objection{}
                                                           : Objection{"play.not-alone-here", "R-LOR-8.1e"};
    }
    return std::holds_alternative<Done>(action) ? whyNotDone(state) : outOfTurn;
}

void choices(const State& state, const Redeploying& step, Actions& out) {
    const auto offer = [&](const Action& action) {
        if (!whyNot(state, step, action))
            out.push_back(action);
    };
    if (!state.march.pieces.empty())
        for (const SpaceId to : state.setup->of(areaOf(state, state.march)).land)
            offer(Go{to});
    offer(Halt{});
    for (PieceId piece{0}; piece < state.setup->endOfRoster() && !state.march.begun; ++piece.value) {
        if (state.at(piece).left == 0)
            continue;
        offer(Take{piece});
        offer(Withdraw{piece});
        if (state.at(piece).embarked.valid())
            offer(Sail{piece, state.at(piece).embarked});
    }
    if (state.march.pieces.empty())
        for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value)
            if (marchersIn(state, area) > 1)
                offer(Gather{area});
    offer(Done{});
}

void play(State& state, Tale& tale, const Redeploying&, const Action& action) {
    if (const auto* take = std::get_if<Take>(&action)) {
        join(state.march, take->piece);
    } else if (const auto* gather = std::get_if<Gather>(&action)) {
        state.march = gathered(state, gather->area);
    } else if (const auto* one = std::get_if<Go>(&action)) {
        state.march.leaves = isLeaving(state, state.march);
        advance(state, tale, one->area);
    } else if (const auto* home = std::get_if<Sail>(&action)) {
        sailBack(state, tale, *home);
    } else if (const auto* off = std::get_if<Withdraw>(&action)) {
        withdraw(state, tale, off->piece);
    } else if (std::holds_alternative<Halt>(action)) {
        state.march = {};
    } else {
        giveUpWhoStayed(state, tale);
        state.step = Culling{true};
    }
}

bool settle(State& state, Tale& tale, const Redeploying&) {
    if (!state.march.pieces.empty()) {
        if (goesOn(state, state.march) || !state.march.begun)
            return false;
        state.march = {};
        return true;
    }
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (state.at(piece).left > 0 && canMove(state, piece))
            return false;
    giveUpWhoStayed(state, tale);
    state.step = Culling{true};
    return true;
}

void closeNationTurn(State& state, Tale& tale) {
    judgeLoneMarkers(state, tale);
    releaseVassals(state, tale);
    tellPhase(state, tale, "points", "R-LOR-4.2.5a");
    scoreNationTurn(state, tale);
    if (owesCovenantDie(state))
        state.step = ThrowingCovenant{};
    else
        endNationTurn(state, tale);
}

} // namespace orontes::lords

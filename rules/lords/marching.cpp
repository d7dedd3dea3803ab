// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/marching.h"

#include "rules/lords/drawing_in.h"
#include "rules/lords/march.h"
#include "rules/lords/pinning.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

Objection whyNotGo(const State& state, const March& march, SpaceId to) {
    if (const Objection step = whyNotStep(state, march, to))
        return step;
    const Objection pinned = whyPinned(state, march);
    return pinned && !whoConsents(state, march).valid() ? pinned : Objection{};
}

bool goesOn(const State& state, const March& march) {
    return goesAnywhere(state, march, [&](const March& one, SpaceId to) { return !whyNotGo(state, one, to); });
}

Objection whyNotTake(const State& state, PieceId piece) {
    if (const Objection joins = whyNotJoin(state, piece))
        return joins;
    March march = state.march;
    join(march, piece);
    if (goesOn(state, march))
        return {};
    const Objection pinned = whyPinned(state, march);
    return pinned ? pinned : Objection{"play.nowhere-to-go", "R-LOR-5.2a"};
}

/// All of the area that can go together, in roster order.
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

/// The march enters an area in movement: what that does to who stands there, and what is remembered of it.
void enter(State& state, Tale& tale, SpaceId to) {
    const SpaceId from = areaOf(state, state.march);
    for (const PieceId piece : state.march.pieces) {
        state.at(piece).crossed = true;
        state.at(piece).placed = false;
    }
    const bool units = hasUnit(state, state.march);
    if (units) {
        state.now.entered.add(from);
        state.now.entered.add(to);
        state.cameFrom[static_cast<std::size_t>(to.value)].add(from);
    }
    state.now.marched = true;
    state.step = Moving{};
    advance(state, tale, to);
    if (const NationSet asked = units ? drawers(state, to) : NationSet{}; !asked.empty())
        state.step = DrawingIn{to, asked};
}

void go(State& state, Tale& tale, SpaceId to) {
    if (!whyPinned(state, state.march)) {
        bindWhoStays(state, state.march);
        return enter(state, tale, to);
    }
    const NationId asked = whoConsents(state, state.march);
    if (state.setup->of(asked).seat == state.setup->of(mover(state)).seat)
        return enter(state, tale, to);
    state.step = Consenting{asked, to};
}

} // namespace

NationId decider(const State& state, const Moving&) {
    return mover(state);
}

Objection whyNot(const State& state, const Moving&, const Action& action) {
    if (const auto* take = std::get_if<Take>(&action))
        return whyNotTake(state, take->piece);
    if (const auto* gather = std::get_if<Gather>(&action))
        return whyNotGather(state, gather->area);
    if (const auto* one = std::get_if<Go>(&action))
        return whyNotGo(state, state.march, one->area);
    if (std::holds_alternative<Halt>(action))
        return state.march.begun ? Objection{} : Objection{"play.nobody-marches", "R-LOR-5.1a"};
    if (std::holds_alternative<Done>(action))
        return state.march.pieces.empty() ? Objection{} : Objection{"play.march-first", "R-LOR-5.1a"};
    if (std::holds_alternative<Sail>(action))
        return {"play.sea-first", "R-LOR-5.6h"};
    return outOfTurn;
}

void choices(const State& state, const Moving& step, Actions& out) {
    const auto offer = [&](const Action& action) {
        if (!whyNot(state, step, action))
            out.push_back(action);
    };
    if (!state.march.pieces.empty())
        for (const SpaceId to : state.setup->of(areaOf(state, state.march)).land)
            offer(Go{to});
    offer(Halt{});
    if (!state.march.begun) {
        for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
            if (state.at(piece).left > 0)
                offer(Take{piece});
        if (state.march.pieces.empty())
            for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value)
                if (marchersIn(state, area) > 1)
                    offer(Gather{area});
    }
    offer(Done{});
}

void play(State& state, Tale& tale, const Moving&, const Action& action) {
    if (const auto* take = std::get_if<Take>(&action))
        join(state.march, take->piece);
    else if (const auto* gather = std::get_if<Gather>(&action))
        state.march = gathered(state, gather->area);
    else if (const auto* one = std::get_if<Go>(&action))
        go(state, tale, one->area);
    else if (std::holds_alternative<Halt>(action))
        state.march = {};
    else
        state.step = Culling{false};
}

bool settle(State& state, Tale&, const Moving&) {
    if (!state.march.pieces.empty()) {
        if (goesOn(state, state.march) || !state.march.begun)
            return false;
        state.march = {};
        return true;
    }
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (state.at(piece).left > 0 && !whyNotTake(state, piece))
            return false;
    state.step = Culling{false};
    return true;
}

NationId decider(const State&, const Consenting& step) {
    return step.asked;
}

Objection whyNot(const State&, const Consenting&, const Action& action) {
    return std::holds_alternative<Yes>(action) || std::holds_alternative<No>(action) ? Objection{} : outOfTurn;
}

void choices(const State&, const Consenting&, Actions& out) {
    out.emplace_back(Yes{});
    out.emplace_back(No{});
}

void play(State& state, Tale& tale, const Consenting& step, const Action& action) {
    const SpaceId area = areaOf(state, state.march);
    if (std::holds_alternative<Yes>(action)) {
        tale.tell({.text = "told.consents", .rule = "R-LOR-5.4h", .area = area, .nation = step.asked});
        return enter(state, tale, step.onward);
    }
    tale.tell({.text = "told.refusesPassage", .rule = "R-LOR-5.4i", .area = area, .nation = step.asked});
    for (const PieceId piece : state.march.pieces)
        state.at(piece).stays = true; // it has asked, and is not asked again (5.4)
    state.march = {};
    state.step = Moving{};
}

bool settle(State&, Tale&, const Consenting&) {
    return false;
}

} // namespace orontes::lords

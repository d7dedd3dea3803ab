// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/replacement.h"

#include "rules/lords/dead_pile.h"
#include "rules/lords/position.h"
#include "rules/lords/sailing.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// All of its units are vassals (10.5).
bool isSubjected(const State& state, NationId nation) {
    bool subjected = false;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Piece& one = state.at(piece);
        if (one.lot != Lot::OnMap || one.nation != nation || !isUnit(kindOf(state, piece)))
            continue;
        if (!one.lord.valid())
            return false;
        subjected = true;
    }
    return subjected;
}

bool isHome(const State& state, SpaceId area) {
    NationSet others = nationsIn(state, area);
    others.remove(mover(state));
    return others.empty() && !isClosed(state, mover(state), area, true);
}

AreaSet homes(const State& state) {
    AreaSet areas;
    for (const SpaceId area : state.setup->of(mover(state)).replacements)
        if (isHome(state, area))
            areas.add(area);
    return areas;
}

bool hasHome(const State& state) {
    return state.setup->of(mover(state)).replacesOffMap || !homes(state).empty();
}

Objection whyNobodyReturns(const State& state) {
    if (state.now.returns <= 0)
        return {"play.no-more-returns", "R-LOR-9.2b"};
    if (isSubjected(state, mover(state)))
        return {"play.subjected-no-returns", "R-LOR-10.5a", 0, 0, mover(state)};
    if (!hasHome(state))
        return {"play.no-home", "R-LOR-9.2.2b"};
    return {};
}

Objection whyNotReturn(const State& state, PieceId piece) {
    if (const Objection nobody = whyNobodyReturns(state))
        return nobody;
    if (!isDeadOf(state, piece, mover(state)))
        return {"play.not-dead", "R-LOR-9.2a"};
    const int paid = priceOf(state, state.now.faceless);
    if (!canPay(deadOf(state, mover(state), piece), classOf(kindOf(state, piece)), paid))
        return {"play.nothing-to-pay", state.now.faceless ? "R-LOR-17.0d" : "R-LOR-9.3c", paid};
    return {};
}

Objection whyNotThrow(const State& state, PieceId piece) {
    if (const Objection nobody = whyNobodyReturns(state))
        return nobody;
    if (!isDeadOf(state, piece, mover(state)))
        return {"play.not-dead", "R-LOR-9.2a"};
    return isAlone(state, piece, mover(state)) ? Objection{} : Objection{"play.not-alone", "R-LOR-9.3e"};
}

Objection whyNotPay(const State& state, const Replacing& step, PieceId piece) {
    if (piece == step.returning || !isDeadOf(state, piece, mover(state)))
        return {"play.not-dead", "R-LOR-9.3b"};
    const DeadCounts dead = deadOf(state, mover(state), step.returning);
    const Class returning = classOf(kindOf(state, step.returning));
    if (!mayPay(dead, returning, classOf(kindOf(state, piece))))
        return {"play.pays-not", "R-LOR-9.3a"};
    return {};
}

/// The first who may pay, where it does not matter who; nobody otherwise.
PieceId onlyPayer(const State& state, const Replacing& step) {
    PieceId payer;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (whyNotPay(state, step, piece))
            continue;
        if (!payer.valid())
            payer = piece;
        const Profile& a = state.setup->of(payer);
        const Profile& b = state.setup->of(piece);
        if (a.kind != b.kind || a.nation != b.nation)
            return {};
    }
    return payer;
}

void pay(State& state, Tale& tale, Replacing step, PieceId piece) {
    state.at(piece).lot = Lot::Gone;
    state.at(piece).area = {};
    tale.tell({.text = "told.paid", .rule = "R-LOR-9.2c", .piece = piece, .other = step.returning});
    --step.unpaid;
    step.home = step.unpaid == 0;
    state.step = step;
}

void comeHome(State& state, Tale& tale, PieceId piece, SpaceId area) {
    --state.now.returns;
    state.step = Replacing{};
    state.at(piece).area = {};
    if (!area.valid()) {
        state.at(piece).lot = Lot::Waiting;
        state.at(piece).stays = true;
        return tale.tell({.text = "told.returnsOffMap", .rule = "A-LOR-60", .piece = piece});
    }
    putDown(state, piece, area);
    state.at(piece).placed = true;
    state.now.entered.add(area);
    tale.placed({.text = "told.returns", .rule = "R-LOR-9.2.2a", .piece = piece, .area = area});
}

Objection whyNotHome(const State& state, const Replacing& step, const Action& action) {
    if (const auto* wait = std::get_if<Wait>(&action))
        return wait->piece == step.returning && state.setup->of(mover(state)).replacesOffMap
                   ? Objection{}
                   : Objection{"play.no-hold-off-map", "A-LOR-60"};
    const auto* place = std::get_if<Place>(&action);
    if (!place || place->piece != step.returning)
        return outOfTurn;
    if (const AreaSet areas = state.setup->of(mover(state)).replacements; !areas.has(place->area))
        return {.text = "play.no-replacement-area", .rule = "R-LOR-9.2.2a", .areas = areas};
    return isHome(state, place->area) ? Objection{} : Objection{"play.home-occupied", "R-LOR-9.2.2b"};
}

Objection whyNotBegin(const State& state, const Action& action) {
    if (const auto* one = std::get_if<Return>(&action))
        return whyNotReturn(state, one->piece);
    if (const auto* one = std::get_if<Throw>(&action))
        return whyNotThrow(state, one->piece);
    return std::holds_alternative<Done>(action) ? Objection{} : outOfTurn;
}

bool settleHome(State& state, Tale& tale, const Replacing& step) {
    const AreaSet areas = homes(state);
    const bool offMap = state.setup->of(mover(state)).replacesOffMap;
    if (areas.count() + (offMap ? 1 : 0) != 1)
        return false;
    comeHome(state, tale, step.returning, offMap ? SpaceId{} : areas.first());
    return true;
}

} // namespace

NationId decider(const State& state, const Replacing&) {
    return mover(state);
}

Objection whyNot(const State& state, const Replacing& step, const Action& action) {
    if (step.home)
        return whyNotHome(state, step, action);
    if (!step.returning.valid())
        return whyNotBegin(state, action);
    const auto* one = std::get_if<Pay>(&action);
    return one ? whyNotPay(state, step, one->piece) : outOfTurn;
}

void choices(const State& state, const Replacing& step, Actions& out) {
    const auto offer = [&](const Action& action) {
        if (!whyNot(state, step, action))
            out.push_back(action);
    };
    if (step.home) {
        for (const SpaceId area : homes(state))
            out.emplace_back(Place{step.returning, area});
        return offer(Wait{step.returning});
    }
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (!isDeadOf(state, piece, mover(state)))
            continue;
        if (step.returning.valid()) {
            offer(Pay{piece});
        } else {
            offer(Return{piece});
            offer(Throw{piece});
        }
    }
    if (!step.returning.valid())
        out.emplace_back(Done{});
}

void play(State& state, Tale& tale, const Replacing& step, const Action& action) {
    if (const auto* one = std::get_if<Return>(&action))
        state.step = Replacing{one->piece, static_cast<std::int8_t>(priceOf(state, state.now.faceless)), false};
    else if (const auto* paid = std::get_if<Pay>(&action))
        pay(state, tale, step, paid->piece);
    else if (const auto* thrown = std::get_if<Throw>(&action))
        state.step = ThrowingForReturn{thrown->piece};
    else if (const auto* place = std::get_if<Place>(&action))
        comeHome(state, tale, place->piece, place->area);
    else if (const auto* wait = std::get_if<Wait>(&action))
        comeHome(state, tale, wait->piece, {});
    else
        beginMovement(state, tale);
}

bool settle(State& state, Tale& tale, const Replacing& step) {
    if (step.home)
        return settleHome(state, tale, step);
    if (step.returning.valid()) {
        const PieceId payer = onlyPayer(state, step);
        if (payer.valid())
            pay(state, tale, step, payer);
        return payer.valid();
    }
    Actions possible;
    if (!whyNobodyReturns(state))
        choices(state, step, possible);
    if (possible.size() > 1) // more than to be done
        return false;
    beginMovement(state, tale);
    return true;
}

void play(State& state, Tale& tale, const ThrowingForReturn& step, const Action& action) {
    const int die = std::get<Roll>(action).die;
    const Number limit = state.now.faceless ? Number::ReturnsFaceless : Number::ReturnsOn;
    if (die <= state.setup->tables.of(limit)) {
        state.step = Replacing{step.unit, 0, true};
        return tale.tell({.text = "told.throwReturns", .rule = "R-LOR-9.3e", .piece = step.unit, .n = die});
    }
    state.at(step.unit).lot = Lot::Gone;
    state.at(step.unit).area = {};
    state.step = Replacing{};
    tale.tell({.text = "told.throwFails", .rule = "R-LOR-9.3e", .piece = step.unit, .n = die});
}

bool settle(State&, Tale&, const ThrowingForReturn&) {
    return false;
}

SpaceId capitalOf(const State& state, NationId nation) {
    for (const Capital& capital : state.setup->of(nation).capitals)
        if (capital.turns.has(state.turn))
            return capital.area;
    return {};
}

} // namespace orontes::lords

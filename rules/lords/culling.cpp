// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/culling.h"

#include "rules/lords/battle.h"
#include "rules/lords/position.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

bool isOver(const State& state, SpaceId area) {
    return unitsIn(state, area, mover(state)) > stackLimit(state, mover(state), area);
}

bool isUnitOf(const State& state, PieceId piece, NationId nation) {
    return isUnit(kindOf(state, piece)) && state.at(piece).nation == nation;
}

Objection whyNotRemove(const State& state, PieceId piece) {
    const bool there = state.at(piece).lot == Lot::OnMap && isUnitOf(state, piece, mover(state));
    return there && isOver(state, state.at(piece).area) ? Objection{} : Objection{"play.not-too-many", "R-LOR-5.3e"};
}

/// The last of the stack, where it does not matter who goes; nobody otherwise.
PieceId anyOf(const State& state, SpaceId area) {
    PieceId last;
    bool alike = true;
    forPieces(state, area, [&](PieceId piece) {
        if (!isUnitOf(state, piece, mover(state)))
            return;
        alike = alike && (!last.valid() ||
                          (kindOf(state, last) == kindOf(state, piece) && state.at(last).lord == state.at(piece).lord &&
                           isMeshwesh(state, last) == isMeshwesh(state, piece)));
        last = piece;
    });
    return alike ? last : PieceId{};
}

void remove(State& state, Tale& tale, PieceId piece) {
    const SpaceId area = state.at(piece).area;
    eliminate(state, piece);
    tale.removed(area, {.text = "told.tooMany", .rule = "R-LOR-5.3e", .piece = piece, .area = area});
    desertFrom(state, tale, area);
}

} // namespace

NationId decider(const State& state, const Culling&) {
    return mover(state);
}

Objection whyNot(const State& state, const Culling&, const Action& action) {
    const auto* one = std::get_if<Remove>(&action);
    return one ? whyNotRemove(state, one->piece) : outOfTurn;
}

void choices(const State& state, const Culling&, Actions& out) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (!whyNotRemove(state, piece))
            out.emplace_back(Remove{piece});
}

void play(State& state, Tale& tale, const Culling&, const Action& action) {
    remove(state, tale, std::get<Remove>(action).piece);
}

bool settle(State& state, Tale& tale, const Culling& step) {
    bool anywhere = false;
    for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value) {
        if (!isOver(state, area))
            continue;
        anywhere = true;
        if (const PieceId piece = anyOf(state, area); piece.valid()) {
            remove(state, tale, piece);
            return true;
        }
    }
    if (anywhere)
        return false;
    if (step.afterRedeployment)
        closeNationTurn(state, tale);
    else
        beginBattles(state, tale);
    return true;
}

} // namespace orontes::lords

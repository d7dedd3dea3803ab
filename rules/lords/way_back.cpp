// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/way_back.h"

#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

bool hasRested(const State& state, PieceId piece) {
    return state.at(piece).left == allowance(state, piece) && !state.at(piece).stays;
}

} // namespace

bool hasOthers(const State& state, SpaceId area) {
    NationSet others = nationsIn(state, area);
    others.remove(mover(state));
    return !others.empty();
}

Objection whyNotSailBack(const State& state, PieceId piece, SpaceId to) {
    if (!obeys(state, piece, mover(state)) || !state.at(piece).embarked.valid())
        return {"play.came-not-by-sea", "R-LOR-8.2a"};
    if (!state.march.pieces.empty() || !hasRested(state, piece))
        return {"play.has-moved", "R-LOR-5.2h"};
    if (state.at(piece).embarked != to)
        return {"play.not-where-embarked", "R-LOR-8.2a"};
    if (hasOthers(state, to) || state.now.mustLeave.has(to))
        return {"play.home-occupied", "R-LOR-8.2e"};
    return closedTo(state, mover(state), to);
}

Objection whyNotWithdraw(const State& state, PieceId piece) {
    if (!obeys(state, piece, mover(state)) || !isUnit(kindOf(state, piece)))
        return {"play.not-yours-to-move", "R-LOR-8.2b"};
    if (!state.march.pieces.empty() || !hasRested(state, piece))
        return {"play.has-moved", "R-LOR-5.2h"};
    const SpaceId area = state.at(piece).area;
    const bool gate = state.setup->of(piece).zone.has(area);
    if (state.at(piece).landed && gate)
        return {};
    if (state.setup->of(mover(state)).replacesOffMap && gate && state.now.mustLeave.has(area))
        return {};
    return {"play.cannot-withdraw", state.at(piece).landed ? "R-LOR-8.2c" : "R-LOR-13.4b"};
}

void withdraw(State& state, Tale& tale, PieceId piece) {
    const SpaceId from = state.at(piece).area;
    const bool toSea = state.at(piece).landed;
    takeOff(state, piece, Lot::Waiting);
    state.at(piece).stays = true;
    tale.removed(from, {.text = toSea ? "told.toSea" : "told.toHolds",
                        .rule = toSea ? "R-LOR-8.2b" : "R-LOR-13.4a",
                        .piece = piece,
                        .area = from});
    desertFrom(state, tale, from);
}

void sailBack(State& state, Tale& tale, const Sail& action) {
    const SpaceId from = state.at(action.piece).area;
    shift(state, action.piece, action.area);
    state.at(action.piece).left = 0;
    state.at(action.piece).stays = true;
    tale.moved(from, {.text = "told.sailsBack", .rule = "R-LOR-8.2a", .piece = action.piece, .area = action.area});
    desertFrom(state, tale, from);
    desertFrom(state, tale, action.area);
}

} // namespace orontes::lords

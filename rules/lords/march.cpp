// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/march.h"

#include "rules/lords/position.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {

void join(March& march, PieceId piece) {
    march.pieces.insert(std::lower_bound(march.pieces.begin(), march.pieces.end(), piece), piece);
}

SpaceId areaOf(const State& state, const March& march) {
    return march.pieces.empty() ? SpaceId{} : state.at(march.pieces.front()).area;
}

int leftOf(const State& state, const March& march) {
    int left = state.at(march.pieces.front()).left;
    for (const PieceId piece : march.pieces)
        left = std::min<int>(left, state.at(piece).left);
    return left;
}

bool hasUnit(const State& state, const March& march) {
    return std::any_of(march.pieces.begin(), march.pieces.end(),
                       [&](PieceId piece) { return isUnit(kindOf(state, piece)); });
}

int marchersIn(const State& state, SpaceId area) {
    int pieces = 0;
    forPieces(state, area, [&](PieceId piece) { pieces += obeys(state, piece, mover(state)) ? 1 : 0; });
    return pieces;
}

void advance(State& state, Tale& tale, SpaceId to) {
    const SpaceId from = areaOf(state, state.march);
    const int cost = costOf(state, state.march.pieces.front(), to);
    state.march.begun = true;
    for (const PieceId piece : state.march.pieces) {
        shift(state, piece, to);
        state.at(piece).left = static_cast<std::int8_t>(state.at(piece).left - cost);
        tale.moved(from, {.text = "told.marches", .rule = "R-LOR-5.1a", .piece = piece, .area = to});
    }
    desertFrom(state, tale, from);
    desertFrom(state, tale, to);
    std::erase_if(state.march.pieces, [&](PieceId piece) { return state.at(piece).lot != Lot::OnMap; });
    if (state.march.pieces.empty())
        state.march = {};
}

Objection whyNotJoin(const State& state, PieceId piece) {
    if (!obeys(state, piece, mover(state)) || kindOf(state, piece) == Kind::God)
        return {state.at(piece).lord.valid() ? "play.vassals-stay" : "play.not-yours-to-move", "R-LOR-10.4a"};
    if (state.march.begun)
        return {"play.march-has-begun", "R-LOR-5.1a"};
    const std::vector<PieceId>& pieces = state.march.pieces;
    if (std::find(pieces.begin(), pieces.end(), piece) != pieces.end())
        return {"play.marches-already", "R-LOR-5.1a"};
    if (!pieces.empty() && state.at(piece).area != areaOf(state, state.march))
        return {"play.other-area", "R-LOR-5.1a"};
    if (state.at(piece).stays || state.at(piece).left == 0)
        return {"play.has-moved", "R-LOR-5.2h"};
    return {};
}

Objection whyNotStep(const State& state, const March& march, SpaceId to) {
    if (march.pieces.empty())
        return {"play.nobody-marches", "R-LOR-5.1a"};
    const SpaceId from = areaOf(state, march);
    if (!state.setup->of(from).beside.has(to))
        return {.text = "play.not-adjacent", .rule = "R-LOR-5.2a", .areas = only(from)};
    if (const Objection closed = closedTo(state, mover(state), to))
        return closed;
    const int cost = costOf(state, march.pieces.front(), to);
    if (cost > leftOf(state, march))
        return {"play.too-far", cost > 1 ? "R-LOR-5.5b" : "R-LOR-5.2a", cost, leftOf(state, march)};
    return {};
}

} // namespace orontes::lords

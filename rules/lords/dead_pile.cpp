// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/dead_pile.h"

#include "rules/lords/position.h"
#include "rules/lords/replacement.h"

namespace orontes::lords {
namespace {

int of(const DeadCounts& dead, Class which) {
    return dead[static_cast<std::size_t>(which)];
}

} // namespace

bool isDeadOf(const State& state, PieceId piece, NationId nation) {
    return state.at(piece).lot == Lot::Dead && state.at(piece).nation == nation && isUnit(kindOf(state, piece));
}

DeadCounts deadOf(const State& state, NationId nation, PieceId without) {
    DeadCounts dead{};
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (piece != without && isDeadOf(state, piece, nation))
            ++dead[static_cast<std::size_t>(classOf(kindOf(state, piece)))];
    return dead;
}

bool mayPay(const DeadCounts& dead, Class returning, Class paid) {
    if (of(dead, paid) == 0)
        return false;
    if (of(dead, returning) > 0)
        return paid == returning;
    return returning == Class::Foot || paid != Class::Foot;
}

bool canPay(const DeadCounts& dead, Class returning, int price) {
    const int mounted = of(dead, Class::Cavalry) + of(dead, Class::Chariot);
    return (returning == Class::Foot ? mounted + of(dead, Class::Foot) : mounted) >= price;
}

int priceOf(const State& state, bool faceless) {
    return faceless ? state.setup->tables.of(Number::PaidFaceless) : 1;
}

bool isAlone(const State& state, PieceId piece, NationId nation) {
    return of(deadOf(state, nation, piece), classOf(kindOf(state, piece))) == 0;
}

bool canReclaim(const State& state, NationId nation, int returns, bool faceless) {
    if (returns < 1)
        return false;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (!isDeadOf(state, piece, nation))
            continue;
        const Class which = classOf(kindOf(state, piece));
        if (isAlone(state, piece, nation) || canPay(deadOf(state, nation, piece), which, priceOf(state, faceless)))
            return true;
    }
    return false;
}

} // namespace orontes::lords

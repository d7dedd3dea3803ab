// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/dynasty.h"
#include "rules/lords/engagement.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// The first of the areas, open to the raiders alone, from which they came into the battle; invalid: none (A-LOR-90).
SpaceId cameOutOf(const State& state) {
    for (const SpaceId area : state.cameFrom[static_cast<std::size_t>(state.battle.area.value)])
        if (const NationSet open = state.setup->of(area).openTo; open.count() == 1 && open.has(mover(state)))
            return area;
    return {};
}

} // namespace

bool failsRaid(const State& state) {
    const Nation& raiders = state.setup->of(mover(state));
    if (state.battle.round != 1 || !raiders.raids.has(state.battle.area) || raiders.raidsEnd.has(state.turn) ||
        !cameOutOf(state).valid())
        return false;
    return firstOf(state, Party::Standing, [&](PieceId unit) { return enlistsNow(state, state.at(unit).nation); })
        .valid();
}

void withdrawRaid(State& state, Tale& tale) {
    const SpaceId from = state.battle.area;
    const SpaceId home = cameOutOf(state);
    for (PieceId piece = state.topOf(from); piece.valid();) {
        const PieceId next = state.at(piece).next;
        if (obeys(state, piece, mover(state)) && kindOf(state, piece) != Kind::God) {
            shift(state, piece, home);
            forgetBattle(state.at(piece));
            state.at(piece).crossed = false;
            tale.moved(from, {.text = "told.fight.raidEnds", .rule = "R-LOR-12.1a", .piece = piece, .area = home});
        }
        piece = next;
    }
    endBattle(state, tale);
}

} // namespace orontes::lords

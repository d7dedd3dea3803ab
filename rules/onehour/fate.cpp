// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/fate.h"

#include "rules/onehour/roster.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// Only foot comes back, and only so often.
bool comesBack(const State& state, UnitId id) {
    const SideId side = state.setup->of(id).side;
    const Warring& warring = state.setup->of(side);
    return onFoot(state.at(id).type) && state.replaced[index(side)] < warring.replacements &&
           !warring.replacementGates.empty();
}

} // namespace

void loseUnit(State& state, Tale& tale, const About& about) {
    Unit& unit = state.at(about.unit);
    const SpaceId from = unit.space;
    tale.removed(from, about);
    if (comesBack(state, about.unit)) {
        const SideId side = state.setup->of(about.unit).side;
        Unit fresh;
        fresh.presence = Presence::Waiting;
        fresh.type = unit.type;
        fresh.returning = true;
        fresh.due = state.turn;
        unit = fresh;
        ++state.replaced[index(side)];
        tale.tell({.text = "fate.returns", .rule = "R-OHW-013", .unit = about.unit, .side = side});
    } else {
        unit.presence = Presence::Lost;
        unit.lostAt = from;
        unit.space = SpaceId{};
    }
    testVictory(state, tale, Moment::Event);
}

void addHits(State& state, Tale& tale, int hits, const About& about) {
    Unit& unit = state.at(about.unit);
    const int strength = state.setup->tables.strength;
    const std::int64_t before = std::min<int>(unit.hits, strength);
    unit.hits = static_cast<std::int16_t>(std::min(unit.hits + hits, 999));
    tale.marked("hits", before, std::int64_t{std::min<int>(unit.hits, strength)}, about);
}

void tellFacing(const State& state, Tale& tale, UnitId unit, Facing before) {
    static constexpr std::array<const char*, facingCount> texts{"move.faces.n", "move.faces.e", "move.faces.s",
                                                                "move.faces.w"};
    const Facing facing = state.at(unit).facing;
    if (tale.heard() && facing != before)
        tale.marked("facing", std::string(tokenOf(before)), std::string(tokenOf(facing)),
                    {.text = texts[static_cast<std::size_t>(facing)],
                     .rule = "R-OHW-049",
                     .unit = unit,
                     .space = state.at(unit).space});
}

} // namespace orontes::onehour

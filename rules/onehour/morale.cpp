// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/morale.h"

#include "rules/onehour/fate.h"
#include "rules/onehour/flight.h"

namespace orontes::onehour {
namespace {

/// Faces about, unless it has not turned since it last fled (R-OHW-217).
void faceAbout(State& state, Tale& tale, UnitId id) {
    Unit& unit = state.at(id);
    const Facing before = unit.facing;
    if (!unit.retreated)
        unit.facing = reversed(unit.facing);
    unit.retreated = true;
    tellFacing(state, tale, id, before);
}

void flee(State& state, Tale& tale, UnitId id, const Flight& flight) {
    Unit& unit = state.at(id);
    const bool routs = unit.routing;
    const SpaceId from = unit.space;
    if (!flight.way.empty()) {
        unit.space = flight.way.back();
        tale.moved(from, {.text = routs ? "flight.routs" : "flight.retreats",
                          .rule = routs ? "R-OHW-221" : "R-OHW-210",
                          .unit = id,
                          .space = unit.space});
    } else if (!flight.offBoard)
        tale.tell({.text = "flight.barred", .rule = routs ? "R-OHW-228" : "R-OHW-219", .unit = id, .space = from});
    if (flight.offBoard)
        loseUnit(
            state, tale,
            {.text = "flight.offBoard", .rule = routs ? "R-OHW-227" : "R-OHW-213", .unit = id, .space = unit.space});
}

/// Place in the order: first those of the first side, in roster order, then those of the second.
UnitId unitInOrder(const State& state, int place) {
    for (const SideId side : {state.first, enemyOf(state.first)})
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
            if (state.setup->of(id).side == side && place-- == 0)
                return id;
    return {};
}

} // namespace

bool continueMorale(State& state, Tale& tale) {
    while (state.cursor < state.setup->endOfRoster().value) {
        const UnitId id = unitInOrder(state, state.cursor++);
        if (!onBoard(state, id))
            continue;
        if (state.at(id).routing) {
            flee(state, tale, id, routOf(state, id));
            if (state.over())
                return true;
        } else if (state.at(id).hits >= state.setup->tables.shaken) {
            state.unit = id;
            state.owed = Owed::MoraleDie;
            return true;
        }
    }
    return false;
}

void takeMoraleDie(State& state, Tale& tale, int die) {
    const UnitId id = state.unit;
    const SpaceId space = state.at(id).space;
    state.owed = Owed::Nothing;
    switch (state.setup->tables.nerve[static_cast<std::size_t>(die - 1)]) {
    case Nerve::CarryOn:
        tale.tell({.text = "morale.holds", .rule = "R-OHW-202", .unit = id, .space = space});
        return;
    case Nerve::Retreat:
        faceAbout(state, tale, id);
        flee(state, tale, id, retreatOf(state, id));
        return;
    case Nerve::Rout:
        state.at(id).routing = true;
        tale.marked("routing", false, true, {.text = "morale.routs", .rule = "R-OHW-206", .unit = id, .space = space});
        faceAbout(state, tale, id);
        flee(state, tale, id, routOf(state, id));
        return;
    }
}

} // namespace orontes::onehour

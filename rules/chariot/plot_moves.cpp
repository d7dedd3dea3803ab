// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/chariots.h"
#include "rules/chariot/concession.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/losses.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/panic.h"
#include "rules/chariot/plot_steps.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/victory.h"

namespace orontes::chariot {
namespace {

/// What keeps a unit from moving at all (20.22, 21.2).
Objection objectionToStart(const State& state, UnitId id) {
    if (disrupted(state, id))
        return {.text = "refused.disrupted", .rule = "R-CHA-20.22a", .unit = id, .hex = state.at(id).hex};
    if (inContact(state, id))
        return {.text = "refused.contact", .rule = "R-CHA-18.2a", .unit = id, .hex = state.at(id).hex};
    if (onMap(state, id) && state.at(id).hex != state.at(id).began)
        return {.text = "refused.elsewhere", .rule = "R-CHA-21.2a", .unit = id, .hex = state.at(id).hex};
    return {};
}

void takeAboard(State& state, Tale& tale, UnitId id) {
    const UnitId chariot = state.plots.of(id).chariot;
    if (state.at(id).aboard == chariot)
        return;
    state.phasing = state.setup->of(id).side;
    const Embark embark{id, chariot};
    Objection why = objectionToStart(state, id);
    if (why.empty())
        why = objectionTo(state, embark);
    if (!why.empty())
        return tellFailure(state, tale, id, why);
    play(state, tale, embark);
}

bool isPresent(const State& state, UnitId id) {
    return onMap(state, id) || state.at(id).presence == Presence::Waiting;
}

void debarkAll(State& state, Tale& tale) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const PlotLine& line = state.plots.of(id);
        if (taskOf(state, id) != Task::Carried || !line.target.valid() || state.at(id).aboard != line.chariot ||
            !onMap(state, id))
            continue;
        state.phasing = state.setup->of(id).side;
        const Debark debark{id, line.target};
        if (Objection why = objectionTo(state, debark); !why.empty())
            tellFailure(state, tale, id, why);
        else {
            const Facing facing = facingOf(state, id); // as its chariot (ruling A-111)
            play(state, tale, debark);
            if (facing.valid())
                faceAlong(state, tale, id, facing);
        }
    }
}

/// Who did not come onto the map with its chariot waits for the next Game-Turn on its own.
void leaveWaitingChariots(State& state) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (unit.presence != Presence::Waiting || !unit.aboard.valid())
            continue;
        if (state.at(unit.aboard).cargo == id)
            state.at(unit.aboard).cargo = {};
        unit.aboard = {};
    }
}

bool hasArrived(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    return taskOf(state, id) == Task::Movement && line.done > 0 && onMap(state, id) && state.at(id).entered;
}

/// Who came last into a hex that holds too many; invalid when all hexes are in order.
UnitId lastIntoCrowd(const State& state) {
    UnitId last;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (hasArrived(state, id) && crowdingIn(state, state.at(id).hex) != Crowding::None &&
            (!last.valid() || state.plots.of(id).done >= state.plots.of(last).done))
            last = id;
    return last;
}

/// The hex before the last one of the way, as far back as there is room to stand; false when there is none.
bool stepBack(State& state, Tale& tale, UnitId id) {
    PlotLine& line = state.plots.of(id);
    const SpaceId from = state.at(id).hex;
    const SideId side = state.setup->of(id).side;
    while (line.done > 0) {
        --line.done;
        const SpaceId hex = line.done > 0 ? line.way[static_cast<std::size_t>(line.done - 1)] : state.at(id).began;
        if (!hex.valid() || hex == from || heldBy(state, hex, enemyOf(side)))
            continue;
        tale.tell({.text = "tale.no-room", .rule = "R-CHA-5.4b", .unit = id, .hex = from});
        bring(state, tale, id, hex);
        return true;
    }
    return false;
}

/// 5.4: the limits bind when all have moved; who came last stays behind.
void makeRoom(State& state, Tale& tale) {
    for (UnitId last = lastIntoCrowd(state); last.valid(); last = lastIntoCrowd(state))
        if (!stepBack(state, tale, last) && !state.at(last).began.valid())
            play(state, tale, PutBack{last}); // off the map again
}

template <class Act>
void forBothSides(State& state, Act act) {
    for (const SideId side : {state.setup->firstToMove, enemyOf(state.setup->firstToMove)}) {
        state.phasing = side;
        act();
    }
}

void endMoves(State& state, Tale& tale) {
    debarkAll(state, tale);
    makeRoom(state, tale);
    leaveWaitingChariots(state);
    restoreLed(state, tale);
    bool withdrawn = false;
    forBothSides(state, [&] {
        if (!state.setup->options.rallyAfterFire) // ruling A-118
            rally(state, tale);
        withdrawn = withdrawn || (state.conceded.valid() && isWithdrawalOver(state));
    });
    if (withdrawn)
        return endAsItStands(state, tale);
    endPlottedPhase(state, tale);
}

} // namespace

void beginPlottedMoves(State& state, Tale& tale) {
    state.stage = Stage::Move;
    forBothSides(state, [&] { flee(state, tale); }); // before all others (ruling A-148)
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        if (taskOf(state, id) == Task::Carried && isPresent(state, id))
            takeAboard(state, tale, id);
        if (taskOf(state, id) != Task::Movement || !isPresent(state, id))
            continue;
        if (state.setup->options.plotsControlLate)
            state.at(id).allowance = static_cast<std::int16_t>(allowanceOf(state, id));
        if (Objection why = objectionToStart(state, id); !why.empty()) {
            state.plots.of(id).over = true;
            tellFailure(state, tale, id, why);
        }
    }
}

bool moveOn(State& state, Tale& tale) {
    if (!settleStep(state, tale))
        return false;
    if (!makeStep(state, tale))
        endMoves(state, tale);
    return true;
}

} // namespace orontes::chariot

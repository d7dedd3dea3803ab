// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/setting_up.h"

#include "rules/lords/arrivals.h"
#include "rules/lords/position.h"
#include "rules/lords/sequence.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {
namespace {

bool isPending(const State& state, PieceId piece) {
    const Setup& setup = *state.setup;
    const Kind kind = setup.of(piece).kind;
    return state.at(piece).lot == Lot::Due && setup.isSetUp(piece) && kind != Kind::God &&
           (kind != Kind::Ruler || setup.options.firstRulersInSetUp);
}

int unitsPending(const State& state) {
    const std::vector<PieceId>& pieces = state.setup->of(mover(state)).pieces;
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return isUnit(kindOf(state, piece)) && isPending(state, piece);
    }));
}

/// Only some obey their limit in the set-up (3.1, A-LOR-06).
bool isFull(const State& state, NationId nation, SpaceId area) {
    const bool bound = state.setup->options.setUpStacks || state.setup->of(nation).stackWithoutRuler > 0;
    return bound && unitsIn(state, area, nation) >= stackLimit(state, nation, area);
}

/// A piece that finds no room anywhere may be set down over the limit.
bool hasRoom(const State& state, PieceId piece) {
    const AreaSet zone = state.setup->of(piece).zone;
    return std::any_of(zone.begin(), zone.end(),
                       [&](SpaceId area) { return !isFull(state, state.at(piece).nation, area); });
}

/// Those that would stay without one: who has a limit of its own needs a unit in each of its areas, where that ruling
/// is chosen (A-LOR-07).
AreaSet gapsLeftBy(const State& state, PieceId piece, SpaceId area) {
    const NationId nation = state.at(piece).nation;
    if (!state.setup->options.setUpEverywhere || state.setup->of(nation).stackWithoutRuler == 0)
        return {};
    AreaSet gaps;
    for (const SpaceId other : state.setup->of(piece).zone)
        if (unitsIn(state, other, nation) == 0)
            gaps.add(other);
    return unitsIn(state, area, nation) > 0 && unitsPending(state) <= gaps.count() ? gaps : AreaSet{};
}

Objection whyNotThere(const State& state, PieceId piece, SpaceId area) {
    const NationId nation = state.at(piece).nation;
    const Kind kind = kindOf(state, piece);
    if (const AreaSet zone = state.setup->of(piece).zone; !zone.has(area))
        return {.text = "play.outside-set-up", .rule = "R-LOR-3.1d", .areas = zone};
    if (kind == Kind::Chosen && unitsIn(state, area, nation) == 0 && unitsPending(state) > 0)
        return {"play.needs-unit", "R-LOR-15.4c"};
    if (!isUnit(kind))
        return {};
    if (isFull(state, nation, area) && hasRoom(state, piece))
        return {"play.set-up-full", "R-LOR-3.1f", stackLimit(state, nation, area)};
    if (const AreaSet gaps = gapsLeftBy(state, piece, area); !gaps.empty())
        return {.text = "play.set-up-gap", .rule = "A-LOR-07", .areas = gaps};
    return {};
}

bool mayWait(const State& state, PieceId piece) {
    return state.setup->of(piece).arrival != Arrival::Placed;
}

void putThere(State& state, Tale& tale, PieceId piece, SpaceId area) {
    putDown(state, piece, area);
    tale.placed({.text = "told.setUp", .rule = "R-LOR-3.1a", .piece = piece, .area = area});
}

void beginNation(State& state, Tale& tale, NationId nation) {
    state.cup.remove(nation);
    state.now.mover = nation;
    state.step = SettingUp{};
    tale.tell({.text = "told.setsUp", .rule = "R-LOR-3.1c", .nation = nation},
              core::PhaseBegan{state.turn, core::PhaseId{"setUp"}, state.setup->sideOf(nation).token});
}

} // namespace

void play(State& state, Tale& tale, const DrawingSetUp&, const Action& action) {
    beginNation(state, tale, std::get<Chit>(action).nation);
}

bool settle(State& state, Tale& tale, const DrawingSetUp&) {
    if (state.cup.count() != 1)
        return false;
    beginNation(state, tale, state.cup.first());
    return true;
}

NationId decider(const State& state, const SettingUp&) {
    return mover(state);
}

Objection whyNot(const State& state, const SettingUp&, const Action& action) {
    const auto isOwn = [&](PieceId piece) { return state.at(piece).nation == mover(state) && isPending(state, piece); };
    if (const auto* place = std::get_if<Place>(&action))
        return isOwn(place->piece) ? whyNotThere(state, place->piece, place->area)
                                   : Objection{"play.not-to-set-up", "R-LOR-3.1c"};
    if (const auto* wait = std::get_if<Wait>(&action)) {
        if (!isOwn(wait->piece))
            return {"play.not-to-set-up", "R-LOR-3.1c"};
        return mayWait(state, wait->piece) ? Objection{} : Objection{"play.must-place", "R-LOR-9.1e"};
    }
    return outOfTurn;
}

void choices(const State& state, const SettingUp& step, Actions& out) {
    for (const PieceId piece : state.setup->of(mover(state)).pieces) {
        if (!isPending(state, piece))
            continue;
        for (const SpaceId area : state.setup->of(piece).zone)
            if (!whyNot(state, step, Place{piece, area}))
                out.emplace_back(Place{piece, area});
        if (mayWait(state, piece))
            out.emplace_back(Wait{piece});
    }
}

void play(State& state, Tale& tale, const SettingUp&, const Action& action) {
    if (const auto* place = std::get_if<Place>(&action))
        return putThere(state, tale, place->piece, place->area);
    const PieceId piece = std::get<Wait>(action).piece;
    state.at(piece).lot = Lot::Waiting;
    tale.tell({.text = "told.waits", .rule = "R-LOR-9.4c", .piece = piece});
}

bool settle(State& state, Tale& tale, const SettingUp&) {
    bool anybody = false;
    for (const PieceId piece : state.setup->of(mover(state)).pieces) {
        if (!isPending(state, piece))
            continue;
        anybody = true;
        const AreaSet zone = state.setup->of(piece).zone;
        if (zone.count() == 1 && !mayWait(state, piece)) {
            putThere(state, tale, piece, zone.first());
            return true;
        }
    }
    if (anybody)
        return false;
    state.now = {};
    if (state.cup.empty()) {
        settleGods(state, tale);
        beginGameTurn(state, tale);
    } else
        state.step = DrawingSetUp{};
    return true;
}

} // namespace orontes::lords

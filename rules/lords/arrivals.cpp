// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/arrivals.h"

#include "rules/lords/position.h"
#include "rules/lords/replacement.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// It is to be set down now, or to wait on.
bool isPending(const State& state, PieceId piece) {
    const Piece& one = state.at(piece);
    if (one.nation != mover(state) || kindOf(state, piece) == Kind::God || one.stays)
        return false;
    return one.lot == Lot::Waiting || (one.lot == Lot::Due && state.setup->of(piece).due <= state.turn);
}

std::vector<PieceId> pendingOf(const State& state) {
    std::vector<PieceId> pending;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (isPending(state, piece))
            pending.push_back(piece);
    return pending;
}

bool anyUnitIn(const State& state, const std::vector<PieceId>& pieces) {
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) { return isUnit(kindOf(state, piece)); });
}

/// Where it comes in; who fights for others returns where these replace.
AreaSet zoneOf(const State& state, PieceId piece) {
    const Profile& profile = state.setup->of(piece);
    const NationId nation = state.at(piece).nation;
    return nation == profile.nation ? profile.zone : state.setup->of(nation).replacements;
}

/// A ruler invades with his units, the Chosen People go with theirs (A-LOR-58, A-LOR-104).
bool needsUnit(const State& state, PieceId piece) {
    const Kind kind = kindOf(state, piece);
    return kind == Kind::Chosen || (kind == Kind::Ruler && state.setup->of(piece).arrival != Arrival::Placed);
}

Objection whyNotThere(const State& state, PieceId piece, SpaceId area) {
    const NationId nation = mover(state);
    if (const AreaSet zone = zoneOf(state, piece); !zone.has(area))
        return {.text = "play.outside-arrival", .rule = "R-LOR-9.1c", .areas = zone};
    if (const Objection closed = closedTo(state, nation, area, true))
        return closed;
    if (needsUnit(state, piece) && unitsIn(state, area, nation) == 0)
        return {"play.needs-unit", kindOf(state, piece) == Kind::Chosen ? "R-LOR-15.4c" : "A-LOR-58"};
    return {};
}

AreaSet areasFor(const State& state, PieceId piece) {
    AreaSet areas;
    for (const SpaceId area : zoneOf(state, piece))
        if (!whyNotThere(state, piece, area))
            areas.add(area);
    return areas;
}

bool mayWait(const State& state, PieceId piece) {
    return state.at(piece).lot == Lot::Waiting || state.setup->of(piece).arrival != Arrival::Placed ||
           areasFor(state, piece).empty();
}

void putThere(State& state, Tale& tale, PieceId piece, SpaceId area) {
    const Profile& profile = state.setup->of(piece);
    putDown(state, piece, area);
    state.at(piece).placed = true;
    state.at(piece).landed = profile.arrival == Arrival::Lands && profile.zone.has(area);
    state.now.entered.add(area);
    tale.placed({.text = state.at(piece).landed ? "told.lands" : "told.arrives",
                 .rule = state.at(piece).landed ? "R-LOR-9.4d" : "R-LOR-9.1a",
                 .piece = piece,
                 .area = area});
}

void keepBack(State& state, Tale& tale, PieceId piece) {
    state.at(piece).lot = Lot::Waiting;
    state.at(piece).stays = true;
    tale.tell({.text = "told.waits", .rule = "R-LOR-9.4c", .piece = piece});
}

/// Units come first: markers follow them.
Objection whyNotNow(const State& state, PieceId piece) {
    if (!isPending(state, piece))
        return {"play.not-to-place", "R-LOR-9.1c"};
    if (!isUnit(kindOf(state, piece)) && anyUnitIn(state, pendingOf(state)))
        return {"play.units-first", "R-LOR-9.1a"};
    return {};
}

bool isGodAtHome(const State& state, PieceId god, SpaceId capital) {
    const NationId nation = state.setup->of(god).nation;
    return capital.valid() && controls(state, nation, capital);
}

} // namespace

NationId decider(const State& state, const PlacingNew&) {
    return mover(state);
}

Objection whyNot(const State& state, const PlacingNew&, const Action& action) {
    if (const auto* place = std::get_if<Place>(&action)) {
        const Objection now = whyNotNow(state, place->piece);
        return now ? now : whyNotThere(state, place->piece, place->area);
    }
    if (const auto* wait = std::get_if<Wait>(&action)) {
        if (const Objection now = whyNotNow(state, wait->piece))
            return now;
        return mayWait(state, wait->piece) ? Objection{} : Objection{"play.must-place", "R-LOR-9.1e"};
    }
    return outOfTurn;
}

void choices(const State& state, const PlacingNew&, Actions& out) {
    const std::vector<PieceId> pending = pendingOf(state);
    const bool unitsOnly = anyUnitIn(state, pending);
    for (const PieceId piece : pending) {
        if (unitsOnly && !isUnit(kindOf(state, piece)))
            continue;
        for (const SpaceId area : areasFor(state, piece))
            out.emplace_back(Place{piece, area});
        if (mayWait(state, piece))
            out.emplace_back(Wait{piece});
    }
}

void play(State& state, Tale& tale, const PlacingNew&, const Action& action) {
    if (const auto* place = std::get_if<Place>(&action))
        putThere(state, tale, place->piece, place->area);
    else
        keepBack(state, tale, std::get<Wait>(action).piece);
}

bool settle(State& state, Tale& tale, const PlacingNew&) {
    const std::vector<PieceId> pending = pendingOf(state);
    const bool unitsOnly = anyUnitIn(state, pending);
    for (const PieceId piece : pending) {
        if (unitsOnly && !isUnit(kindOf(state, piece)))
            continue;
        const AreaSet areas = areasFor(state, piece);
        const bool waits = mayWait(state, piece);
        if (areas.empty())
            keepBack(state, tale, piece);
        else if (areas.count() == 1 && !waits)
            putThere(state, tale, piece, areas.first());
        else
            continue;
        return true;
    }
    if (!pending.empty())
        return false;
    state.now.placedAll = true;
    state.step = Replacing{};
    return true;
}

void settleGods(State& state, Tale& tale) {
    for (PieceId god{0}; god < state.setup->endOfRoster(); ++god.value) {
        if (kindOf(state, god) != Kind::God)
            continue;
        const SpaceId capital = capitalOf(state, state.setup->of(god).nation);
        const bool stands = state.at(god).lot == Lot::OnMap;
        const bool home = isGodAtHome(state, god, capital);
        if (stands && (!home || state.at(god).area != capital)) {
            const SpaceId from = state.at(god).area;
            takeOff(state, god, Lot::Absent);
            tale.removed(from, {.text = "told.godLeaves", .rule = "R-LOR-17.0f", .piece = god, .area = from});
        }
        if (home && state.at(god).lot != Lot::OnMap) {
            putDown(state, god, capital);
            tale.placed({.text = "told.godStands", .rule = "R-LOR-17.0c", .piece = god, .area = capital});
        }
    }
}

void missArrivals(State& state, Tale& tale, NationId nation) {
    for (const PieceId piece : state.setup->of(nation).pieces) {
        const Kind kind = kindOf(state, piece);
        if (state.at(piece).lot != Lot::Due || kind == Kind::God || state.setup->of(piece).due > state.turn)
            continue;
        state.at(piece).lot = kind == Kind::Ruler ? Lot::Gone : Lot::Waiting;
        const char* text = kind == Kind::Ruler ? "told.rulerMissed" : "told.waits";
        tale.tell({.text = text, .rule = "A-LOR-11", .piece = piece});
    }
}

} // namespace orontes::lords

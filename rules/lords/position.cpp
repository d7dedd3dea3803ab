// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/position.h"

#include "rules/lords/state_fields.h"

#include <algorithm>

namespace orontes::lords {
namespace {

PieceId& linkTo(State& state, SpaceId area, PieceId piece) {
    PieceId* link = &state.top[static_cast<std::size_t>(area.value)];
    while (link->valid() && *link < piece)
        link = &state.at(*link).next;
    return *link;
}

void link(State& state, PieceId piece, SpaceId area) {
    PieceId& before = linkTo(state, area, piece);
    state.at(piece).next = before;
    before = piece;
    state.at(piece).area = area;
}

void unlink(State& state, PieceId piece) {
    linkTo(state, state.at(piece).area, piece) = state.at(piece).next;
    state.at(piece).next = PieceId{};
}

} // namespace

State beginning(std::shared_ptr<const Setup> setup) {
    State state;
    state.setup = core::SetupRef<Setup>(std::move(setup));
    const Setup& fixed = *state.setup;
    state.turn = fixed.scenario.firstTurn;
    state.top.resize(fixed.areas.size());
    state.cameFrom.resize(fixed.areas.size());
    state.ledger.resize(fixed.feats.size());
    state.fortunes.resize(fixed.nations.size());
    for (NationId nation{0}; nation.value < static_cast<int>(fixed.nations.size()); ++nation.value)
        readStateFields(state, nation);
    for (std::size_t i = 0; i < fixed.pieces.size(); ++i) {
        const PieceId piece{static_cast<std::int16_t>(i)};
        state.pieces.push_back(fixed.of(piece).asDesigned);
        if (state.pieces.back().lot == Lot::Due && fixed.isSetUp(piece))
            state.cup.add(fixed.of(piece).nation);
    }
    if (state.cup.empty())
        state.step = DrawingChit{};
    return state;
}

void putDown(State& state, PieceId piece, SpaceId area) {
    state.at(piece).lot = Lot::OnMap;
    link(state, piece, area);
}

void takeOff(State& state, PieceId piece, Lot lot) {
    unlink(state, piece);
    Piece& off = state.at(piece);
    Piece bare;
    bare.lot = lot;
    bare.nation = off.nation;
    bare.thrown = off.thrown;
    bare.area = lot == Lot::Dead ? off.area : SpaceId{};
    off = bare;
}

void shift(State& state, PieceId piece, SpaceId to) {
    unlink(state, piece);
    link(state, piece, to);
}

int unitsIn(const State& state, SpaceId area, NationId nation) {
    int units = 0;
    forPieces(state, area, [&](PieceId piece) {
        units += isUnit(kindOf(state, piece)) && state.at(piece).nation == nation ? 1 : 0;
    });
    return units;
}

NationSet nationsIn(const State& state, SpaceId area) {
    NationSet nations;
    forPieces(state, area, [&](PieceId piece) {
        if (isUnit(kindOf(state, piece)))
            nations.add(state.at(piece).nation);
    });
    return nations;
}

bool controls(const State& state, NationId nation, SpaceId area) {
    bool own = false;
    bool other = false;
    forPieces(state, area, [&](PieceId piece) {
        if (!isUnit(kindOf(state, piece)))
            return;
        const Piece& unit = state.at(piece);
        const bool counts = unit.nation == nation || unit.lord == nation;
        own = own || counts;
        other = other || !counts;
    });
    return own && !other;
}

AreaSet controlledBy(const State& state, NationId nation) {
    AreaSet areas;
    for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value)
        if (controls(state, nation, area))
            areas.add(area);
    return areas;
}

int standing(const State& state, NationId nation) {
    int units = 0;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const Piece& piece = state.pieces[i];
        if (piece.lot == Lot::OnMap && (piece.nation == nation || piece.lord == nation))
            units += isUnit(state.setup->pieces[i].kind) ? 1 : 0;
    }
    return units;
}

NationId lordOf(const State& state, NationId nation) {
    for (const Piece& piece : state.pieces)
        if (piece.lot == Lot::OnMap && piece.nation == nation && piece.lord.valid())
            return piece.lord;
    return {};
}

int stackLimit(const State& state, NationId nation, SpaceId area) {
    const int usual = state.setup->tables.of(Number::Stack);
    const int alone = state.setup->of(nation).stackWithoutRuler;
    if (alone == 0)
        return usual;
    bool led = false;
    forPieces(state, area, [&](PieceId piece) {
        led = led || (kindOf(state, piece) == Kind::Ruler && state.at(piece).nation == nation);
    });
    return led ? usual : alone;
}

int total(const State& state, core::SeatId seat) {
    int points = state.corrections[static_cast<std::size_t>(seat.value)];
    for (std::size_t i = 0; i < state.fortunes.size(); ++i) {
        if (state.setup->nations[i].seat != seat)
            continue;
        const Fortune& fortune = state.fortunes[i];
        const bool capped = state.setup->options.territoryCap && fortune.territory > fortune.byFeats;
        points += fortune.byFeats + (capped ? fortune.byFeats : fortune.territory);
    }
    return points;
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/markers.h"

#include "rules/lords/battle.h"
#include "rules/lords/ledger.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

bool isLone(const State& state, PieceId marker) {
    const Piece& piece = state.at(marker);
    return unitsIn(state, piece.area, piece.nation) == 0 && enemiesIn(state, piece.area, piece.nation) > 0;
}

/// The mover's ruler stands where nobody fights, and may still help in battles near by: he is judged when they are over
/// (A-LOR-48).
bool isStillNeeded(const State& state, PieceId ruler) {
    return state.at(ruler).nation == mover(state) && !state.now.fought.has(state.at(ruler).area) &&
           !battlesDue(state).empty();
}

void lose(State& state, Tale& tale, PieceId marker, const char* text, const char* rule) {
    const SpaceId from = state.at(marker).area;
    takeOff(state, marker, Lot::Gone);
    tale.removed(from, {.text = text, .rule = rule, .piece = marker, .area = from});
}

void judge(State& state, Tale& tale, PieceId marker) {
    switch (kindOf(state, marker)) {
    case Kind::Ruler:
        if (!isStillNeeded(state, marker))
            lose(state, tale, marker, "told.ruler.killed", "R-LOR-6.6.1a");
        return;
    case Kind::Terror:
    case Kind::Siege:
        return lose(state, tale, marker, "told.marker.lost", "R-LOR-6.7f");
    case Kind::Chosen: {
        const NationId nation = state.at(marker).nation;
        state.of(nation).captured = true;
        lose(state, tale, marker, "told.chosen.captured", "R-LOR-15.3c");
        return crossOffChosen(state, tale, nation, "R-LOR-15.4b");
    }
    case Kind::Foot:
    case Kind::Cavalry:
    case Kind::Camel:
    case Kind::Chariot:
    case Kind::God:
        return;
    }
}

} // namespace

void judgeLoneMarkers(State& state, Tale& tale) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Kind kind = kindOf(state, piece);
        if (!isUnit(kind) && kind != Kind::God && state.at(piece).lot == Lot::OnMap && isLone(state, piece))
            judge(state, tale, piece);
    }
}

void dismissRulers(State& state, Tale& tale, NationId nation) {
    const bool betweenTwo = mover(state) == nation;
    for (const PieceId piece : state.setup->of(nation).pieces) {
        if (kindOf(state, piece) != Kind::Ruler)
            continue;
        Piece& ruler = state.at(piece);
        if (ruler.lot == Lot::OnMap)
            lose(state, tale, piece, "told.ruler.leaves", betweenTwo ? "R-LOR-5.10c" : "R-LOR-16.1.2a");
        else if (!betweenTwo && (ruler.lot == Lot::Waiting || ruler.lot == Lot::Due) &&
                 state.setup->of(piece).due <= state.turn)
            ruler.lot = Lot::Gone; // his time passes without him
    }
}

} // namespace orontes::lords

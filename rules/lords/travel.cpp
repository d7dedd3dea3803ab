// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/travel.h"

#include "rules/lords/covenant.h"
#include "rules/lords/dynasty.h"
#include "rules/lords/position.h"

namespace orontes::lords {

int allowance(const State& state, PieceId piece) {
    const Tables& tables = state.setup->tables;
    const Kind kind = kindOf(state, piece);
    if (kind == Kind::God)
        return 0;
    return state.setup->of(state.at(piece).nation).alwaysFour ? tables.moves(Kind::Cavalry) : tables.moves(kind);
}

int costOf(const State& state, PieceId piece, SpaceId area) {
    const NationId id = state.at(piece).nation;
    const Nation& nation = state.setup->of(id);
    const Area& ground = state.setup->of(area);
    if (nation.alwaysFour)
        return 1;
    if (ground.cost != 0)
        return ground.cost;
    const Tables& tables = state.setup->tables;
    if (ground.terrain == Terrain::Mountain && (nation.mountaineers || controls(state, id, area)))
        return tables.of(Number::ControlledMountain);
    return tables.of(ground.terrain).cost;
}

Objection closedTo(const State& state, NationId nation, SpaceId area, bool placed) {
    if (!state.setup->of(area).openTo.has(nation))
        return {.text = "play.closed-area", .rule = "R-LOR-5.7a", .nation = nation};
    if (keepsOut(state, nation, area, placed))
        return {.text = "play.covenant-keeps-out", .rule = "R-LOR-15.1.1a", .nation = nation};
    return {};
}

bool isClosed(const State& state, NationId nation, SpaceId area, bool placed) {
    return static_cast<bool>(closedTo(state, nation, area, placed));
}

int enemiesIn(const State& state, SpaceId area, NationId nation) {
    int enemies = 0;
    forPieces(state, area, [&](PieceId piece) {
        const Piece& unit = state.at(piece);
        enemies += isUnit(kindOf(state, piece)) && unit.nation != nation && unit.lord != nation ? 1 : 0;
    });
    return enemies;
}

int freeUnitsIn(const State& state, SpaceId area, NationId nation) {
    int units = 0;
    forPieces(state, area,
              [&](PieceId piece) { units += isUnit(kindOf(state, piece)) && obeys(state, piece, nation) ? 1 : 0; });
    return units;
}

bool obeys(const State& state, PieceId piece, NationId nation) {
    const Piece& one = state.at(piece);
    return one.lot == Lot::OnMap && one.nation == nation && !one.lord.valid();
}

void eliminate(State& state, PieceId piece) {
    const bool mercenary = isMeshwesh(state, piece);
    takeOff(state, piece, isUnit(kindOf(state, piece)) ? Lot::Dead : Lot::Gone);
    Piece& dead = state.at(piece);
    if (mercenary)
        dead.nation = state.setup->of(piece).nation;
    else if (const NationId heir = dynastyOver(state, dead.nation); heir.valid() && dead.lot == Lot::Dead)
        dead.nation = heir;
}

void desertFrom(State& state, Tale& tale, SpaceId area) {
    std::array<PieceId, 8> deserters;
    std::size_t count = 0;
    forPieces(state, area, [&](PieceId piece) {
        if (!isMeshwesh(state, piece) || count == deserters.size())
            return;
        bool led = false;
        forPieces(state, area, [&](PieceId other) {
            led = led || (isUnit(kindOf(state, other)) && !isMeshwesh(state, other) &&
                          state.at(other).nation == state.at(piece).nation);
        });
        if (!led)
            deserters[count++] = piece;
    });
    for (std::size_t i = 0; i < count; ++i) {
        const NationId master = state.at(deserters[i]).nation;
        eliminate(state, deserters[i]);
        tale.removed(
            area,
            {.text = "told.deserts", .rule = "R-LOR-12.4a", .piece = deserters[i], .area = area, .nation = master});
    }
}

} // namespace orontes::lords

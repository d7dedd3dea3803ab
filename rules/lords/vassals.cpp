// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/vassals.h"

#include "rules/lords/position.h"

namespace orontes::lords {
namespace {

/// Areas with units of the nation.
AreaSet areasOf(const State& state, NationId nation) {
    AreaSet areas;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Piece& unit = state.at(piece);
        if (unit.lot == Lot::OnMap && unit.nation == nation && isUnit(kindOf(state, piece)))
            areas.add(unit.area);
    }
    return areas;
}

/// The areas and their neighbours by land (A-LOR-71).
AreaSet around(const State& state, AreaSet areas) {
    AreaSet all = areas;
    for (const SpaceId area : areas)
        all = all | state.setup->of(area).beside;
    return all;
}

bool isVassal(const State& state, PieceId piece, NationId nation, NationId lord) {
    const Piece& unit = state.at(piece);
    return unit.lot == Lot::OnMap && unit.nation == nation && unit.lord == lord && isUnit(kindOf(state, piece));
}

/// `lord` invalid: it becomes free.
void setLord(State& state, Tale& tale, PieceId piece, NationId lord, const char* text, const char* rule) {
    Piece& unit = state.at(piece);
    const NationId before = unit.lord;
    unit.lord = lord;
    if (!tale.heard())
        return;
    const auto token = [&](NationId nation) {
        return nation.valid() ? state.setup->sideOf(nation).token.value : std::string();
    };
    tale.marked("lord", token(before), token(lord),
                {.text = text, .rule = rule, .piece = piece, .area = unit.area, .lord = lord.valid() ? lord : before});
}

void setFree(State& state, Tale& tale, NationId nation, NationId lord, AreaSet areas, const char* rule) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (isVassal(state, piece, nation, lord) && areas.has(state.at(piece).area))
            setLord(state, tale, piece, {}, "told.vassal.free", rule);
    if (!lordOf(state, nation).valid())
        state.of(nation).fresh = false;
}

/// Foot under a dynasty is set free by the end of the dynasty alone (A-LOR-73).
bool isUnderDynasty(const State& state, NationId nation, NationId lord) {
    return state.of(lord).dynasty && state.setup->of(lord).dynastyOver == nation;
}

/// By nation, the lords of its vassals on the map.
std::array<NationSet, nationLimit> lordsByNation(const State& state) {
    std::array<NationSet, nationLimit> lords{};
    for (const Piece& unit : state.pieces)
        if (unit.lot == Lot::OnMap && unit.lord.valid())
            lords[static_cast<std::size_t>(unit.nation.value)].add(unit.lord);
    return lords;
}

/// Areas that the lord controls with units of its own (A-LOR-73).
AreaSet heldByOwn(const State& state, NationId lord) {
    AreaSet held;
    for (const SpaceId area : areasOf(state, lord))
        if (controls(state, lord, area))
            held.add(area);
    return held;
}

void release(State& state, Tale& tale, NationId nation, NationId lord) {
    const AreaSet own = areasOf(state, lord);
    if (state.of(nation).fresh && mover(state) != lord && !own.empty())
        return;
    state.of(nation).fresh = false;
    const AreaSet bound = around(state, heldByOwn(state, lord));
    AreaSet vassals;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (isVassal(state, piece, nation, lord))
            vassals.add(state.at(piece).area);
    if (state.setup->options.releaseByArea)
        setFree(state, tale, nation, lord, vassals - bound, "R-LOR-10.4b");
    else if ((vassals & bound).empty())
        setFree(state, tale, nation, lord, vassals, "R-LOR-10.4b");
}

/// Battles between the two are off, and whose turn it is leaves where it is the lord (10.1, A-LOR-72).
void voidBattles(State& state, NationId lord, NationId nation) {
    if (mover(state) != lord && mover(state) != nation)
        return;
    for (const SpaceId area : areasOf(state, lord) & areasOf(state, nation)) {
        state.now.fought.add(area);
        if (mover(state) == lord)
            state.now.mustLeave.add(area);
        else
            state.now.mustLeave.remove(area);
    }
}

} // namespace

bool maySubject(const State& state, NationId lord, NationId nation) {
    const Setup& setup = *state.setup;
    if (lord == nation || !setup.of(lord).takesVassals || standing(state, nation) > setup.of(nation).vassalLevel)
        return false;
    if (lordOf(state, lord).valid() || lordOf(state, nation).valid())
        return false;
    return !(around(state, areasOf(state, lord)) & areasOf(state, nation)).empty();
}

void subject(State& state, Tale& tale, NationId lord, NationId nation) {
    const AreaSet reach = around(state, areasOf(state, lord));
    tale.tell({.text = "told.vassal.subjected", .rule = "R-LOR-10.1a", .nation = nation, .lord = lord});
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (isVassal(state, piece, nation, {}) && reach.has(state.at(piece).area))
            setLord(state, tale, piece, lord, "told.vassal.becomes", "R-LOR-10.2a");
    state.of(nation).fresh = true;
    voidBattles(state, lord, nation);
    const auto lords = lordsByNation(state);
    for (NationId other{0}; other.value < static_cast<int>(state.fortunes.size()); ++other.value)
        if (lords[static_cast<std::size_t>(other.value)].has(nation) && !isUnderDynasty(state, other, nation))
            setFree(state, tale, other, nation, areasOf(state, other), "R-LOR-10.9a");
}

void freeVassalsOf(State& state, Tale& tale, NationId lord) {
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        setFree(state, tale, nation, lord, areasOf(state, nation), "R-LOR-10.9a");
}

void releaseVassals(State& state, Tale& tale) {
    const auto lords = lordsByNation(state);
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value) {
        if (lords[static_cast<std::size_t>(nation.value)].empty())
            state.of(nation).fresh = false;
        for (const NationId lord : lords[static_cast<std::size_t>(nation.value)])
            if (!isUnderDynasty(state, nation, lord))
                release(state, tale, nation, lord);
    }
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/dynasty.h"

#include "rules/lords/position.h"
#include "rules/lords/travel.h"
#include "rules/lords/vassals.h"

namespace orontes::lords {
namespace {

/// A nation that would rule, or rules, and the one over which.
struct Claim {
    NationId heir;
    NationId over;
};

/// Whom a unit obeys.
NationId masterOf(const Piece& unit) {
    return unit.lord.valid() ? unit.lord : unit.nation;
}

/// Neither of the two nor a vassal of theirs has a unit there, and somebody else has (A-LOR-94).
bool isOthers(const State& state, const Claim& claim, SpaceId area) {
    bool ours = false;
    bool others = false;
    forPieces(state, area, [&](PieceId piece) {
        if (!isUnit(kindOf(state, piece)))
            return;
        const NationId master = masterOf(state.at(piece));
        const bool one = master == claim.heir || master == claim.over;
        ours = ours || one;
        others = others || !one;
    });
    return others && !ours;
}

/// So many of the areas, or most of those that no third party holds (13.1).
bool holdsEnough(const State& state, const Claim& claim) {
    const AreaSet areas = state.setup->of(claim.heir).dynastyAreas;
    int mine = 0;
    int open = 0;
    for (const SpaceId area : areas) {
        mine += controls(state, claim.heir, area) ? 1 : 0;
        open += isOthers(state, claim, area) ? 0 : 1;
    }
    return mine >= state.setup->tables.of(Number::Dynasty) || mine * 2 > open;
}

/// Native foot of the nation that is ruled; all others of its units, and those in its service, go over to the heir.
bool isNativeFoot(const State& state, const Claim& claim, PieceId piece) {
    return kindOf(state, piece) == Kind::Foot && state.setup->of(piece).nation == claim.over &&
           state.at(piece).nation == claim.over;
}

/// Vassals of another lord stay so (A-LOR-95).
bool goesOver(const Piece& unit, const Claim& claim) {
    return unit.nation == claim.over && (!unit.lord.valid() || unit.lord == claim.heir);
}

/// As if all who would go over had done so (13.2, A-LOR-96).
bool isOutnumbered(const State& state, const Claim& claim) {
    int foot = 0;
    int heirs = 0;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Piece& unit = state.at(piece);
        if (unit.lot != Lot::OnMap || !isUnit(kindOf(state, piece)))
            continue;
        if (isNativeFoot(state, claim, piece))
            ++foot;
        else if (unit.nation == claim.heir || unit.lord == claim.heir || goesOver(unit, claim))
            ++heirs;
    }
    return foot > heirs;
}

void makeVassal(State& state, Tale& tale, const Claim& claim, PieceId piece) {
    Piece& unit = state.at(piece);
    unit.lord = claim.heir;
    if (tale.heard())
        tale.marked("lord", std::string(), state.setup->sideOf(claim.heir).token.value,
                    {.text = "told.dynasty.vassal",
                     .rule = "R-LOR-13.1d",
                     .piece = piece,
                     .area = unit.area,
                     .lord = claim.heir});
}

/// What the file calls the nation in whose service a unit is: nothing for its own.
std::string serviceOf(const Setup& setup, PieceId piece, NationId nation) {
    return setup.of(piece).nation == nation ? std::string() : setup.sideOf(nation).token.value;
}

void handOver(State& state, Tale& tale, PieceId piece, NationId to, const char* rule) {
    Piece& unit = state.at(piece);
    const NationId before = unit.nation;
    unit.nation = to;
    unit.lord = NationId{};
    if (tale.heard() && unit.lot == Lot::OnMap)
        tale.marked("serves", serviceOf(*state.setup, piece, before), serviceOf(*state.setup, piece, to),
                    {.text = "told.dynasty.passes", .rule = rule, .piece = piece, .area = unit.area, .lord = to});
}

void tellDead(Tale& tale, NationId from, NationId to, int dead, const char* rule) {
    if (dead > 0)
        tale.tell({.text = "told.dynasty.dead", .rule = rule, .nation = from, .lord = to, .n = dead});
}

void begin(State& state, Tale& tale, const Claim& claim) {
    state.of(claim.heir).dynasty = true;
    tale.tell({.text = "told.dynasty.begins", .rule = "R-LOR-13.1a", .nation = claim.heir, .lord = claim.over});
    bool anybody = false;
    int dead = 0;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Piece& unit = state.at(piece);
        const bool takes = unit.lot == Lot::OnMap || unit.lot == Lot::Dead;
        if (!takes || !isUnit(kindOf(state, piece)) || !goesOver(unit, claim))
            continue;
        if (unit.lot == Lot::OnMap && isNativeFoot(state, claim, piece)) {
            anybody = true;
            makeVassal(state, tale, claim, piece);
        } else {
            dead += unit.lot == Lot::Dead ? 1 : 0;
            handOver(state, tale, piece, claim.heir, "R-LOR-13.1e");
        }
    }
    tellDead(tale, claim.over, claim.heir, dead, "R-LOR-13.1e");
    if (!anybody)
        return;
    state.of(claim.over).fresh = true;
    freeVassalsOf(state, tale, claim.over);
}

/// Raiders in service stay with those of their masters beside whom they stand, or go home to their dead (13.2).
void settleService(State& state, Tale& tale, const Claim& claim, PieceId piece) {
    bool beside = false;
    const SpaceId area = state.at(piece).area;
    forPieces(state, area, [&](PieceId other) {
        beside = beside ||
                 (isUnit(kindOf(state, other)) && state.at(other).nation == claim.heir && !isMeshwesh(state, other));
    });
    if (beside)
        return;
    eliminate(state, piece);
    tale.removed(area, {.text = "told.dynasty.deserts", .rule = "R-LOR-13.2d", .piece = piece, .area = area});
}

void end(State& state, Tale& tale, const Claim& claim, const char* rule) {
    state.of(claim.heir).dynasty = false;
    state.of(claim.over).fresh = false;
    tale.tell({.text = "told.dynasty.ends", .rule = rule, .nation = claim.heir, .lord = claim.over});
    int dead = 0;
    for (const PieceId piece : state.setup->of(claim.over).pieces) {
        const Piece& unit = state.at(piece);
        const bool ruled = unit.nation == claim.heir || (unit.nation == claim.over && unit.lord == claim.heir);
        if (!ruled || unit.lot == Lot::Gone)
            continue;
        dead += unit.lot == Lot::Dead ? 1 : 0;
        handOver(state, tale, piece, claim.over, "A-LOR-96");
    }
    tellDead(tale, claim.heir, claim.over, dead, "A-LOR-96");
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (state.at(piece).lot == Lot::OnMap && state.at(piece).nation == claim.heir && isMeshwesh(state, piece))
            settleService(state, tale, claim, piece);
}

void test(State& state, Tale& tale, const Claim& claim) {
    const bool enough = holdsEnough(state, claim);
    const bool rules = enough && !isOutnumbered(state, claim);
    if (rules == state.of(claim.heir).dynasty)
        return;
    if (rules)
        begin(state, tale, claim);
    else
        end(state, tale, claim, enough ? "R-LOR-13.2b" : "R-LOR-13.2a");
}

} // namespace

void testDynasties(State& state, Tale& tale) {
    for (NationId heir{0}; heir.value < static_cast<int>(state.fortunes.size()); ++heir.value)
        if (const NationId over = state.setup->of(heir).dynastyOver; over.valid())
            test(state, tale, {heir, over});
}

NationId dynastyOver(const State& state, NationId nation) {
    for (NationId heir{0}; heir.value < static_cast<int>(state.fortunes.size()); ++heir.value)
        if (state.of(heir).dynasty && state.setup->of(heir).dynastyOver == nation)
            return heir;
    return {};
}

bool enlistsNow(const State& state, NationId nation) {
    const Nation& whose = state.setup->of(nation);
    return whose.enlists && (!whose.enlistsAsDynasty || state.of(nation).dynasty);
}

} // namespace orontes::lords

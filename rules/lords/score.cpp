// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/score.h"

#include "rules/lords/covenant.h"
#include "rules/lords/ledger.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// What the nation holds at the end of its turn: its own units or its vassals, and nobody else but the lord of those
/// that are vassals there, who has still to go (7.1, 10.5, A-LOR-72).
bool holds(const State& state, NationId nation, SpaceId area) {
    bool own = false;
    NationSet others;
    NationSet lords;
    forPieces(state, area, [&](PieceId piece) {
        if (!isUnit(kindOf(state, piece)))
            return;
        const Piece& unit = state.at(piece);
        const bool counts = unit.nation == nation || unit.lord == nation;
        own = own || counts;
        if (!counts)
            others.add(unit.nation);
        else if (unit.nation == nation && unit.lord.valid())
            lords.add(unit.lord);
    });
    return own && (others - lords).empty();
}

AreaSet heldBy(const State& state, NationId nation) {
    AreaSet areas;
    for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value)
        if (holds(state, nation, area))
            areas.add(area);
    return areas;
}

/// Who claims areas is paid for each once, by a scale of his own (11.5.1, A-LOR-86).
int claim(State& state, NationId nation, AreaSet areas) {
    Fortune& fortune = state.of(nation);
    int points = 0;
    for (const SpaceId area : areas - fortune.claimed) {
        const int worth = state.setup->tables.of(state.setup->of(area).terrain).claim;
        points += worth;
        if (worth > 0)
            fortune.claimed.add(area);
    }
    return points;
}

void scoreTerritory(State& state, Tale& tale, NationId nation, AreaSet areas) {
    const Setup& setup = *state.setup;
    const bool claims = setup.of(nation).claims;
    int points = 0;
    if (claims)
        points = claim(state, nation, areas);
    else
        for (const SpaceId area : areas)
            points += setup.tables.of(setup.of(area).terrain).points;
    Fortune& fortune = state.of(nation);
    fortune.territory = static_cast<std::int16_t>(fortune.territory + points);
    if (points > 0 && tale.heard())
        tale.tell({.text = claims ? "told.claims" : "told.territory",
                   .rule = claims ? "R-LOR-11.5.1a" : "R-LOR-11.5a",
                   .nation = nation,
                   .n = points},
                  core::Scored{setup.sideOf(nation).token, points, "territory"});
}

/// With units that are nobody's vassals (11.4.3).
bool holdsFreely(const State& state, const Feat& feat, AreaSet held) {
    if (!(feat.areas - held).empty())
        return false;
    for (const SpaceId area : feat.areas)
        if (freeUnitsIn(state, area, feat.nation) == 0)
            return false;
    return true;
}

void scoreOwn(State& state, Tale& tale, NationId nation, AreaSet held, TurnEnd end) {
    const auto [first, last] = featsOf(*state.setup, nation);
    for (std::size_t id = first; id < last; ++id) {
        const Feat& feat = state.setup->feats[id];
        if (!isDue(state, id))
            continue;
        if (feat.kind == Feat::Kind::Hold) {
            tick(state, tale, id, (feat.areas & held).count() >= feat.count, end);
        } else if (feat.kind == Feat::Kind::Deny && state.setup->options.preventByHolding) {
            Progress& progress = state.ledger[id];
            if (holdsFreely(state, feat, held))
                progress.held.add(state.turn);
            else if (end == TurnEnd::Last && !progress.held.has(state.turn))
                crossOff(state, tale, id, {.text = "told.crossed.unheld", .rule = "R-LOR-11.4.3b"});
        }
    }
}

/// Others have kept the nation out, or not (11.6.3, A-LOR-81).
void breakOthers(State& state, Tale& tale, NationId nation, AreaSet held) {
    for (std::size_t id = 0; id < state.ledger.size(); ++id) {
        const Feat& feat = state.setup->feats[id];
        if (feat.kind != Feat::Kind::Deny || feat.nation == nation || !isDue(state, id))
            continue;
        if (const AreaSet lost = feat.areas & held; !lost.empty())
            crossOff(state, tale, id,
                     {.text = "told.crossed.broken", .rule = "R-LOR-11.6.3b", .area = lost.first(), .lord = nation});
    }
}

/// Nobody has held it in this turn, and its own nation has (A-LOR-80, A-LOR-84).
void closeDeny(State& state, Tale& tale, std::size_t id) {
    const Feat& feat = state.setup->feats[id];
    Progress& progress = state.ledger[id];
    if (!state.setup->options.preventByHolding)
        progress.held.add(state.turn);
    if (!progress.held.has(state.turn))
        crossOff(state, tale, id, {.text = "told.crossed.unheld", .rule = "R-LOR-11.4.3b"});
    else if (progress.held == feat.turns)
        award(state, tale, id, "A-LOR-84");
}

} // namespace

void scoreNationTurn(State& state, Tale& tale) {
    const NationId nation = mover(state);
    const bool another = state.setup->of(nation).beloved.has(state.turn) && !state.now.again;
    const AreaSet held = heldBy(state, nation);
    state.of(nation).held = held;
    scoreTerritory(state, tale, nation, held);
    scoreOwn(state, tale, nation, held, another ? TurnEnd::First : TurnEnd::Last);
    breakOthers(state, tale, nation, held);
    crossOffHopeless(state, tale);
}

void scoreLostTurn(State& state, Tale& tale, NationId nation) {
    const auto [first, last] = featsOf(*state.setup, nation);
    for (std::size_t id = first; id < last; ++id) {
        if (!isDue(state, id))
            continue;
        if (state.setup->feats[id].kind == Feat::Kind::Hold)
            tick(state, tale, id, false, TurnEnd::Last);
        else if (state.setup->feats[id].kind == Feat::Kind::Deny)
            state.ledger[id].held.add(state.turn);
    }
}

void scoreGameTurn(State& state, Tale& tale) {
    for (std::size_t id = 0; id < state.ledger.size(); ++id) {
        if (state.ledger[id].standing != Progress::Standing::Open)
            continue;
        const Feat& feat = state.setup->feats[id];
        if (feat.kind == Feat::Kind::Deny && isDue(state, id))
            closeDeny(state, tale, id);
        else if (feat.kind == Feat::Kind::Chosen && isDue(state, id))
            tick(state, tale, id, servesGod(state, feat.nation) && !state.of(feat.nation).captured, TurnEnd::Last);
        else if (feat.kind != Feat::Kind::Slay)
            crossOffLate(state, tale, id);
    }
}

void crossOffAll(State& state, Tale& tale, NationId nation) {
    const auto [first, last] = featsOf(*state.setup, nation);
    for (std::size_t id = first; id < last; ++id)
        if (state.ledger[id].standing == Progress::Standing::Open)
            crossOff(state, tale, id, {.text = "told.crossed.retired", .rule = "R-LOR-4.1j"});
}

AreaSet denies(const State& state, NationId nation) {
    AreaSet areas;
    const auto [first, last] = featsOf(*state.setup, nation);
    for (std::size_t id = first; id < last; ++id)
        if (state.setup->feats[id].kind == Feat::Kind::Deny && isDue(state, id))
            areas = areas | state.setup->feats[id].areas;
    return areas;
}

} // namespace orontes::lords

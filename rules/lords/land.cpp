// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/land.h"

#include <algorithm>

namespace orontes::lords {
namespace {

const core::Value* attribute(const core::SpaceNote& note, const char* field) {
    const auto found = note.attributes.find(core::FieldId{field});
    return found == note.attributes.end() ? nullptr : &found->second;
}

/// Everybody, where the note names nobody.
NationSet openTo(const Setup& setup, const core::SpaceNote& note) {
    const core::Value* value = attribute(note, "openTo");
    const auto* text = value ? std::get_if<std::string>(value) : nullptr;
    const NationSet named = text ? nationsIn(setup.scenario, *text).value_or(NationSet{}) : NationSet{};
    return text && !trimmed(*text).empty() ? named : setup.everybody();
}

Area areaOf(const Setup& setup, SpaceId space) {
    const core::Board& board = *setup.scenario.board;
    const core::SpaceNote& note = core::noteOf(board, space);
    Area area;
    area.terrain = terrainNamed(core::terrainOf(board, space).value).value_or(Terrain::Fertile);
    area.openTo = openTo(setup, note);
    if (const core::Value* cost = attribute(note, "cost"))
        if (const auto* number = std::get_if<std::int64_t>(cost))
            area.cost = static_cast<int>(*number);
    for (const core::Neighbour& next : core::neighbours(board, space))
        if (!isStrait(board, next.edge)) {
            area.land.push_back(next.space);
            area.beside.add(next.space);
        }
    for (std::size_t i = 0; i < setup.nations.size(); ++i)
        if (setup.nations[i].covenantAreas.has(space))
            area.keepers.add(NationId{static_cast<std::int8_t>(i)});
    for (const SpaceId coast : coastBeside(board, space))
        area.coast.add(coast);
    return area;
}

/// Areas within so many steps, the first one included. `stepsFrom` gives the areas one step on.
template <class StepsFrom>
AreaSet within(SpaceId start, int steps, StepsFrom stepsFrom) {
    AreaSet reached;
    reached.add(start);
    AreaSet rim = reached;
    for (int step = 0; step < steps && !rim.empty(); ++step) {
        AreaSet further;
        for (const SpaceId area : rim)
            further = further | stepsFrom(area);
        rim = further - reached;
        reached = reached | rim;
    }
    return reached;
}

/// A radius does not run through areas that the nation may never enter (A-LOR-33).
AreaSet circle(const Setup& setup, NationId nation, SpaceId centre, Number radius) {
    const bool overDesert = setup.options.radiusOverDesert;
    AreaSet open;
    for (SpaceId area{0}; area.value < static_cast<int>(setup.areas.size()); ++area.value)
        if (overDesert || setup.of(area).openTo.has(nation))
            open.add(area);
    return within(centre, setup.tables.of(radius), [&](SpaceId area) { return setup.of(area).beside & open; });
}

/// A count by sea may run over an island and on (A-LOR-25), unless the option says otherwise.
AreaSet voyage(const Setup& setup, const Nation& nation, SpaceId from) {
    const core::Board& board = *setup.scenario.board;
    const auto isIsland = [&](SpaceId area) {
        const auto around = core::neighbours(board, area);
        return std::any_of(around.begin(), around.end(),
                           [&](const core::Neighbour& next) { return isStrait(board, next.edge); }) &&
               setup.of(area).land.empty();
    };
    AreaSet reached = within(from, nation.seaUnits == 0 ? 0 : nation.seaRange, [&](SpaceId area) {
        const bool goesOn = setup.options.alasaPassage || area == from || !isIsland(area);
        return goesOn ? setup.of(area).coast : AreaSet{};
    });
    reached.remove(from);
    return reached;
}

} // namespace

bool isPlayable(const core::Board& board) {
    const int count = core::spaceCount(board);
    return std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry) && count >= 1 && count <= areaLimit;
}

bool isStrait(const core::Board& board, core::EdgeId edge) {
    return core::hasFeature(board, edge, core::FeatureToken{straitFeature});
}

std::vector<SpaceId> coastBeside(const core::Board& board, SpaceId area) {
    std::vector<SpaceId> beside;
    for (const core::Neighbour& next : core::neighbours(board, area))
        if (isStrait(board, next.edge) || core::hasFeature(board, next.edge, core::FeatureToken{coastFeature}))
            beside.push_back(next.space);
    return beside;
}

void layLand(Setup& setup) {
    const int count = core::spaceCount(*setup.scenario.board);
    for (SpaceId space{0}; space.value < count; ++space.value)
        setup.areas.push_back(areaOf(setup, space));
}

void layReach(Setup& setup) {
    for (std::size_t i = 0; i < setup.nations.size(); ++i) {
        const NationId id{static_cast<std::int8_t>(i)};
        Nation& nation = setup.nations[i];
        for (SpaceId area{0}; area.value < static_cast<int>(setup.areas.size()); ++area.value) {
            nation.aid.push_back(circle(setup, id, area, Number::Radius));
            nation.near.push_back(circle(setup, id, area, Number::EnlistsWithin));
            nation.voyages.push_back(voyage(setup, nation, area));
        }
    }
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/roster.h"

#include "rules/lords/fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orontes::lords {
namespace {

constexpr std::array<std::pair<std::string_view, Kind>, 13> kinds{{{"foot", Kind::Foot},
                                                                   {"cavalry", Kind::Cavalry},
                                                                   {"camel", Kind::Camel},
                                                                   {"chariot", Kind::Chariot},
                                                                   {"wagon", Kind::Chariot},
                                                                   {"ruler", Kind::Ruler},
                                                                   {"terror", Kind::Terror},
                                                                   {"siege", Kind::Siege},
                                                                   {"chosen", Kind::Chosen},
                                                                   {"godAmun", Kind::God},
                                                                   {"godStorm", Kind::God},
                                                                   {"godAssur", Kind::God},
                                                                   {"godMarduk", Kind::God}}};

Nation nationOf(const Setup& setup, const core::Side& side) {
    const core::Scenario& scenario = setup.scenario;
    const core::Board& board = *scenario.board;
    const Fields fields(side);
    Nation nation;
    nation.seat = core::seatOfSide(scenario, side.token);
    nation.vassalLevel = fields.number("vassalLevel");
    nation.seaUnits = fields.number("seaUnits");
    nation.seaRange = fields.number("seaRange");
    nation.replacements = fields.areas("replacementAreas", board);
    nation.replacesOffMap = fields.flag("replacesOffMap");
    nation.beloved = turnsIn(fields.text("beloved")).value_or(TurnSet{});
    nation.capitals = capitalsIn(board, fields.text("capitals")).value_or(std::vector<Capital>{});
    nation.mountaineers = fields.flag("mountaineers");
    nation.alwaysFour = fields.flag("alwaysFour");
    nation.takesVassals = fields.flag("takesVassals");
    nation.consents = fields.flag("consents");
    nation.claims = fields.flag("claims");
    nation.stackWithoutRuler = fields.number("stackWithoutRuler");
    nation.alwaysReplaces = fields.number("alwaysReplaces");
    nation.raids = fields.areas("raids", board);
    nation.raidsEnd = turnsIn(fields.text("raidsEnd")).value_or(TurnSet{});
    nation.enlists = !fields.text("enlists").empty();
    nation.enlistsAsDynasty = fields.text("enlists") == "dynasty";
    nation.dynastyOver = nationNamed(scenario, fields.text("dynastyOver"));
    nation.dynastyAreas = fields.areas("dynastyAreas", board);
    nation.covenantAreas = fields.areas("covenantAreas", board);
    nation.covenantFoes = nationsIn(scenario, fields.text("covenantFoes")).value_or(NationSet{});
    return nation;
}

void readFeats(Setup& setup, NationId id, Nation& nation) {
    FeatList list = featsIn(setup.scenario, id);
    nation.firstFeat = setup.feats.size();
    nation.featCount = list.feats.size();
    setup.feats.insert(setup.feats.end(), list.feats.begin(), list.feats.end());
}

/// Who is dead has fallen somewhere that no file tells. Markers never return (9.3).
Lot lotOf(const core::Counter& counter, Kind kind) {
    const auto& place = counter.setUp.place;
    if (std::holds_alternative<core::Lost>(place))
        return isUnit(kind) && !Fields(counter).flag("gone") ? Lot::Dead : Lot::Gone;
    return std::holds_alternative<core::OffMap>(place) ? Lot::Absent : Lot::Due;
}

Profile profileOf(const Setup& setup, const core::Counter& counter) {
    const Fields fields(counter);
    Profile profile;
    profile.counter = counter.id;
    profile.nation = nationNamed(setup.scenario, counter.side.value);
    profile.kind = kindNamed(counter.type.value).value_or(Kind::Foot);
    const bool enters = std::holds_alternative<core::EntersAt>(counter.setUp.place);
    profile.arrival = !enters ? Arrival::Placed : fields.flag("bySea") ? Arrival::Lands : Arrival::Invades;
    profile.due = counter.setUp.turn;
    profile.waits = fields.flag("waits");
    profile.stands = fields.flag("stands");
    profile.zone = zoneOf(setup.scenario, counter.setUp);
    profile.asDesigned.lot = lotOf(counter, profile.kind);
    profile.asDesigned.lord = nationNamed(setup.scenario, fields.text("lord"));
    const NationId served = nationNamed(setup.scenario, fields.text("serves"));
    profile.asDesigned.nation = served.valid() ? served : profile.nation;
    return profile;
}

} // namespace

std::optional<Kind> kindNamed(std::string_view type) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first == type; });
    if (found == kinds.end())
        return std::nullopt;
    return found->second;
}

AreaSet zoneOf(const core::Scenario& scenario, const core::SetUp& setUp) {
    const core::Board& board = *scenario.board;
    std::vector<core::SpaceLabel> labels;
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        labels = {at->space};
    else if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        labels = within->spaces;
    else if (const auto* enters = std::get_if<core::EntersAt>(&setUp.place))
        labels = enters->spaces;
    else if (const auto* zone = std::get_if<core::WithinRegion>(&setUp.place))
        if (const core::Region* region = core::findRegion(board, zone->region))
            labels = region->spaces;
    AreaSet areas;
    for (const core::SpaceLabel& label : labels)
        if (const auto area = core::findSpace(board, label))
            areas.add(*area);
    return areas;
}

void enrolNations(Setup& setup) {
    for (const core::Side& side : *setup.scenario.sides)
        setup.nations.push_back(nationOf(setup, side));
    for (std::size_t i = 0; i < setup.nations.size(); ++i)
        readFeats(setup, NationId{static_cast<std::int8_t>(i)}, setup.nations[i]);
}

void enrolPieces(Setup& setup) {
    for (const core::Counter& counter : *setup.scenario.counters) {
        setup.pieces.push_back(profileOf(setup, counter));
        const PieceId id{static_cast<std::int16_t>(setup.pieces.size() - 1)};
        setup.nations[static_cast<std::size_t>(setup.pieces.back().nation.value)].pieces.push_back(id);
    }
}

} // namespace orontes::lords

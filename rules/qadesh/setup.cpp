// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/setup.h"

#include "rules/qadesh/info.h"
#include "rules/qadesh/start_spaces.h"
#include "rules/qadesh/travel.h"
#include "rules/qadesh/victory.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::qadesh {
namespace {

std::int64_t integerOf(const core::Counter& counter, const char* field) {
    const core::Value value = core::fieldValue(info(), counter, core::FieldId{field});
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

bool flagOf(const core::Counter& counter, const char* field) {
    const core::Value value = core::fieldValue(info(), counter, core::FieldId{field});
    const auto* flag = std::get_if<bool>(&value);
    return flag && *flag;
}

Status statusOf(const core::Counter& counter) {
    const core::Value value = core::fieldValue(info(), counter, core::FieldId{"status"});
    const auto* token = std::get_if<std::string>(&value);
    if (!token)
        return Status::None;
    if (*token == "scattered")
        return Status::Scattered;
    if (*token == "routing")
        return Status::Routing;
    return *token == "looting" ? Status::Looting : Status::None;
}

SideId sideOf(const core::Scenario& scenario, const core::SideToken& token) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i)
        if ((*scenario.sides)[i].token == token)
            return SideId{static_cast<std::int8_t>(i)};
    return {};
}

Profile profileOf(const core::Scenario& scenario, const core::Counter& counter) {
    Profile profile;
    profile.counter = counter.id;
    profile.side = sideOf(scenario, counter.side);
    profile.baseMove = static_cast<int>(integerOf(counter, "baseMove"));
    profile.missile = flagOf(counter, "missile");
    profile.leaderBonus = static_cast<int>(integerOf(counter, "leaderBonus"));
    profile.forceBonus = static_cast<int>(integerOf(counter, "forceBonus"));
    profile.sideBonus = static_cast<int>(integerOf(counter, "sideBonus"));
    profile.arrives = counter.setUp.turn;
    profile.fixed = std::holds_alternative<core::AtSpace>(counter.setUp.place);
    profile.starts = startSpaces(scenario, counter.setUp);
    profile.asDesigned.fatigue = static_cast<std::int16_t>(integerOf(counter, "fatigue"));
    profile.asDesigned.casualties = static_cast<std::int16_t>(integerOf(counter, "casualties"));
    profile.asDesigned.status = statusOf(counter);
    if (std::holds_alternative<core::Lost>(counter.setUp.place))
        profile.asDesigned.presence = Presence::Lost;
    return profile;
}

Ground groundAt(const core::Scenario& scenario, const Tables& tables, SpaceId space) {
    const core::Board& board = *scenario.board;
    const core::TerrainToken& terrain = core::terrainOf(board, space);
    const core::TerrainSpec* spec = core::findTerrain(info(), terrain);
    Ground ground;
    ground.rough = std::find(tables.rough.begin(), tables.rough.end(), terrain) != tables.rough.end();
    ground.lake = spec && !spec->enterable;
    const core::Attributes& attributes = core::noteOf(board, space).attributes;
    const auto owner = attributes.find(core::FieldId{"campOwner"});
    const auto* seat = owner == attributes.end() ? nullptr : std::get_if<std::string>(&owner->second);
    for (std::size_t i = 0; seat && i < scenario.sides->size(); ++i)
        if ((*scenario.sides)[i].seat.value == *seat && !seat->empty())
            ground.camp = SideId{static_cast<std::int8_t>(i)};
    return ground;
}

void addSpace(Setup& setup, SpaceId space) {
    const core::Board& board = *setup.scenario.board;
    const core::Cell cell = core::cellOf(board, space);
    setup.ground.push_back(groundAt(setup.scenario, setup.tables, space));
    setup.squares.push_back(Square{cell.row, cell.column});
    std::array<SpaceId, compassPoints> around{};
    std::uint8_t rivers = 0;
    for (const core::Neighbour& next : core::neighbours(board, space)) {
        around[static_cast<std::size_t>(next.direction)] = next.space;
        if (core::hasFeature(board, next.edge, core::FeatureToken{"river"}))
            rivers = static_cast<std::uint8_t>(rivers | (1U << static_cast<unsigned>(next.direction)));
    }
    setup.neighbours.push_back(around);
    setup.rivers.push_back(rivers);
}

bool chosen(const core::Scenario& scenario, const char* option, const char* token) {
    return core::optionValue(info(), scenario, core::OptionId{option}) == core::Value{std::string(token)};
}

Options optionsOf(const core::Scenario& scenario) {
    Options options;
    options.swapsPassThrough = chosen(scenario, "swaps", "passThrough");
    options.lootOnArrivalOnly = chosen(scenario, "lootRoll", "onArrival");
    options.immediateRoutRolls = chosen(scenario, "immediateRout", "failRoll");
    return options;
}

} // namespace

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario) {
    auto setup = std::make_shared<Setup>();
    setup->scenario = scenario;
    setup->tables = tablesOf(info(), scenario);
    setup->options = optionsOf(scenario);
    for (std::size_t i = 0; i < 2; ++i)
        setup->seats[i] = core::seatOfSide(scenario, (*scenario.sides)[i].token);
    for (const core::Counter& counter : *scenario.counters)
        setup->armies.push_back(profileOf(scenario, counter));
    for (std::int32_t space = 0; space < core::spaceCount(*scenario.board); ++space)
        addSpace(*setup, SpaceId{space});
    for (Profile& profile : setup->armies)
        profile.starts.erase(std::remove_if(profile.starts.begin(), profile.starts.end(),
                                            [&](SpaceId space) { return setup->groundOf(space).lake; }),
                             profile.starts.end()); // nobody ever stands in a lake (R-QAD-010)
    setup->clauses = clausesOf(*setup);
    setup->travel = travelCosts(*setup);
    return setup;
}

bool sameScenario(const Setup& a, const Setup& b) {
    return a.scenario == b.scenario;
}

SideId sideOfSeat(const Setup& setup, core::SeatId seat) {
    return SideId{static_cast<std::int8_t>(setup.seats[0] == seat ? 0 : 1)};
}

SpaceId neighbourOf(const Setup& setup, SpaceId space, Compass direction) {
    return setup.neighbours[static_cast<std::size_t>(space.value)][static_cast<std::size_t>(direction)];
}

std::optional<Compass> directionTo(const Setup& setup, SpaceId from, SpaceId to) {
    if (!from.valid() || !to.valid())
        return std::nullopt;
    const auto& around = setup.neighbours[static_cast<std::size_t>(from.value)];
    for (std::size_t i = 0; i < compassPoints; ++i)
        if (around[i] == to)
            return static_cast<Compass>(i);
    return std::nullopt;
}

bool adjacent(const Setup& setup, SpaceId a, SpaceId b) {
    return directionTo(setup, a, b).has_value();
}

bool riverBetween(const Setup& setup, SpaceId a, SpaceId b) {
    const std::optional<Compass> direction = directionTo(setup, a, b);
    if (!direction)
        return false;
    const unsigned rivers = setup.rivers[static_cast<std::size_t>(a.value)];
    return ((rivers >> static_cast<unsigned>(*direction)) & 1U) != 0;
}

bool atEnemyCamp(const Setup& setup, SideId side, SpaceId space) {
    const auto hostile = [&](SpaceId there) { return there.valid() && setup.groundOf(there).camp == enemyOf(side); };
    const auto& around = setup.neighbours[static_cast<std::size_t>(space.value)];
    return hostile(space) || std::any_of(around.begin(), around.end(), hostile);
}

} // namespace orontes::qadesh

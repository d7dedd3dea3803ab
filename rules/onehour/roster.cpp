// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/roster.h"

#include "rules/onehour/info.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

constexpr std::array<const char*, typeCount> typeTokens{"warband", "archers", "horsemen", "chariots"};
constexpr std::array<const char*, facingCount> facingTokens{"n", "e", "s", "w"};

/// The fields of a counter or side, by kind.
struct Fields {
    core::Value (*valueOf)(const void*, const char*) = nullptr;
    const void* of = nullptr;

    std::int64_t number(const char* field) const {
        const core::Value value = valueOf(of, field);
        const auto* held = std::get_if<std::int64_t>(&value);
        return held ? *held : 0;
    }
    bool flag(const char* field) const { return valueOf(of, field) == core::Value{true}; }
    std::string token(const char* field) const {
        const core::Value value = valueOf(of, field);
        const auto* held = std::get_if<std::string>(&value);
        return held ? *held : std::string();
    }
    std::vector<core::SpaceLabel> labels(const char* field) const {
        const core::Value value = valueOf(of, field);
        std::vector<core::SpaceLabel> list;
        if (const auto* held = std::get_if<core::TextList>(&value))
            for (const std::string& label : *held)
                list.push_back(core::SpaceLabel{label});
        return list;
    }
};

Fields fieldsOf(const core::Counter& counter) {
    return {[](const void* of, const char* field) {
                return core::fieldValue(info(), *static_cast<const core::Counter*>(of), core::FieldId{field});
            },
            &counter};
}

Fields fieldsOf(const core::Side& side) {
    return {[](const void* of, const char* field) {
                return core::sideFieldValue(info(), *static_cast<const core::Side*>(of), core::FieldId{field});
            },
            &side};
}

std::vector<SpaceId> spacesOf(const core::Board& board, const std::vector<core::SpaceLabel>& labels) {
    std::vector<SpaceId> spaces;
    for (const core::SpaceLabel& label : labels)
        if (const std::optional<SpaceId> space = core::findSpace(board, label))
            spaces.push_back(*space);
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

Gates gatesAt(const Setup& setup, const std::vector<core::SpaceLabel>& labels) {
    std::vector<Square> squares;
    for (const SpaceId space : spacesOf(*setup.scenario.board, labels))
        squares.push_back(setup.squareOf(space));
    return gatesOf(setup.rows, setup.columns, squares);
}

SideId sideNamed(const core::Scenario& scenario, const core::SideToken& token) {
    return SideId{static_cast<std::int8_t>((*scenario.sides)[0].token == token ? 0 : 1)};
}

/// What a frozen position has to remember stands in the fields of section "state".
Unit designed(const Setup& setup, const core::Counter& counter, const Warring& side) {
    const Fields fields = fieldsOf(counter);
    Unit unit;
    unit.type = typeNamed(fields.token("musteredAs")).value_or(typeNamed(counter.type.value).value_or(Type::Warband));
    unit.facing = facingNamed(fields.token("facing")).value_or(side.facing);
    unit.hits = static_cast<std::int16_t>(fields.number("hits"));
    unit.routing = fields.flag("routing");
    unit.retreated = fields.flag("retreated");
    unit.arrived = fields.flag("arrived");
    unit.returning = fields.flag("returning");
    unit.entry = static_cast<std::int8_t>(fields.number("entryRolled"));
    unit.due = counter.setUp.turn;
    const auto& place = counter.setUp.place;
    const std::string leftAt = fields.token("leftAt");
    const bool waits = !std::holds_alternative<core::OffMap>(place) || unit.returning;
    unit.presence = std::holds_alternative<core::Lost>(place) ? Presence::Lost
                    : !leftAt.empty()                         ? Presence::Exited
                    : waits                                   ? Presence::Waiting
                                                              : Presence::Absent;
    if (unit.presence == Presence::Exited)
        unit.lostAt = core::findSpace(*setup.scenario.board, core::SpaceLabel{leftAt}).value_or(SpaceId{});
    return unit;
}

/// Those of one group of a side, that arrive by dice, share them.
UnitId headOf(const Setup& setup, const core::Counter& counter) {
    const std::vector<core::Counter>& counters = *setup.scenario.counters;
    for (std::size_t i = 0; i < setup.units.size(); ++i)
        if (!counter.group.empty() && counters[i].group == counter.group && counters[i].side == counter.side)
            return UnitId{static_cast<std::int8_t>(i)};
    return UnitId{static_cast<std::int8_t>(setup.units.size())};
}

Profile profileOf(const Setup& setup, const core::Counter& counter) {
    const Fields fields = fieldsOf(counter);
    Profile profile;
    profile.counter = counter.id;
    profile.side = sideNamed(setup.scenario, counter.side);
    profile.zone = zoneOf(setup.scenario, counter.setUp);
    profile.fixed = std::holds_alternative<core::AtSpace>(counter.setUp.place);
    if (const auto* enters = std::get_if<core::EntersAt>(&counter.setUp.place)) {
        profile.enters = true;
        profile.gates = {gatesAt(setup, enters->spaces), gatesAt(setup, fields.labels("entryLow")),
                         gatesAt(setup, fields.labels("entryMiddle")), gatesAt(setup, fields.labels("entryHigh"))};
    }
    profile.arrivalNeeds = static_cast<int>(fields.number("arrivalNeeds"));
    profile.arrivalBy = TurnNumber{static_cast<std::int32_t>(fields.number("arrivalBy"))};
    profile.head = headOf(setup, counter);
    profile.asDesigned = designed(setup, counter, setup.of(profile.side));
    return profile;
}

Warring warringOf(const Setup& setup, const core::Side& side) {
    const Fields fields = fieldsOf(side);
    Warring warring;
    warring.seat = core::seatOfSide(setup.scenario, side.token);
    warring.facing = facingNamed(fields.token("facing")).value_or(Facing::North);
    warring.entriesPerTurn = static_cast<int>(fields.number("entriesPerTurn"));
    warring.replacements = static_cast<int>(fields.number("replacements"));
    warring.replaced = static_cast<int>(fields.number("replaced"));
    for (const core::Counter& counter : *setup.scenario.counters)
        warring.mustered =
            warring.mustered || (counter.side == side.token && !fieldsOf(counter).token("musteredAs").empty());
    warring.replacementGates = gatesAt(setup, fields.labels("replacementsAt"));
    return warring;
}

/// The edges of the board that a square lies on, by the way in; north and south before east and west.
std::vector<Facing> waysIn(int rows, int columns, Square square) {
    std::vector<Facing> ways;
    if (square.row == rows - 1)
        ways.push_back(Facing::North);
    if (square.row == 0)
        ways.push_back(Facing::South);
    if (square.column == 0)
        ways.push_back(Facing::East);
    if (square.column == columns - 1)
        ways.push_back(Facing::West);
    return ways;
}

} // namespace

Gates gatesOf(int rows, int columns, const std::vector<Square>& squares) {
    std::array<CrossSet, facingCount> byWay{};
    std::array<bool, facingCount> used{};
    const auto sharedByAll = [&](Facing way) {
        return std::all_of(squares.begin(), squares.end(), [&](Square square) {
            const std::vector<Facing> ways = waysIn(rows, columns, square);
            return std::find(ways.begin(), ways.end(), way) != ways.end();
        });
    };
    for (const Square square : squares) {
        const std::vector<Facing> ways = waysIn(rows, columns, square);
        const auto shared = std::find_if(ways.begin(), ways.end(), sharedByAll);
        if (ways.empty())
            continue;
        const auto way = static_cast<std::size_t>(shared == ways.end() ? ways.front() : *shared);
        byWay[way].add(square);
        used[way] = true;
    }
    Gates gates;
    for (std::size_t way = 0; way < facingCount; ++way)
        if (used[way])
            gates.push_back({static_cast<Facing>(way), byWay[way]});
    return gates;
}

void enrol(Setup& setup) {
    for (std::size_t i = 0; i < 2; ++i)
        setup.sides[i] = warringOf(setup, (*setup.scenario.sides)[i]);
    for (const core::Counter& counter : *setup.scenario.counters)
        setup.units.push_back(profileOf(setup, counter));
}

std::optional<Type> typeNamed(std::string_view token) {
    const auto found = std::find(typeTokens.begin(), typeTokens.end(), token);
    if (found == typeTokens.end())
        return std::nullopt;
    return static_cast<Type>(found - typeTokens.begin());
}

const char* tokenOf(Type type) {
    return typeTokens[static_cast<std::size_t>(type)];
}

std::optional<Facing> facingNamed(std::string_view token) {
    const auto found = std::find(facingTokens.begin(), facingTokens.end(), token);
    if (found == facingTokens.end())
        return std::nullopt;
    return static_cast<Facing>(found - facingTokens.begin());
}

const char* tokenOf(Facing facing) {
    return facingTokens[static_cast<std::size_t>(facing)];
}

std::vector<SpaceId> zoneOf(const core::Scenario& scenario, const core::SetUp& setUp) {
    std::vector<core::SpaceLabel> labels;
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        labels = {at->space};
    else if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        labels = within->spaces;
    else if (const auto* zone = std::get_if<core::WithinRegion>(&setUp.place)) {
        if (const core::Region* region = core::findRegion(*scenario.board, zone->region))
            labels = region->spaces;
    }
    return spacesOf(*scenario.board, labels);
}

} // namespace orontes::onehour

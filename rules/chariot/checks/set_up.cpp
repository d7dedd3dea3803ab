// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/findings.h"
#include "rules/chariot/facing.h"

#include <algorithm>
#include <array>
#include <map>

namespace orontes::chariot {
namespace {

/// The hexes that a set-up allows and that can be entered; nothing for one that needs none.
struct ListStarts {
    const core::RulesetInfo& info;
    const core::Scenario& scenario;

    std::optional<std::vector<core::SpaceId>> of(const std::vector<core::SpaceLabel>& labels) const {
        std::vector<core::SpaceId> hexes;
        for (const core::SpaceLabel& label : labels)
            if (const auto hex = core::findSpace(*scenario.board, label)) {
                const core::TerrainSpec* terrain = core::findTerrain(info, core::terrainOf(*scenario.board, *hex));
                if (terrain && terrain->enterable)
                    hexes.push_back(*hex);
            }
        return hexes;
    }
    std::optional<std::vector<core::SpaceId>> operator()(const core::AtSpace& at) const { return of({at.space}); }
    std::optional<std::vector<core::SpaceId>> operator()(const core::WithinSpaces& within) const {
        return of(within.spaces);
    }
    std::optional<std::vector<core::SpaceId>> operator()(const core::WithinRegion& within) const {
        const core::Region* region = core::findRegion(*scenario.board, within.region);
        return of(region ? region->spaces : std::vector<core::SpaceLabel>{});
    }
    std::optional<std::vector<core::SpaceId>> operator()(const core::EntersAt& enters) const {
        return of(enters.spaces);
    }
    std::optional<std::vector<core::SpaceId>> operator()(const core::OffMap&) const { return std::nullopt; }
    std::optional<std::vector<core::SpaceId>> operator()(const core::Lost&) const { return std::nullopt; }
};

void checkStarts(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto starts = std::visit(ListStarts{info, scenario}, counter.setUp.place);
        if (!starts || !starts->empty())
            continue;
        core::Diagnostic made = finding("chariot.setup.nowhere", core::Severity::Error, "R-CHA-11.1c", "");
        made.where.pointer = "/counters/" + std::to_string(i) + "/setUp";
        made.where.table = counter.id;
        made.args["unit"] = counter.name;
        findings.push_back(std::move(made));
    }
}

/// 11.1d: a zone that cannot hold what begins in it, whatever the classes.
void checkRoom(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    std::map<std::pair<core::SideToken, core::RegionId>, std::int64_t> units;
    for (const core::Counter& counter : *scenario.counters) {
        const auto* within = std::get_if<core::WithinRegion>(&counter.setUp.place);
        const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
        if (within && type && !type->leader)
            ++units[{counter.side, within->region}];
    }
    for (const auto& [zone, count] : units) {
        const core::Side* side = core::findSide(scenario, zone.first);
        const core::Region* region = core::findRegion(*scenario.board, zone.second);
        if (!side || !region)
            continue;
        const core::Value stacking = core::sideFieldValue(info, *side, core::FieldId{"stacking"});
        const auto* limit = std::get_if<std::int64_t>(&stacking);
        const auto room =
            static_cast<std::int64_t>(ListStarts{info, scenario}.of(region->spaces)->size()) * (limit ? *limit : 1);
        if (count <= room)
            continue;
        core::Diagnostic made =
            finding("chariot.setup.crowded", core::Severity::Warning, "R-CHA-11.1d", "/board/regions");
        made.args = {{"zone", region->name.empty() ? region->id.value : region->name}, {"n", count}, {"most", room}};
        findings.push_back(std::move(made));
    }
}

/// 16.0: a side that the hexes of this map have not; nobody looks at it without the option.
void checkFacing(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const auto* grid = std::get_if<core::HexGrid>(&scenario.board->geometry);
    if (!grid || !(core::optionValue(info, scenario, core::OptionId{"facing"}) == core::Value{true}))
        return;
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const core::Value value = core::fieldValue(info, counter, core::FieldId{"facing"});
        const auto* token = std::get_if<std::string>(&value);
        if (!token || token->empty() || facingFrom(*grid, *token).valid())
            continue;
        core::Diagnostic made = finding("chariot.facing.no-side", core::Severity::Warning, "R-CHA-16.0a", "");
        made.where.pointer = "/counters/" + std::to_string(i) + "/attributes/facing";
        made.where.table = counter.id;
        made.args["unit"] = counter.name;
        core::Counter free = counter;
        free.attributes.erase(core::FieldId{"facing"});
        core::addFixes(made, "chariot.fix.no-facing", {{core::ChangeCounter{std::move(free)}}});
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> setUpChecks() {
    using namespace core;
    static const std::array<Check, 3> all{
        Check{"chariot.setup.nowhere", readsCounters | readsBoard, &checkStarts},
        Check{"chariot.facing.no-side", readsCounters | readsBoard | readsOptions, &checkFacing},
        Check{"chariot.setup.crowded", readsCounters | readsBoard | readsSides, &checkRoom},
    };
    return all;
}

} // namespace orontes::chariot

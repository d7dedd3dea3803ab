// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/room.h"

#include "rules/onehour/land.h"
#include "rules/onehour/roster.h"

#include <algorithm>
#include <map>

namespace orontes::onehour {
namespace {

/// Units looking for a square each: augmenting paths between units and squares.
class Seating {
public:
    bool seat(std::size_t unit, std::vector<core::SpaceId> zone) {
        m_zones[unit] = std::move(zone);
        std::vector<core::SpaceId> tried;
        return place(unit, tried);
    }

private:
    bool place(std::size_t unit, std::vector<core::SpaceId>& tried) {
        for (const core::SpaceId space : m_zones[unit]) {
            if (std::find(tried.begin(), tried.end(), space) != tried.end())
                continue;
            tried.push_back(space);
            const auto taken = m_unitIn.find(space);
            if (taken != m_unitIn.end() && !place(taken->second, tried))
                continue;
            m_unitIn[space] = unit;
            return true;
        }
        return false;
    }

    std::map<std::size_t, std::vector<core::SpaceId>> m_zones;
    std::map<core::SpaceId, std::size_t> m_unitIn;
};

bool isFixed(const core::Counter& counter) {
    return std::holds_alternative<core::AtSpace>(counter.setUp.place);
}

} // namespace

bool isBorder(const core::Board& board, core::SpaceId space) {
    const core::Cell cell = core::cellOf(board, space);
    const auto* grid = std::get_if<core::SquareGrid>(&board.geometry);
    return grid &&
           (cell.row == 0 || cell.column == 0 || cell.row == grid->height - 1 || cell.column == grid->width - 1);
}

bool mayStand(const core::RulesetInfo& info, const core::Scenario& scenario, const core::Counter& counter,
              core::SpaceId space) {
    const bool mustered = core::optionValue(info, scenario, core::OptionId{"muster"}) == core::Value{true};
    const Type type = mustered ? Type::Warband : typeNamed(counter.type.value).value_or(Type::Warband);
    return groundAt(scenario, tablesOf(info, scenario), space).open(type);
}

bool isFixedAt(const core::Scenario& scenario, core::SpaceId space) {
    return std::any_of(scenario.counters->begin(), scenario.counters->end(), [&](const core::Counter& counter) {
        const auto* at = std::get_if<core::AtSpace>(&counter.setUp.place);
        return at && core::findSpace(*scenario.board, at->space) == space;
    });
}

void checkRoom(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const std::vector<core::Counter>& counters = *scenario.counters;
    const Tables tables = tablesOf(info, scenario);
    std::vector<std::size_t> units;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (!zoneOf(scenario, counters[i].setUp).empty())
            units.push_back(i);
    std::stable_partition(units.begin(), units.end(), [&](std::size_t unit) { return isFixed(counters[unit]); });
    Seating seating;
    for (const std::size_t unit : units) {
        std::vector<core::SpaceId> zone = zoneOf(scenario, counters[unit].setUp);
        const Type type = typeNamed(counters[unit].type.value).value_or(Type::Warband);
        std::erase_if(zone, [&](core::SpaceId space) { return !groundAt(scenario, tables, space).open(type); });
        if (zone.empty() || seating.seat(unit, std::move(zone)) || isFixed(counters[unit]))
            continue;
        core::Diagnostic made = finding("onehour.setup.no-room", core::Severity::Error, "R-OHW-011");
        findings.push_back(aboutUnit(std::move(made), scenario, unit, "/setUp"));
    }
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"
#include "rules/onehour/roster.h"

#include <array>
#include <cstdlib>

namespace orontes::onehour {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;

/// Two players, each with one side.
void checkTwo(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const std::vector<core::Side>& sides = *scenario.sides;
    const bool two = scenario.seats->size() == 2 && sides.size() == 2;
    if (two && core::seatOfSide(scenario, sides[0].token).valid() &&
        core::seatOfSide(scenario, sides[1].token).valid() && sides[0].seat != sides[1].seat)
        return;
    core::Diagnostic made = finding("onehour.sides.two", core::Severity::Error, "R-OHW-002");
    made.where.pointer = "/sides";
    findings.push_back(std::move(made));
}

void checkEmpty(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        bool has = false;
        for (const core::Counter& counter : *scenario.counters)
            has = has || (counter.side == side.token && !std::holds_alternative<core::Lost>(counter.setUp.place));
        if (has)
            continue;
        core::Diagnostic made = finding("onehour.sides.empty", core::Severity::Error, "R-OHW-235");
        made.where.pointer = "/counters";
        made.args["side"] = side.name;
        findings.push_back(std::move(made));
    }
}

/// The mean square of a side's set-up; nothing where it has none on the board.
std::optional<core::Cell> middleOf(const Scenario& scenario, const core::SideToken& side) {
    int rows = 0;
    int columns = 0;
    int count = 0;
    for (const core::Counter& counter : *scenario.counters)
        if (counter.side == side)
            for (const core::SpaceId space : zoneOf(scenario, counter.setUp)) {
                rows += core::cellOf(*scenario.board, space).row;
                columns += core::cellOf(*scenario.board, space).column;
                ++count;
            }
    if (count == 0)
        return std::nullopt;
    return core::Cell{columns / count, rows / count};
}

/// Towards the enemy's set-up, or else away from the nearest edge.
Facing towardsEnemy(const Scenario& scenario, const core::Side& side) {
    const auto own = middleOf(scenario, side.token);
    std::optional<core::Cell> other;
    for (const core::Side& enemy : *scenario.sides)
        if (enemy.token != side.token)
            other = middleOf(scenario, enemy.token);
    if (!own || !other)
        return scenario.sides->front().token == side.token ? Facing::South : Facing::North;
    const int rows = other->row - own->row;
    const int columns = other->column - own->column;
    if (std::abs(rows) >= std::abs(columns))
        return rows > 0 ? Facing::South : Facing::North;
    return columns > 0 ? Facing::East : Facing::West;
}

bool isToken(const core::Attributes& attributes, const char* field) {
    const auto found = attributes.find(core::FieldId{field});
    const auto* token = found == attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
    return token && facingNamed(*token);
}

/// Units that are deployed have to face somewhere (R-OHW-049).
void checkFacing(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const core::Side& side = (*scenario.sides)[i];
        std::int64_t without = 0;
        for (const core::Counter& counter : *scenario.counters)
            without += counter.side == side.token && !isToken(counter.attributes, "facing") &&
                               !zoneOf(scenario, counter.setUp).empty()
                           ? 1
                           : 0;
        if (without == 0 || isToken(side.attributes, "facing"))
            continue;
        core::Diagnostic made = finding("onehour.sides.no-facing", core::Severity::Error, "R-OHW-049");
        made.where.pointer = "/sides/" + std::to_string(i);
        made.args["side"] = side.name;
        made.args["n"] = without;
        const Facing facing = towardsEnemy(scenario, side);
        core::Side faced = side;
        faced.attributes[core::FieldId{"facing"}] = std::string(tokenOf(facing));
        core::addFixes(made, "onehour.fix.face-enemy", {{core::PutSide{std::move(faced)}}}, {{"side", side.name}});
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> sideChecks() {
    static const std::array<core::Check, 3> all{
        core::Check{"onehour.sides.two", core::readsSides, checkTwo},
        core::Check{"onehour.sides.empty", core::readsCounters | core::readsSides, checkEmpty},
        core::Check{"onehour.sides.no-facing", core::readsCounters | core::readsSides | core::readsBoard, checkFacing}};
    return all;
}

} // namespace orontes::onehour

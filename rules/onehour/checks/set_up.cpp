// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"
#include "rules/onehour/checks/room.h"
#include "rules/onehour/land.h"
#include "rules/onehour/roster.h"

#include <algorithm>
#include <array>

namespace orontes::onehour {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;

core::Edit changed(core::Counter counter, std::vector<core::SpaceLabel> spaces) {
    if (std::holds_alternative<core::EntersAt>(counter.setUp.place))
        counter.setUp.place = core::EntersAt{std::move(spaces)};
    else
        counter.setUp.place = core::WithinSpaces{std::move(spaces)};
    return {core::ChangeCounter{std::move(counter)}};
}

/// The nearest square where the unit may stand, and nobody is fixed.
std::optional<core::SpaceLabel> nearestStanding(const RulesetInfo& info, const Scenario& scenario,
                                                const core::Counter& counter, core::SpaceId from) {
    const core::Board& board = *scenario.board;
    std::optional<core::SpaceId> best;
    for (std::int32_t i = 0; i < core::spaceCount(board); ++i)
        if (mayStand(info, scenario, counter, core::SpaceId{i}) && !isFixedAt(scenario, core::SpaceId{i}) &&
            (!best || core::distance(board, from, core::SpaceId{i}) < core::distance(board, from, *best)))
            best = core::SpaceId{i};
    return best ? std::optional(core::labelOf(board, *best)) : std::nullopt;
}

void addMoveFix(core::Diagnostic& made, const RulesetInfo& info, const Scenario& scenario, core::Counter counter,
                core::SpaceId from) {
    if (const auto there = nearestStanding(info, scenario, counter, from)) {
        counter.setUp.place = core::AtSpace{*there};
        core::addFixes(made, "onehour.fix.move-to", {{core::ChangeCounter{std::move(counter)}}},
                       {{"space", there->value}});
    }
}

/// A unit on ground that it may not enter; in a zone it is enough to warn where squares are left (R-OHW-079).
void checkGround(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto* at = std::get_if<core::AtSpace>(&counter.setUp.place);
        const std::vector<core::SpaceId> zone = zoneOf(scenario, counter.setUp);
        const bool stands = std::any_of(zone.begin(), zone.end(),
                                        [&](core::SpaceId space) { return mayStand(info, scenario, counter, space); });
        if (zone.empty() || stands)
            continue;
        core::Diagnostic made = finding("onehour.setup.ground", core::Severity::Error, "R-OHW-079");
        made.args["space"] = core::labelOf(*scenario.board, zone.front()).value;
        if (at)
            addMoveFix(made, info, scenario, counter, zone.front());
        findings.push_back(aboutUnit(std::move(made), scenario, i, "/setUp"));
    }
}

/// Two units fixed in one square (R-OHW-011).
void checkShared(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const std::vector<core::Counter>& counters = *scenario.counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto* one = std::get_if<core::AtSpace>(&counters[i].setUp.place);
            const auto* other = std::get_if<core::AtSpace>(&counters[j].setUp.place);
            const auto space = one ? core::findSpace(*scenario.board, one->space) : std::nullopt;
            if (!space || !other || core::findSpace(*scenario.board, other->space) != space)
                continue;
            core::Diagnostic made = finding("onehour.setup.shared", core::Severity::Error, "R-OHW-011");
            made.args["other"] = counters[j].name;
            made.args["space"] = one->space.value;
            addMoveFix(made, info, scenario, counters[i], *space);
            findings.push_back(aboutUnit(std::move(made), scenario, i, "/setUp"));
        }
}

/// Zones of enemies that have squares in common: whoever deploys first may take them from the other.
void checkOverlap(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const std::vector<core::Counter>& counters = *scenario.counters;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        const std::vector<core::SpaceId> zone = zoneOf(scenario, counters[i].setUp);
        for (std::size_t j = 0; j < i; ++j) {
            if (counters[i].side == counters[j].side || std::holds_alternative<core::AtSpace>(counters[j].setUp.place))
                continue;
            const std::vector<core::SpaceId> other = zoneOf(scenario, counters[j].setUp);
            std::vector<core::SpaceLabel> common;
            std::vector<core::SpaceLabel> own;
            for (const core::SpaceId space : zone)
                (std::binary_search(other.begin(), other.end(), space) ? common : own)
                    .push_back(core::labelOf(*scenario.board, space));
            if (common.empty())
                continue;
            core::Diagnostic made = finding("onehour.setup.overlap", core::Severity::Warning, "R-OHW-079");
            made.args["other"] = counters[j].name;
            made.args["spaces"] = core::listed(common);
            if (!own.empty())
                core::addFixes(made, "onehour.fix.own-squares", {changed(counters[i], own)});
            findings.push_back(aboutUnit(std::move(made), scenario, i, "/setUp"));
            break;
        }
    }
}

/// Who comes later marches on; who is deployed is so before the first turn.
void checkLate(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        core::Counter counter = (*scenario.counters)[i];
        if (counter.setUp.turn <= scenario.firstTurn || zoneOf(scenario, counter.setUp).empty())
            continue;
        core::Diagnostic made = finding("onehour.setup.late", core::Severity::Error, "R-OHW-236");
        made.args["n"] = std::int64_t{counter.setUp.turn.value};
        counter.setUp.turn = scenario.firstTurn;
        core::addFixes(made, "onehour.fix.deploy-first", {{core::ChangeCounter{std::move(counter)}}});
        findings.push_back(aboutUnit(std::move(made), scenario, i, "/setUp"));
    }
}

/// Squares of entry lie on the edge and can be stood in (R-OHW-236).
void checkEntry(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const core::Board& board = *scenario.board;
    for (std::size_t i = 0; isPlayable(board) && i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto* enters = std::get_if<core::EntersAt>(&counter.setUp.place);
        std::vector<core::SpaceLabel> good;
        std::vector<core::SpaceLabel> bad;
        for (std::size_t k = 0; enters && k < enters->spaces.size(); ++k)
            if (const auto space = core::findSpace(board, enters->spaces[k]))
                (isBorder(board, *space) && mayStand(info, scenario, counter, *space) ? good : bad)
                    .push_back(enters->spaces[k]);
        if (bad.empty())
            continue;
        core::Diagnostic made = finding("onehour.setup.entry", core::Severity::Error, "R-OHW-236");
        made.args["spaces"] = core::listed(bad);
        if (!good.empty())
            core::addFixes(made, "onehour.fix.leave-out", {changed(counter, good)}, {{"spaces", core::listed(bad)}});
        findings.push_back(aboutUnit(std::move(made), scenario, i, "/setUp"));
    }
}

} // namespace

std::span<const core::Check> setUpChecks() {
    static const std::array<core::Check, 6> all{
        core::Check{"onehour.setup.ground", core::readsCounters | core::readsBoard, checkGround},
        core::Check{"onehour.setup.shared", core::readsCounters | core::readsBoard, checkShared},
        core::Check{"onehour.setup.overlap", core::readsCounters | core::readsBoard, checkOverlap},
        core::Check{"onehour.setup.late", core::readsCounters | core::readsOptions | core::readsBoard, checkLate},
        core::Check{"onehour.setup.entry", core::readsCounters | core::readsBoard, checkEntry},
        core::Check{"onehour.setup.no-room", core::readsCounters | core::readsBoard | core::readsOptions, checkRoom}};
    return all;
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/feats.h"

#include "rules/lords/checks/findings.h"
#include "rules/lords/roster.h"
#include "rules/lords/setup.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

core::Diagnostic atClause(core::Diagnostic finding, const Scenario& scenario, std::size_t clause, const char* part) {
    finding.where.pointer = core::pointerTo("victory", clause, part);
    finding.args["feat"] = (*scenario.victory)[clause].name;
    if (const core::Side* side = core::findSide(scenario, (*scenario.victory)[clause].side))
        finding.args["side"] = core::nameOf(*side);
    return finding;
}

/// The ledger calls conditions by their names, with blanks and semicolons between.
bool isName(const std::string& name) {
    return !name.empty() && name.find_first_of(" ;") == std::string::npos;
}

void checkName(const Scenario& scenario, std::size_t clause, Findings& findings) {
    if (isName((*scenario.victory)[clause].name))
        return;
    core::Diagnostic made =
        atClause(finding("lords.feats.name", Severity::Error, "R-LOR-11.2a"), scenario, clause, "/name");
    std::vector<core::VictoryClause> named = *scenario.victory;
    const auto isTaken = [&](const std::string& one) {
        return std::any_of(named.begin(), named.end(),
                           [&](const core::VictoryClause& other) { return other.name == one; });
    };
    int number = 1;
    std::string free;
    do
        free = named[clause].side.value + "-" + std::to_string(number++);
    while (isTaken(free));
    named[clause].name = free;
    core::addFix(made, "lords.fix.name", {core::SetVictory{std::move(named)}}, {{"name", free}});
    findings.push_back(std::move(made));
}

/// Units that there are of the victims in the whole game.
int unitsOf(const Scenario& scenario, NationSet nations) {
    int units = 0;
    for (const core::Counter& counter : *scenario.counters) {
        const auto kind = kindNamed(counter.type.value);
        const auto nation = nationsIn(scenario, counter.side.value);
        if (kind && isUnit(*kind) && nation && !(*nation & nations).empty())
            ++units;
    }
    return units;
}

/// More victims than there are (4.2.5.2), or more turns in a row than are listed and played. That too few turns are
/// left of others is told of any scenario.
bool isOutOfReach(const Scenario& scenario, const Feat& feat) {
    if (feat.kind == Feat::Kind::Slay)
        return unitsOf(scenario, feat.victims) < feat.count;
    int left = 0;
    for (const TurnNumber turn : feat.turns)
        left += turn <= lastTurnOf(scenario) ? 1 : 0;
    return feat.inARow && left < feat.need;
}

void checkFeats(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    for (std::size_t clause = 0; clause < scenario.victory->size(); ++clause) {
        if (!core::findSide(scenario, (*scenario.victory)[clause].side))
            continue;
        checkName(scenario, clause, findings);
        const auto read = featOf(scenario, clause);
        if (const auto* unread = std::get_if<UnreadFeat>(&read))
            findings.push_back(
                atClause(finding(unread->why, Severity::Error, "R-LOR-11.4.1a"), scenario, clause, "/condition"));
        else if (isOutOfReach(scenario, std::get<Feat>(read)))
            findings.push_back(atClause(finding("lords.feats.out-of-reach", Severity::Warning, "R-LOR-4.2.5.2a"),
                                        scenario, clause, "/condition"));
    }
}

/// The lists of the seats are worth so different that the game is decided by them (found: 400 points each).
void checkBalance(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    std::map<core::SeatToken, int> worth;
    for (const core::Side& side : *scenario.sides)
        worth[side.seat] += 0;
    for (const core::VictoryClause& clause : *scenario.victory)
        if (const core::Side* side = core::findSide(scenario, clause.side))
            worth[side->seat] += clause.points;
    const auto [least, most] = std::minmax_element(worth.begin(), worth.end(),
                                                   [](const auto& a, const auto& b) { return a.second < b.second; });
    constexpr int tolerable = 5; // a quarter more
    if (worth.size() < 2 || most->second * (tolerable - 1) <= least->second * tolerable)
        return;
    core::Diagnostic made = finding("lords.balance", Severity::Note, "R-LOR-Dc");
    made.where.pointer = "/victory";
    const auto name = [&](const core::SeatToken& token) {
        const core::Seat* seat = core::findSeat(scenario, token);
        return seat ? seat->name : token.value;
    };
    made.args["seat"] = name(most->first);
    made.args["points"] = std::int64_t{most->second};
    made.args["other"] = name(least->first);
    made.args["fewer"] = std::int64_t{least->second};
    findings.push_back(std::move(made));
}

} // namespace

std::span<const core::Check> featChecks() {
    constexpr std::uint32_t reads =
        core::readsVictory | core::readsSides | core::readsBoard | core::readsCounters | core::readsOptions;
    static const std::array<core::Check, 2> all{core::Check{"lords.feats", reads, checkFeats},
                                                core::Check{"lords.balance", reads, checkBalance}};
    return all;
}

} // namespace orontes::lords

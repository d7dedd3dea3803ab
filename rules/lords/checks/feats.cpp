// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/feats.h"

#include "rules/lords/checks/findings.h"
#include "rules/lords/fields.h"
#include "rules/lords/roster.h"
#include "rules/lords/setup.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

FeatList listOf(const Scenario& scenario, std::size_t side) {
    return featsIn(scenario, NationId{static_cast<std::int8_t>(side)}, Fields((*scenario.sides)[side]).text("feats"));
}

void checkReading(const Scenario& scenario, std::size_t side, Findings& findings) {
    for (const UnreadFeat& unread : listOf(scenario, side).unread) {
        core::Diagnostic made =
            atSide(finding("lords.feats.unread", Severity::Error, "R-LOR-11.4.1a"), scenario, side, "feats");
        made.args["line"] = unread.line;
        made.args["part"] = unread.part;
        findings.push_back(std::move(made));
    }
}

core::Diagnostic about(const Scenario& scenario, const Feat& feat, const char* id, const char* rule) {
    core::Diagnostic made =
        atSide(finding(id, Severity::Warning, rule), scenario, static_cast<std::size_t>(feat.nation.value), "feats");
    made.args["feat"] = feat.name;
    return made;
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

/// What cannot be done whatever happens: too late, too early, or more victims than there are (4.2.5.2).
bool isOutOfReach(const Scenario& scenario, const Feat& feat) {
    if (feat.kind == Feat::Kind::Slay)
        return unitsOf(scenario, feat.victims) < feat.count;
    const int last = scenario.lastTurn.value_or(TurnNumber{scenario.firstTurn.value + usualTurns - 1}).value;
    int left = 0;
    for (const TurnNumber turn : feat.turns)
        left += turn >= scenario.firstTurn && turn.value <= last ? 1 : 0;
    return left < feat.need;
}

void checkFeats(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    std::set<std::string> names;
    for (std::size_t side = 0; side < scenario.sides->size(); ++side) {
        checkReading(scenario, side, findings);
        for (const Feat& feat : listOf(scenario, side).feats) {
            if (!names.insert(feat.name).second)
                findings.push_back(about(scenario, feat, "lords.feats.twice", "R-LOR-11.2a"));
            if (isOutOfReach(scenario, feat))
                findings.push_back(about(scenario, feat, "lords.feats.out-of-reach", "R-LOR-4.2.5.2a"));
        }
    }
}

/// The lists of the seats are worth so different that the game is decided by them (found: 400 points each).
void checkBalance(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    std::map<core::SeatToken, int> worth;
    for (std::size_t side = 0; side < scenario.sides->size(); ++side)
        for (const Feat& feat : listOf(scenario, side).feats)
            worth[(*scenario.sides)[side].seat] += feat.points;
    const auto [least, most] = std::minmax_element(worth.begin(), worth.end(),
                                                   [](const auto& a, const auto& b) { return a.second < b.second; });
    constexpr int tolerable = 5; // a quarter more
    if (worth.size() < 2 || most->second * (tolerable - 1) <= least->second * tolerable)
        return;
    core::Diagnostic made = finding("lords.balance", Severity::Note, "R-LOR-Dc");
    made.where.pointer = "/sides";
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
    constexpr std::uint32_t reads = core::readsSides | core::readsBoard | core::readsCounters | core::readsOptions;
    static const std::array<core::Check, 2> all{core::Check{"lords.feats", reads, checkFeats},
                                                core::Check{"lords.balance", reads, checkBalance}};
    return all;
}

} // namespace orontes::lords

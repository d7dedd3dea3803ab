// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/checks/findings.h"
#include "rules/lords/fields.h"
#include "rules/lords/roster.h"

#include <algorithm>
#include <array>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

void checkNumber(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const bool fits = scenario.sides->size() <= static_cast<std::size_t>(nationLimit);
    const bool seated = scenario.seats->size() <= seatLimit;
    if (fits && seated)
        return;
    core::Diagnostic made = finding("lords.nations.number", Severity::Error, "R-LOR-10.10d");
    made.where.pointer = fits ? "/seats" : "/sides";
    made.args["nations"] = std::int64_t{nationLimit};
    made.args["seats"] = static_cast<std::int64_t>(seatLimit);
    findings.push_back(std::move(made));
}

/// A field with a list that the rules cannot read.
void addUnread(const Scenario& scenario, std::size_t side, const char* field, const char* rule, Findings& findings) {
    const core::Side& owner = (*scenario.sides)[side];
    core::Diagnostic made = atSide(finding("lords.nations.list", Severity::Error, rule), scenario, side, field);
    made.args["text"] = Fields(owner).text(field);
    core::Side without = owner;
    without.attributes.erase(core::FieldId{field});
    core::addFixes(made, "lords.fix.empty-list", {{core::PutSide{std::move(without)}}}, {{"side", owner.name}});
    findings.push_back(std::move(made));
}

void checkLists(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const Fields fields((*scenario.sides)[i]);
        if (!turnsIn(fields.text("beloved")))
            addUnread(scenario, i, "beloved", "R-LOR-5.10d", findings);
        if (!turnsIn(fields.text("raidsEnd")))
            addUnread(scenario, i, "raidsEnd", "R-LOR-12.1d", findings);
        if (!capitalsIn(*scenario.board, fields.text("capitals")))
            addUnread(scenario, i, "capitals", "R-LOR-17.0a", findings);
        if (!nationsIn(scenario, fields.text("covenantFoes")))
            addUnread(scenario, i, "covenantFoes", "R-LOR-15.1.2a", findings);
        const auto over = nationsIn(scenario, fields.text("dynastyOver"));
        if (!over || over->count() > 1)
            addUnread(scenario, i, "dynastyOver", "R-LOR-13.1a", findings);
    }
}

/// A nation whose dead have nowhere to return to (9.2.2).
void checkReplacements(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const Fields fields((*scenario.sides)[i]);
        if (!fields.labels("replacementAreas").empty() || fields.flag("replacesOffMap"))
            continue;
        findings.push_back(atSide(finding("lords.nations.no-return", Severity::Warning, "R-LOR-9.2.2a"), scenario, i,
                                  "replacementAreas"));
    }
}

bool isUnitOf(const Scenario& scenario, const core::Counter& counter, const core::SeatToken& seat) {
    const core::Side* side = core::findSide(scenario, counter.side);
    const auto kind = kindNamed(counter.type.value);
    return side && side->seat == seat && kind && isUnit(*kind);
}

/// A seat that has nothing to play with when the game begins (2.6).
void checkIdleSeats(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.seats->size(); ++i) {
        const core::Seat& seat = (*scenario.seats)[i];
        const std::vector<core::Counter>& roster = *scenario.counters;
        const bool plays = std::any_of(roster.begin(), roster.end(), [&](const core::Counter& counter) {
            return isUnitOf(scenario, counter, seat.token) && counter.setUp.turn <= scenario.firstTurn &&
                   !zoneOf(scenario, counter.setUp).empty();
        });
        if (plays)
            continue;
        core::Diagnostic made = finding("lords.nations.idle-seat", Severity::Warning, "R-LOR-2.6a");
        made.where.pointer = core::pointerTo("seats", i);
        made.args["seat"] = core::nameOf(seat);
        findings.push_back(std::move(made));
    }
}

void checkIdle(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (isWithinLimits(scenario))
        checkIdleSeats(info, scenario, findings);
}

} // namespace

std::span<const core::Check> nationChecks() {
    static const std::array<core::Check, 4> all{
        core::Check{"lords.nations.number", core::readsSides, checkNumber},
        core::Check{"lords.nations.list", core::readsSides | core::readsBoard, checkLists},
        core::Check{"lords.nations.no-return", core::readsSides, checkReplacements},
        core::Check{"lords.nations.idle-seat",
                    core::readsSides | core::readsCounters | core::readsBoard | core::readsOptions, checkIdle}};
    return all;
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

#include <algorithm>

namespace orontes::core {
namespace {

void checkSeat(const Scenario& scenario, std::size_t index, Findings& findings) {
    const Side& side = (*scenario.sides)[index];
    if (findSeat(scenario, side.seat) != nullptr)
        return;
    Diagnostic finding = makeFinding("scenario.sides.unknown-seat", Severity::Error, pointerTo("sides", index, "/seat"),
                                     {{"side", nameOf(side)}, {"seat", side.seat.value}});
    for (const Seat& seat : *scenario.seats) {
        Side commanded = side;
        commanded.seat = seat.token;
        addFix(finding, "fix.seat-side", {PutSide{std::move(commanded)}}, {{"seat", nameOf(seat)}});
    }
    findings.push_back(std::move(finding));
}

/// A side without counters takes no part, in a game that has counters.
void checkCounters(const RulesetInfo& info, const Scenario& scenario, std::size_t index, Findings& findings) {
    const Side& side = (*scenario.sides)[index];
    const bool has = std::any_of(scenario.counters->begin(), scenario.counters->end(),
                                 [&](const Counter& counter) { return counter.side == side.token; });
    if (!has && !scenario.counters->empty() && !info.counterTypes.empty())
        findings.push_back(makeFinding("scenario.sides.no-counters", Severity::Note, pointerTo("sides", index),
                                       {{"side", nameOf(side)}}));
}

} // namespace

void checkSides(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (scenario.seats->empty())
        findings.push_back(makeFinding("scenario.sides.no-seat", Severity::Error, "/seats"));
    if (scenario.sides->empty())
        findings.push_back(makeFinding("scenario.sides.none", Severity::Error, "/sides"));
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        checkSeat(scenario, i, findings);
        checkCounters(info, scenario, i, findings);
    }
}

} // namespace orontes::core

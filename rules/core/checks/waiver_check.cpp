// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

#include <algorithm>
#include <set>

namespace orontes::core {
namespace {

/// Positions of the waivers that waive something.
std::set<const Waiver*> busyWaivers(const Scenario& scenario, const Findings& findings) {
    std::set<const Waiver*> busy;
    for (const Diagnostic& finding : findings)
        if (const Waiver* waiver = waiverOf(finding, scenario))
            busy.insert(waiver);
    return busy;
}

} // namespace

Findings idleWaivers(const Scenario& scenario, const Findings& findings) {
    Findings idle;
    const std::set<const Waiver*> busy = busyWaivers(scenario, findings);
    for (std::size_t i = 0; i < scenario.waivers->size(); ++i) {
        const Waiver& waiver = (*scenario.waivers)[i];
        if (busy.contains(&waiver))
            continue;
        Diagnostic finding =
            makeFinding("scenario.waiver.idle", Severity::Note, pointerTo("waivers", i), {{"finding", waiver.finding}});
        finding.where.table = waiver.place;
        addFix(finding, "fix.remove-waiver", {RemoveWaiver{waiver.finding, waiver.place}});
        idle.push_back(std::move(finding));
    }
    return idle;
}

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/checks/findings.h"

#include "rules/lords/info.h"
#include "rules/lords/land.h"

namespace orontes::lords {

std::span<const core::Check> checks() {
    static const std::vector<core::Check> all =
        core::joined({boardChecks(), nationChecks(), featChecks(), counterChecks(), setUpChecks()});
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule) {
    return core::makeFinding(std::move(id), severity, cite(rule));
}

core::Diagnostic atSide(core::Diagnostic finding, const core::Scenario& scenario, std::size_t side, const char* field) {
    finding.where.pointer = core::pointerTo("sides", side, std::string("/attributes/") + field);
    finding.args["side"] = core::nameOf((*scenario.sides)[side]);
    return finding;
}

bool isWithinLimits(const core::Scenario& scenario) {
    return isPlayable(*scenario.board) && scenario.sides->size() <= static_cast<std::size_t>(nationLimit) &&
           scenario.seats->size() <= seatLimit && scenario.counters->size() <= pieceLimit;
}

} // namespace orontes::lords

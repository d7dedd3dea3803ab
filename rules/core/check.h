// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/edit.h"

#include <cstdint>
#include <span>
#include <string>
#include <variant>

namespace orontes::core {

/// Parts of a scenario that a check reads: it is run again when one of them changes.
enum Reads : std::uint32_t {
    readsTitles = 1U << 0U,
    readsBoard = 1U << 1U, ///< terrain, notes, edges, regions
    readsCounters = 1U << 2U,
    readsSides = 1U << 3U,
    readsOptions = 1U << 4U, ///< options and turns
    readsVictory = 1U << 5U,
    readsTables = 1U << 6U,
    readsAll = 0x7FU,
};

/// One check: looks at the whole scenario, or at one space at a time. Then it places its findings at that space and
/// looks at nothing but the space and its edges, so that after small changes only the spaces that changed, and those
/// beside changed edges, are looked at again. Every finding has the id `id`, or one beginning with `id` and a dot.
struct Check {
    std::string id;
    std::uint32_t reads = readsAll;
    std::variant<void (*)(const RulesetInfo&, const Scenario&, Findings&),
                 void (*)(const RulesetInfo&, const Scenario&, SpaceId, Findings&)>
        run;
};

/// Checks that hold for every ruleset: references, declared fields, ranges, conditions.
std::span<const Check> commonChecks();

/// All findings of `checks`, and the waivers that waive none of them ("scenario.waiver.idle"): sorted by severity
/// (errors first), then place (the whole, spaces, edges, counters in roster order), then id.
Findings runChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario);

/// The same result as runChecks(scenario) for `before` = runChecks of the scenario before `changes`, at the cost of
/// what changed.
Findings rerunChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario,
                     const ChangeSet& changes, Findings before);

/// The waiver that sets a finding aside: same id, same place. None for an error, because the scenario cannot be played
/// with it.
const Waiver* waiverOf(const Diagnostic& finding, const Scenario& scenario);

/// Findings told apart by the scenario's waivers; each part keeps the order.
struct WaivedFindings {
    Findings open;
    Findings waived;

    friend bool operator==(const WaivedFindings&, const WaivedFindings&) = default;
};
WaivedFindings partWaived(Findings findings, const Scenario& scenario);
/// The findings that no waiver of the scenario sets aside; errors count even when waived.
Findings withoutWaived(Findings findings, const Scenario& scenario);

} // namespace orontes::core

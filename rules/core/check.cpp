// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/check.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace orontes::core {
namespace {

using WholeCheck = void (*)(const RulesetInfo&, const Scenario&, Findings&);
using SpaceCheck = void (*)(const RulesetInfo&, const Scenario&, SpaceId, Findings&);

bool madeBy(const Diagnostic& finding, const Check& check) {
    return finding.id == check.id || finding.id.starts_with(check.id + ".");
}

using Order = std::tuple<int, const std::string&, const std::string&>;

Order orderOf(const Diagnostic& finding) {
    return {-static_cast<int>(finding.severity), finding.where.pointer, finding.id};
}

void sort(Findings& findings) {
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return orderOf(a) < orderOf(b); });
}

void run(const Check& check, const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (const auto* whole = std::get_if<WholeCheck>(&check.run))
        return (*whole)(info, scenario, findings);
    const SpaceCheck each = std::get<SpaceCheck>(check.run);
    for (int space = 0; space < spaceCount(*scenario.board); ++space)
        each(info, scenario, SpaceId{space}, findings);
}

std::uint32_t touched(const ChangeSet& changes) {
    const bool counters = changes.counterOrder || !changes.countersAdded.empty() || !changes.countersChanged.empty() ||
                          !changes.countersRemoved.empty();
    std::uint32_t parts = 0;
    parts |= changes.titles ? readsTitles : 0U;
    parts |=
        changes.boardShape || changes.regions || !changes.spaces.empty() || !changes.edges.empty() ? readsBoard : 0U;
    parts |= counters ? readsCounters : 0U;
    parts |= changes.sides ? readsSides : 0U;
    parts |= changes.options || changes.turns ? readsOptions : 0U;
    parts |= changes.victory ? readsVictory : 0U;
    parts |= changes.tables ? readsTables : 0U;
    return parts;
}

/// A check of single spaces looks again only at those that changed, unless more than spaces changed that it reads.
void rerun(const Check& check, const RulesetInfo& info, const Scenario& scenario, const ChangeSet& changes,
           Findings& findings) {
    const auto* each = std::get_if<SpaceCheck>(&check.run);
    const bool onlySpaces = each && !changes.boardShape && !changes.regions &&
                            (touched(changes) & check.reads & ~static_cast<std::uint32_t>(readsBoard)) == 0;
    if (!onlySpaces) {
        std::erase_if(findings, [&](const Diagnostic& finding) { return madeBy(finding, check); });
        return run(check, info, scenario, findings);
    }
    std::set<SpaceLabel> changed;
    for (const SpaceId space : changes.spaces)
        changed.insert(labelOf(*scenario.board, space));
    std::erase_if(findings, [&](const Diagnostic& finding) {
        const auto* place = std::get_if<SpaceLabel>(&finding.where.table);
        return madeBy(finding, check) && place && changed.contains(*place);
    });
    for (const SpaceId space : changes.spaces)
        (*each)(info, scenario, space, findings);
}

} // namespace

Findings runChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario) {
    Findings findings;
    for (const Check& check : checks)
        run(check, info, scenario, findings);
    sort(findings);
    return findings;
}

Findings rerunChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario,
                     const ChangeSet& changes, Findings before) {
    const std::uint32_t parts = touched(changes);
    // Findings of one check stay together and in the order of the checks, so that sorting gives what a full run gives.
    Findings findings;
    for (const Check& check : checks) {
        Findings own;
        std::copy_if(before.begin(), before.end(), std::back_inserter(own),
                     [&](const Diagnostic& finding) { return madeBy(finding, check); });
        if ((parts & check.reads) != 0)
            rerun(check, info, scenario, changes, own);
        findings.insert(findings.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    }
    sort(findings);
    return findings;
}

Findings withoutWaived(Findings findings, const Scenario& scenario) {
    std::erase_if(findings, [&](const Diagnostic& finding) {
        return finding.severity != Severity::Error &&
               std::any_of(scenario.waivers->begin(), scenario.waivers->end(), [&](const Waiver& waiver) {
                   return waiver.finding == finding.id && waiver.place == finding.where.table;
               });
    });
    return findings;
}

} // namespace orontes::core

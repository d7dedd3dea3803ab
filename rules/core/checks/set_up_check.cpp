// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

/// The labels that a set-up names: the one space it is fixed at, or its list; nothing where it names none.
std::optional<std::vector<SpaceLabel>> labelsIn(const SetUp& setUp) {
    if (const auto* at = std::get_if<AtSpace>(&setUp.place))
        return std::vector<SpaceLabel>{at->space};
    if (const auto* within = std::get_if<WithinSpaces>(&setUp.place))
        return within->spaces;
    if (const auto* enters = std::get_if<EntersAt>(&setUp.place))
        return enters->spaces;
    return std::nullopt;
}

Counter withLabels(Counter counter, std::vector<SpaceLabel> labels) {
    if (auto* within = std::get_if<WithinSpaces>(&counter.setUp.place))
        within->spaces = std::move(labels);
    else if (auto* enters = std::get_if<EntersAt>(&counter.setUp.place))
        enters->spaces = std::move(labels);
    return counter;
}

Counter offMap(Counter counter) {
    counter.setUp.place = OffMap{};
    return counter;
}

Diagnostic aboutSetUp(const RulesetInfo& info, const Counter& counter, std::size_t index, const char* id) {
    Diagnostic finding =
        makeFinding(id, Severity::Error, pointerTo("counters", index, "/setUp"), {{"counter", nameOf(info, counter)}});
    finding.where.table = counter.id;
    return finding;
}

void addOffMapFix(Diagnostic& finding, const Counter& counter) {
    addFix(finding, "fix.take-off-map", {ChangeCounter{offMap(counter)}});
}

/// A list of no spaces, or one that names spaces the board does not have.
void checkLabels(const RulesetInfo& info, const Board& board, const Counter& counter, std::size_t index,
                 const std::vector<SpaceLabel>& labels, Findings& findings) {
    const std::vector<SpaceLabel> stray = strayLabels(board, labels);
    if (stray.empty() && !labels.empty())
        return;
    Diagnostic finding =
        aboutSetUp(info, counter, index, labels.empty() ? "scenario.set-up.no-space" : "scenario.set-up.unknown-space");
    if (!stray.empty()) {
        finding.args["spaces"] = listed(stray);
        finding.args["number"] = static_cast<std::int64_t>(stray.size());
    }
    if (stray.size() < labels.size())
        addFix(finding, "fix.leave-out-spaces", {ChangeCounter{withLabels(counter, without(labels, stray))}},
               {{"spaces", listed(stray)}});
    else
        addOffMapFix(finding, counter);
    findings.push_back(std::move(finding));
}

/// A region that the board does not have, or that has none of its spaces.
void checkRegion(const RulesetInfo& info, const Board& board, const Counter& counter, std::size_t index,
                 const RegionId& id, Findings& findings) {
    const Region* region = findRegion(board, id);
    if (region != nullptr && strayLabels(board, region->spaces).size() < region->spaces.size())
        return;
    Diagnostic finding = aboutSetUp(info, counter, index,
                                    region == nullptr ? "scenario.set-up.unknown-region" : "scenario.set-up.no-space");
    finding.args["region"] = id.value;
    addOffMapFix(finding, counter);
    findings.push_back(std::move(finding));
}

/// A counter that is still to come when the game is over.
void checkTurn(const RulesetInfo& info, const Scenario& scenario, std::size_t index, Findings& findings) {
    const Counter& counter = (*scenario.counters)[index];
    const SetUp& setUp = counter.setUp;
    const bool comes = !std::holds_alternative<OffMap>(setUp.place) && !std::holds_alternative<Lost>(setUp.place);
    if (!comes || !scenario.lastTurn || setUp.turn <= *scenario.lastTurn)
        return;
    Diagnostic finding = aboutSetUp(info, counter, index, "scenario.set-up.after-end");
    finding.severity = Severity::Warning;
    finding.args["turn"] = std::int64_t{setUp.turn.value};
    finding.args["last"] = std::int64_t{scenario.lastTurn->value};
    Counter earlier = counter;
    earlier.setUp.turn = *scenario.lastTurn;
    addFix(finding, "fix.come-in-time", {ChangeCounter{std::move(earlier)}}, {{"last", finding.args["last"]}});
    findings.push_back(std::move(finding));
}

} // namespace

void checkSetUps(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const Counter& counter = (*scenario.counters)[i];
        checkTurn(info, scenario, i, findings);
        if (const auto* within = std::get_if<WithinRegion>(&counter.setUp.place))
            checkRegion(info, *scenario.board, counter, i, within->region, findings);
        else if (const auto labels = labelsIn(counter.setUp))
            checkLabels(info, *scenario.board, counter, i, *labels, findings);
    }
}

} // namespace orontes::core

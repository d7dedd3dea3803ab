// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <algorithm>

namespace orontes::core {
namespace {

using Labels = std::vector<SpaceLabel>;

Labels unknownOf(const Board& board, const Labels& labels) {
    Labels unknown;
    std::copy_if(labels.begin(), labels.end(), std::back_inserter(unknown),
                 [&](const SpaceLabel& label) { return !findSpace(board, label); });
    return unknown;
}

std::string listed(const Labels& labels) {
    std::string list;
    for (const SpaceLabel& label : labels)
        list += (list.empty() ? "" : ", ") + label.value;
    return list;
}

Labels* spacesOf(SetUp& setUp) {
    if (auto* within = std::get_if<WithinSpaces>(&setUp.place))
        return &within->spaces;
    auto* enters = std::get_if<EntersAt>(&setUp.place);
    return enters ? &enters->spaces : nullptr;
}

void addFinding(const char* id, const Counter& counter, std::size_t index, TextArgs args, std::vector<Fix> fixes,
                Findings& findings) {
    args["counter"] = counter.name;
    Diagnostic finding = commonFinding(id, Severity::Error, counterPointer(index) + "/setUp", std::move(args));
    finding.where.table = counter.id;
    finding.fixes = std::move(fixes);
    findings.push_back(std::move(finding));
}

/// The same counter without the labels that lead nowhere.
Fix withoutUnknown(const Board& board, Counter counter, const Labels& unknown) {
    Labels& labels = *spacesOf(counter.setUp);
    std::erase_if(labels, [&](const SpaceLabel& label) { return !findSpace(board, label); });
    return makeFix({{"fix.leave-out-spaces"}, {{"spaces", listed(unknown)}}}, {{ChangeCounter{std::move(counter)}}});
}

void checkList(const Board& board, const Counter& counter, std::size_t index, Findings& findings) {
    Counter copy = counter;
    const Labels* labels = spacesOf(copy.setUp);
    if (!labels)
        return;
    if (labels->empty())
        return addFinding("scenario.set-up.no-space", counter, index, {}, {}, findings);
    const Labels unknown = unknownOf(board, *labels);
    if (unknown.empty())
        return;
    std::vector<Fix> fixes;
    if (unknown.size() < labels->size())
        fixes.push_back(withoutUnknown(board, counter, unknown));
    addFinding("scenario.set-up.unknown-space", counter, index,
               {{"spaces", listed(unknown)}, {"number", static_cast<std::int64_t>(unknown.size())}}, std::move(fixes),
               findings);
}

void checkSingle(const Board& board, const Counter& counter, std::size_t index, Findings& findings) {
    if (const auto* at = std::get_if<AtSpace>(&counter.setUp.place); at && !findSpace(board, at->space))
        addFinding("scenario.set-up.unknown-space", counter, index,
                   {{"spaces", at->space.value}, {"number", std::int64_t{1}}}, {}, findings);
    const auto* within = std::get_if<WithinRegion>(&counter.setUp.place);
    if (!within)
        return;
    const Region* region = findRegion(board, within->region);
    if (!region)
        addFinding("scenario.set-up.unknown-region", counter, index, {{"region", within->region.value}}, {}, findings);
    else if (region->spaces.empty())
        addFinding("scenario.set-up.no-space", counter, index, {}, {}, findings);
}

} // namespace

void checkSetUps(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        checkList(*scenario.board, (*scenario.counters)[i], i, findings);
        checkSingle(*scenario.board, (*scenario.counters)[i], i, findings);
    }
}

void checkRegions(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const std::vector<Region>& regions = *scenario.board->regions;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const Labels unknown = unknownOf(*scenario.board, regions[i].spaces);
        if (unknown.empty())
            continue;
        Region mended = regions[i];
        std::erase_if(mended.spaces, [&](const SpaceLabel& label) { return !findSpace(*scenario.board, label); });
        Diagnostic finding = commonFinding("scenario.region.unknown-space", Severity::Warning,
                                           "/board/regions/" + std::to_string(i) + "/spaces",
                                           {{"region", regions[i].name},
                                            {"spaces", listed(unknown)},
                                            {"number", static_cast<std::int64_t>(unknown.size())}});
        finding.fixes.push_back(
            makeFix({{"fix.leave-out-spaces"}, {{"spaces", listed(unknown)}}}, {{PutRegion{std::move(mended)}}}));
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core

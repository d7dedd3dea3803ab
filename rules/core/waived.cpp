// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/check.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Labels written with and without leading zeros name the same space.
bool sameSpace(const Board& board, const SpaceLabel& a, const SpaceLabel& b) {
    if (a == b)
        return true;
    const std::optional<SpaceId> space = findSpace(board, a);
    return space && space == findSpace(board, b);
}

bool samePlace(const Board& board, const TablePlace& a, const TablePlace& b) {
    if (a == b)
        return true;
    if (const auto* space = std::get_if<SpaceLabel>(&a))
        return std::holds_alternative<SpaceLabel>(b) && sameSpace(board, *space, std::get<SpaceLabel>(b));
    const auto* one = std::get_if<EdgePlace>(&a);
    const auto* other = std::get_if<EdgePlace>(&b);
    if (one == nullptr || other == nullptr)
        return false;
    return (sameSpace(board, one->first, other->first) && sameSpace(board, one->second, other->second)) ||
           (sameSpace(board, one->first, other->second) && sameSpace(board, one->second, other->first));
}

} // namespace

const Waiver* waiverOf(const Diagnostic& finding, const Scenario& scenario) {
    if (finding.severity == Severity::Error)
        return nullptr;
    const auto found = std::find_if(scenario.waivers->begin(), scenario.waivers->end(), [&](const Waiver& waiver) {
        return waiver.finding == finding.id && samePlace(*scenario.board, waiver.place, finding.where.table);
    });
    return found == scenario.waivers->end() ? nullptr : &*found;
}

WaivedFindings partWaived(Findings findings, const Scenario& scenario) {
    WaivedFindings parts;
    for (Diagnostic& finding : findings)
        (waiverOf(finding, scenario) != nullptr ? parts.waived : parts.open).push_back(std::move(finding));
    return parts;
}

Findings withoutWaived(Findings findings, const Scenario& scenario) {
    std::erase_if(findings, [&](const Diagnostic& finding) { return waiverOf(finding, scenario) != nullptr; });
    return findings;
}

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

Diagnostic atArea(const Scenario& scenario, const char* id, Severity severity, SpaceId area, TextArgs args = {}) {
    const SpaceLabel label = labelOf(*scenario.board, area);
    args["space"] = label.value;
    Diagnostic made = makeFinding(id, severity, boardPointer(scenario, "/geometry/areas/" + std::to_string(area.value)),
                                  std::move(args));
    made.where.table = label;
    return made;
}

/// Why the outline encloses no ground; null where it does, or where the map is one of points.
const char* faultOf(const Polygon& outline) {
    constexpr std::size_t many = 2000; ///< a file may hold any number, and all sides are compared with all
    if (outline.empty() || outline.size() > many)
        return nullptr;
    if (outline.size() < 3)
        return "scenario.board.outline-corners";
    return crossesItself(outline) ? "scenario.board.outline-crosses" : nullptr;
}

/// An area whose middle lies within another one.
void checkOverlap(const Scenario& scenario, const AreaMap& map, Findings& findings) {
    for (std::size_t i = 0; i < map.areas.size(); ++i)
        for (std::size_t j = 0; j < map.areas.size(); ++j)
            if (i != j && map.areas[j].outline.size() > 2 && !map.areas[i].outline.empty() &&
                isInside(map.areas[j].outline, map.areas[i].centre))
                findings.push_back(atArea(scenario, "scenario.board.overlaps", Severity::Warning,
                                          SpaceId{static_cast<std::int32_t>(i)},
                                          {{"other", map.areas[j].label.value}}));
}

} // namespace

void checkOutlines(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const auto* const areas = std::get_if<Cow<AreaMap>>(&scenario.board->geometry);
    if (areas == nullptr)
        return;
    const AreaMap& map = **areas;
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const SpaceId area{static_cast<std::int32_t>(i)};
        if (const char* const fault = faultOf(map.areas[i].outline))
            findings.push_back(atArea(scenario, fault, Severity::Error, area));
        if (map.areas.size() > 1 && neighbours(*scenario.board, area).empty())
            findings.push_back(atArea(scenario, "scenario.board.alone", Severity::Warning, area));
    }
    checkOverlap(scenario, map, findings);
}

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"
#include "rules/onehour/checks/findings.h"

#include <array>

namespace orontes::onehour {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;

/// A first side that is fixed has to be named, and one that is named counts only when it is fixed (R-OHW-005).
void checkFirst(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const core::OptionId initiative{"initiative"};
    const core::OptionId firstSide{"firstSide"};
    const bool fixed = core::optionValue(info, scenario, initiative) == core::Value{std::string("fixed")};
    const core::Value first = core::optionValue(info, scenario, firstSide);
    const auto* seat = std::get_if<std::string>(&first);
    const bool named = seat && !seat->empty();
    if (fixed == named)
        return;
    core::Diagnostic made = fixed ? finding("onehour.options.first.missing", core::Severity::Error, "R-OHW-005")
                                  : finding("onehour.options.first.idle", core::Severity::Warning, "R-OHW-005");
    made.where.pointer = "/options";
    if (fixed)
        for (const core::Seat& one : *scenario.seats)
            core::addFixes(made, "onehour.fix.goes-first", {{core::SetOption{firstSide, core::Value{one.token.value}}}},
                           {{"seat", one.name}});
    else {
        core::addFixes(made, "onehour.fix.first-fixed",
                       {{core::SetOption{initiative, core::Value{std::string("fixed")}}}});
        core::addFixes(made, "onehour.fix.first-rolled", {{core::SetOption{firstSide, std::nullopt}}});
    }
    findings.push_back(std::move(made));
}

void checkHeld(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    int nodes = 0;
    for (const core::VictoryClause& clause : *scenario.victory)
        nodes += core::CompiledCondition::of(clause.condition, scenario).heldNodeCount();
    if (nodes <= static_cast<int>(heldLimit))
        return;
    core::Diagnostic made = finding("onehour.options.held", core::Severity::Error, "R-OHW-234");
    made.where.pointer = "/victory";
    made.args["n"] = std::int64_t{nodes};
    made.args["most"] = static_cast<std::int64_t>(heldLimit);
    findings.push_back(std::move(made));
}

} // namespace

std::span<const core::Check> optionChecks() {
    static const std::array<core::Check, 2> all{
        core::Check{"onehour.options.first", core::readsOptions | core::readsSides, checkFirst},
        core::Check{"onehour.options.held", core::readsVictory, checkHeld}};
    return all;
}

} // namespace orontes::onehour

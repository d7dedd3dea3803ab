// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"
#include "rules/onehour/roster.h"

#include <array>

namespace orontes::onehour {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;

void checkCount(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const std::size_t count = scenario.counters->size();
    if (count <= unitLimit)
        return;
    core::Diagnostic made = finding("onehour.unit.too-many", core::Severity::Error, "R-OHW-011");
    made.where.pointer = "/counters";
    made.args["n"] = static_cast<std::int64_t>(count);
    made.args["most"] = static_cast<std::int64_t>(unitLimit);
    findings.push_back(std::move(made));
}

/// A muster roll needs six units to give types to (R-OHW-233).
void checkMuster(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const core::OptionId muster{"muster"};
    if (core::optionValue(info, scenario, muster) != core::Value{true})
        return;
    for (const core::Side& side : *scenario.sides) {
        std::int64_t count = 0;
        for (const core::Counter& counter : *scenario.counters)
            count += counter.side == side.token ? 1 : 0;
        if (count == 6)
            continue;
        core::Diagnostic made = finding("onehour.unit.muster", core::Severity::Error, "R-OHW-233");
        made.where.pointer = "/counters";
        made.args["side"] = side.name;
        made.args["n"] = count;
        core::addFixes(made, "onehour.fix.no-muster", {{core::SetOption{muster, std::nullopt}}});
        findings.push_back(std::move(made));
    }
}

/// Replacements need a border square to come back at.
void checkReplacements(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const core::Side& side = (*scenario.sides)[i];
        const core::Value number = core::sideFieldValue(info, side, core::FieldId{"replacements"});
        const core::Value places = core::sideFieldValue(info, side, core::FieldId{"replacementsAt"});
        const auto* count = std::get_if<std::int64_t>(&number);
        const auto* labels = std::get_if<core::TextList>(&places);
        if (!count || *count == 0 || (labels && !labels->empty()))
            continue;
        core::Diagnostic made = finding("onehour.unit.no-return", core::Severity::Warning, "R-OHW-013");
        made.where.pointer = "/sides/" + std::to_string(i);
        made.args["side"] = side.name;
        core::Side without = side;
        without.attributes.erase(core::FieldId{"replacements"});
        core::addFixes(made, "onehour.fix.no-replacements", {{core::PutSide{std::move(without)}}});
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> unitChecks() {
    static const std::array<core::Check, 3> all{
        core::Check{"onehour.unit.too-many", core::readsCounters, checkCount},
        core::Check{"onehour.unit.muster", core::readsCounters | core::readsSides | core::readsOptions, checkMuster},
        core::Check{"onehour.unit.no-return", core::readsSides, checkReplacements}};
    return all;
}

} // namespace orontes::onehour

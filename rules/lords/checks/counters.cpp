// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/table_cell.h"
#include "rules/lords/checks/findings.h"
#include "rules/lords/roster.h"

#include <algorithm>
#include <array>
#include <map>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

void checkNumber(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (scenario.counters->size() <= pieceLimit)
        return;
    core::Diagnostic made = finding("lords.counters.number", Severity::Error, "R-LOR-1.0a");
    made.where.pointer = "/counters";
    made.args["n"] = static_cast<std::int64_t>(scenario.counters->size());
    made.args["most"] = static_cast<std::int64_t>(pieceLimit);
    findings.push_back(std::move(made));
}

/// Columns of the table "mix", which counts kinds of counters; the four gods are one.
constexpr std::array<Kind, 9> columns{Kind::Foot,   Kind::Chariot, Kind::Cavalry, Kind::Camel, Kind::Ruler,
                                      Kind::Terror, Kind::Siege,   Kind::Chosen,  Kind::God};

struct Heap {
    std::int64_t number = 0;
    std::size_t last = 0; ///< the last of them in the roster
};

/// More counters of a nation and kind than lie in the box. Nations that the box does not know have what they like.
void checkMix(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    std::map<std::pair<core::SideToken, std::size_t>, Heap> heaps;
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto kind = kindNamed(counter.type.value);
        const auto column = std::find(columns.begin(), columns.end(), kind.value_or(Kind::Foot)) - columns.begin();
        Heap& heap = heaps[{counter.side, static_cast<std::size_t>(column)}];
        heap.number += kind ? 1 : 0;
        heap.last = i;
    }
    const core::TableSpec& mix = core::tableNamed(info, "mix");
    for (const auto& [whose, heap] : heaps) {
        const auto row = std::find_if(mix.rows.begin(), mix.rows.end(),
                                      [&nation = whose.first](const auto& line) { return line.id == nation.value; });
        if (row == mix.rows.end())
            continue;
        const auto most =
            core::cellNumber(mix, static_cast<std::size_t>(row - mix.rows.begin()), whose.second, scenario);
        if (heap.number <= most)
            continue;
        core::Diagnostic made = finding("lords.counters.mix", Severity::Warning, "R-LOR-Dd");
        made.args["n"] = heap.number;
        made.args["most"] = most;
        const core::Side* side = core::findSide(scenario, whose.first);
        made.args["side"] = side != nullptr ? side->name : whose.first.value;
        findings.push_back(core::atCounter(std::move(made), scenario, heap.last, "unit"));
    }
}

} // namespace

std::span<const core::Check> counterChecks() {
    static const std::array<core::Check, 2> all{
        core::Check{"lords.counters.number", core::readsCounters, checkNumber},
        core::Check{"lords.counters.mix", core::readsCounters | core::readsTables, checkMix}};
    return all;
}

} // namespace orontes::lords

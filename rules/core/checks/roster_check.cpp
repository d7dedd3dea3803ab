// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <map>

namespace orontes::core {
namespace {

Edit retyped(Counter counter, const CounterType& type) {
    counter.type = type;
    return {ChangeCounter{std::move(counter)}};
}

Edit resided(Counter counter, const SideToken& side) {
    counter.side = side;
    return {ChangeCounter{std::move(counter)}};
}

void checkType(const RulesetInfo& info, const Counter& counter, std::size_t index, Findings& findings) {
    if (findCounterType(info, counter.type))
        return;
    Diagnostic finding =
        commonFinding("scenario.counter.unknown-type", Severity::Error, counterPointer(index) + "/type",
                      {{"counter", counter.name}, {"type", counter.type.value}});
    finding.where.table = counter.id;
    for (const CounterTypeSpec& type : info.counterTypes)
        finding.fixes.push_back(makeFix({{"fix.make-type"}, {{"type", type.label}}}, {retyped(counter, type.type)}));
    findings.push_back(std::move(finding));
}

void checkSide(const Scenario& scenario, const Counter& counter, std::size_t index, Findings& findings) {
    if (findSide(scenario, counter.side))
        return;
    Diagnostic finding =
        commonFinding("scenario.counter.unknown-side", Severity::Error, counterPointer(index) + "/side",
                      {{"counter", counter.name}, {"side", counter.side.value}});
    finding.where.table = counter.id;
    for (const Side& side : *scenario.sides)
        finding.fixes.push_back(makeFix({{"fix.give-to-side"}, {{"side", side.name}}}, {resided(counter, side.token)}));
    findings.push_back(std::move(finding));
}

} // namespace

void checkRoster(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const std::vector<Counter>& roster = *scenario.counters;
    if (roster.empty())
        findings.push_back(commonFinding("scenario.counter.none", Severity::Error, "/counters"));
    std::map<std::pair<SideToken, std::string>, int> named;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const Counter& counter = roster[i];
        checkType(info, counter, i, findings);
        checkSide(scenario, counter, i, findings);
        const bool again = ++named[{counter.side, counter.name}] == 2;
        if (!again && !counter.name.empty())
            continue;
        const char* id = counter.name.empty() ? "scenario.counter.unnamed" : "scenario.counter.same-name";
        Diagnostic finding =
            commonFinding(id, Severity::Warning, counterPointer(i) + "/name", {{"counter", counter.name}});
        finding.where.table = counter.id;
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core

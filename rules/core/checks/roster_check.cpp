// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

#include <set>

namespace orontes::core {
namespace {

constexpr std::size_t choicesOffered = 8; ///< more fixes than that are no help

using Names = std::set<std::pair<SideToken, std::string>>;

Diagnostic aboutCounter(const RulesetInfo& info, const Counter& counter, const char* id, Severity severity,
                        std::string pointer) {
    Diagnostic finding = makeFinding(id, severity, std::move(pointer), {{"counter", nameOf(info, counter)}});
    finding.where.table = counter.id;
    return finding;
}

void checkType(const RulesetInfo& info, const Counter& counter, std::size_t index, Findings& findings) {
    if (findCounterType(info, counter.type) != nullptr)
        return;
    Diagnostic finding = aboutCounter(info, counter, "scenario.counter.unknown-type", Severity::Error,
                                      pointerTo("counters", index, "/type"));
    finding.args["type"] = counter.type.value;
    for (std::size_t i = 0; i < info.counterTypes.size() && i < choicesOffered; ++i) {
        Counter changed = counter;
        changed.type = info.counterTypes[i].type;
        addFix(finding, "fix.make-type", {ChangeCounter{std::move(changed)}}, {{"type", info.counterTypes[i].label}});
    }
    addFix(finding, "fix.remove-counter", {RemoveCounter{counter.id}}, {{"counter", nameOf(info, counter)}});
    findings.push_back(std::move(finding));
}

void checkSide(const RulesetInfo& info, const Scenario& scenario, const Counter& counter, std::size_t index,
               Findings& findings) {
    if (findSide(scenario, counter.side) != nullptr)
        return;
    Diagnostic finding = aboutCounter(info, counter, "scenario.counter.unknown-side", Severity::Error,
                                      pointerTo("counters", index, "/side"));
    finding.args["side"] = counter.side.value;
    for (std::size_t i = 0; i < scenario.sides->size() && i < choicesOffered; ++i) {
        Counter changed = counter;
        changed.side = (*scenario.sides)[i].token;
        addFix(finding, "fix.give-to-side", {ChangeCounter{std::move(changed)}},
               {{"side", nameOf((*scenario.sides)[i])}});
    }
    addFix(finding, "fix.remove-counter", {RemoveCounter{counter.id}}, {{"counter", nameOf(info, counter)}});
    findings.push_back(std::move(finding));
}

/// "Spearmen 2", or the next number that no counter of the side has.
std::string freeName(const Names& names, const SideToken& side, const std::string& name) {
    for (int number = 2;; ++number) {
        std::string numbered = name + ' ' + std::to_string(number);
        if (!names.contains({side, numbered}))
            return numbered;
    }
}

void addRenaming(Diagnostic& finding, const Counter& counter, std::string name) {
    Counter renamed = counter;
    renamed.name = name;
    addFix(finding, "fix.rename-counter", {ChangeCounter{std::move(renamed)}}, {{"name", std::move(name)}});
}

/// Counters of one side that people cannot tell apart in lists and orders.
void checkName(const RulesetInfo& info, const Counter& counter, std::size_t index, const Names& names, Names& seen,
               Findings& findings) {
    const std::string pointer = pointerTo("counters", index, "/name");
    if (counter.name.empty()) {
        findings.push_back(aboutCounter(info, counter, "scenario.counter.unnamed", Severity::Warning, pointer));
        return;
    }
    if (seen.emplace(counter.side, counter.name).second)
        return;
    Diagnostic finding = aboutCounter(info, counter, "scenario.counter.same-name", Severity::Warning, pointer);
    addRenaming(finding, counter, freeName(names, counter.side, counter.name));
    findings.push_back(std::move(finding));
}

} // namespace

void checkRoster(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const std::vector<Counter>& roster = *scenario.counters;
    if (roster.empty() && !info.counterTypes.empty())
        findings.push_back(makeFinding("scenario.counter.none", Severity::Error, "/counters"));
    Names names;
    Names seen;
    for (const Counter& counter : roster)
        names.emplace(counter.side, counter.name);
    for (std::size_t i = 0; i < roster.size(); ++i) {
        checkType(info, roster[i], i, findings);
        checkSide(info, scenario, roster[i], i, findings);
        checkName(info, roster[i], i, names, seen, findings);
    }
}

} // namespace orontes::core

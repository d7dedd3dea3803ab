// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"
#include "rules/qadesh/state.h"

#include <array>

namespace orontes::qadesh {
namespace {

std::int64_t integerOf(const core::RulesetInfo& info, const core::Counter& counter, const char* field) {
    const core::Value value = core::fieldValue(info, counter, core::FieldId{field});
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

/// Two players, each with one side.
void checkSides(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const std::vector<core::Side>& sides = *scenario.sides;
    const bool two = scenario.seats->size() == 2 && sides.size() == 2;
    if (two && core::seatOfSide(scenario, sides[0].token).valid() &&
        core::seatOfSide(scenario, sides[1].token).valid() && sides[0].seat != sides[1].seat)
        return;
    core::Diagnostic made = finding("qadesh.sides.two", core::Severity::Error, "R-QAD-019");
    made.where.pointer = "/sides";
    findings.push_back(std::move(made));
}

void checkCount(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const std::size_t count = scenario.counters->size();
    if (count > armyLimit) {
        core::Diagnostic made = finding("qadesh.army.too-many", core::Severity::Error, "R-QAD-019");
        made.where.pointer = "/counters";
        made.args["n"] = static_cast<std::int64_t>(count);
        made.args["most"] = static_cast<std::int64_t>(armyLimit);
        findings.push_back(std::move(made));
    }
}

void checkEachSide(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        bool has = false;
        for (const core::Counter& counter : *scenario.counters)
            has = has || (counter.side == side.token && !std::holds_alternative<core::Lost>(counter.setUp.place));
        if (has)
            continue;
        core::Diagnostic made = finding("qadesh.army.none", core::Severity::Error, "R-QAD-019");
        made.where.pointer = "/counters";
        made.args["side"] = side.name;
        findings.push_back(std::move(made));
    }
}

core::Edit withoutLeader(core::Counter counter) {
    counter.attributes.erase(core::FieldId{"leaderBonus"});
    counter.attributes.erase(core::FieldId{"leaderName"});
    return {core::ChangeCounter{std::move(counter)}};
}

core::Edit withLeader(core::Counter counter) {
    counter.attributes[core::FieldId{"leaderBonus"}] = std::int64_t{2};
    return {core::ChangeCounter{std::move(counter)}};
}

/// One leader a side: victory hangs on him.
void checkLeaders(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        std::vector<core::Counter> with;
        std::vector<core::Counter> without;
        for (const core::Counter& counter : *scenario.counters)
            if (counter.side == side.token)
                (integerOf(info, counter, "leaderBonus") > 0 ? with : without).push_back(counter);
        if (with.size() == 1)
            continue;
        core::Diagnostic made = finding("qadesh.leader.count", core::Severity::Warning, "R-QAD-043");
        made.where.pointer = "/counters";
        made.args["side"] = side.name;
        made.args["n"] = static_cast<std::int64_t>(with.size());
        for (const core::Counter& counter : with)
            core::addFixes(made, "qadesh.fix.take-leader", {withoutLeader(counter)}, {{"army", counter.name}});
        for (std::size_t i = 0; with.empty() && i < without.size(); ++i)
            core::addFixes(made, "qadesh.fix.give-leader", {withLeader(without[i])}, {{"army", without[i].name}});
        findings.push_back(std::move(made));
    }
}

/// More than four spaces cannot be used: a turn has four phases.
void checkBaseMoves(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const std::int64_t baseMove = integerOf(info, counter, "baseMove");
        if (baseMove <= phasesInTurn)
            continue;
        core::Diagnostic made = finding("qadesh.army.beyond-phases", core::Severity::Warning, "R-QAD-063");
        made.args["n"] = baseMove;
        core::Counter four = counter;
        four.attributes[core::FieldId{"baseMove"}] = std::int64_t{phasesInTurn};
        core::addFixes(made, "qadesh.fix.base-move", {{core::ChangeCounter{std::move(four)}}});
        findings.push_back(aboutCounter(std::move(made), scenario, i));
    }
}

} // namespace

std::span<const core::Check> armyChecks() {
    static const std::array<core::Check, 5> all{
        core::Check{"qadesh.sides.two", core::readsSides, checkSides},
        core::Check{"qadesh.army.too-many", core::readsCounters, checkCount},
        core::Check{"qadesh.army.none", core::readsCounters | core::readsSides, checkEachSide},
        core::Check{"qadesh.leader.count", core::readsCounters | core::readsSides, checkLeaders},
        core::Check{"qadesh.army.beyond-phases", core::readsCounters, checkBaseMoves}};
    return all;
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

using Labels = std::vector<core::SpaceLabel>;

/// The lists that ruling Q05 knows for the column whose set-up is not printed.
const std::array<Labels, 3> missingLists{
    Labels{{"42"}, {"43"}, {"44"}, {"50"}, {"51"}, {"52"}},
    Labels{{"41"}, {"42"}, {"43"}, {"44"}, {"49"}, {"50"}, {"51"}, {"52"}},
    Labels{{"44"}, {"45"}, {"46"}, {"52"}, {"53"}, {"54"}},
};

core::Edit setUpWithin(core::Counter counter, Labels spaces) {
    counter.setUp.place = core::WithinSpaces{std::move(spaces)};
    return {core::ChangeCounter{std::move(counter)}};
}

void checkLake(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        Labels dry;
        Labels wet;
        for (const core::SpaceId space : startSpaces(scenario, counter.setUp))
            (isLake(info, board, space) ? wet : dry).push_back(core::labelOf(board, space));
        if (wet.empty())
            continue;
        core::Diagnostic made = finding("qadesh.setup.lake", core::Severity::Error, "R-QAD-010");
        made.args["spaces"] = core::listed(wet);
        if (std::holds_alternative<core::WithinSpaces>(counter.setUp.place) && !dry.empty())
            core::addFixes(made, "qadesh.fix.remove-lake", {setUpWithin(counter, dry)},
                           {{"spaces", core::listed(wet)}});
        findings.push_back(aboutSetUp(std::move(made), scenario, i));
    }
}

/// An army whose list is empty, as that of the Reconnaissance in Force is in print.
void checkList(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto* within = std::get_if<core::WithinSpaces>(&counter.setUp.place);
        if (!within || !within->spaces.empty())
            continue;
        core::Diagnostic made = finding("qadesh.setup.no-list", core::Severity::Error, "Q05");
        for (const Labels& list : missingLists)
            core::addFixes(made, "qadesh.fix.use-list", {setUpWithin(counter, list)}, {{"spaces", core::listed(list)}});
        findings.push_back(aboutSetUp(std::move(made), scenario, i));
    }
}

/// Nobody marches on over a border space in this game: armies are set up in one.
void checkEntry(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto* enters = std::get_if<core::EntersAt>(&counter.setUp.place);
        if (!enters)
            continue;
        core::Diagnostic made = finding("qadesh.setup.enters", core::Severity::Error, "R-QAD-039");
        core::addFixes(made, "qadesh.fix.set-up-within", {setUpWithin(counter, enters->spaces)});
        findings.push_back(aboutSetUp(std::move(made), scenario, i));
    }
}

/// Two armies fixed in one space: friends never, enemies as a battle that is under way.
void checkShared(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const std::vector<core::Counter>& counters = *scenario.counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto* one = std::get_if<core::AtSpace>(&counters[i].setUp.place);
            const auto* other = std::get_if<core::AtSpace>(&counters[j].setUp.place);
            if (!one || !other ||
                core::findSpace(*scenario.board, one->space) != core::findSpace(*scenario.board, other->space) ||
                std::max(counters[i].setUp.turn, scenario.firstTurn) !=
                    std::max(counters[j].setUp.turn, scenario.firstTurn))
                continue;
            const bool friends = counters[i].side == counters[j].side;
            core::Diagnostic made = friends ? finding("qadesh.setup.shared.friends", core::Severity::Error, "R-QAD-037")
                                            : finding("qadesh.setup.shared.enemies", core::Severity::Note, "R-QAD-099");
            made.args["other"] = counters[j].name;
            made.args["space"] = one->space.value;
            findings.push_back(aboutSetUp(std::move(made), scenario, i));
        }
}

void checkArrival(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const bool offMap = std::holds_alternative<core::OffMap>(counter.setUp.place);
        const bool late = scenario.lastTurn && counter.setUp.turn > *scenario.lastTurn;
        if (std::holds_alternative<core::Lost>(counter.setUp.place) || (!offMap && !late))
            continue;
        core::Diagnostic made =
            finding(offMap ? "qadesh.setup.never-arrives.off-map" : "qadesh.setup.never-arrives.late",
                    core::Severity::Warning, "R-QAD-039");
        made.args["n"] = std::int64_t{counter.setUp.turn.value};
        core::addFixes(made, "qadesh.fix.remove-army", {{core::RemoveCounter{counter.id}}});
        if (late && !offMap)
            core::addFixes(made, "qadesh.fix.lengthen", {{core::SetTurns{scenario.firstTurn, counter.setUp.turn}}},
                           {{"n", std::int64_t{counter.setUp.turn.value}}});
        findings.push_back(aboutSetUp(std::move(made), scenario, i));
    }
}

} // namespace

void checkRoom(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings);

std::span<const core::Check> setUpChecks() {
    static const std::array<core::Check, 6> all{
        core::Check{"qadesh.setup.lake", core::readsCounters | core::readsBoard, checkLake},
        core::Check{"qadesh.setup.no-list", core::readsCounters, checkList},
        core::Check{"qadesh.setup.enters", core::readsCounters, checkEntry},
        core::Check{"qadesh.setup.shared", core::readsCounters | core::readsBoard | core::readsOptions, checkShared},
        core::Check{"qadesh.setup.no-room", core::readsCounters | core::readsBoard | core::readsOptions, checkRoom},
        core::Check{"qadesh.setup.never-arrives", core::readsCounters | core::readsOptions, checkArrival}};
    return all;
}

} // namespace orontes::qadesh

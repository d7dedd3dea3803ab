// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <algorithm>
#include <map>

namespace orontes::qadesh {
namespace {

/// Armies of one turn looking for a space each: augmenting paths between armies and spaces.
class Seating {
public:
    /// Finds a space for the army, moving others over where that helps.
    bool seat(std::size_t army, const std::vector<core::SpaceId>& starts) {
        m_starts[army] = starts;
        std::vector<core::SpaceId> tried;
        return place(army, tried);
    }

private:
    bool place(std::size_t army, std::vector<core::SpaceId>& tried) {
        for (const core::SpaceId space : m_starts[army]) {
            if (std::find(tried.begin(), tried.end(), space) != tried.end())
                continue;
            tried.push_back(space);
            const auto taken = m_armyIn.find(space);
            if (taken != m_armyIn.end() && !place(taken->second, tried))
                continue;
            m_armyIn[space] = army;
            return true;
        }
        return false;
    }

    std::map<std::size_t, std::vector<core::SpaceId>> m_starts;
    std::map<core::SpaceId, std::size_t> m_armyIn;
};

std::vector<core::SpaceId> dryStarts(const core::RulesetInfo& info, const core::Scenario& scenario,
                                     const core::Counter& counter) {
    std::vector<core::SpaceId> starts = startSpaces(scenario, counter.setUp);
    starts.erase(std::remove_if(starts.begin(), starts.end(),
                                [&](core::SpaceId space) { return isLake(info, *scenario.board, space); }),
                 starts.end());
    return starts;
}

bool isFixed(const core::Counter& counter) {
    return std::holds_alternative<core::AtSpace>(counter.setUp.place);
}

} // namespace

/// Every army finds a space of its own among those of its turn (R-QAD-040). Later armies may wait, so that for them it
/// is no error. Enemies fixed in one space are a battle under way and need one space only.
void checkRoom(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    std::map<core::TurnNumber, std::vector<std::size_t>> byTurn;
    const std::vector<core::Counter>& counters = *scenario.counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (!dryStarts(info, scenario, counters[i]).empty())
            byTurn[std::max(counters[i].setUp.turn, scenario.firstTurn)].push_back(i);
    for (auto& [turn, armies] : byTurn) {
        std::stable_sort(armies.begin(), armies.end(),
                         [&](std::size_t a, std::size_t b) { return isFixed(counters[a]) > isFixed(counters[b]); });
        Seating seating;
        for (const std::size_t army : armies) {
            if (seating.seat(army, dryStarts(info, scenario, counters[army])) || isFixed(counters[army]))
                continue;
            const bool first = turn == scenario.firstTurn;
            core::Diagnostic made = finding(first ? "qadesh.setup.no-room.first" : "qadesh.setup.no-room.later",
                                            first ? core::Severity::Error : core::Severity::Warning, "R-QAD-040");
            made.args["n"] = std::int64_t{turn.value};
            findings.push_back(aboutSetUp(std::move(made), scenario, army));
        }
    }
}

} // namespace orontes::qadesh

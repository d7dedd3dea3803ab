// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Looks through one clause's tree and collects what leads nowhere.
class TreeCheck {
public:
    TreeCheck(const RulesetInfo& info, const Scenario& scenario, std::size_t clause, Findings& findings)
        : m_info(info),
          m_scenario(scenario),
          m_pointer("/victory/" + std::to_string(clause) + "/condition"),
          m_findings(findings) {}

    void look(const Condition& condition) {
        const std::string kind = kindToken(condition);
        const bool answered = std::any_of(m_info.conditions.begin(), m_info.conditions.end(),
                                          [&](const ConditionSpec& spec) { return spec.kind == kind; });
        if (!answered)
            add("scenario.victory.unanswered", Severity::Error, {{"kind", kind}});
        std::visit([this](const auto& node) { lookAt(node); }, condition.node);
        if (const Conditions* branches = branchesOf(condition)) {
            if (branches->empty())
                add("scenario.victory.no-branch", Severity::Error, {{"kind", kind}});
            for (const Condition& branch : *branches)
                look(branch);
        }
    }

private:
    void add(const char* id, Severity severity, TextArgs args) {
        m_findings.push_back(commonFinding(id, severity, m_pointer, std::move(args)));
    }
    void knownSide(const SideToken& side) {
        if (!findSide(m_scenario, side))
            add("scenario.victory.unknown-side", Severity::Error, {{"side", side.value}});
    }
    void knownSpaces(const std::vector<SpaceLabel>& spaces, int count) {
        for (const SpaceLabel& space : spaces)
            if (!findSpace(*m_scenario.board, space))
                add("scenario.victory.unknown-space", Severity::Error, {{"space", space.value}});
        if (count > static_cast<int>(spaces.size()))
            add("scenario.victory.never", Severity::Error,
                {{"count", std::int64_t{count}}, {"most", static_cast<std::int64_t>(spaces.size())}});
    }

    void lookAt(const AllOf&) {}
    void lookAt(const AnyOf&) {}
    void lookAt(const NoneOf&) {}
    void lookAt(const CountOf& node) {
        if (node.count > static_cast<int>(node.of.size()))
            add("scenario.victory.never", Severity::Error,
                {{"count", std::int64_t{node.count}}, {"most", static_cast<std::int64_t>(node.of.size())}});
    }
    void lookAt(const HeldFor&) {}
    void lookAt(const Occupies& node) {
        knownSide(node.side);
        knownSpaces(node.spaces, node.count);
    }
    void lookAt(const Controls& node) {
        knownSide(node.side);
        knownSpaces(node.spaces, node.count);
    }
    void lookAt(const Eliminated& node) {
        knownSide(node.side);
        std::int64_t most = 0;
        for (const CounterId id : node.counters) {
            if (!findCounter(m_scenario, id))
                add("scenario.victory.unknown-counter", Severity::Error, {{"counter", std::int64_t{id.value}}});
            ++most;
        }
        if (node.counters.empty())
            most = std::count_if(m_scenario.counters->begin(), m_scenario.counters->end(),
                                 [&](const Counter& counter) { return counter.side == node.side; });
        if (node.count > most)
            add("scenario.victory.never", Severity::Error, {{"count", std::int64_t{node.count}}, {"most", most}});
    }
    void lookAt(const Exited& node) {
        knownSide(node.side);
        if (!node.region.empty() && !findRegion(*m_scenario.board, node.region))
            add("scenario.victory.unknown-region", Severity::Error, {{"region", node.region.value}});
    }
    void lookAt(const Scores& node) { knownSide(node.side); }
    void lookAt(const ScoreRatio& node) {
        knownSide(node.side);
        knownSide(node.other);
    }
    void lookAt(const TurnReached& node) {
        if (m_scenario.lastTurn && node.turn > *m_scenario.lastTurn)
            add("scenario.victory.after-end", Severity::Warning, {{"turn", std::int64_t{node.turn.value}}});
    }

    const RulesetInfo& m_info;
    const Scenario& m_scenario;
    std::string m_pointer;
    Findings& m_findings;
};

} // namespace

void checkVictory(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const std::vector<VictoryClause>& clauses = *scenario.victory;
    if (clauses.empty())
        findings.push_back(commonFinding("scenario.victory.none", Severity::Error, "/victory"));
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const VictoryClause& clause = clauses[i];
        if (!findSeat(scenario, clause.winner))
            findings.push_back(commonFinding("scenario.victory.unknown-winner", Severity::Error,
                                             "/victory/" + std::to_string(i) + "/winner",
                                             {{"seat", clause.winner.value}}));
        TreeCheck(info, scenario, i, findings).look(clause.condition);
        for (std::size_t other = 0; other < i; ++other)
            if (clauses[other].condition == clause.condition && clauses[other].winner != clause.winner)
                findings.push_back(
                    commonFinding("scenario.victory.both", Severity::Warning, "/victory/" + std::to_string(i)));
    }
}

} // namespace orontes::core

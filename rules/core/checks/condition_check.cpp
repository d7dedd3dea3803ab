// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/condition_spot.h"
#include "rules/core/checks/finding.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Looks at one node of a victory tree. Names that lead nowhere make it false for ever.
class NodeCheck {
public:
    NodeCheck(const RulesetInfo& info, const Scenario& scenario, const ConditionSpot& spot, Findings& findings)
        : m_info(info), m_scenario(scenario), m_spot(spot), m_findings(findings) {}

    void look(const Condition& condition) {
        const std::string kind = kindToken(condition);
        const bool answered = std::any_of(m_info.conditions.begin(), m_info.conditions.end(),
                                          [&](const ConditionSpec& spec) { return spec.kind == kind; });
        if (!answered)
            addWithRemoval("scenario.condition.unanswered", {{"kind", kind}});
        const Conditions* branches = branchesOf(condition);
        if (branches != nullptr && branches->empty())
            addWithRemoval("scenario.condition.no-branch", {{"kind", kind}});
        std::visit([this](const auto& node) { lookAt(node); }, condition.node);
    }

private:
    Diagnostic& add(const char* id, TextArgs args, std::string_view member = {}) {
        m_findings.push_back(makeFinding(id, Severity::Error, m_spot.pointer() + std::string(member), std::move(args)));
        return m_findings.back();
    }
    void addWithRemoval(const char* id, TextArgs args) {
        addFix(add(id, std::move(args)), "fix.remove-condition", m_spot.removed(m_scenario));
    }

    void lookAt(const AllOf&) {}
    void lookAt(const AnyOf&) {}
    void lookAt(const NoneOf&) {}
    void lookAt(const CountOf& node) {
        if (node.count < 1 || !node.of.empty()) // an empty group is told of
            checkCount(node, static_cast<std::int64_t>(node.of.size()));
    }
    void lookAt(const HeldFor& node) {
        if (node.of.size() > 1)
            add("scenario.condition.one-branch", {{"number", static_cast<std::int64_t>(node.of.size())}}, "/of");
        checkHeldBefore(node);
    }
    void lookAt(const Occupies& node) { checkSpaces(node); }
    void lookAt(const Controls& node) { checkSpaces(node); }
    void lookAt(const Eliminated& node) {
        const bool sideKnown = checkSide(node.side, "/side");
        checkListed(node);
        if (checkTypes(node) && sideKnown)
            checkCounters(node, candidates(node.side, node.types, node.counters));
    }
    void lookAt(const Exited& node) { checkInRegion(node, "fix.any-exit"); }
    void lookAt(const Stands& node) { checkInRegion(node, "fix.anywhere"); }
    void lookAt(const LossRatio& node) {
        checkRatio(node);
        if (checkTypes(node) && findSide(m_scenario, node.side) != nullptr && candidates(node.side, node.types) == 0)
            add("scenario.condition.no-counter", {{"count", std::int64_t{1}}, {"side", sideName(node.side)}}, "/side");
    }
    void lookAt(const Scores& node) { checkSide(node.side, "/side"); }
    void lookAt(const ScoreRatio& node) { checkRatio(node); }
    void lookAt(const TurnReached& node) {
        if (!m_scenario.lastTurn || node.turn <= *m_scenario.lastTurn)
            return;
        Diagnostic& finding = add("scenario.condition.after-end", {{"turn", std::int64_t{node.turn.value}}}, "/turn");
        finding.severity = Severity::Warning;
        addFix(finding, "fix.last-turn", m_spot.changed<TurnReached>(m_scenario, [&](TurnReached& reached) {
            reached.turn = *m_scenario.lastTurn;
        }));
    }

    /// As many turn ends as there are before the first turn, and no fewer than none.
    void checkHeldBefore(const HeldFor& node) {
        const int most = std::max(0, m_scenario.firstTurn.value - 1);
        if (node.held >= 0 && node.held <= most)
            return;
        const TextArgs args{{"held", std::int64_t{node.held}}, {"most", std::int64_t{most}}};
        const int nearest = std::clamp(node.held, 0, most);
        addFix(add("scenario.condition.held-before", args, "/held"), "fix.held-before",
               m_spot.changed<HeldFor>(m_scenario, [=](HeldFor& changed) { changed.held = nearest; }),
               {{"held", std::int64_t{nearest}}});
    }

    bool checkSide(const SideToken& side, std::string_view member) {
        const bool known = findSide(m_scenario, side) != nullptr;
        if (!known)
            add("scenario.condition.unknown-side", {{"side", side.value}}, member);
        return known;
    }
    template <class Node>
    void checkRatio(const Node& node) {
        checkSide(node.side, "/side");
        checkSide(node.other, "/other");
        if (node.numerator < 1 || node.denominator < 1)
            add("scenario.condition.no-ratio", {});
    }
    template <class Node>
    bool checkTypes(const Node& node) {
        bool known = true;
        for (const CounterType& type : node.types) {
            if (findCounterType(m_info, type) != nullptr)
                continue;
            known = false;
            Diagnostic& finding = add("scenario.condition.unknown-type", {{"type", type.value}}, "/types");
            const auto all = std::count(node.types.begin(), node.types.end(), type);
            const bool only = all == static_cast<std::ptrdiff_t>(node.types.size());
            addFix(finding, only ? "fix.all-types" : "fix.leave-out-type",
                   m_spot.changed<Node>(m_scenario, [&](Node& changed) { std::erase(changed.types, type); }),
                   {{"type", type.value}});
        }
        return known;
    }
    template <class Node>
    void checkInRegion(const Node& node, const char* fix) {
        const bool sideKnown = checkSide(node.side, "/side");
        if (checkTypes(node) && sideKnown)
            checkCounters(node, candidates(node.side, node.types));
        if (node.region.empty() || findRegion(*m_scenario.board, node.region) != nullptr)
            return;
        Diagnostic& finding = add("scenario.condition.unknown-region", {{"region", node.region.value}}, "/region");
        addFix(finding, fix, m_spot.changed<Node>(m_scenario, [](Node& changed) { changed.region = {}; }));
    }
    /// How many counters could count: of the listed ones, or of the side where none is listed.
    std::int64_t candidates(const SideToken& side, const std::vector<CounterType>& types,
                            const std::vector<CounterId>& listed = {}) const {
        const std::vector<Counter>& roster = *m_scenario.counters;
        return std::count_if(roster.begin(), roster.end(), [&](const Counter& counter) {
            const bool meant = listed.empty() ? counter.side == side
                                              : std::find(listed.begin(), listed.end(), counter.id) != listed.end();
            return meant && counts(types, counter.type);
        });
    }
    template <class Node>
    void checkSpaces(const Node& node) {
        checkSide(node.side, "/side");
        const std::vector<SpaceLabel> stray = strayLabels(*m_scenario.board, node.spaces);
        if (!stray.empty()) {
            Diagnostic& finding =
                add("scenario.condition.unknown-space",
                    {{"spaces", listed(stray)}, {"number", static_cast<std::int64_t>(stray.size())}}, "/spaces");
            addFix(finding, "fix.leave-out-spaces",
                   m_spot.changed<Node>(m_scenario,
                                        [&](Node& changed) { changed.spaces = without(changed.spaces, stray); }),
                   {{"spaces", listed(stray)}});
        }
        if (node.count >= 1 && node.spaces.empty())
            add("scenario.condition.no-space", {{"count", std::int64_t{node.count}}, {"side", sideName(node.side)}},
                "/spaces");
        else
            checkCount(node, static_cast<std::int64_t>(node.spaces.size()));
    }
    /// Of counters that could count there are so many.
    template <class Node>
    void checkCounters(const Node& node, std::int64_t most) {
        if (node.count >= 1 && most == 0)
            add("scenario.condition.no-counter", {{"count", std::int64_t{node.count}}, {"side", sideName(node.side)}},
                "/count");
        else
            checkCount(node, most);
    }
    std::string sideName(const SideToken& token) const {
        const Side* side = findSide(m_scenario, token);
        return side && !side->name.empty() ? side->name : token.value;
    }
    void checkListed(const Eliminated& node) {
        for (const CounterId id : node.counters) {
            if (findCounter(m_scenario, id) != nullptr)
                continue;
            Diagnostic& finding =
                add("scenario.condition.unknown-counter", {{"counter", std::int64_t{id.value}}}, "/counters");
            addFix(finding, "fix.leave-out-counter", m_spot.changed<Eliminated>(m_scenario, [id](Eliminated& changed) {
                std::erase(changed.counters, id);
            }));
        }
    }
    /// More than there are can never be, fewer than one always is.
    template <class Node>
    void checkCount(const Node& node, std::int64_t most) {
        if (node.count >= 1 && node.count <= most)
            return;
        const TextArgs args{{"count", std::int64_t{node.count}}, {"most", most}};
        Diagnostic& finding =
            add(node.count < 1 ? "scenario.condition.always" : "scenario.condition.never", args, "/count");
        const int nearest = node.count < 1 ? 1 : static_cast<int>(most);
        if (most >= 1)
            addFix(finding, "fix.ask-for", m_spot.changed<Node>(m_scenario, [=](Node& n) { n.count = nearest; }),
                   {{"count", std::int64_t{nearest}}});
    }

    const RulesetInfo& m_info;
    const Scenario& m_scenario;
    const ConditionSpot& m_spot;
    Findings& m_findings;
};

void lookBelow(const RulesetInfo& info, const Scenario& scenario, const Condition& condition, ConditionSpot& spot,
               Findings& findings) {
    if (spot.path.size() >= static_cast<std::size_t>(conditionDepthLimit)) {
        findings.push_back(makeFinding("scenario.condition.too-deep", Severity::Error, spot.pointer(),
                                       {{"most", std::int64_t{conditionDepthLimit}}}));
        addFix(findings.back(), "fix.remove-condition", spot.removed(scenario));
        return;
    }
    NodeCheck(info, scenario, spot, findings).look(condition);
    const Conditions* branches = branchesOf(condition);
    for (std::size_t i = 0; branches != nullptr && i < branches->size(); ++i) {
        spot.path.push_back(i);
        lookBelow(info, scenario, (*branches)[i], spot, findings);
        spot.path.pop_back();
    }
}

} // namespace

void checkConditions(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.victory->size(); ++i) {
        ConditionSpot spot{i, {}};
        lookBelow(info, scenario, (*scenario.victory)[i].condition, spot, findings);
    }
}

} // namespace orontes::core

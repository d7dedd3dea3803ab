// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/node_look.h"
#include "rules/core/scenario/condition_ground.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Looks at one node of a victory tree. Names that lead nowhere make it false for ever.
class NodeCheck : NodeLook {
public:
    NodeCheck(const RulesetInfo& ruleset, const Scenario& checked, const ConditionSpot& here, Findings& found)
        : NodeLook{ruleset, checked, here, found} {}

    void look(const Condition& condition) {
        const std::string kind = kindToken(condition);
        const bool answered = std::any_of(info.conditions.begin(), info.conditions.end(),
                                          [&](const ConditionSpec& spec) { return spec.kind == kind; });
        if (!answered)
            addWithRemoval("scenario.condition.unanswered", {{"kind", kind}});
        const Conditions* branches = branchesOf(condition);
        if (branches != nullptr && branches->empty())
            addWithRemoval("scenario.condition.no-branch", {{"kind", kind}});
        std::visit([this](const auto& node) { lookAt(node); }, condition.node);
    }

private:
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
    void lookAt(const Controls& node) {
        const bool group = !node.region.empty() || !node.terrain.empty();
        if (group && !node.spaces.empty())
            addFix(add("scenario.condition.two-lists", {}, "/spaces"), "fix.only-group",
                   spot.changed<Controls>(scenario, [](Controls& changed) { changed.spaces.clear(); }));
        if (!asksForGroup(node))
            return checkSpaces(node);
        checkSide(node.side, "/side");
        checkRegion(node, "fix.anywhere");
        if (!node.terrain.empty() && findTerrain(info, node.terrain) == nullptr)
            addFix(add("scenario.condition.unknown-terrain", {{"terrain", node.terrain.value}}, "/terrain"),
                   "fix.any-terrain",
                   spot.changed<Controls>(scenario, [](Controls& changed) { changed.terrain = {}; }));
        else if (node.region.empty() || findRegion(*scenario.board, node.region) != nullptr)
            checkCount(node, static_cast<std::int64_t>(groundOf(node, *scenario.board).size()));
    }
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
        if (checkTypes(node) && findSide(scenario, node.side) != nullptr && candidates(node.side, node.types) == 0)
            add("scenario.condition.no-counter", {{"count", std::int64_t{1}}, {"side", sideName(node.side)}}, "/side");
    }
    void lookAt(const Scores& node) { checkSide(node.side, "/side"); }
    void lookAt(const ScoreRatio& node) { checkRatio(node); }
    void lookAt(const TurnReached& node) {
        if (!scenario.lastTurn || node.turn <= *scenario.lastTurn)
            return;
        Diagnostic& finding = add("scenario.condition.after-end", {{"turn", std::int64_t{node.turn.value}}}, "/turn");
        finding.severity = Severity::Warning;
        addFix(finding, "fix.last-turn",
               spot.changed<TurnReached>(scenario, [&](TurnReached& reached) { reached.turn = *scenario.lastTurn; }));
    }

    template <class Node>
    void lookAt(const Node& node) { // judged by scoring rulesets only
        core::lookAt(*this, node);
    }

    /// As many turn ends as there are before the first turn, and no fewer than none.
    void checkHeldBefore(const HeldFor& node) {
        const int most = std::max(0, scenario.firstTurn.value - 1);
        if (node.held >= 0 && node.held <= most)
            return;
        const TextArgs args{{"held", std::int64_t{node.held}}, {"most", std::int64_t{most}}};
        const int nearest = std::clamp(node.held, 0, most);
        addFix(add("scenario.condition.held-before", args, "/held"), "fix.held-before",
               spot.changed<HeldFor>(scenario, [=](HeldFor& changed) { changed.held = nearest; }),
               {{"held", std::int64_t{nearest}}});
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
            if (findCounterType(info, type) != nullptr)
                continue;
            known = false;
            Diagnostic& finding = add("scenario.condition.unknown-type", {{"type", type.value}}, "/types");
            const auto all = std::count(node.types.begin(), node.types.end(), type);
            const bool only = all == static_cast<std::ptrdiff_t>(node.types.size());
            addFix(finding, only ? "fix.all-types" : "fix.leave-out-type",
                   spot.changed<Node>(scenario, [&](Node& changed) { std::erase(changed.types, type); }),
                   {{"type", type.value}});
        }
        return known;
    }
    template <class Node>
    void checkInRegion(const Node& node, const char* fix) {
        const bool sideKnown = checkSide(node.side, "/side");
        if (checkTypes(node) && sideKnown)
            checkCounters(node, candidates(node.side, node.types));
        checkRegion(node, fix);
    }
    /// How many counters could count: of the listed ones, or of the side where none is listed.
    std::int64_t candidates(const SideToken& side, const std::vector<CounterType>& types,
                            const std::vector<CounterId>& listed = {}) const {
        const std::vector<Counter>& roster = *scenario.counters;
        return std::count_if(roster.begin(), roster.end(), [&](const Counter& counter) {
            const bool meant = listed.empty() ? counter.side == side
                                              : std::find(listed.begin(), listed.end(), counter.id) != listed.end();
            return meant && counts(types, counter.type);
        });
    }
    template <class Node>
    void checkSpaces(const Node& node) {
        checkSide(node.side, "/side");
        checkLabels(node);
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
    void checkListed(const Eliminated& node) {
        for (const CounterId id : node.counters) {
            if (findCounter(scenario, id) != nullptr)
                continue;
            Diagnostic& finding =
                add("scenario.condition.unknown-counter", {{"counter", std::int64_t{id.value}}}, "/counters");
            addFix(finding, "fix.leave-out-counter",
                   spot.changed<Eliminated>(scenario, [id](Eliminated& changed) { std::erase(changed.counters, id); }));
        }
    }
    template <class Node>
    void checkCount(const Node& node, std::int64_t most) {
        checkNumber(node, &Node::count, "/count", most);
    }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/checks/condition_spot.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {

/// One node of a victory tree being looked at, and what is found of it.
struct NodeLook {
    const RulesetInfo& info;
    const Scenario& scenario;
    const ConditionSpot& spot;
    Findings& findings;

    Diagnostic& add(const char* id, TextArgs args, std::string_view member = {}) const;
    void addWithRemoval(const char* id, TextArgs args) const;
    bool checkSide(const SideToken& side, std::string_view member) const;
    std::string sideName(const SideToken& token) const;

    /// Labels that lead nowhere, in Node::spaces.
    template <class Node>
    void checkLabels(const Node& node) const {
        const std::vector<SpaceLabel> stray = strayLabels(*scenario.board, node.spaces);
        if (stray.empty())
            return;
        Diagnostic& finding =
            add("scenario.condition.unknown-space",
                {{"spaces", listed(stray)}, {"number", static_cast<std::int64_t>(stray.size())}}, "/spaces");
        addFix(finding, "fix.leave-out-spaces",
               spot.changed<Node>(scenario, [&](Node& changed) { changed.spaces = without(changed.spaces, stray); }),
               {{"spaces", listed(stray)}});
    }
    template <class Node>
    void checkRegion(const Node& node, const char* fix) const {
        if (node.region.empty() || findRegion(*scenario.board, node.region) != nullptr)
            return;
        Diagnostic& finding = add("scenario.condition.unknown-region", {{"region", node.region.value}}, "/region");
        addFix(finding, fix, spot.changed<Node>(scenario, [](Node& changed) { changed.region = {}; }));
    }
    /// Of what a number asks for, more than there are can never be, and fewer than one always is.
    template <class Node>
    void checkNumber(const Node& node, int Node::* number, std::string_view member, std::int64_t most) const {
        const int asked = node.*number;
        if (asked >= 1 && asked <= most)
            return;
        const TextArgs args{{"count", std::int64_t{asked}}, {"most", most}};
        Diagnostic& finding = add(asked < 1 ? "scenario.condition.always" : "scenario.condition.never", args, member);
        const int nearest = asked < 1 ? 1 : static_cast<int>(most);
        if (most >= 1)
            addFix(finding, "fix.ask-for",
                   spot.changed<Node>(scenario, [=](Node& changed) { changed.*number = nearest; }),
                   {{"count", std::int64_t{nearest}}});
    }
};

// The nodes that scoring rulesets judge.
void lookAt(const NodeLook& look, const OnTurns& node);
void lookAt(const NodeLook& look, const Slain& node);
void lookAt(const NodeLook& look, const Denied& node);
void lookAt(const NodeLook& look, const NamedState& node);

} // namespace orontes::core

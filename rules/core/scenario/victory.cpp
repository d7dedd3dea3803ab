// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"

#include "rules/core/scenario/condition_kind.h"

#include <algorithm>

namespace orontes::core {
namespace {

using Node = CompiledCondition::Node;

/// Builds the flat form of one tree; names that lead nowhere are left out of lists or become -1.
class Compiler {
public:
    explicit Compiler(const Scenario& scenario) : m_scenario(scenario) {}

    void add(const Condition& condition) {
        const std::size_t at = nodes.size();
        nodes.emplace_back();
        const Node node = std::visit([this](const auto& one) { return compiled(one); }, condition.node);
        nodes[at] = node;
        if (const Conditions* branches = branchesOf(condition))
            for (const Condition& branch : *branches)
                add(branch);
        nodes[at].end = static_cast<int>(nodes.size());
    }

    std::vector<Node> nodes;
    std::vector<std::int32_t> refs;
    int heldNodes = 0;

private:
    static Node between(int least, int most) {
        Node node;
        node.kind = Node::Kind::CountOf;
        node.least = least;
        node.most = most;
        return node;
    }
    static int sizeOf(const Conditions& of) { return static_cast<int>(of.size()); }

    Node compiled(const AllOf& all) { return between(sizeOf(all.of), sizeOf(all.of)); }
    Node compiled(const AnyOf& any) { return between(1, sizeOf(any.of)); }
    Node compiled(const NoneOf&) { return between(0, 0); }
    Node compiled(const CountOf& count) { return between(count.count, sizeOf(count.of)); }
    Node compiled(const HeldFor& held) {
        Node node;
        node.kind = Node::Kind::HeldFor;
        node.least = held.turns;
        node.other = heldNodes++;
        return node;
    }
    Node compiled(const Occupies& occupies) {
        return onSpaces(Node::Kind::Occupies, occupies.side, occupies.spaces, occupies.count);
    }
    Node compiled(const Controls& controls) {
        return onSpaces(Node::Kind::Controls, controls.side, controls.spaces, controls.count);
    }
    Node compiled(const Eliminated& eliminated) {
        Node node = ofSide(Node::Kind::Eliminated, eliminated.side, eliminated.count);
        const std::vector<Counter>& roster = *m_scenario.counters;
        for (std::size_t i = 0; i < roster.size(); ++i) {
            const bool listed = std::find(eliminated.counters.begin(), eliminated.counters.end(), roster[i].id) !=
                                eliminated.counters.end();
            if (listed || (eliminated.counters.empty() && roster[i].side == eliminated.side))
                addRef(node, static_cast<std::int32_t>(i));
        }
        return node;
    }
    Node compiled(const Exited& exited) {
        Node node = ofSide(Node::Kind::Exited, exited.side, exited.count);
        node.region = exited.region;
        return node;
    }
    Node compiled(const Scores& scores) { return ofSide(Node::Kind::Scores, scores.side, scores.points); }
    Node compiled(const ScoreRatio& ratio) {
        Node node = ofSide(Node::Kind::ScoreRatio, ratio.side, ratio.numerator);
        node.most = ratio.denominator;
        node.other = sideIndex(ratio.other);
        return node;
    }
    Node compiled(const TurnReached& reached) {
        Node node;
        node.kind = Node::Kind::TurnReached;
        node.least = reached.turn.value;
        return node;
    }

    Node ofSide(Node::Kind kind, const SideToken& side, int least) const {
        Node node;
        node.kind = kind;
        node.least = least;
        node.side = sideIndex(side);
        return node;
    }
    Node onSpaces(Node::Kind kind, const SideToken& side, const std::vector<SpaceLabel>& spaces, int count) {
        Node node = ofSide(kind, side, count);
        for (const SpaceLabel& label : spaces)
            if (const std::optional<SpaceId> space = findSpace(*m_scenario.board, label))
                addRef(node, space->value);
        return node;
    }
    void addRef(Node& node, std::int32_t ref) {
        if (node.refCount == 0)
            node.firstRef = static_cast<int>(refs.size());
        refs.push_back(ref);
        ++node.refCount;
    }
    int sideIndex(const SideToken& token) const {
        const std::vector<Side>& sides = *m_scenario.sides;
        const auto found =
            std::find_if(sides.begin(), sides.end(), [&](const Side& side) { return side.token == token; });
        return found == sides.end() ? -1 : static_cast<int>(found - sides.begin());
    }

    const Scenario& m_scenario;
};

} // namespace

CompiledCondition CompiledCondition::of(const Condition& condition, const Scenario& scenario) {
    Compiler compiler(scenario);
    compiler.add(condition);
    CompiledCondition compiled;
    compiled.m_nodes = std::move(compiler.nodes);
    compiled.m_refs = std::move(compiler.refs);
    compiled.m_heldNodes = compiler.heldNodes;
    return compiled;
}

bool CompiledCondition::holds(const VictoryFacts& facts) const {
    return !m_nodes.empty() && nodeHolds(0, facts);
}

bool CompiledCondition::heldBranchHolds(int heldNode, const VictoryFacts& facts) const {
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].kind == Node::Kind::HeldFor && m_nodes[i].other == heldNode)
            return static_cast<int>(i) + 1 < m_nodes[i].end && nodeHolds(static_cast<int>(i) + 1, facts);
    return false;
}

bool CompiledCondition::nodeHolds(int index, const VictoryFacts& facts) const {
    const Node& node = m_nodes[static_cast<std::size_t>(index)];
    const auto refsThat = [&](auto holds) {
        const auto begin = m_refs.begin() + node.firstRef;
        return std::count_if(begin, begin + node.refCount, holds) >= node.least;
    };
    switch (node.kind) {
    case Node::Kind::CountOf: {
        int held = 0;
        for (int branch = index + 1; branch < node.end; branch = m_nodes[static_cast<std::size_t>(branch)].end)
            held += nodeHolds(branch, facts) ? 1 : 0;
        return held >= node.least && held <= node.most;
    }
    case Node::Kind::HeldFor:
        return facts.heldTurns(node.other) >= node.least;
    case Node::Kind::Occupies:
        return node.side >= 0 &&
               refsThat([&](std::int32_t space) { return facts.occupies(node.side, SpaceId{space}); });
    case Node::Kind::Controls:
        return node.side >= 0 &&
               refsThat([&](std::int32_t space) { return facts.controls(node.side, SpaceId{space}); });
    case Node::Kind::Eliminated:
        return node.side >= 0 && refsThat([&](std::int32_t counter) { return facts.eliminated(counter); });
    case Node::Kind::Exited:
        return node.side >= 0 && facts.exited(node.side, node.region) >= node.least;
    case Node::Kind::Scores:
        return node.side >= 0 && facts.points(node.side) >= node.least;
    case Node::Kind::ScoreRatio:
        return node.side >= 0 && node.other >= 0 &&
               facts.points(node.side) * node.most >= facts.points(node.other) * node.least;
    case Node::Kind::TurnReached:
        break;
    }
    return facts.turn().value >= node.least;
}

std::string kindToken(const Condition& condition) {
    return std::string(tokenOf(conditionKinds, kindOf(condition)));
}

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"

#include "rules/core/scenario/condition_kind.h"

#include <algorithm>

namespace orontes::core {
namespace {

template <class Holds>
std::int64_t countIf(std::span<const std::int32_t> refs, Holds holds) {
    return std::count_if(refs.begin(), refs.end(), holds);
}

} // namespace

bool CompiledCondition::holds(const VictoryFacts& facts) const {
    return !m_nodes.empty() && nodeHolds(0, facts);
}

bool CompiledCondition::heldBranchHolds(int heldNode, const VictoryFacts& facts) const {
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].kind == Node::Kind::HeldFor && m_nodes[i].other == heldNode)
            return static_cast<int>(i) + 1 < m_nodes[i].end && nodeHolds(static_cast<int>(i) + 1, facts);
    return false;
}

std::span<const std::int32_t> CompiledCondition::refsOf(const Node& node) const {
    return {m_refs.data() + node.firstRef, static_cast<std::size_t>(node.refCount)};
}

std::span<const std::int32_t> CompiledCondition::moreOf(const Node& node) const {
    return {m_refs.data() + node.firstRef + node.refCount, static_cast<std::size_t>(node.moreCount)};
}

bool CompiledCondition::isWithin(const Node& node, SpaceId space) const {
    const std::span<const std::int32_t> places = moreOf(node);
    return node.anywhere || std::binary_search(places.begin(), places.end(), space.value);
}

bool CompiledCondition::nodeHolds(int index, const VictoryFacts& facts) const {
    const Node& node = m_nodes[static_cast<std::size_t>(index)];
    const auto refsThat = [&](auto holds) { return node.side >= 0 && countIf(refsOf(node), holds) >= node.least; };
    const auto isLost = [&](std::int32_t counter) { return facts.eliminated(counter); };
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
        return refsThat([&](std::int32_t space) { return facts.occupies(node.side, SpaceId{space}); });
    case Node::Kind::Controls:
        return refsThat([&](std::int32_t space) { return facts.controls(node.side, SpaceId{space}); });
    case Node::Kind::Eliminated:
        return refsThat(isLost);
    case Node::Kind::Exited:
        return refsThat([&](std::int32_t counter) {
            const std::optional<SpaceId> exit = facts.exitedFrom(counter);
            return exit && isWithin(node, *exit);
        });
    case Node::Kind::Stands:
        return refsThat([&](std::int32_t counter) {
            const SpaceId space = facts.standsAt(counter);
            return space.valid() && isWithin(node, space);
        });
    case Node::Kind::LossRatio: {
        const std::int64_t own = countIf(refsOf(node), isLost);
        return node.side >= 0 && node.other >= 0 && own > 0 &&
               own * node.most >= countIf(moreOf(node), isLost) * node.least;
    }
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

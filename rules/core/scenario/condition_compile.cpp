// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_ground.h"
#include "rules/core/scenario/victory.h"

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
        return onSpaces(Node::Kind::Occupies, occupies.side, spacesOf(*m_scenario.board, occupies.spaces),
                        occupies.count);
    }
    Node compiled(const Controls& controls) {
        return onSpaces(Node::Kind::Controls, controls.side, groundOf(controls, *m_scenario.board), controls.count);
    }
    Node compiled(const Eliminated& eliminated) {
        Node node = ofSide(Node::Kind::Eliminated, eliminated.side, eliminated.count);
        const std::vector<Counter>& roster = *m_scenario.counters;
        for (std::size_t i = 0; i < roster.size(); ++i) {
            const bool listed = std::find(eliminated.counters.begin(), eliminated.counters.end(), roster[i].id) !=
                                eliminated.counters.end();
            const bool meant = listed || (eliminated.counters.empty() && roster[i].side == eliminated.side);
            if (meant && counts(eliminated.types, roster[i].type))
                addRef(node, static_cast<std::int32_t>(i));
        }
        return node;
    }
    Node compiled(const Exited& exited) {
        return inRegion(Node::Kind::Exited, exited.side, exited.types, exited.region, exited.count);
    }
    Node compiled(const Stands& stands) {
        return inRegion(Node::Kind::Stands, stands.side, stands.types, stands.region, stands.count);
    }
    Node compiled(const LossRatio& ratio) {
        Node node = ofSide(Node::Kind::LossRatio, ratio.side, ratio.numerator);
        node.most = ratio.denominator;
        node.other = sideIndex(ratio.other);
        addCounters(node, ratio.side, ratio.types);
        const int own = node.refCount;
        addCounters(node, ratio.other, ratio.types);
        node.moreCount = node.refCount - own;
        node.refCount = own;
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
    Node compiled(const OnTurns&) { return never(); }
    Node compiled(const Slain&) { return never(); }
    Node compiled(const Denied&) { return never(); }
    Node compiled(const NamedState&) { return never(); }

    static Node never() { return between(1, 0); }

    Node ofSide(Node::Kind kind, const SideToken& side, int least) const {
        Node node;
        node.kind = kind;
        node.least = least;
        node.side = sideIndex(side);
        return node;
    }
    Node onSpaces(Node::Kind kind, const SideToken& side, const std::vector<SpaceId>& spaces, int count) {
        Node node = ofSide(kind, side, count);
        for (const SpaceId space : spaces)
            addRef(node, space.value);
        return node;
    }
    Node inRegion(Node::Kind kind, const SideToken& side, const std::vector<CounterType>& types, const RegionId& name,
                  int count) {
        Node node = ofSide(kind, side, count);
        addCounters(node, side, types);
        node.anywhere = name.empty();
        const Region* region = findRegion(*m_scenario.board, name);
        if (!node.anywhere && region == nullptr)
            node.side = -1;
        if (region != nullptr)
            addPlaces(node, *region);
        return node;
    }
    void addPlaces(Node& node, const Region& region) {
        std::vector<std::int32_t> places;
        for (const SpaceLabel& label : region.spaces)
            if (const std::optional<SpaceId> space = findSpace(*m_scenario.board, label))
                places.push_back(space->value);
        std::sort(places.begin(), places.end());
        if (node.refCount == 0)
            node.firstRef = static_cast<int>(refs.size());
        node.moreCount = static_cast<int>(places.size());
        refs.insert(refs.end(), places.begin(), places.end());
    }
    void addCounters(Node& node, const SideToken& side, const std::vector<CounterType>& types) {
        const std::vector<Counter>& roster = *m_scenario.counters;
        for (std::size_t i = 0; i < roster.size(); ++i)
            if (roster[i].side == side && counts(types, roster[i].type))
                addRef(node, static_cast<std::int32_t>(i));
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

} // namespace orontes::core

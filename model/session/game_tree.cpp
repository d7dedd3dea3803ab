// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_tree.h"

#include "rules/core/algo/replay.h"

#include <algorithm>

namespace orontes::model {

Streams streamsFor(std::uint64_t seed, std::size_t seats) {
    const core::BotTable table = core::seatBots(std::vector<core::BotId>(seats), seed);
    return {table.dice, table.thoughts};
}

bool operator==(const Streams& a, const Streams& b) {
    return a.dice.state() == b.dice.state() &&
           std::equal(a.thoughts.begin(), a.thoughts.end(), b.thoughts.begin(), b.thoughts.end(),
                      [](const core::Dice& one, const core::Dice& other) { return one.state() == other.state(); });
}

GameTree::GameTree(Streams streams) {
    m_nodes.push_back({NodeId{}, {}, std::move(streams), 0, {}, 0, {}});
}

std::optional<NodeId> GameTree::tried(NodeId parent, const core::Action& action) const {
    for (const NodeId node : at(parent).tried)
        if (at(node).action == action)
            return node;
    return std::nullopt;
}

NodeId GameTree::add(NodeId parent, const core::Action& action, const Streams& streams) {
    const NodeId node{static_cast<int>(m_nodes.size())};
    m_nodes.push_back({parent, action, streams, at(parent).seeding, {}, 0, {}});
    m_nodes[index(parent)].tried.push_back(node);
    prefer(node);
    return node;
}

void GameTree::reseed(NodeId node, Streams streams) {
    m_nodes[index(node)].streams = std::move(streams);
    m_nodes[index(node)].seeding = ++m_lastSeeding;
}

void GameTree::follow(NodeId node, Streams streams) {
    m_nodes[index(node)].streams = std::move(streams);
    m_nodes[index(node)].seeding = at(at(node).parent).seeding;
}

bool GameTree::isOvertaken(NodeId node) const {
    return node != gameStart && at(node).seeding != at(at(node).parent).seeding;
}

void GameTree::prefer(NodeId node) {
    if (node == gameStart)
        return;
    GameNode& parent = m_nodes[index(at(node).parent)];
    const auto found = std::find(parent.tried.begin(), parent.tried.end(), node);
    parent.preferred = static_cast<std::size_t>(found - parent.tried.begin());
}

std::vector<NodeId> GameTree::pathTo(NodeId node) const {
    std::vector<NodeId> path;
    for (; node != gameStart; node = at(node).parent)
        path.push_back(node);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> GameTree::wayOnFrom(NodeId node) const {
    std::vector<NodeId> way;
    while (!at(node).tried.empty()) {
        node = at(node).tried[at(node).preferred];
        way.push_back(node);
    }
    return way;
}

} // namespace orontes::model

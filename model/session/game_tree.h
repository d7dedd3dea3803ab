// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/play/dice.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// A point of a game and of everything that has been tried in it; 0 is the beginning.
using NodeId = core::Number<struct GameNodeTag>;

inline constexpr NodeId gameStart{0};

/// Where the dice of a game stand. Kept with every point, so that going back and doing the same gives the same.
struct Streams {
    core::Dice dice{0};
    std::vector<core::Dice> thoughts; ///< of the bots, by SeatId

    friend bool operator==(const Streams& a, const Streams& b);
};

/// As Players::playout documents them.
Streams streamsFor(std::uint64_t seed, std::size_t seats);

struct GameNode {
    NodeId parent;
    core::Action action; ///< what led here; nothing sensible at the beginning
    Streams streams;     ///< after it
    int seeding = 0;     ///< which seed they come from: that of the parent, unless other dice were asked for since
    std::vector<NodeId> tried; ///< what has been done from here, the oldest first
    std::size_t preferred = 0; ///< the one of them that was looked at last
    std::string name;          ///< as a person calls this variation; "" mostly
};

/// Variations of one game that share their past.
class GameTree {
public:
    explicit GameTree(Streams streams);

    const GameNode& at(NodeId node) const { return m_nodes[index(node)]; }
    std::size_t size() const { return m_nodes.size(); }

    /// Where this action from `parent` has led; nothing when it has not been tried.
    std::optional<NodeId> tried(NodeId parent, const core::Action& action) const;
    /// A new node. Precondition: the action has not been tried from `parent`.
    NodeId add(NodeId parent, const core::Action& action, const Streams& streams);
    void prefer(NodeId node);
    void rename(NodeId node, std::string name) { m_nodes[index(node)].name = std::move(name); }
    /// Other dice from this point on.
    void reseed(NodeId node, Streams streams);
    /// This point follows other dice of its parent.
    void follow(NodeId node, Streams streams);
    /// Whether other dice were asked for since this point was reached from its parent.
    bool isOvertaken(NodeId node) const;

    /// From the first action to this node; empty for the beginning.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// From here on along what was looked at last.
    std::vector<NodeId> wayOnFrom(NodeId node) const;

private:
    static std::size_t index(NodeId node) { return static_cast<std::size_t>(node.value); }

    std::vector<GameNode> m_nodes;
    int m_lastSeeding = 0;
};

} // namespace orontes::model

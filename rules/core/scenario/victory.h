// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/result.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace orontes::core {

/// What a ruleset answers about a position when conditions are tested. A question outside its conditions() list is
/// never asked.
class VictoryFacts {
public:
    virtual ~VictoryFacts() = default;

    virtual bool occupies(int side, SpaceId space) const = 0;
    virtual bool controls(int side, SpaceId space) const = 0;
    virtual bool eliminated(int counter) const = 0; ///< index into the scenario's roster
    /// The space over which it has left by a permitted exit.
    virtual std::optional<SpaceId> exitedFrom(int counter) const = 0;
    virtual SpaceId standsAt(int counter) const = 0; ///< invalid when it is not on the board
    virtual std::int64_t points(int side) const = 0;
    virtual TurnNumber turn() const = 0;
    /// At so many turn ends in a row, the latest included, the HeldFor node with this index has had its branch hold.
    virtual int heldTurns(int heldNode) const = 0;
};

/// A condition with every name resolved, flat, for fast evaluation. Sides and counters are indices into the scenario's
/// lists. Nodes that only scoring rulesets judge (OnTurns, Slain, Denied, NamedState) never hold here: such a ruleset
/// follows them in its own state.
class CompiledCondition {
public:
    /// Names that lead nowhere make their leaf false; the common checks report them.
    static CompiledCondition of(const Condition& condition, const Scenario& scenario);

    bool holds(const VictoryFacts& facts) const;
    int heldNodeCount() const { return m_heldNodes; }
    /// Whether the branch of a HeldFor node holds at this moment.
    bool heldBranchHolds(int heldNode, const VictoryFacts& facts) const;

    struct Node {
        enum class Kind : std::uint8_t {
            CountOf, ///< all, any, none and count: between `least` and `most` branches hold
            HeldFor,
            Occupies,
            Controls,
            Eliminated,
            Exited,
            Stands,
            LossRatio,
            Scores,
            ScoreRatio,
            TurnReached,
        };
        Kind kind = Kind::CountOf;
        int least = 0; ///< count, points, turns, numerator
        int most = 0;  ///< branches at most; denominator
        int side = -1;
        int other = -1;    ///< other side; index of a HeldFor node
        int firstRef = 0;  ///< into the reference list: spaces or counters
        int refCount = 0;  ///< spaces, or counters of the side that count
        int moreCount = 0; ///< behind them: counters of the other side, or the region's spaces, ascending
        int end = 0;       ///< index after the last node of the subtree
        bool anywhere = false;
    };

private:
    bool nodeHolds(int node, const VictoryFacts& facts) const;
    std::span<const std::int32_t> refsOf(const Node& node) const;
    std::span<const std::int32_t> moreOf(const Node& node) const;
    bool isWithin(const Node& node, SpaceId space) const;

    std::vector<Node> m_nodes; ///< preorder
    std::vector<std::int32_t> m_refs;
    int m_heldNodes = 0;
};

/// A victory clause with every name resolved.
struct CompiledClause {
    SeatId winner;
    std::string level;
    bool atEndOnly = false;
    std::size_t firstHeld = 0; ///< its first HeldFor node among those of all clauses
    CompiledCondition condition;
    std::string sentence;
};

/// The clauses of the scenario, in their order.
std::vector<CompiledClause> compiledClauses(const Scenario& scenario, const RulesetInfo& info);
/// Counts one more turn end for each HeldFor node of the clause whose branch holds, and starts the others anew. `held`
/// has a place for each such node of all clauses.
void countHeldTurns(const CompiledClause& clause, const VictoryFacts& facts, std::span<std::uint8_t> held);
/// The HeldFor nodes of all clauses, in the order in which they are counted.
std::vector<HeldFor*> heldForNodes(std::vector<VictoryClause>& clauses);
/// Begins the counts with what the scenario says has been held before its first turn.
void recallHeldTurns(const Scenario& scenario, std::span<std::uint8_t> held);
/// The counts as a view tells them: one for each such node.
template <class Clauses>
std::vector<int> heldTurnsOf(const Clauses& clauses, std::span<const std::uint8_t> held) {
    std::size_t nodes = 0;
    for (const CompiledClause& clause : clauses)
        nodes += static_cast<std::size_t>(clause.condition.heldNodeCount());
    const std::span<const std::uint8_t> used = held.first(nodes);
    return {used.begin(), used.end()};
}

/// A tree as a sentence: "destroys Entourage of Muwatallish, or occupies 30 and has removed 2 of Egypt's counters".
/// Names come from the scenario and from the ruleset's counter types, the words from the ruleset's texts.
/// `scorer` is the side that the clause is worth points for.
std::string sentenceOf(const Condition& condition, const Scenario& scenario, const RulesetInfo& info,
                       const SideToken& scorer = {});
/// "Victory for Egypt when …", "EGY-2: 20 points for Egypt when …"
std::string sentenceOf(const VictoryClause& clause, const Scenario& scenario, const RulesetInfo& info);

/// Token of a node kind in files and ConditionSpec: "all", "any", "none", "count", "heldFor", "occupies" …
std::string kindToken(const Condition& condition);
/// A node of that kind with sensible contents for the scenario; a template to start from. It asks something of `own`,
/// or of the first side where that is empty.
Condition conditionOfKind(const std::string& kind, const Scenario& scenario, const RulesetInfo& info,
                          const SideToken& own = {});

} // namespace orontes::core

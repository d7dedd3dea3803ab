// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <cstddef>
#include <vector>

namespace orontes::model {

/// A condition of a scenario: its clause, then the branches that lead to it from the clause's own condition.
struct ConditionPath {
    std::size_t clause = 0;
    std::vector<std::size_t> branches = {};

    friend bool operator==(const ConditionPath&, const ConditionPath&) = default;
};

using Clauses = std::vector<core::VictoryClause>;

/// Null where the path leads nowhere.
const core::Condition* conditionAt(const Clauses& clauses, const ConditionPath& path);

/// Whether the node asks about turns: what holds then is one condition.
bool takesOneBranch(const core::Condition& condition);

// What a victory page does to a tree. Each answers the clauses afterwards, for a SetVictory edit; a path that leads
// nowhere, or to a node that cannot do this, changes nothing.

Clauses replaced(Clauses clauses, const ConditionPath& path, core::Condition condition);
/// A new branch of the node at `path`; at the end when `position` is beyond.
Clauses branched(Clauses clauses, const ConditionPath& path, std::size_t position, core::Condition branch);
/// Without the node; the condition of a clause itself cannot go.
Clauses pruned(Clauses clauses, const ConditionPath& path);
/// The node becomes the first branch of `around`, which takes its place.
Clauses wrapped(Clauses clauses, const ConditionPath& path, core::Condition around);
/// Moves a branch to another place among its siblings.
Clauses reordered(Clauses clauses, const ConditionPath& path, std::size_t position);

} // namespace orontes::model

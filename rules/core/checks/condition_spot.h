// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit.h"

#include <string>
#include <vector>

namespace orontes::core {

/// Where a condition stands among the victory clauses, and edits that change it there.
struct ConditionSpot {
    std::size_t clause = 0;
    std::vector<std::size_t> path; ///< which branch to take, from the clause's condition down

    /// "/victory/0/condition/of/2"
    std::string pointer() const;
    /// The condition among these clauses. Precondition: there is one.
    Condition& in(std::vector<VictoryClause>& clauses) const;
    /// Takes the condition out of its group, or its whole clause away.
    Edit removed(const Scenario& scenario) const;
    /// change(node) done to the node here, which is a Node.
    template <class Node, class Change>
    Edit changed(const Scenario& scenario, Change change) const {
        std::vector<VictoryClause> clauses = *scenario.victory;
        change(std::get<Node>(in(clauses).node));
        return {SetVictory{std::move(clauses)}};
    }
};

} // namespace orontes::core

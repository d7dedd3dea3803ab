// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/condition_spot.h"

namespace orontes::core {

std::string ConditionSpot::pointer() const {
    std::string pointer = "/victory/" + std::to_string(clause) + "/condition";
    for (const std::size_t branch : path)
        pointer += "/of/" + std::to_string(branch);
    return pointer;
}

Condition& ConditionSpot::in(std::vector<VictoryClause>& clauses) const {
    Condition* condition = &clauses[clause].condition;
    for (const std::size_t branch : path)
        condition = &(*branchesOf(*condition))[branch];
    return *condition;
}

Edit ConditionSpot::removed(const Scenario& scenario) const {
    std::vector<VictoryClause> clauses = *scenario.victory;
    if (path.empty()) {
        clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(clause));
        return {SetVictory{std::move(clauses)}};
    }
    ConditionSpot group{clause, path};
    group.path.pop_back();
    Conditions& branches = *branchesOf(group.in(clauses));
    branches.erase(branches.begin() + static_cast<std::ptrdiff_t>(path.back()));
    return {SetVictory{std::move(clauses)}};
}

} // namespace orontes::core

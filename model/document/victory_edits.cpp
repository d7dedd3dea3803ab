// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/victory_edits.h"

#include <algorithm>
#include <utility>

namespace orontes::model {
namespace {

core::Condition* find(Clauses& clauses, const ConditionPath& path) {
    return const_cast<core::Condition*>(conditionAt(clauses, path));
}

/// The list the node stands in; null for a clause's own condition.
core::Conditions* siblingsOf(Clauses& clauses, ConditionPath path) {
    if (path.branches.empty() || find(clauses, path) == nullptr)
        return nullptr;
    path.branches.pop_back();
    return core::branchesOf(*find(clauses, path));
}

} // namespace

bool takesOneBranch(const core::Condition& condition) {
    return std::holds_alternative<core::HeldFor>(condition.node) ||
           std::holds_alternative<core::OnTurns>(condition.node);
}

const core::Condition* conditionAt(const Clauses& clauses, const ConditionPath& path) {
    if (path.clause >= clauses.size())
        return nullptr;
    const core::Condition* condition = &clauses[path.clause].condition;
    for (const std::size_t branch : path.branches) {
        const core::Conditions* branches = core::branchesOf(*condition);
        if (branches == nullptr || branch >= branches->size())
            return nullptr;
        condition = &(*branches)[branch];
    }
    return condition;
}

Clauses replaced(Clauses clauses, const ConditionPath& path, core::Condition condition) {
    if (core::Condition* old = find(clauses, path))
        *old = std::move(condition);
    return clauses;
}

Clauses branched(Clauses clauses, const ConditionPath& path, std::size_t position, core::Condition branch) {
    core::Condition* node = find(clauses, path);
    core::Conditions* branches = node == nullptr ? nullptr : core::branchesOf(*node);
    const bool full = node != nullptr && takesOneBranch(*node) && !branches->empty();
    if (branches != nullptr && !full)
        branches->insert(branches->begin() + static_cast<std::ptrdiff_t>(std::min(position, branches->size())),
                         std::move(branch));
    return clauses;
}

Clauses pruned(Clauses clauses, const ConditionPath& path) {
    if (core::Conditions* siblings = siblingsOf(clauses, path))
        siblings->erase(siblings->begin() + static_cast<std::ptrdiff_t>(path.branches.back()));
    return clauses;
}

Clauses wrapped(Clauses clauses, const ConditionPath& path, core::Condition around) {
    core::Condition* node = find(clauses, path);
    core::Conditions* branches = core::branchesOf(around);
    if (node == nullptr || branches == nullptr)
        return clauses;
    if (takesOneBranch(around))
        branches->clear();
    branches->insert(branches->begin(), std::move(*node));
    *node = std::move(around);
    return clauses;
}

Clauses reordered(Clauses clauses, const ConditionPath& path, std::size_t position) {
    core::Conditions* siblings = siblingsOf(clauses, path);
    if (siblings == nullptr || position >= siblings->size())
        return clauses;
    const auto from = siblings->begin() + static_cast<std::ptrdiff_t>(path.branches.back());
    const auto to = siblings->begin() + static_cast<std::ptrdiff_t>(position);
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    return clauses;
}

} // namespace orontes::model

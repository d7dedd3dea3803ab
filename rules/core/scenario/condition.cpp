// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_kind.h"

#include <algorithm>
#include <type_traits>

namespace orontes::core {
namespace {

template <class Node>
auto* branches(Node& node) {
    using List = std::conditional_t<std::is_const_v<Node>, const Conditions, Conditions>;
    if constexpr (requires { node.of; })
        return static_cast<List*>(&node.of);
    else
        return static_cast<List*>(nullptr);
}

} // namespace

const Conditions* branchesOf(const Condition& condition) {
    return std::visit([](const auto& node) { return branches(node); }, condition.node);
}

Conditions* branchesOf(Condition& condition) {
    return std::visit([](auto& node) { return branches(node); }, condition.node);
}

bool counts(const std::vector<CounterType>& types, const CounterType& type) {
    return types.empty() || std::find(types.begin(), types.end(), type) != types.end();
}

} // namespace orontes::core

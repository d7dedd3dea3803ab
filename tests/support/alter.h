// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/play/dice.h"

#include <vector>

namespace orontes::tests {

/// Words and numbers that have stood in actions of a game: what an altered action borrows from.
struct Vocabulary {
    std::vector<std::string> verbs{"nonsense"};
    std::vector<core::Value> values{true, std::int64_t{1}, std::string("?"), core::TextList{}};

    void learn(const core::Action& action);
};

/// The action with something changed by chance: the actor, the verb, or one argument that is replaced, left out,
/// shifted, or added. May equal the original.
core::Action altered(core::Action action, const Vocabulary& words, int seats, core::Dice& dice);

} // namespace orontes::tests

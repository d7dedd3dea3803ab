// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/play/dice.h"

#include <map>
#include <string>
#include <vector>

namespace orontes::tests {

/// Actions of a game, and the words and numbers in them: what an altered action borrows from.
struct Vocabulary {
    std::map<std::string, std::vector<core::Action>> actions; ///< by verb
    std::vector<std::string> verbs{"nonsense"};
    std::vector<core::Value> values{true, std::int64_t{1}, std::string("?"), core::TextList{}};

    void learn(const core::Action& action);
};

/// The action with something changed by chance: the actor, the verb, or one argument that is replaced, left out,
/// shifted or added; or another action of the vocabulary in its place. May equal the original.
core::Action altered(core::Action action, const Vocabulary& words, int seats, core::Dice& dice);

} // namespace orontes::tests

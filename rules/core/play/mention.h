// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"
#include "rules/core/play/event.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <string>

namespace orontes::core {

/// What a sentence of a ruleset is about, as places in the scenario: what its own types come to. It fills the arguments
/// {other}, {side}, {n} and {m}, and those that MentionNames calls by name; of what is invalid there is no argument.
struct Mention {
    std::int32_t counter = -1; ///< in the roster
    std::int32_t other = -1;   ///< another one
    SpaceId space = {};
    std::int32_t side = -1; ///< in the scenario's order
    int n = 0;
    int m = 0;
};

/// What a ruleset's sentences call a counter and a space: {unit} and {hex}.
struct MentionNames {
    const char* counter;
    const char* space;
};

Text textOn(const Mention& mention, std::string id, const Scenario& scenario, const MentionNames& names);
/// An illegal action: id and sentence are those of `text`, the place is that of the space, or of the counter.
Diagnostic refusalOn(const Mention& mention, Text text, Citation rule, const Scenario& scenario);
Event eventOn(const Mention& mention, Text text, Citation rule, const decltype(Event::what)& what);

} // namespace orontes::core

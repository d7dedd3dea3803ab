// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/dice.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orontes::core {

inline constexpr int leastMustered = 3;
inline constexpr int mostMustered = 24;

/// How many units of each type, in the order of the ruleset's types; none of a type is left out.
using Force = std::vector<std::pair<CounterType, int>>;

/// The tables that an army of so many units is drawn from, one after the other: the fewest that together give enough,
/// with as few too many as there can be. Empty when the ruleset has no muster tables.
std::vector<const TableSpec*> mustersFor(const RulesetInfo& info, const Scenario& scenario, int units);

struct MusterWish {
    int units = 6; ///< within [leastMustered, mostMustered]
    /// The row of each table of mustersFor(); a missing one or nothing: by the die.
    std::vector<std::optional<std::size_t>> rows = {};
    bool prized = false; ///< a row without the prized type is rolled once more

    friend bool operator==(const MusterWish&, const MusterWish&) = default;
};

struct MusterRow {
    const TableSpec* table = nullptr;
    std::size_t row = 0;
    std::vector<std::size_t> rolled; ///< rows the die gave, the last of them counts; empty for a row that was chosen
};

struct Mustered {
    std::vector<MusterRow> rows;
    Force force; ///< `units` in all; of units too many the commonest type gives way first
};

/// Draws an army from the ruleset's muster tables as the scenario has them.
Mustered muster(const RulesetInfo& info, const Scenario& scenario, const MusterWish& wish, Dice& dice);

/// A row of a muster table as a force.
Force forceOf(const TableSpec& table, std::size_t row, const Scenario& scenario);

} // namespace orontes::core

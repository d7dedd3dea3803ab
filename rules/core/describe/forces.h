// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <string>
#include <vector>

namespace orontes::core {

/// A cell of one of the ruleset's tables.
struct CellName {
    std::string table;
    std::string row;
    std::string column;

    friend bool operator==(const CellName&, const CellName&) = default;
};

/// How a side's units are drawn, and what of them goes from one battle to the next. What a ruleset does not know is
/// left empty.
struct ForcesSpec {
    /// Muster tables, the greatest army first: a row for each face of a die, a column for each counter type, the cells
    /// say how many.
    std::vector<std::string> musters;
    CounterType prized;    ///< peoples known for these may roll a row without them once more
    FieldId mark;          ///< a text that tells units of one type apart: the type's initial and a number
    FieldId damage;        ///< a number of section "state" that grows until the unit is lost
    CellName lostAtDamage; ///< how much of it a unit does not survive
    FieldId fled;          ///< a flag of section "state": it is out of play because it ran

    friend bool operator==(const ForcesSpec&, const ForcesSpec&) = default;
};

} // namespace orontes::core

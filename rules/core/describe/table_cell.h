// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string_view>

namespace orontes::core {

/// Precondition: the ruleset has a table of that id.
const TableSpec& tableNamed(const RulesetInfo& info, std::string_view id);

/// The scenario's own value of a cell, or the printed one.
const Value& cellValue(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario);

/// A cell as a number; 0 where it holds something else.
std::int64_t cellNumber(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario);

/// A cell as one of the table's choices; 0 where it holds something else.
std::size_t cellChoice(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario);

} // namespace orontes::core

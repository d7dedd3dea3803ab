// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

// Values as cells of a table, and back.

/// "a; b", a semicolon or a backslash within a text behind a backslash.
std::string cellOf(const core::TextList& texts);
core::TextList textsOf(std::string_view cell);

/// "yes", "no", a number, a text, "a; b". A text that is empty is two quotes, because an empty cell means the default.
std::string cellOf(const core::Value& value);
/// Nothing for a cell that is no value of the field: tokens and what people call them are both understood.
std::optional<core::Value> valueOf(const std::string& cell, const core::FieldSpec& field, const core::RulesetInfo& info,
                                   const core::Scenario& scenario);
/// Whether a value is of the kind that the field holds.
bool isOfKind(const core::Value& value, core::FieldKind kind);

/// The way of a set-up, "at", and its places, "0101; 0102"; both empty for a counter that is off the map.
struct SetUpCells {
    std::string way;
    std::string places;
};
SetUpCells cellsOf(const core::SetUp& setUp);
/// Nothing where the way is none, or has not as many places as it needs.
std::optional<core::SetUp> setUpOf(const SetUpCells& cells, core::TurnNumber turn);

} // namespace orontes::model

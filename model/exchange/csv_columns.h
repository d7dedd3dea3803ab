// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/csv_roster.h"
#include "rules/core/json/enum_tokens.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

// The columns of an order of battle.

enum class RosterColumn { Id, Type, Name, Side, Group, Turn, SetUp, Places, Other };

inline constexpr core::EnumTokens<RosterColumn, 9> rosterColumns{{{RosterColumn::Id, "id"},
                                                                  {RosterColumn::Type, "type"},
                                                                  {RosterColumn::Name, "name"},
                                                                  {RosterColumn::Side, "side"},
                                                                  {RosterColumn::Group, "group"},
                                                                  {RosterColumn::Turn, "turn"},
                                                                  {RosterColumn::SetUp, "setUp"},
                                                                  {RosterColumn::Places, "places"},
                                                                  {RosterColumn::Other, "other"}}};

/// The fields of all counter types, each once, in the order of the ruleset.
std::vector<core::FieldId> counterFields(const core::RulesetInfo& info);

/// A column of a table: one of ours, or a field.
struct RosterHeading {
    std::optional<RosterColumn> column;
    core::FieldId field;

    bool isKnown() const { return column || !field.empty(); }
};

/// What a heading stands for: what the mapping says, one of our columns, the id of a field, what people call a field.
RosterHeading headingOf(const std::string& text, const RosterImport& wanted);

} // namespace orontes::model

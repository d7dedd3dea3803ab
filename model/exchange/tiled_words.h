// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/json/enum_tokens.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

// Words and lists of words in the properties of a Tiled map.

inline constexpr core::EnumTokens<core::HexGrid::Orientation, 2> tiledOrientations{
    {{core::HexGrid::Orientation::FlatTop, "flat"}, {core::HexGrid::Orientation::PointyTop, "pointy"}}};
inline constexpr core::EnumTokens<core::Numbering::Style, 4> tiledNumberings{
    {{core::Numbering::Style::Sequential, "sequential"},
     {core::Numbering::Style::ColumnRow, "columnRow"},
     {core::Numbering::Style::RowColumn, "rowColumn"},
     {core::Numbering::Style::LetterNumber, "letterNumber"}}};

/// Labels with blanks between them; where a label is empty or has a blank or a bracket of its own, a JSON list.
std::string labelList(const std::vector<core::SpaceLabel>& labels);
/// Nothing where a text that begins as a JSON list is none.
std::optional<std::vector<core::SpaceLabel>> labelsIn(std::string_view text);

/// Small letters and digits only: "Dark Woods" and "dark_woods" become "darkwoods". Letters beyond ASCII stay.
std::string plainName(std::string_view name);

/// The parts of a text between blanks and ends of lines.
std::vector<std::string_view> wordsIn(std::string_view text);

} // namespace orontes::model

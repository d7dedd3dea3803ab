// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/aid.h"

namespace orontes::editor {

/// A table set in a width: its pieces from the upper left corner, and how tall they are.
struct TextBlock {
    Pieces pieces;
    double height = 0;
};

/// Widest that the table becomes without breaking a line.
double naturalWidth(const AidTable& table);
/// The title, the head and the rows [first, first + count); the note after the last row.
TextBlock tableBlock(const AidTable& table, double width, std::size_t first, std::size_t count);
/// How many rows from `first` on have room in `height`; at least one.
std::size_t rowsFitting(const AidTable& table, double width, std::size_t first, double height);

} // namespace orontes::editor

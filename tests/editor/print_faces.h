// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/draw/draw_sheet.h"
#include "editor/publish/layout/impose.h"

#include <vector>

namespace orontes::tests {

/// A counter whose symbol is its number, so that fronts and backs can be told apart.
editor::PrintItem numberedItem(int number, editor::MmSize size, const QString& group = {});
std::vector<editor::PrintItem> numberedItems(int count, editor::MmSize size, const QString& group = {});
/// The symbol of a face piece; "" for any other piece.
QString numberOn(const editor::Piece& piece);

/// Plain vector drawings in place of the painters: a face is a filled square with its symbol as text.
editor::SheetArtists plainArtists();

} // namespace orontes::tests

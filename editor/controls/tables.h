// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;
class QTreeView;

namespace orontes::editor {

/// The house's tables: no grid, rows of 32 px, whole rows selected, header quiet, the last column takes what is left.
void setUpTable(QTableView& table, const char* accessibleName);
/// A tree in columns that looks alike.
void setUpTree(QTreeView& tree, const char* accessibleName);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QTableView;

namespace orontes::editor {

/// The house's tables: no grid, rows of 32 px, whole rows selected, header quiet, the last column takes what is left.
void setUpTable(QTableView& table, const char* accessibleName);

} // namespace orontes::editor

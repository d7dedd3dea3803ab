// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/impose.h"

namespace orontes::editor {

/// Boxes of one pitch that share their cut lines.
using CutBlock = std::vector<MmRect>;

struct RowHeading {
    MmRect box;
    QString text;
};

/// The front of one sheet: which items lie where.
struct SheetRows {
    std::vector<std::size_t> items;
    std::vector<MmRect> boxes; ///< of each of `items`
    std::vector<CutBlock> blocks;
    std::vector<RowHeading> headings;
};

struct Rows {
    std::vector<SheetRows> sheets;
    std::vector<ItemPlace> places; ///< of every item; sheets counted without backs
};

Rows laidInRows(const std::vector<PrintItem>& items, const ImpositionOptions& options);

} // namespace orontes::editor

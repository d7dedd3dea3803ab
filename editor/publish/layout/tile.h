// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

struct TilingOptions {
    MmSize paper; ///< as it lies
    double margin = 5;
    double overlap = 10; ///< of neighbouring pages; the later one is cut at its edge and glued over the earlier

    friend bool operator==(const TilingOptions&, const TilingOptions&) = default;
};

/// A board over as few pages as hold it, all windows of one size.
struct Tiling {
    int columns = 0;
    int rows = 0;
    MmSize window;
    std::vector<Sheet> sheets; ///< row by row

    friend bool operator==(const Tiling&, const Tiling&) = default;
};

/// Pages are named by letter and number: A1, B1 … in the first row, A2 below A1.
QString tileName(int column, int row);
Tiling tiled(MmSize board, const TilingOptions& options, const QString& document, const QString& title);
/// The paper turned as needs fewer pages, upright where it is all one.
TilingOptions inBestOrientation(MmSize board, TilingOptions options);

} // namespace orontes::editor

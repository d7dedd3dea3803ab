// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/cut_marks.h"
#include "editor/publish/layout/duplex.h"
#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/sheet.h"

#include <QString>

#include <optional>
#include <vector>

namespace orontes::editor {

/// Something to print, cut out and play with. Faces and groups in it get their bleed from the imposition.
struct PrintItem {
    MmSize size;
    QString group; ///< neighbours of one group stand together under its name; "" for none
    Piece front;
    std::optional<Piece> back; ///< nothing where the back stays white
    bool newSheet = false;     ///< begins a sheet
    int counter = 0;           ///< id of the counter that it is; 0: none

    friend bool operator==(const PrintItem&, const PrintItem&) = default;
};

struct ImpositionOptions {
    MmSize paper; ///< as it lies
    double margin = 5;
    double gutter = 0; ///< between neighbours; 0: one cut parts them
    CutMarkStyle cuts;
    bool outlines = false;
    bool registration = true;
    double foldGutter = 12; ///< between the two halves of a folded sheet
    Backs backs = Backs::LongEdge;
    BackCorrection correction;

    friend bool operator==(const ImpositionOptions&, const ImpositionOptions&) = default;
};

/// Where an item's front lies.
struct ItemPlace {
    int sheet = -1; ///< index into Imposition::sheets; -1 where the item is larger than the paper
    int row = 0;    ///< from 0, counted over the whole sheet
    int column = 0; ///< from 0
    MmRect box;

    friend bool operator==(const ItemPlace&, const ItemPlace&) = default;
};

struct Imposition {
    std::vector<Sheet> sheets;     ///< front, back, front, back … where there are backs on pages of their own
    std::vector<ItemPlace> places; ///< of each item

    friend bool operator==(const Imposition&, const Imposition&) = default;
};

SheetFrame frameOf(const ImpositionOptions& options);
/// Sheets with items in their order, row by row; a new group or size begins a new row. Every sheet is headed by the
/// `document` it belongs to ("Kadesh, 1294 BC") and by `title`, what lies on it ("Counters").
Imposition imposed(const std::vector<PrintItem>& items, const ImpositionOptions& options, const QString& document,
                   const QString& title);
/// The paper turned as needs fewer sheets, upright where it is all one.
ImpositionOptions inBestOrientation(const std::vector<PrintItem>& items, ImpositionOptions options);

} // namespace orontes::editor

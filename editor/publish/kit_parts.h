// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"
#include "editor/publish/layout/impose.h"
#include "editor/publish/layout/paper.h"

#include <QString>

#include <string>
#include <vector>

namespace orontes::editor {

/// One kind of piece as sheets of paper.
struct KitPart {
    KitPiece piece = KitPiece::Counters;
    std::string stem; ///< name of its file without ending
    QString title;
    Backs backs = Backs::None; ///< whether every second sheet is a back, and of which kind
    std::vector<Sheet> sheets;
    std::vector<PrintItem> items;  ///< what is imposed on the sheets; empty for pages
    std::vector<ItemPlace> places; ///< of each item
};

/// A kit laid out, not yet drawn.
struct Kit {
    QString title;
    QString author;
    std::vector<KitPart> parts;
};

/// The chosen pieces of which the scenario has any. Refused when the paper is unknown, a measure is out of bounds,
/// something is larger than the paper, or nothing is left to print.
core::Result<Kit> kitOf(const KitSource& source, const KitOptions& options);

/// Whether the ruleset has such a piece to print for a battle with these options.
bool isPrinted(KitPiece piece, const KitSource& source);
/// Name of a piece for people: "Counters".
QString pieceTitle(KitPiece piece);
double counterSide(const KitSource& source, const KitOptions& options);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit_files.h"
#include "editor/publish/kit_parts.h"

namespace orontes::editor {

/// A file for every side of every counter and card, cut to its bleed, for every other page, and one for the board.
core::Result<void> addPictures(KitFiles& files, const Kit& kit, const KitRequest& request, const SheetArtists& artists,
                               const KitProgress& progress);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"

namespace orontes::editor {

/// The painters of the map and of the counters, at work on paper. For one thread at a time.
SheetArtists kitArtists(const KitSource& source, const KitOptions& options);

/// The printed board with its margin.
MmSize boardSize(const KitSource& source, const KitOptions& options);

} // namespace orontes::editor

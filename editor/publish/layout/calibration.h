// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/duplex.h"
#include "editor/publish/layout/sheet.h"

#include <vector>

namespace orontes::editor {

/// From the paper's edges to the crosses whose places are read.
inline constexpr double calibrationInset = 25;

/// Front and back of the sheet on which a printer shows how far its reverse side is off.
std::vector<Sheet> calibrationSheets(MmSize paper, Backs backs);

} // namespace orontes::editor

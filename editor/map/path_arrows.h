// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/overlay_painter.h"

namespace orontes::editor {

/// Written ways as arrows with numbered steps. Ways over the same spaces run side by side.
void paintArrows(const OverlayGround& ground, const std::vector<MapPath>& paths);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/board_shape.h"

#include <vector>

namespace orontes::editor {

/// Where two maps of areas look different, in the plane: around areas that have come, gone or changed, known by their
/// labels, and along links that are others.
std::vector<QRectF> differences(const core::Board& before, const BoardShape& old, const core::Board& after,
                                const BoardShape& now);

} // namespace orontes::editor

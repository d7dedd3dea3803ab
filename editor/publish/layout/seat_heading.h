// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

namespace orontes::editor {

/// What a page is, and whose.
struct SeatHeading {
    QString label;
    QString seat; ///< may be empty
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
};

inline constexpr double seatHeadingHeight = 17;

/// The title in large type, the seat at the right, a band in its colour below.
void addSeatHeading(Pieces& pieces, const MmRect& room, const SeatHeading& heading);

} // namespace orontes::editor

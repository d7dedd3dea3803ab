// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

namespace orontes::lords {

/// How long the border is that two outlines share; sides that run within `slack` of each other are one.
double commonBorder(const core::Polygon& first, const core::Polygon& second, double slack);

/// What is too little to be seen on the map: gaps that do not part, borders that do not join.
double slackOf(const core::Board& board);

} // namespace orontes::lords

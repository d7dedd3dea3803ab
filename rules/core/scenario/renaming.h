// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <utility>
#include <vector>

namespace orontes::core {

/// Old labels of spaces and their new ones. Each mention is looked up once, so that labels may change places; where two
/// become one, lists name it once.
using RenamedSpaces = std::vector<std::pair<SpaceLabel, SpaceLabel>>;

/// In regions and in what notes hold; the labels of the geometry are left alone. What names none stays shared.
void renameIn(Board& board, const RenamedSpaces& renamed);
/// In set-ups, victory conditions, waivers, and lists of spaces in attributes, options and tables; not on the board.
void renameIn(Scenario& scenario, const RenamedSpaces& renamed);

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/setup.h"

namespace orontes::lords {

/// What lies between two areas. Other links are land.
inline constexpr const char* coastFeature = "coast";   ///< land and a way for ships
inline constexpr const char* straitFeature = "strait"; ///< a way for ships only

/// Areas, at least one and not more than the game has room for.
bool isPlayable(const core::Board& board);
bool isStrait(const core::Board& board, core::EdgeId edge);
/// The areas one step away by sea over coast and straits, ascending (5.6).
std::vector<SpaceId> coastBeside(const core::Board& board, SpaceId area);

/// Fills in everything in the set-up that the board says of the areas. The nations have been enrolled.
void layLand(Setup& setup);
/// Fills in how far rulers, raiders and ships of each nation reach.
void layReach(Setup& setup);

} // namespace orontes::lords

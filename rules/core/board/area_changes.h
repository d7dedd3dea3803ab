// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

namespace orontes::core {

// Changes to the board of an area map that keep it whole: layers, notes and regions follow. No label may come twice.

bool isAreaMap(const Board& board);
/// Asks for an area map.
const AreaMap& areasOf(const Board& board);

void addAreas(Board& board, const std::vector<Area>& areas, TerrainCode terrain);
/// Gives an area another label, outline and centre. Regions keep the old label.
void changeArea(Board& board, SpaceId space, const Area& area);
/// Takes an area off; those behind it move up. Its links go to the heir, with all that lies along them, or with it
/// where there is none. Regions are left alone.
void removeArea(Board& board, SpaceId space, SpaceId heir);
void addLinks(Board& board, const std::vector<AreaLink>& links);
void removeLinks(Board& board, const std::vector<AreaLink>& links);

/// How far apart two outlines may run and still share a border: drawn by hand, or read from a picture.
double borderSlack(const Board& board);
bool shareBorder(const Board& board, SpaceId a, SpaceId b);
/// "Area 7": a label no space has yet.
SpaceLabel freeLabel(const Board& board, const std::string& word);

} // namespace orontes::core

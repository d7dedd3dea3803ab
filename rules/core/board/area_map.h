// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

namespace orontes::core {

int spaceCount(const AreaMap& map);
int edgeBound(const AreaMap& map);
int directionCount(const AreaMap& map);
std::vector<Neighbour> neighbours(const AreaMap& map, SpaceId space);
std::optional<Neighbour> neighbour(const AreaMap& map, SpaceId space, int direction);
std::optional<EdgeId> edgeBetween(const AreaMap& map, SpaceId a, SpaceId b);
std::optional<EdgeSides> sidesOf(const AreaMap& map, EdgeId edge);
int distance(const AreaMap& map, SpaceId a, SpaceId b);
std::vector<SpaceId> line(const AreaMap& map, SpaceId a, SpaceId b);
std::vector<SpaceId> ring(const AreaMap& map, SpaceId centre, int radius);
std::vector<SpaceId> disk(const AreaMap& map, SpaceId centre, int radius);
SpaceLabel labelOf(const AreaMap& map, SpaceId space);
std::optional<SpaceId> findSpace(const AreaMap& map, const SpaceLabel& label);

/// Links as AreaMap promises them: first < second, sorted, unique, both ends on the map.
void tidyLinks(AreaMap& map);

} // namespace orontes::core

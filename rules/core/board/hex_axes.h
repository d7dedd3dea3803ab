// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/grid.h"

namespace orontes::core {

// A hex grid is a row of lanes: columns of flat-topped hexes, rows of pointy-topped ones. Every second lane is shifted
// along itself by half a hex. Both orientations are the same lattice, mirrored on the diagonal.

inline bool isFlat(const HexGrid& grid) {
    return grid.orientation == HexGrid::Orientation::FlatTop;
}

inline bool isShifted(const HexGrid& grid, int lane) {
    return ((lane & 1) != 0) == grid.oddShifted;
}

/// Axial coordinates: q counts lanes, r counts along an axis that leans back half a hex per lane; the third cube
/// coordinate is -q - r. Neighbours differ by one in two of the three.
struct Axial {
    int q = 0;
    int r = 0;

    friend bool operator==(const Axial&, const Axial&) = default;
};

/// How far the lanes' own counting runs ahead of r.
inline int laneOffset(const HexGrid& grid, int lane) {
    return (lane + (grid.oddShifted ? 0 : 1)) >> 1;
}

inline Axial axialOf(const HexGrid& grid, Cell cell) {
    const int lane = isFlat(grid) ? cell.column : cell.row;
    const int along = isFlat(grid) ? cell.row : cell.column;
    return {lane, along - laneOffset(grid, lane)};
}

inline Cell cellOf(const HexGrid& grid, Axial hex) {
    const int along = hex.r + laneOffset(grid, hex.q);
    return isFlat(grid) ? Cell{hex.q, along} : Cell{along, hex.q};
}

} // namespace orontes::core

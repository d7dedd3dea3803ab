// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/cow.h"
#include "rules/core/ids.h"

#include <string>
#include <variant>
#include <vector>

namespace orontes::core {

/// A point of the board's own plane: x to the right, y down. Unit: the distance of two neighbouring centres on a grid,
/// the drawing's unit on an area map. For drawing and picking only; no rule computes with it.
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

using Polygon = std::vector<Point>;

struct Segment {
    Point from;
    Point to;

    friend bool operator==(const Segment&, const Segment&) = default;
};

struct Extent {
    Point topLeft;
    Point bottomRight;

    friend bool operator==(const Extent&, const Extent&) = default;
};

inline constexpr int gridSizeLimit = 1024;
inline constexpr int firstNumberLimit = 999'999;
inline constexpr int digitLimit = 9;

/// How spaces of a grid are labelled in print. Numbers begin at 0 to firstNumberLimit and have 1 to digitLimit digits;
/// whatever lies outside is taken for the nearest of these.
struct Numbering {
    enum class Style {
        Sequential,  ///< "01" … "64", row by row
        ColumnRow,   ///< "2216": column then row
        RowColumn,   ///< "1622"
        LetterNumber ///< "E4": column letter(s), row number
    };

    Style style = Style::ColumnRow;
    int firstColumn = 1; ///< number of the leftmost column
    int firstRow = 1;    ///< number of the topmost row, or of the bottom row when `rowsUpward`
    int digits = 2;      ///< least number of digits of each number
    bool rowsUpward = false;

    friend bool operator==(const Numbering&, const Numbering&) = default;
};

/// Hexes in staggered rows or columns.
struct HexGrid {
    enum class Orientation {
        FlatTop,  ///< columns of hexes; every second column is shifted down
        PointyTop ///< rows of hexes; every second row is shifted right
    };

    int width = 0;
    int height = 0;
    Orientation orientation = Orientation::FlatTop;
    bool oddShifted = true; ///< the second, fourth … column (row) is the shifted one; otherwise the first, third …
    Numbering numbering;

    friend bool operator==(const HexGrid&, const HexGrid&) = default;
};

/// Squares, with neighbours over the sides only or over the corners too.
struct SquareGrid {
    int width = 0;
    int height = 0;
    bool diagonals = false;
    Numbering numbering;

    friend bool operator==(const SquareGrid&, const SquareGrid&) = default;
};

struct Area {
    SpaceLabel label;
    Polygon outline; ///< closed, without repeating the first point; empty on a map of points that links join
    Point centre;

    friend bool operator==(const Area&, const Area&) = default;
};

/// Two areas that touch. Kept with first < second in the order of areas.
struct AreaLink {
    SpaceId first;
    SpaceId second;

    friend bool operator==(const AreaLink&, const AreaLink&) = default;
};

struct AreaMap {
    std::vector<Area> areas;
    std::vector<AreaLink> links; ///< sorted, unique
    Point size = {}; ///< of the sheet, whose upper left corner is the origin; zero: the areas reach to its edges

    friend bool operator==(const AreaMap&, const AreaMap&) = default;
};

using Geometry = std::variant<SquareGrid, HexGrid, Cow<AreaMap>>;

} // namespace orontes::core

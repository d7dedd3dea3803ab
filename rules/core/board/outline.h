// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/geometry.h"

#include <cstddef>
#include <optional>

namespace orontes::core {

// Outlines of areas as plane figures: what an editor asks of them. Sides are counted by the corner they begin at.

/// The ground within, positive where the corners run clockwise as they are seen.
double signedSurface(const Polygon& outline);
/// Whether two sides meet elsewhere than neighbours do, or a corner stands twice.
bool crossesItself(const Polygon& outline);
/// What lies on the outline itself may count either way.
bool isInside(const Polygon& outline, Point point);
/// The point inside that is farthest from the outline, or the centre of gravity where that is about as far.
Point visualCentre(const Polygon& outline);

/// A place on an outline.
struct OutlineSpot {
    std::size_t side = 0;
    double part = 0; ///< of the side, below 1: 0 is the corner it begins at
    Point point;

    double along() const { return static_cast<double>(side) + part; }
};

/// The place nearest to a point; nothing without corners.
std::optional<OutlineSpot> nearestOn(const Polygon& outline, Point point);
double distanceTo(const Polygon& outline, Point point);
double distanceBetween(Point a, Point b);
/// The corners one passes on the shorter way along an outline, both ends left out.
std::vector<Point> wayAlong(const Polygon& outline, const OutlineSpot& from, const OutlineSpot& to);

/// The longest stretch on which two outlines run along each other, not farther apart than `slack`.
double commonBorder(const Polygon& first, const Polygon& second, double slack);

/// The outline with those of the points as corners that lie on its sides, at most `slack` away; corners that lie by a
/// point move onto it.
Polygon withCorners(const Polygon& outline, const std::vector<Point>& points, double slack);

/// An outline cut in two.
struct Halves {
    Polygon first;
    Polygon second;
    OutlineSpot from; ///< where the line enters
    OutlineSpot to;   ///< and where it leaves
};

/// Cuts along a line that crosses the area once, from border to border; nothing where it does not.
std::optional<Halves> cutAlong(const Polygon& outline, const std::vector<Point>& line);

/// Two areas as one, without the border between them. Nothing where they share none, or would enclose other ground.
std::optional<Polygon> merged(const Polygon& first, const Polygon& second, double slack);

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"

#include <algorithm>
#include <cmath>

namespace orontes::core {
namespace {

/// Where a line meets an outline.
struct Hit {
    double onLine = 0; ///< piece of the line and part of it
    OutlineSpot spot;
};

double sizeOf(const Polygon& outline) {
    double most = 0;
    for (const Point& corner : outline)
        most = std::max({most, std::abs(corner.x - outline.front().x), std::abs(corner.y - outline.front().y)});
    return most;
}

OutlineSpot spotOn(const Polygon& outline, std::size_t side, double part, double hair) {
    const Segment segment = sideAt(outline, side);
    const double length = distanceBetween(segment.from, segment.to);
    if (part * length <= hair)
        return {side, 0, segment.from};
    if ((1 - part) * length <= hair)
        return {(side + 1) % outline.size(), 0, segment.to};
    return {side, part, segment.from + (segment.to - segment.from) * part};
}

/// Where one straight piece of the line crosses one side, ends included; nothing for those that run side by side.
std::optional<Hit> crossing(const Polygon& outline, std::size_t side, const Segment& piece, double hair) {
    const Segment border = sideAt(outline, side);
    const Point way = piece.to - piece.from;
    const Point edge = border.to - border.from;
    const double turn = cross(way, edge);
    const double lengths = std::hypot(way.x, way.y) * std::hypot(edge.x, edge.y);
    if (lengths == 0 || std::abs(turn) < 1e-12 * lengths)
        return std::nullopt;
    const double onPiece = cross(border.from - piece.from, edge) / turn;
    const double onSide = cross(border.from - piece.from, way) / turn;
    const double roomOnPiece = hair / std::hypot(way.x, way.y);
    const double roomOnSide = hair / std::hypot(edge.x, edge.y);
    if (onPiece < -roomOnPiece || onPiece > 1 + roomOnPiece || onSide < -roomOnSide || onSide > 1 + roomOnSide)
        return std::nullopt;
    return Hit{std::clamp(onPiece, 0.0, 1.0), spotOn(outline, side, onSide, hair)};
}

/// All meetings in the order of the line, each once.
std::vector<Hit> hitsOf(const Polygon& outline, const std::vector<Point>& line, double hair) {
    std::vector<Hit> hits;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Segment piece{line[i], line[i + 1]};
        const auto base = static_cast<double>(i);
        for (std::size_t side = 0; side < outline.size(); ++side)
            if (std::optional<Hit> hit = crossing(outline, side, piece, hair)) {
                hit->onLine += base;
                hits.push_back(*hit);
            }
    }
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.onLine < b.onLine; });
    const auto isSame = [hair](const Hit& a, const Hit& b) {
        return distanceBetween(a.spot.point, b.spot.point) <= 2 * hair;
    };
    hits.erase(std::unique(hits.begin(), hits.end(), isSame), hits.end());
    return hits;
}

/// The corners of the line strictly between two meetings.
std::vector<Point> cornersBetween(const std::vector<Point>& line, const Hit& from, const Hit& to, double hair) {
    std::vector<Point> corners;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (const auto at = static_cast<double>(i); at > from.onLine && at < to.onLine &&
                                                    distanceBetween(line[i], from.spot.point) > hair &&
                                                    distanceBetween(line[i], to.spot.point) > hair)
            corners.push_back(line[i]);
    return corners;
}

/// The outline from one place onwards to another, and back along the line.
Polygon half(const Polygon& outline, const OutlineSpot& from, const OutlineSpot& to, const std::vector<Point>& back) {
    Polygon part{from.point};
    const std::size_t count = outline.size();
    std::size_t steps = (to.side + count - from.side) % count;
    if (steps == 0 && to.part < from.part)
        steps = count;
    for (std::size_t i = 1; i <= steps; ++i)
        if (const Point corner = outline[(from.side + i) % count]; corner != to.point)
            part.push_back(corner);
    part.push_back(to.point);
    part.insert(part.end(), back.begin(), back.end());
    return part;
}

bool isSound(const Polygon& outline) {
    return outline.size() >= 3 && !crossesItself(outline);
}

} // namespace

std::optional<Halves> cutAlong(const Polygon& outline, const std::vector<Point>& line) {
    if (outline.size() < 3 || line.size() < 2)
        return std::nullopt;
    const double hair = 1e-9 * sizeOf(outline);
    const std::vector<Hit> hits = hitsOf(outline, line, hair);
    std::optional<Halves> halves;
    for (std::size_t i = 0; i + 1 < hits.size(); ++i) {
        std::vector<Point> between = cornersBetween(line, hits[i], hits[i + 1], hair);
        const Point next = between.empty() ? hits[i + 1].spot.point : between.front();
        const Point middle = (hits[i].spot.point + next) * 0.5;
        if (!isInside(outline, middle) || distanceTo(outline, middle) <= hair)
            continue;
        if (halves)
            return std::nullopt; // it comes back in
        const OutlineSpot& from = hits[i].spot;
        const OutlineSpot& to = hits[i + 1].spot;
        Polygon second = half(outline, to, from, between);
        std::reverse(between.begin(), between.end());
        halves = Halves{half(outline, from, to, between), std::move(second), from, to};
    }
    return halves && isSound(halves->first) && isSound(halves->second) ? halves : std::nullopt;
}

} // namespace orontes::core

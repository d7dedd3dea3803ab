// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_shape.h"

#include "editor/paint/area_corners.h"
#include "editor/paint/length.h"
#include "editor/paint/scatter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace orontes::editor {
namespace {

double areaOf(const QPolygonF& polygon) {
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

QPolygonF outlineOf(const core::Area& area) {
    QPolygonF outline;
    for (const core::Point& point : area.outline)
        outline << QPointF(point.x, point.y);
    return outline;
}

double median(std::vector<double> sizes) {
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return sizes.empty() ? 0 : *middle;
}

/// Of the links of a map of points.
double typicalLink(const core::AreaMap& map) {
    std::vector<double> lengths;
    for (const core::AreaLink& link : map.links) {
        const core::Point a = map.areas[static_cast<std::size_t>(link.first.value)].centre;
        const core::Point b = map.areas[static_cast<std::size_t>(link.second.value)].centre;
        lengths.push_back(std::hypot(a.x - b.x, a.y - b.y));
    }
    return median(std::move(lengths));
}

/// How many areas of the usual size a sheet has room for: few steps, so that what is drawn on it keeps its size while
/// areas are added.
double roomOnSheet(std::size_t areas) {
    std::size_t room = 40;
    while (5 * areas > 3 * room) // the rest is sea and margin
        room *= 2;
    return static_cast<double>(room);
}

/// The side of a square as large as a usual area. A sheet is laid out for a number of areas, however few it has yet.
double typicalDistance(const core::AreaMap& map, const std::vector<QPolygonF>& outlines) {
    if (const double sheet = map.size.x * map.size.y; sheet > 0)
        return std::sqrt(sheet / roomOnSheet(map.areas.size()));
    std::vector<double> sizes;
    for (const QPolygonF& outline : outlines)
        if (!outline.isEmpty())
            sizes.push_back(std::sqrt(areaOf(outline)));
    const double typical = sizes.empty() ? typicalLink(map) : median(std::move(sizes));
    return typical > 0 ? typical : 1;
}

/// What a map of points shows of a place.
QPolygonF roundel(QPointF centre, double radius) {
    constexpr int corners = 28;
    QPolygonF round;
    for (int i = 0; i < corners; ++i) {
        const double turn = 2 * std::numbers::pi * i / corners;
        round << centre + radius * QPointF(std::cos(turn), std::sin(turn));
    }
    return round;
}

std::vector<std::size_t> cornersOf(const QPolygonF& outline, AreaCorners& corners) {
    std::vector<std::size_t> indices;
    for (const QPointF& point : outline)
        if (const std::size_t index = corners.indexOf(point); indices.empty() || indices.back() != index)
            indices.push_back(index);
    if (indices.size() > 1 && indices.front() == indices.back())
        indices.pop_back();
    return indices;
}

std::vector<std::size_t> withCornersBetween(const std::vector<std::size_t>& outline, const AreaCorners& corners) {
    std::vector<std::size_t> split;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        split.push_back(outline[i]);
        for (const std::size_t index : corners.between(outline[i], outline[(i + 1) % outline.size()]))
            split.push_back(index);
    }
    return split;
}

/// Points after `from` and up to `to`, displaced from the middle outwards.
void waver(QPolygonF& line, QPointF from, QPointF to, double shortest, std::uint64_t seed) {
    const QPointF way = to - from;
    const double length = lengthOf(way);
    if (length < shortest) {
        line << to;
        return;
    }
    Scatter scatter(seed);
    const double aside = scatter.around(std::min(0.11, 0.06 + shortest / length));
    const QPointF middle = from + way * scatter.between(0.44, 0.56) + QPointF(-way.y(), way.x()) * aside;
    waver(line, from, middle, shortest, placeHash(seed + 1));
    waver(line, middle, to, shortest, placeHash(seed + 2));
}

/// How far one can go from a point inside before the outline comes.
double reachTo(const QPolygonF& outline, QPointF from, QPointF way) {
    double nearest = 1e9;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i] - from;
        const QPointF side = outline[(i + 1) % outline.size()] - outline[i];
        const double cross = way.x() * side.y() - way.y() * side.x();
        if (cross == 0)
            continue;
        const double along = (a.x() * side.y() - a.y() * side.x()) / cross;
        const double onSide = (a.x() * way.y() - a.y() * way.x()) / cross;
        if (along >= 0 && onSide >= 0 && onSide <= 1)
            nearest = std::min(nearest, along);
    }
    return nearest < 1e9 ? nearest : 0;
}

double distanceTo(QPointF point, const QPolygonF& outline) {
    double nearest = 1e9;
    for (const QPointF& corner : outline)
        nearest = std::min(nearest, lengthOf(point - corner));
    return nearest;
}

constexpr double pointRadius = 0.3; ///< of a place on a map of points, in typical distances

constexpr std::size_t tellingPlaces = 3; ///< ornaments that tell what an area is

/// Room for the name above the centre and the counters in it.
bool isKeptFree(QPointF fromCentre) {
    return std::abs(fromCentre.x()) < 0.36 && fromCentre.y() > -0.42 && fromCentre.y() < 0.4;
}

} // namespace

AreaShape::AreaShape(const core::AreaMap& map) {
    std::vector<QPolygonF> plain;
    for (const core::Area& area : map.areas) {
        plain.push_back(outlineOf(area));
        m_centres.emplace_back(area.centre.x, area.centre.y);
    }
    m_unit = typicalDistance(map, plain);
    for (std::size_t i = 0; i < plain.size(); ++i)
        m_isPoint.push_back(plain[i].isEmpty());
    m_isPointMap = !plain.empty() && std::find(m_isPoint.begin(), m_isPoint.end(), false) == m_isPoint.end();
    AreaCorners corners(m_unit * 0.035, m_unit / 2);
    std::vector<std::vector<std::size_t>> outlines;
    for (const QPolygonF& outline : plain)
        outlines.push_back(cornersOf(outline, corners));
    Pieces pieces;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        QPolygonF outline = m_isPoint[i] ? roundel(m_centres[i], pointRadius * m_unit)
                                         : drawn(withCornersBetween(outlines[i], corners), i, corners, pieces);
        m_bounds.push_back(outline.boundingRect());
        m_outlines.push_back(std::move(outline));
        addLettering(i);
        addPlaces(i);
    }
}

/// The outline of an area as a hand draws it; pieces that another area has too are taken from there.
QPolygonF AreaShape::drawn(const std::vector<std::size_t>& outline, std::size_t area, const AreaCorners& corners,
                           Pieces& pieces) {
    const core::SpaceId space{static_cast<std::int32_t>(area)};
    const auto isBefore = [](QPointF a, QPointF b) { return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y()); };
    QPolygonF line;
    for (std::size_t c = 0; c < outline.size(); ++c) {
        const std::size_t from = outline[c];
        const std::size_t to = outline[(c + 1) % outline.size()];
        const bool onwards = isBefore(corners.at(from), corners.at(to)); // drawn the same way whoever comes first
        const std::size_t low = onwards ? from : to;
        const std::size_t high = onwards ? to : from;
        const auto [entry, isNew] = pieces.emplace(std::pair(low, high), m_borders.size());
        if (isNew)
            addBorder(corners.at(low), corners.at(high), space);
        else
            m_borders[entry->second].other = space;
        const QPolygonF& piece = m_borders[entry->second].line;
        for (qsizetype p = 0; p + 1 < piece.size(); ++p)
            line << (onwards ? piece[p] : piece[piece.size() - 1 - p]);
    }
    return line;
}

std::optional<core::SpaceId> AreaShape::pointUnder(QPointF plane) const {
    for (std::size_t i = 0; i < m_centres.size(); ++i)
        if (m_isPoint[i] && lengthOf(m_centres[i] - plane) <= pointRadius * m_unit)
            return core::SpaceId{static_cast<std::int32_t>(i)};
    return std::nullopt;
}

void AreaShape::addLettering(std::size_t area) {
    const QPolygonF& outline = m_outlines[area];
    const QPointF centre = m_centres[area];
    const auto place = [&](double wanted) {
        const double edge = reachTo(outline, centre, {0, wanted < 0 ? -1.0 : 1.0});
        AreaLettering best;
        for (const double share : {1.0, 0.8, 0.6, 0.4}) { // nearer to the middle where the area narrows
            const double drop = share * std::min(std::abs(wanted) * m_unit, 0.62 * edge);
            const QPointF at = centre + QPointF(0, wanted < 0 ? -drop : drop);
            const double left = reachTo(outline, at, {-1, 0});
            const double right = reachTo(outline, at, {1, 0});
            if (std::min(left + right, m_unit) > best.room * 1.05)
                best = {at + QPointF((right - left) / 2, 0), left + right};
        }
        return best;
    };
    m_names.push_back(place(-0.29));
    m_towns.push_back(place(0.3));
}

void AreaShape::addPlaces(std::size_t area) {
    std::vector<QPointF>& places = m_places.emplace_back(placesIn(area, ornamentSize(), OrnamentRoom()));
    if (places.size() >= tellingPlaces)
        return;
    std::vector<QPointF> closer = placesIn(area, 0.5 * ornamentSize(), {.edge = 0.3, .centre = 0.5});
    if (closer.size() > places.size()) // too small for all that: its ground must still be told
        places = std::move(closer);
}

std::vector<QPointF> AreaShape::placesIn(std::size_t area, double step, const OrnamentRoom& room) const {
    const double size = ornamentSize();
    const QRectF& bounds = m_bounds[area];
    constexpr double most = 20'000; // places that are tried in a vast area
    step = std::max(step, std::sqrt(bounds.width() * bounds.height() / most));
    std::vector<QPointF> places;
    for (int row = 0; row * step * 0.86 < bounds.height(); ++row)
        for (int column = 0; column * step < bounds.width(); ++column) {
            Scatter scatter(bothHashed(placeHash(bounds.topLeft()), placeHash(row, column)));
            const double shift = row % 2 != 0 ? 0.5 : 0.0;
            const QPointF at = bounds.topLeft() + step * QPointF(column + shift + scatter.around(0.12),
                                                                 (row + 0.5) * 0.86 + scatter.around(0.12));
            const bool isNearOther = std::any_of(places.begin(), places.end(), [&](QPointF other) {
                return step < size && lengthOf(other - at) < 0.9 * size;
            });
            if (!isNearOther && m_outlines[area].containsPoint(at, Qt::OddEvenFill) &&
                distanceTo(at, m_outlines[area]) > size * room.edge &&
                !isKeptFree((at - m_centres[area]) / (room.centre * m_unit)))
                places.push_back(at);
        }
    return places;
}

void AreaShape::addBorder(QPointF from, QPointF to, core::SpaceId space) {
    QPolygonF line{from};
    constexpr double most = 256; // pieces of a side, however long it is
    const double shortest = std::max(m_unit * 0.06, lengthOf(to - from) / most);
    waver(line, from, to, shortest, bothHashed(placeHash(from), placeHash(to)));
    const double room = m_unit * 0.02; // a straight line has no height, and an empty rectangle touches nothing
    m_borders.push_back({line, line.boundingRect().adjusted(-room, -room, room, room), space, {}});
}

} // namespace orontes::editor

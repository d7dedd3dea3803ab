// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_shape.h"

#include "editor/paint/length.h"
#include "editor/paint/scatter.h"

#include <algorithm>
#include <cmath>
#include <map>

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

double typicalDistance(const std::vector<QPolygonF>& outlines) {
    if (outlines.empty())
        return 1;
    std::vector<double> sizes;
    for (const QPolygonF& outline : outlines)
        sizes.push_back(std::sqrt(areaOf(outline)));
    std::nth_element(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2), sizes.end());
    const double median = sizes[sizes.size() / 2];
    return median > 0 ? median : 1;
}

/// The corners of all areas, those that lie within a hair's breadth of each other taken as one.
class Corners {
public:
    explicit Corners(double slack) : m_slack(slack) {}

    std::size_t indexOf(QPointF point) {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            if (lengthOf(m_points[i] - point) <= m_slack)
                return i;
        m_points.push_back(point);
        return m_points.size() - 1;
    }
    QPointF at(std::size_t index) const { return m_points[index]; }

    /// Corners of other areas that lie on the way, in order: borders fall into pieces with the same ends on both sides.
    std::vector<std::size_t> between(std::size_t from, std::size_t to) const {
        const QPointF way = m_points[to] - m_points[from];
        const double length = lengthOf(way);
        std::vector<std::pair<double, std::size_t>> found;
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            const QPointF off = m_points[i] - m_points[from];
            const double along = QPointF::dotProduct(off, way) / length;
            const double beside = std::abs(off.x() * way.y() - off.y() * way.x()) / length;
            if (i != from && i != to && beside < m_slack && along > 0 && along < length)
                found.emplace_back(along, i);
        }
        std::sort(found.begin(), found.end());
        std::vector<std::size_t> indices;
        for (const auto& [along, index] : found)
            indices.push_back(index);
        return indices;
    }

private:
    double m_slack;
    std::vector<QPointF> m_points;
};

std::vector<std::size_t> cornersOf(const QPolygonF& outline, Corners& corners) {
    std::vector<std::size_t> indices;
    for (const QPointF& point : outline)
        if (const std::size_t index = corners.indexOf(point); indices.empty() || indices.back() != index)
            indices.push_back(index);
    if (indices.size() > 1 && indices.front() == indices.back())
        indices.pop_back();
    return indices;
}

std::vector<std::size_t> withCornersBetween(const std::vector<std::size_t>& outline, const Corners& corners) {
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
    m_unit = typicalDistance(plain);
    Corners corners(m_unit * 0.035);
    std::vector<std::vector<std::size_t>> outlines;
    for (const QPolygonF& outline : plain)
        outlines.push_back(cornersOf(outline, corners));
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> pieces;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        const core::SpaceId space{static_cast<std::int32_t>(i)};
        const std::vector<std::size_t> split = withCornersBetween(outlines[i], corners);
        QPolygonF outline;
        for (std::size_t c = 0; c < split.size(); ++c) {
            const std::size_t from = split[c];
            const std::size_t to = split[(c + 1) % split.size()];
            const auto [low, high] = std::minmax(from, to);
            const auto [entry, isNew] = pieces.emplace(std::pair(low, high), m_borders.size());
            if (isNew)
                addBorder(corners.at(low), corners.at(high), space, bothHashed(low, high));
            else
                m_borders[entry->second].other = space;
            const QPolygonF& line = m_borders[entry->second].line;
            for (qsizetype p = 0; p + 1 < line.size(); ++p)
                outline << (from == low ? line[p] : line[line.size() - 1 - p]);
        }
        m_bounds.push_back(outline.boundingRect());
        m_outlines.push_back(std::move(outline));
        addLettering(i);
        addPlaces(i);
    }
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
    const double size = ornamentSize();
    const QRectF& bounds = m_bounds[area];
    std::vector<QPointF>& places = m_places.emplace_back();
    for (int row = 0; row * size * 0.86 < bounds.height(); ++row)
        for (int column = 0; column * size < bounds.width(); ++column) {
            Scatter scatter(
                bothHashed(placeHash(static_cast<std::int64_t>(area), row), static_cast<std::uint64_t>(column)));
            const double shift = row % 2 != 0 ? 0.5 : 0.0;
            const QPointF at = bounds.topLeft() + size * QPointF(column + shift + scatter.around(0.12),
                                                                 (row + 0.5) * 0.86 + scatter.around(0.12));
            if (m_outlines[area].containsPoint(at, Qt::OddEvenFill) && distanceTo(at, m_outlines[area]) > size * 0.46 &&
                !isKeptFree((at - m_centres[area]) / m_unit))
                places.push_back(at);
        }
}

void AreaShape::addBorder(QPointF from, QPointF to, core::SpaceId space, std::uint64_t seed) {
    QPolygonF line{from};
    waver(line, from, to, m_unit * 0.06, seed);
    const double room = m_unit * 0.02; // a straight line has no height, and an empty rectangle touches nothing
    m_borders.push_back({line, line.boundingRect().adjusted(-room, -room, room, room), space, {}});
}

} // namespace orontes::editor

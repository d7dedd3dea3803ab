// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <QPolygonF>
#include <QRectF>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace orontes::editor {

class AreaCorners;

/// A piece of the outline of one or two areas, as a hand with a pen would draw it.
struct AreaBorder {
    QPolygonF line;
    QRectF bounds;
    core::SpaceId one;
    core::SpaceId other; ///< invalid: a coast or the edge of the map

    bool isCoast() const { return !other.valid(); }
};

/// Where something is written in an area, and how wide it may be.
struct AreaLettering {
    QPointF centre;
    double room = 0;
};

/// The outlines of an area map drawn by hand: straight pieces of the outline become wavering lines, the same on both
/// sides of a border.
class AreaShape {
public:
    explicit AreaShape(const core::AreaMap& map);

    /// A typical distance between neighbours.
    double unit() const { return m_unit; }
    const std::vector<QPolygonF>& outlines() const { return m_outlines; }
    const std::vector<QRectF>& bounds() const { return m_bounds; }
    const std::vector<AreaBorder>& borders() const { return m_borders; }
    /// The place of a map of points that is drawn there.
    std::optional<core::SpaceId> pointUnder(QPointF plane) const;
    /// Places that links join, and no ground.
    bool isPointMap() const { return m_isPointMap; }
    bool isPoint(core::SpaceId space) const { return m_isPoint[static_cast<std::size_t>(space.value)]; }
    QPointF centre(core::SpaceId space) const { return m_centres[static_cast<std::size_t>(space.value)]; }
    /// Its name goes above the counters in its middle, its town below them.
    const AreaLettering& name(core::SpaceId space) const { return m_names[static_cast<std::size_t>(space.value)]; }
    const AreaLettering& town(core::SpaceId space) const { return m_towns[static_cast<std::size_t>(space.value)]; }
    /// Where ornaments stand: away from the border, the name and the counters.
    const std::vector<QPointF>& places(core::SpaceId space) const {
        return m_places[static_cast<std::size_t>(space.value)];
    }
    /// The distance of ornaments within an area.
    double ornamentSize() const { return 0.34 * m_unit; }

private:
    /// What ornaments keep free: so much of their size at the border, this share of the room in the middle.
    struct OrnamentRoom {
        double edge = 0.46;
        double centre = 1;
    };
    /// Indices of borders by the corners they join.
    using Pieces = std::map<std::pair<std::size_t, std::size_t>, std::size_t>;

    QPolygonF drawn(const std::vector<std::size_t>& outline, std::size_t area, const AreaCorners& corners,
                    Pieces& pieces);
    void addLettering(std::size_t area);
    void addPlaces(std::size_t area);
    std::vector<QPointF> placesIn(std::size_t area, double step, const OrnamentRoom& room) const;
    void addBorder(QPointF from, QPointF to, core::SpaceId space);

    double m_unit = 1;
    std::vector<QPolygonF> m_outlines;
    std::vector<QRectF> m_bounds;
    std::vector<QPointF> m_centres;
    std::vector<bool> m_isPoint;
    bool m_isPointMap = false;
    std::vector<AreaBorder> m_borders;
    std::vector<AreaLettering> m_names;
    std::vector<AreaLettering> m_towns;
    std::vector<std::vector<QPointF>> m_places;
};

} // namespace orontes::editor

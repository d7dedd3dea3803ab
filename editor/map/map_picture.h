// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/map_painter.h"
#include "editor/paint/stacks.h"
#include "rules/core/cow.h"

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

namespace orontes::editor {

/// What a canvas shows: a board, how it is to look, and the counters on it.
struct MapPicture {
    core::Cow<core::Board> board;
    MapStyle style;
    core::Cow<std::vector<PlacedCounter>> counters;

    friend bool operator==(const MapPicture&, const MapPicture&) = default;
};

/// What a mark says of the thing it is on.
enum class MarkKind {
    Selected, ///< gold ring
    Target,   ///< lapis ring: it may be chosen
    Attacked, ///< broad carnelian ring
    Refused,  ///< hatched, with the reason as its tool tip
};

struct SpaceMark {
    core::SpaceId space;
    MarkKind kind = MarkKind::Selected;
    QString reason;

    friend bool operator==(const SpaceMark&, const SpaceMark&) = default;
};

struct EdgeMark {
    core::EdgeId edge;
    MarkKind kind = MarkKind::Selected;

    friend bool operator==(const EdgeMark&, const EdgeMark&) = default;
};

struct CounterMark {
    core::CounterId counter;
    MarkKind kind = MarkKind::Selected;
    QString reason;

    friend bool operator==(const CounterMark&, const CounterMark&) = default;
};

/// A way that a counter has been ordered or has begun: an arrow from space to space, its steps numbered.
struct MapPath {
    std::vector<core::SpaceId> spaces; ///< where it stands first
    std::size_t done = 0;              ///< so many steps lie behind it and are drawn faintly
    QColor colour;

    friend bool operator==(const MapPath&, const MapPath&) = default;
};

/// A marker that lies in a space, not on a counter.
struct SpaceBadge {
    core::SpaceId space;
    core::FaceMarker marker;
    QString tip;

    friend bool operator==(const SpaceBadge&, const SpaceBadge&) = default;
};

/// A few characters in a space, under the counters: a cost, a count.
struct SpaceFigure {
    core::SpaceId space;
    QString figure; ///< may be empty: only the tip counts
    QString tip;

    friend bool operator==(const SpaceFigure&, const SpaceFigure&) = default;
};

/// A straight line between the centres of two spaces.
struct SpaceLine {
    core::SpaceId from;
    core::SpaceId to;

    friend bool operator==(const SpaceLine&, const SpaceLine&) = default;
};

/// A line over the map that a tool draws or would leave behind.
struct MapStroke {
    enum class Kind {
        Drawn,   ///< being drawn, or what it would become
        Present, ///< there already, and at hand
        Refused, ///< would not be accepted like this
        Faint,   ///< of something that is there, for orientation
    };
    QPolygonF line; ///< in the plane
    Kind kind = Kind::Drawn;
    bool isClosed = false;

    friend bool operator==(const MapStroke&, const MapStroke&) = default;
};

/// A small mark that can be grasped, or that tells where a click would snap to.
struct MapHandle {
    enum class Kind {
        Corner,
        Middle, ///< of a side: drawn out, it becomes a corner
        Centre,
        Snap, ///< a ring around what the pointer holds on to
        Pen,  ///< where the keyboard draws
    };
    QPointF at; ///< in the plane
    Kind kind = Kind::Corner;
    bool isChosen = false; ///< under the pointer, or taken up by the keyboard

    friend bool operator==(const MapHandle&, const MapHandle&) = default;
};

/// What a tool would do if it acted now.
struct MapGhost {
    std::vector<core::SpaceId> spaces;
    QColor ground; ///< what the spaces would look like; invalid: only their outline is shown
    std::vector<core::EdgeId> edges;
    QColor line;                           ///< of the edges; invalid: they would be cleared
    std::vector<core::CounterId> counters; ///< being dragged, drawn around `at`
    QPointF at;                            ///< in the plane
    std::vector<MapStroke> strokes;
    std::vector<MapHandle> handles;
    QString hint; ///< what can be done now, in a line below the map
    Qt::CursorShape cursor = Qt::ArrowCursor;

    friend bool operator==(const MapGhost&, const MapGhost&) = default;
};

/// What lies over the picture for the moment. Replacing it costs no repainting of the map.
struct MapOverlays {
    std::vector<SpaceTint> tints; ///< heat maps, reach
    std::vector<MapZone> zones;
    std::vector<SpaceMark> spaces;
    std::vector<EdgeMark> edges;
    std::vector<CounterMark> counters;
    std::vector<MapPath> paths;
    std::vector<SpaceBadge> badges;
    std::vector<SpaceFigure> figures;
    std::vector<SpaceFigure> costs; ///< of what may be chosen: in a roundel over the counters
    std::vector<SpaceLine> lines;
    MapGhost ghost;

    friend bool operator==(const MapOverlays&, const MapOverlays&) = default;
};

/// Where on the map somebody points.
struct MapSpot {
    QPointF plane;
    std::optional<core::SpaceId> space;
    std::optional<core::EdgeId> edge; ///< the nearest, when it is near
    std::optional<core::CounterId> counter;

    friend bool operator==(const MapSpot&, const MapSpot&) = default;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/paint_job.h"
#include "rules/core/counter_face.h"

#include <QColor>
#include <QString>

#include <memory>
#include <vector>

namespace orontes::editor {

/// Spaces coloured by whoever holds them, with that side's pattern: control of areas, camps, reach.
struct SpaceTint {
    std::vector<core::SpaceId> spaces;
    QColor colour;
    core::Pattern pattern = core::Pattern::Solid;
    double strength = 0.26; ///< opacity of the colour
    bool isEdged = false;   ///< with a band of the colour along the inside of its border, as in an atlas

    friend bool operator==(const SpaceTint&, const SpaceTint&) = default;
};

/// Spaces within a dashed line: a deployment zone, a named region.
struct MapZone {
    std::vector<core::SpaceId> spaces;
    QString name; ///< drawn in the zone; may be empty
    QColor colour;
    double strength = 0.1; ///< opacity of the ground inside

    friend bool operator==(const MapZone&, const MapZone&) = default;
};

void paintTint(const PaintJob& job, const SpaceTint& tint, const SpaceSet& spaces);
void paintZoneGround(const PaintJob& job, const MapZone& zone, const SpaceSet& spaces);
/// The dashes meet at every corner, whichever side of the border is drawn first.
void paintZoneBorder(const PaintJob& job, const MapZone& zone, const SpaceSet& spaces);
/// A dashed line along sides of spaces.
void paintDashes(QPainter& painter, const std::vector<QPolygonF>& sides, const QColor& colour, double width);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/geometry.h"

#include <QPointF>
#include <QRectF>

namespace orontes::editor {

/// Where a board's plane lies on a device.
struct MapView {
    QPointF origin;    ///< the point of the plane at the device's (0, 0)
    double scale = 48; ///< device pixels per unit of the plane
    double pixel = 1;  ///< device pixels per pixel of a plain screen: 2 at ratio 2, 3.125 at 300 dots per inch

    QPointF toDevice(QPointF point) const { return (point - origin) * scale; }
    QPointF toDevice(core::Point point) const { return toDevice(QPointF(point.x, point.y)); }
    QRectF toDevice(const QRectF& rect) const { return {toDevice(rect.topLeft()), rect.size() * scale}; }
    QPointF toPlane(QPointF point) const { return point / scale + origin; }
    QRectF toPlane(const QRectF& rect) const { return {toPlane(rect.topLeft()), rect.size() / scale}; }

    friend bool operator==(const MapView&, const MapView&) = default;
};

} // namespace orontes::editor

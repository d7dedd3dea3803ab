// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/map_view.h"

#include <QPoint>
#include <QRectF>
#include <QSizeF>

namespace orontes::editor {

/// Which part of a map a viewport shows, and how large. All in device pixels but for what is said to be in the plane.
struct CanvasView {
    QRectF sheet;          ///< of the map, in the plane
    double unit = 1;       ///< distance of neighbouring centres in the plane
    QSizeF size;           ///< of the viewport
    double pixel = 1;      ///< device pixels per logical pixel
    double scale = 64;     ///< device pixels per unit of the plane
    QPointF offset;        ///< the viewport's upper left corner, from the plane's origin
    bool isFitted = false; ///< the whole sheet is shown, and stays so in a larger or smaller viewport until it is moved

    /// Whole pixels, so that tiles lie on them.
    QPoint corner() const { return {qRound(offset.x()), qRound(offset.y())}; }
    MapView view() const { return {QPointF(corner()) / scale, scale, pixel}; }
    QPointF toPlane(QPointF device) const { return (device + offset) / scale; }
    QPointF toDevice(QPointF plane) const { return plane * scale - offset; }

    /// 1 is the size at which a map is comfortably read.
    double zoom() const;
    double scaleAt(double zoom) const;
    /// Changes the scale and keeps the point of the map that lies under `device` where it is.
    void zoomAt(QPointF device, double newScale);
    void panBy(QPointF device);
    /// The whole sheet in the middle of the viewport.
    void fit();
    void centreOn(QPointF plane);
    /// Moves as little as needed to show a rectangle of the plane.
    void reveal(const QRectF& plane);
    /// A new viewport shows the same middle, or the whole sheet where that was shown.
    void resize(QSizeF newSize, double newPixel);

    double smallestScale() const;
    double largestScale() const;

private:
    double fittingScale() const;
    void keepInReach();
};

} // namespace orontes::editor

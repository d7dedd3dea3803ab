// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/canvas_view.h"

#include <algorithm>

namespace orontes::editor {
namespace {

constexpr double naturalSpace = 64; // logical pixels from centre to centre at 100 %
constexpr double largestSpace = 360;

} // namespace

double CanvasView::scaleAt(double zoom) const {
    return zoom * naturalSpace * pixel / unit;
}

double CanvasView::zoom() const {
    return scale / scaleAt(1);
}

double CanvasView::fittingScale() const {
    if (sheet.isEmpty() || size.isEmpty())
        return scaleAt(1);
    // A pixel less than there is: the corner lies on a whole pixel, up to half a pixel aside.
    return std::min(std::max(size.width() - 1, 1.0) / sheet.width(), std::max(size.height() - 1, 1.0) / sheet.height());
}

double CanvasView::smallestScale() const {
    return std::min(fittingScale() * 0.5, scaleAt(1));
}

double CanvasView::largestScale() const {
    return std::max(largestSpace * pixel / unit, fittingScale());
}

void CanvasView::zoomAt(QPointF device, double newScale) {
    const QPointF plane = toPlane(device);
    scale = std::clamp(newScale, smallestScale(), largestScale());
    offset = plane * scale - device;
    isFitted = false;
    keepInReach();
}

void CanvasView::panBy(QPointF device) {
    offset += device;
    isFitted = isFitted && device.isNull();
    keepInReach();
}

void CanvasView::fit() {
    scale = std::min(fittingScale(), largestScale());
    centreOn(sheet.center());
    isFitted = true;
}

void CanvasView::centreOn(QPointF plane) {
    offset = plane * scale - QPointF(size.width(), size.height()) / 2;
    keepInReach();
}

void CanvasView::reveal(const QRectF& plane) {
    const QRectF rect(toDevice(plane.topLeft()), plane.size() * scale);
    const auto shift = [](double low, double high, double room) {
        if (high - low > room)
            return (low + high - room) / 2;
        return low < 0 ? low : std::max(high - room, 0.0);
    };
    panBy({shift(rect.left(), rect.right(), size.width()), shift(rect.top(), rect.bottom(), size.height())});
}

void CanvasView::resize(QSizeF newSize, double newPixel) {
    const QPointF middle = toPlane(QPointF(size.width(), size.height()) / 2);
    scale *= newPixel / pixel;
    size = newSize;
    pixel = newPixel;
    if (isFitted)
        fit();
    else
        centreOn(middle);
}

/// Some of the sheet always stays in the middle of the viewport.
void CanvasView::keepInReach() {
    const auto kept = [](double at, double from, double to, double room) {
        return std::clamp(at, from - room / 2, std::max(to - room / 2, from - room / 2));
    };
    offset = {kept(offset.x(), sheet.left() * scale, sheet.right() * scale, size.width()),
              kept(offset.y(), sheet.top() * scale, sheet.bottom() * scale, size.height())};
}

} // namespace orontes::editor

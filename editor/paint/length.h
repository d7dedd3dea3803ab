// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cmath>

namespace orontes::editor {

/// Of a way from the origin of the plane.
inline double lengthOf(QPointF way) {
    return std::hypot(way.x(), way.y());
}

} // namespace orontes::editor

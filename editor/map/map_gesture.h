// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"

#include <QPoint>

namespace orontes::editor {

/// A press, a move or a release on the map.
struct MapGesture {
    MapSpot spot;
    Qt::MouseButton button = Qt::LeftButton;
    Qt::KeyboardModifiers modifiers;
    QPoint global;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/counter_painter.h"

#include <QIcon>

namespace orontes::editor {

/// A counter as an icon of buttons and lists, in the theme of the application.
QIcon faceIcon(const core::CounterFace& face, FaceRoom room = FaceRoom::Close);

} // namespace orontes::editor

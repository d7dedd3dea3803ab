// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/tokens.h"
#include "rules/core/counter_face.h"

#include <QIcon>

namespace orontes::editor {

/// A counter as an icon of buttons and lists, `side` pixels wide on a screen of this device pixel ratio.
QIcon faceIcon(const core::CounterFace& face, int side, qreal ratio, Theme theme);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/counter_face.h"

#include <QColor>
#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace orontes::editor {

/// How a side's pattern is laid: `step` from line to line, `weight` their thickness, through `anchor`.
struct PatternLay {
    QColor colour;
    double step = 8;
    double weight = 2;
    QPointF anchor;
};

/// Lays a pattern into a shape. Solid and Outline have nothing inside.
void paintPattern(QPainter& painter, const QPainterPath& shape, core::Pattern pattern, const PatternLay& lay);

QColor colourOf(core::Colour colour);

} // namespace orontes::editor

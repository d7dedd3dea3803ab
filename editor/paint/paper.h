// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/tokens.h"

#include <QImage>

class QPainter;
class QRectF;
class QPointF;

namespace orontes::editor {

/// The sheet a map is drawn on.
QColor marginColour(const MapTokens& tokens);

/// A tile of grain that goes on without a seam: what keeps a large plain from looking like plastic.
QImage paperGrain();
/// Lays the grain over `device`; `origin` is where the map's plane begins, so that neighbouring tiles go on.
void paintGrain(QPainter& painter, const QImage& grain, const QRectF& device, QPointF origin);

} // namespace orontes::editor

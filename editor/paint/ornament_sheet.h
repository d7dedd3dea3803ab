// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/ornaments.h"
#include "editor/theme/tokens.h"

#include <QImage>

#include <vector>

class QPainter;

namespace orontes::editor {

/// Ornaments drawn once at one scale and then stamped: a screen full of trees costs no more than a screen full of
/// pictures. On paper they are drawn as lines.
class OrnamentSheet {
public:
    explicit OrnamentSheet(Theme theme) : m_theme(theme) {}

    /// `space`: device pixels between neighbouring centres; `pixel`: device pixels of one screen pixel.
    void stamp(QPainter& painter, const Ornament& ornament, QPointF centre, double space, double pixel);
    void draw(QPainter& painter, const Ornament& ornament, QPointF centre, double space, double pixel) const;

private:
    Theme m_theme;
    double m_space = 0;
    std::vector<QImage> m_stamps;
};

} // namespace orontes::editor

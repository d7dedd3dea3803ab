// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/counter_painter.h"
#include "editor/paint/stacks.h"

#include <QImage>

#include <map>
#include <span>
#include <vector>

class QPainter;

namespace orontes::editor {

/// Counters as ready pictures: a thousand counters of forty kinds cost forty drawings.
class CounterSprites {
public:
    explicit CounterSprites(Theme theme) : m_theme(theme), m_painter(theme) {}

    /// Takes over the faces of these counters; faces that were there before keep their pictures.
    void setCounters(std::span<const PlacedCounter> counters);
    /// A new theme, scale or screen: present pictures serve, stretched, until there is time for better ones.
    void setScale(double space, double devicePixelRatio);

    /// Draws a counter of the list passed to setCounters into a box of logical pixels. May use a stretched picture
    /// after allow() is used up.
    void paint(QPainter& painter, std::size_t counter, const QRectF& box);
    /// How many new pictures may be drawn until the next call. A counter without any picture is drawn at once.
    void allow(int pictures) { m_allowed = pictures; }
    /// Whether something was drawn from a stretched picture since allow().
    bool isWanting() const { return m_isWanting; }
    void beginFrame() { m_isWanting = false; }

private:
    struct Sprite {
        QImage image;
        double box = 0;   ///< width it was drawn for, in device pixels
        double ratio = 1; ///< of the screen it was drawn for
    };
    struct Face {
        core::CounterFace face;
        std::map<int, Sprite> sprites; ///< by width
    };

    Sprite& spriteOf(Face& face, double box) const;
    void draw(const core::CounterFace& face, Sprite& sprite, double box);

    Theme m_theme;
    CounterPainter m_painter;
    std::vector<Face> m_faces;
    std::vector<std::size_t> m_faceOf; ///< by counter
    double m_space = 64;
    double m_ratio = 1;
    int m_allowed = 0;
    bool m_isWanting = false;
};

} // namespace orontes::editor

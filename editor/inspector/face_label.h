// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/counter_painter.h"

#include <QWidget>

namespace orontes::editor {

/// A counter's face drawn by the counter painter, at a fixed size in pixels.
class FaceLabel : public QWidget {
public:
    FaceLabel(core::CounterFace face, int side, QWidget* parent = nullptr);
    void setRoom(FaceRoom room);

    void setFace(core::CounterFace face);
    QSize sizeHint() const override { return {m_side, m_side}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::CounterFace m_face;
    int m_side;
    FaceRoom m_room = FaceRoom::Close;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_canvas.h"
#include "tests/editor/map_boards.h"

#include <QCoreApplication>
#include <QWheelEvent>

namespace orontes::tests {

/// A canvas of 700 x 500 that shows a board as a whole, every tile drawn.
class Table {
public:
    explicit Table(core::Board board, std::vector<editor::PlacedCounter> counters = {}) {
        canvas.resize(700, 500);
        canvas.show();
        canvas.setPicture(pictureOf(std::move(board), std::move(counters)));
        settle();
    }

    void settle() {
        // A frame draws for a few milliseconds and leaves the rest to the next.
        for (int round = 0; round < 200; ++round) {
            QCoreApplication::processEvents();
            canvas.viewport()->repaint();
            if (isComplete())
                return;
        }
    }
    bool isComplete() const {
        return canvas.tiles().isComplete(QRect(canvas.view().corner(), canvas.view().size.toSize()));
    }
    QPoint pointOf(core::SpaceId space) const { return canvas.pointOf(space).toPoint(); }
    const core::Board& board() const { return *canvas.picture().board; }

    void wheel(QPointF at, int turn, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas.viewport(), &event);
    }

    editor::MapCanvas canvas;
};

} // namespace orontes::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/ground_window.h"

namespace orontes::editor {

void GroundWindow::read(const core::Board& board, const GridShape& shape, const BoardLooks& looks,
                        const CellRange& inner) {
    m_shape = shape;
    m_inner = inner;
    m_read = inner.grown(3);
    m_width = m_read.lastColumn - m_read.firstColumn + 1;
    m_grounds.clear();
    m_held.fill(false);
    for (int row = m_read.firstRow; row <= m_read.lastRow; ++row)
        for (int column = m_read.firstColumn; column <= m_read.lastColumn; ++column) {
            const Ground ground = shape.holds({column, row}) ? looks.of(board.terrain.at(column, row)) : Ground::Off;
            m_held[static_cast<std::size_t>(ground)] = true;
            m_grounds.push_back(ground);
        }
}

} // namespace orontes::editor

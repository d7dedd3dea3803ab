// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/grid_shape.h"
#include "editor/paint/looks.h"

#include <array>
#include <vector>

namespace orontes::editor {

/// The grounds in a part of a grid and two cells around it, read once: painting asks for each many times.
class GroundWindow {
public:
    void read(const core::Board& board, const GridShape& shape, const BoardLooks& looks, const CellRange& inner);

    const GridShape& shape() const { return m_shape; }
    /// The cells to paint; beyond them lies only what they need to know.
    const CellRange& inner() const { return m_inner; }
    Ground at(core::Cell cell) const {
        return m_grounds[static_cast<std::size_t>((cell.row - m_read.firstRow) * m_width + cell.column -
                                                  m_read.firstColumn)];
    }
    /// Whether a ground occurs in the window.
    bool holds(Ground ground) const { return m_held[static_cast<std::size_t>(ground)]; }

private:
    GridShape m_shape;
    CellRange m_inner;
    CellRange m_read;
    int m_width = 0;
    std::vector<Ground> m_grounds;
    std::array<bool, groundCount> m_held{};
};

} // namespace orontes::editor

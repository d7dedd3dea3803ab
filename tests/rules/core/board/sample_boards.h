// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/play/dice.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace orontes::tests {

/// Boards of every geometry, orientation, staggering and numbering, small and odd-sized, with areas linked at random:
/// the same on every run.
struct SampleBoard {
    QByteArray name;
    core::Board board;

    bool isArea() const { return board.geometry.index() == 2; }
    const core::SquareGrid* squares() const { return std::get_if<core::SquareGrid>(&board.geometry); }
    const core::HexGrid* hexes() const { return std::get_if<core::HexGrid>(&board.geometry); }
};
const std::vector<SampleBoard>& sampleBoards();

core::Board squareBoard(int width, int height, bool diagonals, core::Numbering numbering);
core::Board hexBoard(int width, int height, core::HexGrid::Orientation orientation, bool oddShifted);

std::vector<core::SpaceId> allSpaces(const core::Board& board);
core::SpaceId anySpace(const core::Board& board, core::Dice& dice);
/// The space with a label; fails the test by an invalid id when there is none.
core::SpaceId at(const core::Board& board, const char* label);
QString shownLabel(const core::Board& board, core::SpaceId space);
QStringList labels(const core::Board& board, const std::vector<core::SpaceId>& spaces);

double apart(core::Point a, core::Point b);
double apart(const core::Segment& segment, core::Point point);
core::Point between(core::Point a, core::Point b, double part);
/// Evenly spread in [0, 1).
double anyPart(core::Dice& dice);

} // namespace orontes::tests

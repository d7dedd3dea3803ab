// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/sight.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

int signOf(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

} // namespace

bool sees(const State& state, SpaceId from, SpaceId to) {
    const Setup& setup = *state.setup;
    const Square a = setup.squareOf(from);
    const Square b = setup.squareOf(to);
    const int highest = std::max(setup.groundOf(from).level, setup.groundOf(to).level);
    const auto hides = [&](Square square) {
        const SpaceId space = setup.spaceOf(square);
        const Ground& ground = setup.groundOf(space);
        return space != from && space != to &&
               (ground.blocksSight || ground.level > highest || unitAt(state, space).valid());
    };
    const int rows = std::abs(b.row - a.row);
    const int columns = std::abs(b.column - a.column);
    const int down = signOf(b.row - a.row);
    const int right = signOf(b.column - a.column);
    Square at = a;
    // Walks from side to side of squares; `ahead` tells whether the line next leaves over a column or a row.
    for (int row = 0, column = 0; row < rows || column < columns;) {
        const int ahead = (1 + 2 * column) * rows - (1 + 2 * row) * columns;
        if (ahead == 0) { // through a corner
            if (hides({at.row + down, at.column}) && hides({at.row, at.column + right}))
                return false;
            at = {at.row + down, at.column + right};
            ++row;
            ++column;
        } else if (ahead < 0) {
            at.column += right;
            ++column;
        } else {
            at.row += down;
            ++row;
        }
        if (hides(at))
            return false;
    }
    return true;
}

} // namespace orontes::onehour

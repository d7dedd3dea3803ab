// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_ways.h"

#include "rules/onehour/setup.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// The squares next to those of a set, over sides for foot and over corners as well for others.
SquareSet around(const SquareSet& squares, bool foot, std::size_t rows) {
    SquareSet next;
    for (std::size_t row = 0; row < rows; ++row) {
        const Bits here = squares.rows[row];
        const Bits beside = here << 1U | here >> 1U;
        const Bits beyond = foot ? here : here | beside;
        next.rows[row] |= beside;
        if (row > 0)
            next.rows[row - 1] |= beyond;
        if (row + 1 < rows)
            next.rows[row + 1] |= beyond;
    }
    return next;
}

/// Fills in the steps to one target.
void flood(const Setup& setup, Type type, SpaceId target, std::uint8_t* steps) {
    const auto rows = static_cast<std::size_t>(setup.rows);
    const CrossSet& open = setup.openTo(type);
    SquareSet front;
    front.add(setup.squareOf(target));
    SquareSet reached = front;
    steps[target.value] = 0;
    for (std::uint8_t count = 1; front != SquareSet{} && count < noWay; ++count) {
        front = around(front, onFoot(type), rows);
        for (std::size_t row = 0; row < rows; ++row) {
            front.rows[row] &= open.rows[row] & ~reached.rows[row];
            reached.rows[row] |= front.rows[row];
            for (Bits left = front.rows[row]; left != 0; left &= left - 1)
                steps[setup.spaceOf({static_cast<int>(row), __builtin_ctz(left)}).value] = count;
        }
    }
}

} // namespace

Ways waysOf(const Setup& setup) {
    Ways ways;
    ways.squares = setup.ground.size();
    for (const Type type : {Type::Warband, Type::Archers, Type::Horsemen}) {
        std::vector<std::uint8_t>& steps = ways.steps[static_cast<std::size_t>(type)];
        steps.assign(ways.squares * ways.squares, noWay);
        for (std::size_t target = 0; target < ways.squares; ++target)
            flood(setup, type, SpaceId{static_cast<std::int32_t>(target)}, steps.data() + target * ways.squares);
    }
    return ways;
}

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/area_rooms.h"
#include "editor/paint/stacks.h"

#include <span>
#include <vector>

namespace orontes::editor {

/// Counters of a stack that look alike: drawn once, with their number.
struct Heap {
    std::vector<std::size_t> counters; ///< positions in a list of counters
    QRectF box;                        ///< in the plane

    friend bool operator==(const Heap&, const Heap&) = default;
};

/// Whether two counters cannot be told apart by looking at them.
bool lookAlike(const PlacedCounter& one, const PlacedCounter& other);
/// Of the same side, as far as its band tells.
bool ofOneSide(const core::CounterFace& one, const core::CounterFace& other);

/// The heaps of a stack on an area map: each side in rows of its own, where the area has the best room for them.
std::vector<Heap> heapsOf(const Stack& stack, std::span<const PlacedCounter> counters, const AreaRooms& rooms);

/// The rows of a stack that is spread out: each side in rows of its own, no longer than `longest`.
std::vector<std::vector<std::size_t>> rowsOf(const Stack& stack, std::span<const PlacedCounter> counters,
                                             std::size_t longest);

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/counter_face.h"
#include "rules/core/ids.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <span>
#include <vector>

namespace orontes::editor {

/// Whether a counter lies there, or only might: its owner will choose the place.
enum class Stands {
    There,
    Perhaps,
};

/// A counter that lies on the map.
struct PlacedCounter {
    core::CounterId id;
    core::SpaceId space;
    core::CounterFace face;
    Stands stands = Stands::There;
    bool apart = false; ///< taken up: it lies apart from those that look like it

    friend bool operator==(const PlacedCounter&, const PlacedCounter&) = default;
};

/// Counters in the same space, as positions in a list of counters; the first lies on top.
struct Stack {
    core::SpaceId space;
    std::vector<std::size_t> counters;
};

/// By space; within a stack in the order of the list.
std::vector<Stack> stacksOf(std::span<const PlacedCounter> counters);

/// Boxes of the counters of a stack around the centre of a space, the first on top: one alone in the middle, two side
/// by side, more in a pile of which the corners show. `space` is the distance of neighbouring centres.
std::vector<QRectF> pile(std::size_t count, QPointF centre, double space);
/// The same spread out so that each can be seen and hit.
std::vector<QRectF> fan(std::size_t count, QPointF centre, double space);

} // namespace orontes::editor

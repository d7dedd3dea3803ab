// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/counter_face.h"
#include "rules/core/play/event.h"

#include <optional>
#include <vector>

namespace orontes::core {

/// A counter as an observer sees it.
struct ViewCounter {
    CounterId counter;
    std::optional<SpaceId> space;
    Text box; ///< where it is when not on the board: "due on turn 4", "destroyed on turn 2"; empty on the board
    bool lost = false;
    Attributes state; ///< fields of section "state" that differ from their defaults
    CounterFace face;

    friend bool operator==(const ViewCounter&, const ViewCounter&) = default;
};

/// A way a counter has been ordered or has begun to take, its own space first.
struct ViewPath {
    CounterId counter;
    std::vector<SpaceId> spaces;
    std::size_t done = 0; ///< so many steps lie behind it

    friend bool operator==(const ViewPath&, const ViewPath&) = default;
};

/// A number beside the map: "Armies lost", 2.
struct ViewTally {
    std::optional<SeatId> seat; ///< nothing: of the whole game
    Text label;
    std::int64_t value = 0;

    friend bool operator==(const ViewTally&, const ViewTally&) = default;
};

/// A position as an observer may see it. All that leaves the rules about a position is in here.
struct View {
    TurnNumber turn;
    PhaseId phase;
    std::vector<Pending> pending;      ///< empty when the game is over
    std::vector<ViewCounter> counters; ///< in roster order
    std::vector<ViewPath> paths;
    std::vector<ViewTally> tallies;
    std::optional<Outcome> outcome;

    friend bool operator==(const View&, const View&) = default;
};

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"

#include <optional>
#include <variant>
#include <vector>

namespace orontes::core {

struct PhaseBegan {
    TurnNumber turn;
    PhaseId phase;
    SideToken side = {}; ///< whose phase it is; "" when everybody's
    friend bool operator==(const PhaseBegan&, const PhaseBegan&) = default;
};

struct Placed {
    CounterId counter;
    SpaceId space;
    friend bool operator==(const Placed&, const Placed&) = default;
};

struct Moved {
    CounterId counter;
    SpaceId from;
    SpaceId to;
    friend bool operator==(const Moved&, const Moved&) = default;
};

struct Removed {
    CounterId counter;
    SpaceId from;
    friend bool operator==(const Removed&, const Removed&) = default;
};

/// A field of section "state" has changed.
struct Marked {
    CounterId counter;
    FieldId field;
    Value before;
    Value after;
    friend bool operator==(const Marked&, const Marked&) = default;
};

/// Dice have been read: `dice` in the order they fell.
struct Rolled {
    std::vector<int> dice;
    Calculation calculation;
    friend bool operator==(const Rolled&, const Rolled&) = default;
};

/// A fight in a space goes into its first round or another one.
struct RoundBegan {
    SpaceId space;
    int round = 1;
    friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};

/// A space has a new master; "" is nobody.
struct Controlled {
    SpaceId space;
    SideToken before;
    SideToken after;
    friend bool operator==(const Controlled&, const Controlled&) = default;
};

/// All that this seat has kept secret is open now.
struct Revealed {
    SeatId seat;
    friend bool operator==(const Revealed&, const Revealed&) = default;
};

struct Scored {
    SideToken side;
    std::int64_t points = 0;
    std::string source = {}; ///< RulesetInfo::scoreSources; "" where the ruleset has none
    friend bool operator==(const Scored&, const Scored&) = default;
};

/// Nothing changes on the table; the sentence is all there is.
struct Told {
    friend bool operator==(const Told&, const Told&) = default;
};

/// How a game ended. No winner: a draw.
struct Outcome {
    std::vector<SeatId> winners;
    std::string level;
    Text reason;
    TurnNumber turn;
    std::vector<std::int64_t> points = {}; ///< by SeatId; empty where nobody counts any

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Ended {
    Outcome outcome;
    friend bool operator==(const Ended&, const Ended&) = default;
};

/// One thing that happened: for the chronicle (the sentence and its rule) and for whoever animates it.
struct Event {
    std::variant<Told, PhaseBegan, Placed, Moved, Removed, Marked, Controlled, Rolled, RoundBegan, Revealed, Scored,
                 Ended>
        what;
    Text text;
    Citation rule;
    std::optional<SpaceId> space; ///< where to look

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// What an action let everyone, or someone, learn. A player's undo stops at the last action that revealed anything.
enum class Reveals {
    Nothing,
    Die,    ///< a die or another chance outcome has been seen
    Secret, ///< what seats kept secret is open now: an event Revealed names each of them
};

} // namespace orontes::core

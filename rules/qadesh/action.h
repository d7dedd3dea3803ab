// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/state.h"

#include <variant>

namespace orontes::qadesh {

/// Sets up an army that is due.
struct Place {
    ArmyId army;
    SpaceId space;
    friend bool operator==(const Place&, const Place&) = default;
};

/// Adds a space to an army's written order.
struct WriteStep {
    ArmyId army;
    SpaceId space;
    friend bool operator==(const WriteStep&, const WriteStep&) = default;
};

/// Tears up an army's written order.
struct Recall {
    ArmyId army;
    friend bool operator==(const Recall&, const Recall&) = default;
};

/// The seat's orders are final.
struct Lock {
    friend bool operator==(const Lock&, const Lock&) = default;
};

/// Tries to rally; the die follows.
struct Rally {
    ArmyId army;
    friend bool operator==(const Rally&, const Rally&) = default;
};

/// Does not try to rally.
struct Pass {
    ArmyId army;
    friend bool operator==(const Pass&, const Pass&) = default;
};

/// Picks whom an army skirmishes with.
struct Target {
    ArmyId army;
    ArmyId target;
    friend bool operator==(const Target&, const Target&) = default;
};

/// Picks where a routed army flees to.
struct RoutTo {
    ArmyId army;
    SpaceId space;
    friend bool operator==(const RoutTo&, const RoutTo&) = default;
};

enum class Resting : std::uint8_t {
    Remove, ///< one fatigue token
    Keep,
};

struct Rest {
    ArmyId army;
    Resting choice = Resting::Remove;
    friend bool operator==(const Rest&, const Rest&) = default;
};

/// One die, 1 to 6.
struct Roll {
    int die = 1;
    friend bool operator==(const Roll&, const Roll&) = default;
};

using Action = std::variant<Place, WriteStep, Recall, Lock, Rally, Pass, Target, RoutTo, Rest, Roll>;

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/state.h"

#include <concepts>
#include <variant>

namespace orontes::chariot {

/// Deploys a unit in its zone.
struct Deploy {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const Deploy&, const Deploy&) = default;
};

/// Takes a unit up to move it, alone or with those that were taken up before in the same hex (5.43).
struct Take {
    UnitId unit;
    friend bool operator==(const Take&, const Take&) = default;
};

/// All that were taken up move on into the next hex; units that enter the map, into a hex of its edge.
struct StepTo {
    SpaceId hex;
    friend bool operator==(const StepTo&, const StepTo&) = default;
};

/// A unit turns in its hex, or is faced for the first time (16.11, ruling A-124).
struct Turn {
    UnitId unit;
    Facing facing;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// One of those on the way stays behind; its move is over (5.43).
struct Part {
    UnitId unit;
    friend bool operator==(const Part&, const Part&) = default;
};

/// The move of all that were taken up is over.
struct Halt {
    friend bool operator==(const Halt&, const Halt&) = default;
};

/// All that were taken up leave the map (11.42).
struct Leave {
    friend bool operator==(const Leave&, const Leave&) = default;
};

/// A unit that has ended in a crowded hex goes back to where it began and stays there (ruling A-33).
struct PutBack {
    UnitId unit;
    friend bool operator==(const PutBack&, const PutBack&) = default;
};

struct Embark {
    UnitId unit;
    UnitId chariot;
    friend bool operator==(const Embark&, const Embark&) = default;
};

struct Debark {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const Debark&, const Debark&) = default;
};

/// A fire unit joins the attack on a hex, or opens it (6.2).
struct Fire {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const Fire&, const Fire&) = default;
};

/// Names a hex to be attacked in melee, alone or with those named before (7.22).
struct Assault {
    SpaceId hex;
    friend bool operator==(const Assault&, const Assault&) = default;
};

/// A unit joins the melee on the named hexes.
struct Join {
    UnitId unit;
    friend bool operator==(const Join&, const Join&) = default;
};

/// The attack is declared; the die follows.
struct Resolve {
    friend bool operator==(const Resolve&, const Resolve&) = default;
};

/// A unit retreats before combat (17).
struct Retreat {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const Retreat&, const Retreat&) = default;
};

/// The owner gives up one of the units that a half elimination demands (8.1).
struct Lose {
    UnitId unit;
    friend bool operator==(const Lose&, const Lose&) = default;
};

/// A victorious unit advances into an emptied hex (8.4).
struct Advance {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const Advance&, const Advance&) = default;
};

/// The phase, the fire or the advance is done.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// Withdraws from the battle and leaves the victory to the other side (15).
struct Concede {
    friend bool operator==(const Concede&, const Concede&) = default;
};

/// Is ready to end the game as it stands; it ends when both are (15.2).
struct Agree {
    friend bool operator==(const Agree&, const Agree&) = default;
};

/// One die, 1 to 6.
struct Roll {
    int die = 1;
    friend bool operator==(const Roll&, const Roll&) = default;
};

// ---- Lines of a plot chart, written in secret (20.0).

/// The unit fires at a hex (OF).
struct PlotFire {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const PlotFire&, const PlotFire&) = default;
};

/// The unit fires at whoever moves next to it (DF).
struct PlotDefence {
    UnitId unit;
    friend bool operator==(const PlotDefence&, const PlotDefence&) = default;
};

/// The unit attacks a hex (ML).
struct PlotMelee {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const PlotMelee&, const PlotMelee&) = default;
};

/// One more hex on the way of a unit that moves (MV).
struct PlotStep {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const PlotStep&, const PlotStep&) = default;
};

/// The unit leaves the map at the end of its way.
struct PlotExit {
    UnitId unit;
    friend bool operator==(const PlotExit&, const PlotExit&) = default;
};

/// The unit is carried by a chariot (CR).
struct PlotRide {
    UnitId unit;
    UnitId chariot;
    friend bool operator==(const PlotRide&, const PlotRide&) = default;
};

/// Where one who is carried debarks.
struct PlotDebark {
    UnitId unit;
    SpaceId hex;
    friend bool operator==(const PlotDebark&, const PlotDebark&) = default;
};

/// Strikes out the line of a unit.
struct PlotNothing {
    UnitId unit;
    friend bool operator==(const PlotNothing&, const PlotNothing&) = default;
};

/// The chart of the side is complete.
struct Lock {
    friend bool operator==(const Lock&, const Lock&) = default;
};

using Action = std::variant<Deploy, Take, StepTo, Part, Halt, Leave, PutBack, Embark, Debark, Fire, Assault, Join,
                            Resolve, Lose, Advance, Done, Turn, Retreat, Concede, Agree, Roll, PlotFire, PlotDefence,
                            PlotMelee, PlotStep, PlotExit, PlotRide, PlotDebark, PlotNothing, Lock>;

/// What is written on a plot chart; only its owner may see it until both are locked.
template <class Choice>
concept ChartLine =
    std::same_as<Choice, PlotFire> || std::same_as<Choice, PlotDefence> || std::same_as<Choice, PlotMelee> ||
    std::same_as<Choice, PlotStep> || std::same_as<Choice, PlotExit> || std::same_as<Choice, PlotRide> ||
    std::same_as<Choice, PlotDebark> || std::same_as<Choice, PlotNothing>;

} // namespace orontes::chariot

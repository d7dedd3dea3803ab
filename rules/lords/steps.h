// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/pieces.h"

#include <variant>

namespace orontes::lords {

// What the game waits for: one alternative for each decision, for each die or chit, and one for the end.

/// Chance: the next of the nations to be set up (3.1).
struct DrawingSetUp {
    friend bool operator==(const DrawingSetUp&, const DrawingSetUp&) = default;
};

/// The moving nation is placed, piece by piece (3.1).
struct SettingUp {
    friend bool operator==(const SettingUp&, const SettingUp&) = default;
};

/// Chance: the next chit out of the cup (4.1).
struct DrawingChit {
    friend bool operator==(const DrawingChit&, const DrawingChit&) = default;
};

/// New units of the chart, and those that wait (9.1, 9.4).
struct PlacingNew {
    friend bool operator==(const PlacingNew&, const PlacingNew&) = default;
};

/// Who returns, and who is paid for it (9.2, 9.3).
struct Replacing {
    PieceId returning;      ///< invalid: nobody is chosen
    std::int8_t unpaid = 0; ///< dead that have still to be paid for it
    bool home = false;      ///< paid for: where it returns is owed

    friend bool operator==(const Replacing&, const Replacing&) = default;
};

/// Chance: whether a lone dead unit returns (9.3).
struct ThrowingForReturn {
    PieceId unit;
    friend bool operator==(const ThrowingForReturn&, const ThrowingForReturn&) = default;
};

/// Moves by sea, before all others (4.2.2, 5.6).
struct Sailing {
    friend bool operator==(const Sailing&, const Sailing&) = default;
};

/// Moves by land; State::march is the group on its way (5).
struct Moving {
    friend bool operator==(const Moving&, const Moving&) = default;
};

/// A nation is asked to let the march go on through its area without leaving anybody behind (5.4).
struct Consenting {
    NationId asked;
    SpaceId onward; ///< where the march would go
    friend bool operator==(const Consenting&, const Consenting&) = default;
};

/// Nations that may still draw units in where the mover has just entered, asked one after the other (14.1).
struct DrawingIn {
    SpaceId area;
    NationSet asked;
    friend bool operator==(const DrawingIn&, const DrawingIn&) = default;
};

/// The mover chooses who is eliminated where too many stand (5.3).
struct Culling {
    bool afterRedeployment = false;
    friend bool operator==(const Culling&, const Culling&) = default;
};

/// The mover chooses the next of the battles that are due (4.2.3).
struct ChoosingBattle {
    friend bool operator==(const ChoosingBattle&, const ChoosingBattle&) = default;
};

/// The two parties of a battle: the nation whose turn it is, and the one that stands there (6.1).
enum class Party : std::uint8_t {
    Standing,
    Moving,
};

/// Rulers, Terror and Siege are named before the first die (6.2).
struct Declaring {
    Party party = Party::Standing;
    friend bool operator==(const Declaring&, const Declaring&) = default;
};

/// Each unit of the party is set against an enemy (6.1).
struct Pairing {
    Party party = Party::Standing;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Chance: the die of one unit after the other, in roster order (6.1).
struct Striking {
    Party party = Party::Standing;
    PieceId unit;
    friend bool operator==(const Striking&, const Striking&) = default;
};

/// Chance: whether a slain raider takes the victor's service (12.2).
struct ThrowingForService {
    PieceId raider;
    friend bool operator==(const ThrowingForService&, const ThrowingForService&) = default;
};

/// Its new master chooses the stack that it joins (12.2).
struct TakingService {
    PieceId raider;
    friend bool operator==(const TakingService&, const TakingService&) = default;
};

/// The party may make the other its vassal (10.1).
struct Subjecting {
    Party party = Party::Standing;
    friend bool operator==(const Subjecting&, const Subjecting&) = default;
};

/// The party with the only ruler may order another round (6.4.2).
struct Pressing {
    Party party = Party::Standing;
    friend bool operator==(const Pressing&, const Pressing&) = default;
};

/// The party stays or leaves, unit by unit once the first has left (6.4, 6.5).
struct Retreating {
    Party party = Party::Standing;
    bool leaves = false;
    friend bool operator==(const Retreating&, const Retreating&) = default;
};

/// Second moves; State::march is the group on its way (8).
struct Redeploying {
    friend bool operator==(const Redeploying&, const Redeploying&) = default;
};

/// Chance: whether the chosen people serve God (15.2).
struct ThrowingCovenant {
    friend bool operator==(const ThrowingCovenant&, const ThrowingCovenant&) = default;
};

struct Over {
    friend bool operator==(const Over&, const Over&) = default;
};

using Step =
    std::variant<DrawingSetUp, SettingUp, DrawingChit, PlacingNew, Replacing, ThrowingForReturn, Sailing, Moving,
                 Consenting, DrawingIn, Culling, ChoosingBattle, Declaring, Pairing, Striking, ThrowingForService,
                 TakingService, Subjecting, Pressing, Retreating, Redeploying, ThrowingCovenant, Over>;

} // namespace orontes::lords

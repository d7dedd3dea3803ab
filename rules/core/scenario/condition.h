// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <variant>
#include <vector>

namespace orontes::core {

struct Condition;
using Conditions = std::vector<Condition>;

struct AllOf {
    Conditions of;
    friend bool operator==(const AllOf&, const AllOf&);
};

struct AnyOf {
    Conditions of;
    friend bool operator==(const AnyOf&, const AnyOf&);
};

struct NoneOf {
    Conditions of;
    friend bool operator==(const NoneOf&, const NoneOf&);
};

/// At least `count` of the branches hold.
struct CountOf {
    int count = 1;
    Conditions of;
    friend bool operator==(const CountOf&, const CountOf&);
};

/// The branch has held at `turns` turn ends in a row, the latest included.
struct HeldFor {
    int turns = 1;
    Conditions of; ///< exactly one
    int held = 0;  ///< so many of them lie before the battle begins
    friend bool operator==(const HeldFor&, const HeldFor&);
};

/// The side stands in at least `count` of the spaces, in the sense of its ruleset.
struct Occupies {
    SideToken side;
    std::vector<SpaceLabel> spaces;
    int count = 1;
    friend bool operator==(const Occupies&, const Occupies&) = default;
};

/// The side controls at least `count` of the spaces, in the sense of its ruleset: of the listed ones, or, where none is
/// listed, of those of the region and the terrain (condition_ground.h).
struct Controls {
    SideToken side;
    std::vector<SpaceLabel> spaces;
    int count = 1;
    RegionId region = {};      ///< empty: the whole board
    TerrainToken terrain = {}; ///< empty: any
    friend bool operator==(const Controls&, const Controls&) = default;
};

/// At least `count` counters of the side are out of play for good: of the listed ones, or of all when none is listed.
struct Eliminated {
    SideToken side;
    std::vector<CounterId> counters;
    int count = 1;
    std::vector<CounterType> types = {}; ///< only these count; empty: all
    friend bool operator==(const Eliminated&, const Eliminated&) = default;
};

/// At least `count` counters of the side have left the board by a permitted exit.
struct Exited {
    SideToken side;
    RegionId region; ///< empty: anywhere
    int count = 1;
    std::vector<CounterType> types = {}; ///< only these count; empty: all
    friend bool operator==(const Exited&, const Exited&) = default;
};

/// At least `count` counters of the side stand on the board in the region.
struct Stands {
    SideToken side;
    RegionId region; ///< empty: anywhere on the board
    int count = 1;
    std::vector<CounterType> types = {}; ///< only these count; empty: all
    friend bool operator==(const Stands&, const Stands&) = default;
};

/// The side has lost counters, at least numerator/denominator times as many as the other.
struct LossRatio {
    SideToken side;
    SideToken other;
    int numerator = 1;
    int denominator = 1;
    std::vector<CounterType> types = {}; ///< only these count, of both sides; empty: all
    friend bool operator==(const LossRatio&, const LossRatio&) = default;
};

/// The side's points reach `points`.
struct Scores {
    SideToken side;
    int points = 0;
    friend bool operator==(const Scores&, const Scores&) = default;
};

/// The side's points are at least numerator/denominator times those of the other.
struct ScoreRatio {
    SideToken side;
    SideToken other;
    int numerator = 1;
    int denominator = 1;
    friend bool operator==(const ScoreRatio&, const ScoreRatio&) = default;
};

/// The present turn is `turn` or later.
struct TurnReached {
    TurnNumber turn{1};
    friend bool operator==(const TurnReached&, const TurnReached&) = default;
};

// What rulesets judge that score for sides: "the side" is the one that the clause is worth points for.

/// The branch holds where the ruleset judges a turn of the side, on at least `need` of these turns.
struct OnTurns {
    std::vector<TurnNumber> turns; ///< ascending, each once
    int need = 1;
    Conditions of; ///< exactly one
    friend bool operator==(const OnTurns&, const OnTurns&);
};

/// The side has eliminated at least `count` counters of these sides in combat.
struct Slain {
    std::vector<SideToken> victims;
    int count = 1;
    bool ownBattlesOnly = false; ///< only in the battles of its own turn
    friend bool operator==(const Slain&, const Slain&) = default;
};

/// Nobody but the side holds any of the spaces.
struct Denied {
    SideToken side;
    std::vector<SpaceLabel> spaces;
    friend bool operator==(const Denied&, const Denied&) = default;
};

/// A state that the ruleset declares is so.
struct NamedState {
    StateId state;
    friend bool operator==(const NamedState&, const NamedState&) = default;
};

/// A node of the victory tree.
struct Condition {
    std::variant<AllOf, AnyOf, NoneOf, CountOf, HeldFor, Occupies, Controls, Eliminated, Exited, Stands, LossRatio,
                 Scores, ScoreRatio, TurnReached, OnTurns, Slain, Denied, NamedState>
        node;

    friend bool operator==(const Condition&, const Condition&) = default;
};

inline bool operator==(const AllOf& a, const AllOf& b) {
    return a.of == b.of;
}
inline bool operator==(const AnyOf& a, const AnyOf& b) {
    return a.of == b.of;
}
inline bool operator==(const NoneOf& a, const NoneOf& b) {
    return a.of == b.of;
}
inline bool operator==(const CountOf& a, const CountOf& b) {
    return a.count == b.count && a.of == b.of;
}
inline bool operator==(const HeldFor& a, const HeldFor& b) {
    return a.turns == b.turns && a.held == b.held && a.of == b.of;
}
inline bool operator==(const OnTurns& a, const OnTurns& b) {
    return a.turns == b.turns && a.need == b.need && a.of == b.of;
}

/// The branches of a node; nothing for a leaf.
const Conditions* branchesOf(const Condition& condition);
Conditions* branchesOf(Condition& condition);
/// Whether counters of the type count where `types` are listed.
bool counts(const std::vector<CounterType>& types, const CounterType& type);
/// How deep a tree may be; deeper ones are refused on reading.
inline constexpr int conditionDepthLimit = 16;

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fraction.h"
#include "rules/core/result.h"
#include "rules/core/value.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orontes::core {

/// Who acts: a seat, or chance (an invalid seat).
struct Actor {
    SeatId seat;

    bool isChance() const { return !seat.valid(); }
    friend auto operator<=>(const Actor&, const Actor&) = default;
};

inline constexpr Actor chance{};

/// Who looks on.
struct Observer {
    enum class Kind {
        Seat,
        Spectator, ///< sees what everyone sees
        Referee,   ///< sees all
    };
    Kind kind = Kind::Spectator;
    SeatId seat;

    friend bool operator==(const Observer&, const Observer&) = default;
};

/// One change in play as it stands in a record: who, what, with which named arguments (sorted by name).
struct Action {
    Actor by;
    std::string verb;
    std::map<std::string, Value> args;

    friend bool operator==(const Action&, const Action&) = default;
};

/// What `judge` says: nothing wrong, or the finding that tells why not.
using Verdict = tl::expected<void, Diagnostic>;

/// A line of arithmetic: "river crossed +1, 3.2", "flank attack ×2, 7.52".
struct CalculationLine {
    /// What the line does to the number so far.
    enum class How {
        Add,
        Times,
        TimesUp, ///< times, then rounded up to a whole number
    };
    Text label;
    Fraction value;
    Citation rule;
    How how = How::Add;
    int depth = 0; ///< deeper lines right after a line work on its value before it works on the number so far

    friend bool operator==(const CalculationLine&, const CalculationLine&) = default;
};

/// What the lines make of `start`.
Fraction total(std::span<const CalculationLine> lines, Fraction start = 0);

/// Two strengths set against each other.
struct Odds {
    std::vector<CalculationLine> attack;
    std::vector<CalculationLine> defence;

    friend bool operator==(const Odds&, const Odds&) = default;
};

/// How a number came about: what is rolled for, the modifiers one by one, and the table row that applies.
struct Calculation {
    Text title;
    std::vector<CalculationLine> lines; ///< the natural roll is not among them
    std::string table;                  ///< TableSpec::id; "" when no table is read
    std::string row;                    ///< TableLine::id of the row that was hit; "" before the roll
    std::string column;
    std::optional<Odds> odds = {};       ///< where the column is found by odds
    std::vector<CounterId> acting = {};  ///< whose numbers are added up …
    std::vector<SpaceId> aimedAt = {};   ///< … and the spaces they act against
    std::vector<CounterId> against = {}; ///< … or the counters there
    /// The natural roll from which on it succeeds, perhaps beyond what the dice have; nothing where it is not a matter
    /// of yes or no.
    std::optional<int> atLeast = {};

    /// All lines on a natural roll of 0, rounded down: the modifier where lines only add.
    std::int64_t sum() const;
    friend bool operator==(const Calculation&, const Calculation&) = default;
};

/// A decision that is owed.
struct Pending {
    Actor actor;
    Text prompt;
    Citation rule;
    int outcomes = 0; ///< for chance: so many equally likely outcomes (6 for a die)
    std::optional<Calculation> calculation;
    bool secret = false; ///< the answer is the actor's alone until it is revealed
    bool drawn = false;  ///< chance draws a chit or a card: no die is rolled

    friend bool operator==(const Pending&, const Pending&) = default;
};

/// One legal action, with what a screen needs to offer it.
struct Choice {
    Action action;
    Text label;
    std::optional<CounterId> counter; ///< click on this counter …
    std::optional<SpaceId> space;     ///< … and on this space
    Citation rule;
    bool owed = true;  ///< false: the seat may do it at this moment, but it answers no pending decision
    Text caution = {}; ///< what the seat should know before it makes this choice; a screen asks again then
    std::optional<CounterId> other = {}; ///< … or on this counter, against which the first acts
    std::string figure = {};             ///< short enough for a space or a counter: what it costs, what it needs

    friend bool operator==(const Choice&, const Choice&) = default;
};

} // namespace orontes::core

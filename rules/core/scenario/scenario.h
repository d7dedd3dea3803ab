// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/counter_face.h"
#include "rules/core/cow.h"
#include "rules/core/json/json_value.h"
#include "rules/core/place.h"
#include "rules/core/scenario/condition.h"
#include "rules/core/value.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace orontes::core {

struct Seat {
    SeatToken token;
    std::string name; ///< "Egypt"

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct Side {
    SideToken token;
    std::string name;
    SeatToken seat; ///< who commands it
    Colour colour;
    Pattern pattern = Pattern::Solid;
    Attributes attributes = {}; ///< only those that differ from the defaults of the ruleset's side fields

    friend bool operator==(const Side&, const Side&) = default;
};

struct AtSpace {
    SpaceLabel space;
    friend bool operator==(const AtSpace&, const AtSpace&) = default;
};

/// The owner chooses one of the spaces.
struct WithinSpaces {
    std::vector<SpaceLabel> spaces;
    friend bool operator==(const WithinSpaces&, const WithinSpaces&) = default;
};

/// The owner chooses a space of the region.
struct WithinRegion {
    RegionId region;
    friend bool operator==(const WithinRegion&, const WithinRegion&) = default;
};

/// Moves on from off the board over one of these border spaces, at its cost.
struct EntersAt {
    std::vector<SpaceLabel> spaces;
    friend bool operator==(const EntersAt&, const EntersAt&) = default;
};

/// Not on the board unless a rule brings it.
struct OffMap {
    friend bool operator==(const OffMap&, const OffMap&) = default;
};

/// Out of play already when the scenario begins: it counts as lost.
struct Lost {
    friend bool operator==(const Lost&, const Lost&) = default;
};

struct SetUp {
    TurnNumber turn{1}; ///< the turn at whose start it is set up
    std::variant<OffMap, AtSpace, WithinSpaces, WithinRegion, EntersAt, Lost> place;

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// Keys of a file that this version does not know: kept, reported, written back.
using Extras = JsonObject;

struct Counter {
    CounterId id;
    CounterType type;
    std::string name;
    SideToken side;
    std::string group; ///< "" for none
    SetUp setUp;
    Attributes attributes; ///< only those that differ from the type's defaults
    Extras extras;

    friend bool operator==(const Counter&, const Counter&) = default;
};

/// When `condition` holds at one of the moments at which the ruleset tests victory, `winner` has won at `level`.
/// Clauses of several seats that hold in the same test make a draw. Where the ruleset scores (RulesetInfo::scoring),
/// the clause is instead worth `points` for `side`, once, and there is no winner.
struct VictoryClause {
    SeatToken winner;
    std::string level; ///< "" where the ruleset knows only one
    bool atEndOnly = false;
    Condition condition;
    SideToken side = {};
    int points = 0;
    std::string name = {}; ///< "EGY-2": short, in lists and ledgers; "" for none

    friend bool operator==(const VictoryClause&, const VictoryClause&) = default;
};

/// Whether a clause is meant to be worth points.
inline bool scores(const VictoryClause& clause) {
    return !clause.side.empty() || clause.points != 0;
}

/// A finding that the designer has decided to live with.
struct Waiver {
    std::string finding; ///< Diagnostic::id
    TablePlace place;
    std::string reason;

    friend bool operator==(const Waiver&, const Waiver&) = default;
};

/// A cell of a printed table replaced by the designer or by an owner of the printed game.
struct TableOverride {
    std::string table;
    std::string row;
    std::string column;
    Value value;

    friend bool operator==(const TableOverride&, const TableOverride&) = default;
};

/// A battle as designed. A plain value; copies share every part until it is changed.
struct Scenario {
    std::string title;
    std::string year; ///< "1294 BC"; free text
    std::string author;
    RulesetId ruleset;
    std::string boardFile;  ///< shared board, relative to the scenario's file; "" when the board is the scenario's own
    Cow<Board> board;       ///< as it is, with the scenario's modifications
    Cow<Board> sharedBoard; ///< what `boardFile` held; equal to `board` where nothing is modified
    Cow<std::vector<Seat>> seats;
    Cow<std::vector<Side>> sides;
    Cow<std::vector<Counter>> counters; ///< in roster order: rulesets resolve ties in this order
    TurnNumber firstTurn{1};
    std::optional<TurnNumber> lastTurn;
    Cow<std::map<OptionId, Value>> options; ///< only those that differ from the default
    Cow<std::vector<VictoryClause>> victory;
    Cow<std::vector<TableOverride>> tables;
    Cow<std::vector<Waiver>> waivers;
    Cow<std::string> notes; ///< Markdown
    Extras extras;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

const Counter* findCounter(const Scenario& scenario, CounterId id);
const Side* findSide(const Scenario& scenario, const SideToken& token);
const Seat* findSeat(const Scenario& scenario, const SeatToken& token);
/// Position of the seat in `seats`; invalid when there is none.
SeatId seatIdOf(const Scenario& scenario, const SeatToken& token);
/// The seat commanding a side; invalid when there is none.
SeatId seatOfSide(const Scenario& scenario, const SideToken& token);
/// One more than the greatest counter id in use.
CounterId nextCounterId(const Scenario& scenario);

} // namespace orontes::core

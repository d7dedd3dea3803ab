// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/citation.h"
#include "rules/core/scenario/scenario.h"

#include <map>
#include <string>
#include <vector>

namespace orontes::core {

using ArrivalPlace = decltype(SetUp::place);

/// A counter that a chart calls by its name: a leader.
struct NamedArrival {
    CounterType type;
    std::string name;

    friend auto operator<=>(const NamedArrival&, const NamedArrival&) = default;
};

/// Counters of one side that come in one way to one choice of places.
struct ArrivalParty {
    ArrivalPlace place;
    Attributes attributes = {};         ///< of fields of section "arrival", where they differ from the default
    std::map<CounterType, int> numbers; ///< of types that are no leaders
    std::vector<NamedArrival> named;

    bool empty() const { return numbers.empty() && named.empty(); }
    friend bool operator==(const ArrivalParty&, const ArrivalParty&) = default;
};

/// What a chart says and why.
struct Origin {
    Citation rule;      ///< its provenance is that of the entry
    std::string source; ///< what it rests on, in a few words; may be empty

    friend bool operator==(const Origin&, const Origin&) = default;
};

struct PrintedArrival {
    SideToken side;
    TurnNumber turn;
    ArrivalParty party;
    Origin origin;

    friend bool operator==(const PrintedArrival&, const PrintedArrival&) = default;
};

/// A turn in which a side is marked: ArrivalChartSpec::marked.
struct PrintedMark {
    SideToken side;
    TurnNumber turn;
    Origin origin;

    friend bool operator==(const PrintedMark&, const PrintedMark&) = default;
};

/// Spaces listed for a side: ArrivalChartSpec::places.
struct PrintedPlaces {
    SideToken side;
    TextList spaces;
    Origin origin;

    friend bool operator==(const PrintedPlaces&, const PrintedPlaces&) = default;
};

/// The arrival chart that comes with a game, which scenarios follow or replace: all that comes from the first to the
/// last turn.
struct PrintedChart {
    TurnNumber first{1};
    TurnNumber last{0}; ///< before the first: the ruleset has no chart of its own
    std::vector<PrintedArrival> arrivals;
    std::vector<PrintedMark> marks;
    std::vector<PrintedPlaces> places;

    bool empty() const { return last < first; }
    friend bool operator==(const PrintedChart&, const PrintedChart&) = default;
};

} // namespace orontes::core

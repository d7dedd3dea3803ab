// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/arrivals.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// One line of a chart: who comes in a turn, how and where.
struct ChartEntry {
    core::TurnNumber turn;
    core::ArrivalParty party;
    std::string source; ///< where whoever typed it has it from; may be empty

    friend bool operator==(const ChartEntry&, const ChartEntry&) = default;
};

/// What a chart says of a side. What it does not say stays as it is.
struct ChartSide {
    core::SideToken side;
    std::optional<std::vector<core::TurnNumber>> marked;
    std::string markedSource;
    std::optional<core::TextList> places;
    std::string placesSource;
    std::vector<ChartEntry> arrivals;

    friend bool operator==(const ChartSide&, const ChartSide&) = default;
};

struct ChartTableCell {
    core::TableOverride cell;
    std::string source;

    friend bool operator==(const ChartTableCell&, const ChartTableCell&) = default;
};

struct TurnSpan {
    core::TurnNumber first;
    core::TurnNumber last;

    bool has(core::TurnNumber turn) const { return first <= turn && turn <= last; }
    friend bool operator==(const TurnSpan&, const TurnSpan&) = default;
};

/// A printed arrival chart, and printed tables, as someone has typed them in: a file to be shared.
struct ArrivalChart {
    std::string title;
    std::string author;
    std::string source;
    core::RulesetId ruleset;
    /// In these turns the sides listed get what is listed and nothing else. Without it only turns that are listed are
    /// replaced.
    std::optional<TurnSpan> turns;
    std::vector<ChartSide> sides;
    std::vector<ChartTableCell> tables;

    friend bool operator==(const ArrivalChart&, const ArrivalChart&) = default;
};

/// The chart that a scenario follows, with its replaced cells of tables. Entries that are as the ruleset's own chart
/// has them say where it has them from.
ArrivalChart chartOf(const core::RulesetInfo& info, const core::Scenario& scenario);

/// Whether a turn of the scenario is one of charts: the first turn of a scenario that begins later is a position.
bool isChartTurn(const core::RulesetInfo& info, const core::Scenario& scenario, core::TurnNumber turn);

} // namespace orontes::model

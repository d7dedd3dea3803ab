// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/chronicle.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"

#include <string>
#include <utility>
#include <vector>

namespace orontes::model {

/// Points as they were scored: a line of the ledger.
struct LedgerLine {
    std::size_t step = 0;   ///< index into the line of play
    std::size_t within = 0; ///< place among the lines of its step
    core::TurnNumber turn;
    int order = 0; ///< of the side among those whose turn it was, from 1; 0 before the first
    core::PhaseId phase;
    core::SideToken side;
    core::SeatId seat;  ///< invalid where the side belongs to none
    std::string source; ///< RulesetInfo::scoreSources; "" where the ruleset has none
    std::int64_t points = 0;
    std::int64_t total = 0; ///< of the seat, with this line
    core::Event event;

    std::pair<std::size_t, std::size_t> key() const { return {step, within}; }
    friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

/// What was scored, from the chronicle of an observer, in order.
std::vector<LedgerLine> ledgerOf(const std::vector<ChronicleLine>& chronicle, const core::Scenario& scenario,
                                 const core::RulesetInfo& info);

/// What a seat, a side or a source has brought, and below it what it is made of.
struct LedgerSum {
    std::string name;
    core::SeatId seat;
    core::SideToken side; ///< "" of a seat
    std::int64_t points = 0;
    std::vector<LedgerSum> parts;

    friend bool operator==(const LedgerSum&, const LedgerSum&) = default;
};

/// A sum for each seat, of its sides, of their sources. What a tally has beyond the lines was there before the first.
std::vector<LedgerSum> sumsOf(const std::vector<LedgerLine>& ledger, const core::View& view,
                              const core::Scenario& scenario, const core::RulesetInfo& info,
                              const core::Catalogue& texts);
/// "Territory"; "" of none.
std::string sourceName(const std::string& source, const core::RulesetInfo& info, const core::Catalogue& texts);

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"

namespace orontes::model {

struct ShareDifference {
    Share before;
    Share after;
    Share difference; ///< above 0: it has grown

    /// Chance alone hardly explains it: 0 lies outside the interval.
    bool isClear() const { return !difference.holds(0); }
    friend bool operator==(const ShareDifference&, const ShareDifference&) = default;
};

/// How a change of a scenario, of rules or of bots has moved the endings of games.
struct BalanceDifference {
    std::vector<core::Seat> seats;
    std::vector<ShareDifference> wins; ///< by SeatId
    ShareDifference draws;

    friend bool operator==(const BalanceDifference&, const BalanceDifference&) = default;
};

/// Refused when the seats are not the same.
core::Result<BalanceDifference> differenceOf(const BalanceReport& before, const BalanceReport& after);

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_difference.h"

#include <algorithm>

namespace orontes::model {
namespace {

ShareDifference between(const Share& before, const Share& after) {
    return {before, after, differenceOf(before, after)};
}

} // namespace

core::Result<BalanceDifference> differenceOf(const BalanceReport& before, const BalanceReport& after) {
    const auto sameToken = [](const core::Seat& a, const core::Seat& b) { return a.token == b.token; };
    if (!std::equal(before.plan.seats.begin(), before.plan.seats.end(), after.plan.seats.begin(),
                    after.plan.seats.end(), sameToken)) {
        core::Diagnostic finding;
        finding.id = "balance.other-seats";
        return core::refuse(std::move(finding));
    }
    BalanceDifference difference{after.plan.seats, {}, between(drawShare(before), drawShare(after))};
    for (core::SeatId seat{0}; seat.value < static_cast<int>(after.plan.seats.size()); ++seat.value)
        difference.wins.push_back(between(winShare(before, seat), winShare(after, seat)));
    return difference;
}

} // namespace orontes::model

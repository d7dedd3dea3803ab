// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace orontes::model {

/// A share of games, or a difference of two shares, with the 95 % interval around it.
struct Share {
    double value = 0;
    double low = 0;
    double high = 0;

    double width() const { return high - low; }
    bool holds(double x) const { return low <= x && x <= high; }
    friend bool operator==(const Share&, const Share&) = default;
};

/// `hits` of `games`, by Wilson's score interval (Wilson 1927). Of no games nothing is known: 0 to 1.
Share shareOf(std::int64_t hits, std::int64_t games);

/// How much greater `after` is than `before`, by Newcombe's hybrid of two Wilson intervals (Newcombe 1998, method 10).
Share differenceOf(const Share& before, const Share& after);

/// In ten-thousandths, so that every machine prints the same.
std::int64_t tenThousandths(double value);
/// "41.20 %", "−3.05 %"
std::string percent(double value);
/// "41.20"; with two decimals, and a sign only where it is negative.
std::string twoDecimals(double value);

} // namespace orontes::model

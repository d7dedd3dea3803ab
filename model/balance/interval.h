// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orontes::model {

/// A share of games, or a difference of shares, with its 95 % interval.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;

    double width() const { return high - low; }
    bool holds(double x) const { return low <= x && x <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// `hits` of `games`, by Wilson's score interval (Wilson 1927). Nothing is known of no games: 0 to 1.
Interval shareOf(std::int64_t hits, std::int64_t games);

/// How much greater the second share is than the first, by Newcombe's hybrid of two Wilson intervals (Newcombe 1998,
/// method 10).
Interval differenceOf(const Interval& first, const Interval& second);

} // namespace orontes::model

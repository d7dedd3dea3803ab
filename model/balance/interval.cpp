// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/interval.h"

#include <algorithm>
#include <cmath>

namespace orontes::model {
namespace {

constexpr double z = 1.959963984540054; ///< 97.5 % of the normal distribution lie below

} // namespace

Interval shareOf(std::int64_t hits, std::int64_t games) {
    if (games <= 0)
        return {0, 0, 1};
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(hits) / n;
    const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    // Rounding must not push the ends of 0 and 1 past themselves.
    return {share, hits == 0 ? 0 : std::max(0.0, centre - half), hits == games ? 1 : std::min(1.0, centre + half)};
}

Interval differenceOf(const Interval& first, const Interval& second) {
    const double difference = second.value - first.value;
    const double below = std::hypot(second.value - second.low, first.high - first.value);
    const double above = std::hypot(second.high - second.value, first.value - first.low);
    return {difference, difference - below, difference + above};
}

} // namespace orontes::model

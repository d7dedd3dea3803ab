// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/share.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace orontes::model {
namespace {

constexpr double z = 1.959963984540054; ///< 97.5 % of the normal distribution lie below

/// A number of hundredths.
std::string written(std::int64_t hundredths) {
    const std::int64_t size = std::abs(hundredths);
    const std::int64_t rest = size % 100;
    return (hundredths < 0 ? "−" : "") + std::to_string(size / 100) + (rest < 10 ? ".0" : ".") + std::to_string(rest);
}

} // namespace

Share shareOf(std::int64_t hits, std::int64_t games) {
    if (games <= 0)
        return {0, 0, 1};
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(hits) / n;
    const double scale = 1 + z * z / n;
    const double centre = (share + z * z / (2 * n)) / scale;
    const double reach = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    // The ends of 0 and 1 are exact, and rounding must not push them past.
    return {share, hits == 0 ? 0 : std::max(0.0, centre - reach), hits == games ? 1 : std::min(1.0, centre + reach)};
}

Share differenceOf(const Share& before, const Share& after) {
    const double difference = after.value - before.value;
    const double below = std::hypot(after.value - after.low, before.high - before.value);
    const double above = std::hypot(after.high - after.value, before.value - before.low);
    return {difference, difference - below, difference + above};
}

std::int64_t tenThousandths(double value) {
    return std::llround(value * 10000);
}

std::string percent(double value) {
    return written(tenThousandths(value)) + " %";
}

std::string twoDecimals(double value) {
    return written(std::llround(value * 100));
}

} // namespace orontes::model

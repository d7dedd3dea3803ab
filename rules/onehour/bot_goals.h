// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"
#include "rules/onehour/bot_ways.h"

#include <array>
#include <cstdint>
#include <vector>

namespace orontes::onehour {

struct Setup;

/// More places than these are not thought of.
inline constexpr std::size_t goalLimit = 12;

/// A place that victory asks for, as far as players think ahead.
struct Goal {
    std::array<std::vector<std::uint8_t>, typeCount> steps; ///< to its nearest square, by type and space
    bool isExit = false;
    int wanted = 0;          ///< so many own units have to be there
    bool barred = false;     ///< no enemy may be there
    std::vector<bool> holds; ///< its squares, by space
};

/// What sensible players know of a scenario before it begins.
struct Outlook {
    std::array<std::vector<Goal>, 2> goals; ///< by side
    Ways ways;
    /// Hits on average, in hundredths: [type][charging][flank or rear][protected ground][Warband].
    std::array<std::array<std::array<std::array<std::array<std::int16_t, 2>, 2>, 2>, 2>, typeCount> averages{};
};

Outlook outlookOf(const Setup& setup);

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"
#include "rules/onehour/tables.h"

#include <array>
#include <cstdint>
#include <vector>

namespace orontes::onehour {

struct Setup;

/// A place that victory asks for, as far as players think ahead: how many steps each type has to it.
struct Goal {
    std::array<std::vector<std::uint8_t>, typeCount> steps; ///< by type and space; many where there is no way
    bool isExit = false;
};

inline constexpr std::uint8_t noWay = 60;

/// What sensible players know of a scenario before it begins.
struct Outlook {
    std::array<std::vector<Goal>, 2> goals; ///< by side
    /// Hits on average, in hundredths: [type][charging][flank or rear][protected ground][Warband].
    std::array<std::array<std::array<std::array<std::array<std::int16_t, 2>, 2>, 2>, 2>, typeCount> averages{};
};

Outlook outlookOf(const Setup& setup);

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"
#include "rules/onehour/tables.h"

#include <array>
#include <cstdint>
#include <vector>

namespace orontes::onehour {

struct Setup;

/// More steps than there are: there is no way.
inline constexpr std::uint8_t noWay = 60;

/// How many steps it is from each square to every other, round whatever cannot be entered, to be beside somebody who
/// stands there. Slopes are left aside: chariots attack uphill from below (R-OHW-109).
struct Ways {
    std::array<std::vector<std::uint8_t>, typeCount> steps; ///< by type, target and square; empty: those of Horsemen
    std::size_t squares = 0;

    /// Steps to the target, by square.
    const std::uint8_t* to(Type type, core::SpaceId target) const {
        const Type known = type == Type::Chariots ? Type::Horsemen : type;
        return steps[static_cast<std::size_t>(known)].data() + squares * static_cast<std::size_t>(target.value);
    }
};

Ways waysOf(const Setup& setup);

} // namespace orontes::onehour

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <utility>

namespace orontes::core {

/// The place of a counter in the roster of a ruleset's set-up; invalid where it has none. A set-up has endOfRoster(),
/// and of(place).counter.
template <class Setup>
auto placeOf(const Setup& setup, CounterId counter) {
    using Id = decltype(setup.endOfRoster());
    for (Id place{0}; counter.valid() && place < setup.endOfRoster(); ++place.value)
        if (setup.of(place).counter == counter)
            return place;
    return Id{};
}

} // namespace orontes::core

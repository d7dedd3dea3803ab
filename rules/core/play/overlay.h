// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/citation.h"
#include "rules/core/ids.h"
#include "rules/core/text.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::core {

/// A question to the rules that is answered on the map: how far the counter gets, what is seen from the space.
struct OverlayRequest {
    OverlayId overlay;
    std::optional<CounterId> counter;
    std::optional<SpaceId> space; ///< of a counter: as if it stood there

    friend bool operator==(const OverlayRequest&, const OverlayRequest&) = default;
};

enum class OverlayTone {
    Full,    ///< it can
    Partial, ///< it can in part, or with a reservation
    None,    ///< it cannot
};

/// What the rules say of one space.
struct OverlaySpace {
    SpaceId space;
    OverlayTone tone = OverlayTone::Full;
    std::string figure;             ///< short enough for a space: a cost, a count; may be empty
    Text why;                       ///< a sentence
    std::optional<SpaceId> because; ///< where the cause lies

    friend bool operator==(const OverlaySpace&, const OverlaySpace&) = default;
};

/// The answer. Spaces of which there is nothing to say are left out.
struct Overlay {
    Text caption; ///< what is shown, of whom; or what is missing to show it
    std::optional<SpaceId> origin;
    std::vector<OverlaySpace> spaces; ///< in ascending id order

    friend bool operator==(const Overlay&, const Overlay&) = default;
};

} // namespace orontes::core

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"

namespace orontes::editor {

/// How things of a seat are marked: in the colour and pattern of the first side that it commands.
struct SeatLook {
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;

    friend bool operator==(const SeatLook&, const SeatLook&) = default;
};

SeatLook seatLook(const core::Scenario& scenario, const core::SeatToken& seat);
std::vector<const core::Side*> sidesOf(const core::Scenario& scenario, const core::SeatToken& seat);

} // namespace orontes::editor

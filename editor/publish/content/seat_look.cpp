// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/seat_look.h"

namespace orontes::editor {

std::vector<const core::Side*> sidesOf(const core::Scenario& scenario, const core::SeatToken& seat) {
    std::vector<const core::Side*> sides;
    for (const core::Side& side : *scenario.sides)
        if (side.seat == seat)
            sides.push_back(&side);
    return sides;
}

SeatLook seatLook(const core::Scenario& scenario, const core::SeatToken& seat) {
    const std::vector<const core::Side*> sides = sidesOf(scenario, seat);
    return sides.empty() ? SeatLook{core::Colour{0x808080}} : SeatLook{sides.front()->colour, sides.front()->pattern};
}

} // namespace orontes::editor

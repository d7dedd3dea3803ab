// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/seat_heading.h"

#include "editor/publish/layout/pieces.h"

namespace orontes::editor {

namespace {

const TextStyle headingTitle{.face = TypeFace::Serif, .points = 24};
const TextStyle headingSeat{.points = 9, .weight = TypeWeight::SemiBold, .tracking = 0.12};
constexpr double belowHeading = 4; ///< the title and the seat

} // namespace

void addSeatHeading(Pieces& pieces, const MmRect& room, const SeatHeading& heading) {
    const double baseline = room.y + 8.5;
    const QString seat = heading.seat.toUpper();
    const double width = room.width - textWidth(seat, headingSeat) - belowHeading;
    pieces.push_back(textAt(room, baseline, heading.label, fitted(heading.label, headingTitle, width)));
    pieces.push_back(textAt(room, baseline, seat, headingSeat, Align::Right));
    const MmRect band{room.x, room.y + 11.5, room.width, 2.4};
    pieces.push_back({band, BandPiece{heading.colour, heading.pattern}});
    pieces.push_back({band, FramePiece{0.12, inkBlack, 0}}); // white is a colour too
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/loose_markers.h"

#include "editor/publish/content/seat_look.h"
#include "editor/publish/content/words.h"
#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"

namespace orontes::editor {

namespace {

constexpr double backBleed = 6; // as far as any bleed may reach

/// Both sides of a marker that is as good as all its copies.
struct MarkerSides {
    Piece front;
    Piece back;
};

/// Words in the middle of the marker's own ground.
Piece wordsOn(core::CounterFace face, const QString& words, double side) {
    face.symbol.clear();
    face.texts.clear();
    const MmRect box{0, 0, side, side};
    const MmRect room{side * 0.08, side * 0.24, side * 0.84, side * 0.72};
    const double points = side * 0.3 / mmPerPoint;
    const TextStyle style =
        fitted(words, {.face = TypeFace::Figures, .points = points, .weight = TypeWeight::Bold}, room.width, 4);
    GroupPiece group;
    group.pieces = {{box, FacePiece{std::move(face), allEdges(backBleed)}},
                    textWithin(room, words, style, Align::Centre)};
    return group;
}

/// One in the colour of a seat or a side.
MarkerSides sidesOf(const KitSource& kit, const core::LooseMarker& loose, core::CounterFace face, double side) {
    face.symbol = "marker_" + loose.marker;
    face.ground = core::FaceGround::Tinted;
    const Piece front = FacePiece{face, {}};
    return {front, loose.back.empty() ? front : wordsOn(face, wordsOf(kit, loose.back), side)};
}

std::vector<MarkerSides> designsOf(const KitSource& kit, const core::LooseMarker& loose, double side) {
    std::vector<MarkerSides> designs;
    switch (loose.per) {
    case core::PrintedFor::Game:
        designs.push_back({MarkerPiece{loose.marker, {}}, MarkerPiece{loose.marker, {}}});
        break;
    case core::PrintedFor::EachSeat:
        for (const core::Seat& seat : *kit.scenario.seats) {
            core::CounterFace face;
            face.band = seatLook(kit.scenario, seat.token).colour;
            face.texts = {{core::Slot::BandLeft, seat.name}};
            designs.push_back(sidesOf(kit, loose, std::move(face), side));
        }
        break;
    case core::PrintedFor::EachSide:
        for (const core::Side& one : *kit.scenario.sides) {
            core::CounterFace face;
            face.band = one.colour;
            face.pattern = one.pattern;
            face.texts = {{core::Slot::Caption, one.name}};
            designs.push_back(sidesOf(kit, loose, std::move(face), side));
        }
        break;
    }
    return designs;
}

} // namespace

std::vector<PrintItem> looseMarkerItems(const KitSource& kit, double usual) {
    std::vector<PrintItem> items;
    const core::PrintPieces& print = kit.info.print;
    for (const core::LooseMarker& loose : print.looseMarkers) {
        if (!isPlayed(kit, loose.option))
            continue;
        const double side = loose.millimetres > 0 ? loose.millimetres * usual / print.counterMillimetres : usual;
        const QString group = loose.label.empty() ? PrintWords::tr("Markers") : wordsOf(kit, loose.label);
        const int copies = loose.copies > 0 ? loose.copies : print.markerCopies;
        for (const MarkerSides& design : designsOf(kit, loose, side))
            for (int copy = 0; copy < copies; ++copy)
                items.push_back({{side, side}, group, design.front, design.back});
    }
    return items;
}

} // namespace orontes::editor

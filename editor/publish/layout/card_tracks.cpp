// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/card_tracks.h"

#include "editor/publish/layout/pieces.h"

#include <algorithm>
#include <utility>

namespace orontes::editor {

namespace {

constexpr double labelWidth = 20;
constexpr double rowHeight = 8.2;
constexpr double rowGap = 1.6;
constexpr double lineHeight = 7; ///< for handwriting
constexpr double boxGap = 1;
constexpr double markerBoxGap = 1.6;
constexpr double captionHeight = 3.4;
constexpr double markerAir = 1; ///< around a marker in its box

const TextStyle labelStyle{.points = 5.6, .weight = TypeWeight::Medium, .tracking = 0.08, .ink = inkGrey};
const TextStyle captionStyle{.points = 6.2, .ink = inkGrey};

/// A row of boxes with captions: tall enough for a marker above the caption.
double markerRow(double markerSide) {
    return std::max(rowHeight, markerSide + markerAir + captionHeight + rowGap);
}

double markerBoxWidth(double markerSide) {
    return std::max(markerSide + 2 * markerAir, 18.0);
}

double spaceFor(const BoxTrack& track, const MmRect& row) {
    return track.captions.empty() ? row.width - labelWidth : row.width;
}

/// Boxes of one size in all tracks without captions.
double plainSide(const std::vector<BoxTrack>& tracks, const MmRect& room) {
    double side = rowHeight - rowGap;
    for (const BoxTrack& track : tracks)
        if (track.captions.empty() && track.boxes > 0)
            side = std::min(side, (spaceFor(track, room) + boxGap) / track.boxes - boxGap);
    return side;
}

void addLabel(Pieces& pieces, const BoxTrack& track, const MmRect& row) {
    const MmRect box{row.x, row.y, labelWidth, row.height};
    pieces.push_back(textWithin(box, shortened(track.label.toUpper(), labelStyle, labelWidth - 1), labelStyle));
}

void addPlainBoxes(Pieces& pieces, const BoxTrack& track, const MmRect& row, double side) {
    addLabel(pieces, track, row);
    for (int i = 0; i < track.boxes; ++i)
        pieces.push_back({{row.x + labelWidth + i * (side + boxGap), row.centre().y - side / 2, side, side},
                          FramePiece{0.2, inkGrey, 0.8}});
}

/// Lines to write on, as many as there is room for.
void addLines(Pieces& pieces, const BoxTrack& track, const MmRect& row) {
    addLabel(pieces, track, {row.x, row.y, row.width, rowHeight});
    const double left = row.x + labelWidth;
    for (double y = row.y + rowHeight - rowGap; y <= row.bottom() + mmNothing; y += lineHeight)
        pieces.push_back(levelRule(left, y, row.right() - left, 0.15, inkGrey));
}

/// Places for markers, side by side over the whole row.
void addMarkerBoxes(Pieces& pieces, const BoxTrack& track, const MmRect& row, double markerSide) {
    const double width = std::min(markerBoxWidth(markerSide), (row.width + markerBoxGap) / track.boxes - markerBoxGap);
    const double height = row.height - rowGap;
    for (int i = 0; i < track.boxes; ++i) {
        const MmRect box{row.x + i * (width + markerBoxGap), row.centre().y - height / 2, width, height};
        pieces.push_back({box, FramePiece{0.2, inkGrey, 0.8}});
        if (static_cast<std::size_t>(i) >= track.captions.size())
            continue;
        const bool tall = row.height > rowHeight + captionHeight;
        const MmRect line = tall ? MmRect{box.x, box.bottom() - captionHeight - 0.3, box.width, captionHeight} : box;
        const QString caption = shortened(track.captions[static_cast<std::size_t>(i)], captionStyle, box.width - 1);
        pieces.push_back(textWithin(line, caption, captionStyle, Align::Centre));
    }
}

} // namespace

double tracksHeight(const std::vector<BoxTrack>& tracks, double markerSide) {
    double height = 0;
    for (const BoxTrack& track : tracks)
        height += track.captions.empty() ? rowHeight : markerSide > 0 ? markerRow(markerSide) : rowHeight;
    return height;
}

double markerRowsWidth(const std::vector<BoxTrack>& tracks, double markerSide) {
    double width = 0;
    for (const BoxTrack& track : tracks)
        if (!track.captions.empty())
            width = std::max(width, track.boxes * (markerBoxWidth(markerSide) + markerBoxGap) - markerBoxGap);
    return width;
}

void addTracks(Pieces& pieces, const std::vector<BoxTrack>& tracks, const MmRect& room, double markerSide) {
    const auto captioned =
        std::count_if(tracks.begin(), tracks.end(), [](const BoxTrack& track) { return !track.captions.empty(); });
    const double spare = std::max(0.0, room.height - tracksHeight(tracks, 0));
    const double more =
        captioned == 0 ? 0 : std::min(markerRow(markerSide) - rowHeight, spare / static_cast<double>(captioned));
    const double side = plainSide(tracks, room);
    double forLines = spare - more * static_cast<double>(captioned); // all of it goes to the first blank line
    double y = room.y - rowGap / 2;                                  // the first boxes begin at the top of the room
    for (const BoxTrack& track : tracks) {
        MmRect row{room.x, y, room.width, rowHeight};
        if (track.captions.empty() && track.boxes <= 0) {
            row.height += std::exchange(forLines, 0);
            addLines(pieces, track, row);
        } else if (track.captions.empty())
            addPlainBoxes(pieces, track, row, side);
        else {
            row.height += more;
            addMarkerBoxes(pieces, track, row, markerSide);
        }
        y = row.bottom();
    }
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/card.h"

#include "editor/publish/layout/pieces.h"

#include <algorithm>
#include <array>

namespace orontes::editor {

namespace {

constexpr double edge = 6;
constexpr double bandHeight = 5;
constexpr double beyond = 3; ///< how far the card is drawn past its edges
constexpr double faceSide = 19;
constexpr double headTop = bandHeight + 4;
constexpr double headLeft = edge + faceSide + 5;
constexpr double fieldRowHeight = 11;
constexpr double trackLabelWidth = 21;
constexpr double plainTrackHeight = 8.4;
constexpr double tokenTrackHeight = 18.5;
constexpr double plainBoxGap = 0.9;
constexpr double gap = 4;

const TextStyle nameStyle{.face = TypeFace::Serif, .points = 21};
const TextStyle capsStyle{.points = 6.2, .weight = TypeWeight::SemiBold, .tracking = 0.1};
const TextStyle quietCaps{.points = 5.6, .weight = TypeWeight::Medium, .tracking = 0.08, .ink = inkGrey};
const TextStyle numberStyle{.face = TypeFace::Figures, .points = 13, .weight = TypeWeight::SemiBold};
const TextStyle wordStyle{.points = 8.5, .weight = TypeWeight::Medium};
const TextStyle captionStyle{.points = 6.2, .ink = inkGrey};
const TextStyle reminderStyle{.points = 6.6};
constexpr double reminderLead = 3.1;

bool isWord(const QString& value) {
    return value.size() > 5;
}

double fieldWidth(const CardField& field) {
    const TextStyle& style = isWord(field.value) ? wordStyle : numberStyle;
    return std::max({textWidth(field.label.toUpper(), quietCaps), textWidth(field.value, style), 12.0});
}

/// Fields as columns, as many to a row as have room.
std::vector<std::vector<const CardField*>> fieldRows(const CardContent& content, double width) {
    std::vector<std::vector<const CardField*>> rows;
    double taken = width + 1;
    for (const CardField& field : content.fields) {
        const double wanted = fieldWidth(field);
        if (taken + wanted > width + mmNothing) {
            rows.emplace_back();
            taken = 0;
        }
        rows.back().push_back(&field);
        taken += wanted + gap + 2;
    }
    return rows;
}

double sidebarWidth(const CardContent& content, MmSize size) {
    return content.reminders.empty() ? 0 : size.width * 0.3;
}

double remindersHeight(const CardContent& content, double width) {
    double height = 0;
    for (const QString& reminder : content.reminders)
        height += static_cast<double>(brokenIntoLines(reminder, reminderStyle, width - 3).size()) * reminderLead + 1.2;
    return height;
}

/// Where the head ends and the tracks begin.
double headBottom(const CardContent& content, MmSize size) {
    const auto rows = fieldRows(content, size.width - edge - headLeft);
    const double fields = headTop + 10.5 + static_cast<double>(rows.size()) * fieldRowHeight;
    return std::max(headTop + faceSide, fields) + 3.5;
}

double tracksHeight(const CardContent& content) {
    return static_cast<double>(content.tracks.size()) * plainTrackHeight;
}

bool holds(MmSize size, const CardContent& content) {
    const double below = std::max(tracksHeight(content), remindersHeight(content, sidebarWidth(content, size)));
    return headBottom(content, size) + below <= size.height - edge + mmNothing;
}

void addHead(Pieces& pieces, const CardContent& content, MmSize size) {
    pieces.push_back({{-beyond, -beyond, size.width + 2 * beyond, bandHeight + beyond},
                      BandPiece{content.face.band, content.face.pattern}});
    pieces.push_back({{edge, headTop, faceSide, faceSide}, FacePiece{content.face, {}}});
    pieces.push_back({{edge, headTop, faceSide, faceSide}, FramePiece{0.2, inkBlack, 0}});
    const double baseline = headTop + 6;
    const QString belongs = content.belongs.toUpper();
    const QString kind = content.kind.toUpper();
    const double right = std::max(textWidth(belongs, capsStyle), textWidth(kind, quietCaps));
    const MmRect head{headLeft, headTop, size.width - edge - headLeft, 8};
    pieces.push_back(textAt(head, baseline, shortened(content.name, nameStyle, head.width - right - gap), nameStyle));
    pieces.push_back(textAt(head, kind.isEmpty() ? baseline : baseline - 3, belongs, capsStyle, Align::Right));
    pieces.push_back(textAt(head, baseline, kind, quietCaps, Align::Right));
    pieces.push_back(levelRule(headLeft, headTop + 8.6, head.width, 0.2));
}

void addFields(Pieces& pieces, const CardContent& content, MmSize size) {
    const double width = size.width - edge - headLeft;
    double top = headTop + 10.5;
    for (const auto& row : fieldRows(content, width)) {
        double x = headLeft;
        for (const CardField* const field : row) {
            const double room = fieldWidth(*field);
            const TextStyle& style = isWord(field->value) ? wordStyle : numberStyle;
            pieces.push_back(textAt({x, top, room, 3}, top + 2.4, field->label.toUpper(), quietCaps));
            pieces.push_back(textAt({x, top + 3, width, 6}, top + 8, shortened(field->value, style, width), style));
            x += room + gap + 2;
        }
        top += fieldRowHeight;
    }
}

/// A place for a marker, or a box for a pencil.
void addBox(Pieces& pieces, const MmRect& box, const QString& caption) {
    pieces.push_back({box, FramePiece{0.2, inkGrey, 1}});
    if (caption.isEmpty())
        return;
    const bool forMarker = box.height > plainTrackHeight;
    const MmRect line = forMarker ? MmRect{box.x, box.bottom() - 4, box.width, 3.2} : box;
    pieces.push_back(textWithin(line, shortened(caption, captionStyle, box.width - 1), captionStyle, Align::Centre));
}

/// Boxes of one size in all tracks without captions.
double plainBoxSide(const CardContent& content, double width) {
    double side = plainTrackHeight - 1.6;
    for (const BoxTrack& track : content.tracks)
        if (track.captions.empty() && track.boxes > 0)
            side = std::min(side, (width - trackLabelWidth + plainBoxGap) / track.boxes - plainBoxGap);
    return side;
}

void addTrack(Pieces& pieces, const BoxTrack& track, const MmRect& row, double plainSide) {
    const MmRect label{row.x, row.y, trackLabelWidth, row.height};
    pieces.push_back(textWithin(label, shortened(track.label.toUpper(), quietCaps, label.width - 1), quietCaps));
    const MmRect room = row.grown({-trackLabelWidth, 0, 0, 0});
    const double height = row.height - 1.6;
    if (track.boxes <= 0) {
        pieces.push_back(levelRule(room.x, room.centre().y + height / 2 - 0.8, room.width, 0.2, inkGrey));
        return;
    }
    const bool plain = track.captions.empty();
    const double between = plain ? plainBoxGap : 1.6;
    const double width = plain ? plainSide : std::min(18.0, (room.width + between) / track.boxes - between);
    const double tall = plain ? plainSide : height;
    for (int i = 0; i < track.boxes; ++i) {
        const MmRect box{room.x + i * (width + between), room.centre().y - tall / 2, width, tall};
        const bool named = static_cast<std::size_t>(i) < track.captions.size();
        addBox(pieces, box, named ? track.captions[static_cast<std::size_t>(i)] : QString());
    }
}

/// Tracks with captions are made tall enough to hold markers where the card has the height.
void addTracks(Pieces& pieces, const CardContent& content, const MmRect& room) {
    const auto captioned = std::count_if(content.tracks.begin(), content.tracks.end(),
                                         [](const BoxTrack& track) { return !track.captions.empty(); });
    const double spare = room.height - tracksHeight(content);
    const double more = captioned == 0 ? 0 : std::min(tokenTrackHeight - plainTrackHeight, spare / double(captioned));
    const double plainSide = plainBoxSide(content, room.width);
    double y = room.y;
    for (const BoxTrack& track : content.tracks) {
        const double height = plainTrackHeight + (track.captions.empty() ? 0 : more);
        addTrack(pieces, track, {room.x, y, room.width, height}, plainSide);
        y += height;
    }
}

void addReminders(Pieces& pieces, const CardContent& content, const MmRect& room) {
    if (content.reminders.empty())
        return;
    pieces.push_back({{room.x, room.y, 0.2, room.height}, FillPiece{inkHair, 0}});
    double baseline = room.y + 2.2;
    for (const QString& reminder : content.reminders) {
        for (const QString& line : brokenIntoLines(reminder, reminderStyle, room.width - 3)) {
            pieces.push_back(textAt({room.x + 3, baseline - 2, room.width - 3, 3}, baseline, line, reminderStyle));
            baseline += reminderLead;
        }
        baseline += 1.2;
    }
}

} // namespace

MmSize cardFormatFor(const std::vector<CardContent>& cards) {
    constexpr std::array formats{MmSize{5 * mmPerInch, 3 * mmPerInch}, MmSize{6 * mmPerInch, 4 * mmPerInch},
                                 MmSize{8 * mmPerInch, 5 * mmPerInch}};
    for (const MmSize format : formats)
        if (std::all_of(cards.begin(), cards.end(),
                        [format](const CardContent& content) { return holds(format, content); }))
            return format;
    return formats.back();
}

PrintItem cardOf(const CardContent& content, MmSize size) {
    GroupPiece card;
    addHead(card.pieces, content, size);
    addFields(card.pieces, content, size);
    const double top = headBottom(content, size);
    const double sidebar = sidebarWidth(content, size);
    const MmRect below{edge, top, size.width - 2 * edge, size.height - edge - top};
    addTracks(card.pieces, content, below.grown({0, 0, sidebar > 0 ? -sidebar - gap : 0, 0}));
    addReminders(card.pieces, content, {below.right() - sidebar, below.y, sidebar, below.height});
    return {size, {}, std::move(card), {}};
}

} // namespace orontes::editor

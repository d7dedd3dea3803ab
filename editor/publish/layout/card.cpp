// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/card.h"

#include "editor/publish/layout/card_tracks.h"
#include "editor/publish/layout/pieces.h"

#include <algorithm>
#include <array>

namespace orontes::editor {

namespace {

constexpr double edge = 5.5;
constexpr double bandHeight = 4.5;
constexpr double beyond = 3; ///< how far the card is drawn past its edges
constexpr double faceSide = 19;
constexpr double headTop = bandHeight + 3.5;
constexpr double headLeft = edge + faceSide + 4.5;
constexpr double fieldsTop = headTop + 10.5;
constexpr double fieldRowHeight = 10.5;
constexpr double fieldGapLeast = 3.2;
constexpr double fieldGapMost = 6;
constexpr double unitGap = 1.2;
constexpr double gap = 4;

const TextStyle nameStyle{.face = TypeFace::Serif, .points = 21};
const TextStyle capsStyle{.points = 6.2, .weight = TypeWeight::SemiBold, .tracking = 0.1};
const TextStyle quietCaps{.points = 5.6, .weight = TypeWeight::Medium, .tracking = 0.08, .ink = inkGrey};
const TextStyle setUpStyle{.points = 6.6};
const TextStyle numberStyle{.face = TypeFace::Figures, .points = 13, .weight = TypeWeight::SemiBold};
const TextStyle wordStyle{.points = 9, .weight = TypeWeight::Medium};
const TextStyle unitStyle{.points = 6.6, .ink = inkGrey};
const TextStyle reminderStyle{.points = 6.6};
constexpr double reminderLead = 3;
constexpr double reminderGap = 1.3;

const TextStyle& valueStyle(const CardField& field) {
    return field.value.size() > 5 ? wordStyle : numberStyle;
}

double unitWidth(const CardField& field) {
    return field.unit.isEmpty() ? 0 : unitGap + textWidth(field.unit, unitStyle);
}

double fieldWidth(const CardField& field) {
    return std::max({textWidth(field.label.toUpper(), quietCaps),
                     textWidth(field.value, valueStyle(field)) + unitWidth(field), 12.0});
}

/// Fields as columns, as many to a row as have room.
std::vector<std::vector<const CardField*>> fieldRows(const CardContent& content, double width) {
    std::vector<std::vector<const CardField*>> rows;
    double taken = 0;
    for (const CardField& field : content.fields) {
        const double wanted = fieldWidth(field);
        if (rows.empty() || taken + wanted > width + mmNothing) {
            rows.emplace_back();
            taken = 0;
        }
        rows.back().push_back(&field);
        taken += wanted + fieldGapLeast;
    }
    return rows;
}

double headWidth(MmSize size) {
    return size.width - edge - headLeft;
}

/// Where the head ends and the tracks begin.
double headBottom(const CardFormat& format) {
    return std::max(headTop + faceSide, fieldsTop + format.fieldRows * fieldRowHeight) + 3;
}

/// What the boxes for markers leave, within reason.
double sidebarWidth(const CardContent& content, const CardFormat& format) {
    if (content.reminders.empty())
        return 0;
    const double width = format.size.width;
    const double left = width - 2 * edge - gap - markerRowsWidth(content.tracks, format.markerSide);
    return std::clamp(left, 0.26 * width, 0.35 * width);
}

double remindersHeight(const CardContent& content, double width) {
    double height = -reminderGap;
    for (const QString& reminder : content.reminders)
        height += static_cast<double>(brokenIntoLines(reminder, reminderStyle, width - 3).size()) * reminderLead +
                  reminderGap;
    return height;
}

CardFormat formatOf(MmSize size, const std::vector<CardContent>& cards, double markerSide) {
    CardFormat format{size, 1, markerSide};
    for (const CardContent& content : cards)
        format.fieldRows = std::max(format.fieldRows, static_cast<int>(fieldRows(content, headWidth(size)).size()));
    return format;
}

enum class MarkerRoom {
    Needed,
    Waived,
};

bool holds(const CardFormat& format, const CardContent& content, MarkerRoom markers) {
    const double tracks = markers == MarkerRoom::Needed ? tracksHeight(content.tracks, format.markerSide)
                                                        : tracksHeight(content.tracks, 0);
    const double reminders = remindersHeight(content, sidebarWidth(content, format));
    return headBottom(format) + std::max(tracks, reminders) <= format.size.height - edge + mmNothing;
}

/// The name in the largest size in which it fits; shortened where it does not fit in the smallest.
PlacedPiece nameWithin(const MmRect& room, double baseline, const QString& name) {
    const TextStyle style = fitted(name, nameStyle, room.width, 9);
    return textAt(room, baseline, shortened(name, style, room.width), style);
}

void addHead(Pieces& pieces, const CardContent& content, MmSize size) {
    pieces.push_back({{-beyond, -beyond, size.width + 2 * beyond, bandHeight + beyond},
                      BandPiece{content.face.band, content.face.pattern}});
    pieces.push_back({{edge, headTop, faceSide, faceSide}, FacePiece{content.face, {}}});
    pieces.push_back({{edge, headTop, faceSide, faceSide}, FramePiece{0.15, inkBlack, 0}});
    const MmRect head{headLeft, headTop, headWidth(size), 8};
    const double baseline = headTop + 6;
    const double kindWidth = content.kind.isEmpty() ? 0 : textWidth(content.kind.toUpper(), quietCaps) + 2.5;
    const double belongsWidth = textWidth(content.belongs.toUpper(), capsStyle);
    const QString setUp = shortened(content.setUp, setUpStyle, head.width * 0.55);
    const double right = std::max(belongsWidth + kindWidth, textWidth(setUp, setUpStyle));
    pieces.push_back(nameWithin(head.grown({0, 0, -right - gap, 0}), baseline, content.name));
    const double upper = setUp.isEmpty() ? baseline : baseline - 3.2;
    pieces.push_back(textAt(head, upper, content.kind.toUpper(), quietCaps, Align::Right));
    pieces.push_back(
        textAt(head.grown({0, 0, -kindWidth, 0}), upper, content.belongs.toUpper(), capsStyle, Align::Right));
    if (!setUp.isEmpty())
        pieces.push_back(textAt(head, baseline, setUp, setUpStyle, Align::Right));
    pieces.push_back(levelRule(headLeft, headTop + 8.6, head.width, 0.2));
}

void addField(Pieces& pieces, const CardField& field, MmPoint at, double room) {
    const TextStyle& style = valueStyle(field);
    const QString value = shortened(field.value, style, room - unitWidth(field));
    pieces.push_back(textAt({at.x, at.y, room, 3}, at.y + 2.4, field.label.toUpper(), quietCaps));
    pieces.push_back(textAt({at.x, at.y + 3, room, 6}, at.y + 8, value, style));
    if (!field.unit.isEmpty())
        pieces.push_back(
            textAt({at.x + textWidth(value, style) + unitGap, at.y + 3, room, 6}, at.y + 8, field.unit, unitStyle));
}

double fieldGap(const std::vector<const CardField*>& row, double width) {
    double spare = width;
    for (const CardField* const field : row)
        spare -= fieldWidth(*field);
    const double gaps = std::max(1.0, static_cast<double>(row.size()) - 1);
    return std::clamp(spare / gaps, fieldGapLeast, fieldGapMost);
}

void addFields(Pieces& pieces, const CardContent& content, MmSize size) {
    double top = fieldsTop;
    for (const auto& row : fieldRows(content, headWidth(size))) {
        const double between = fieldGap(row, headWidth(size));
        double x = headLeft;
        for (const CardField* const field : row) {
            const double width = std::min(fieldWidth(*field), headWidth(size));
            addField(pieces, *field, {x, top}, width);
            x += width + between;
        }
        top += fieldRowHeight;
    }
}

void addReminders(Pieces& pieces, const CardContent& content, const MmRect& room) {
    if (content.reminders.empty())
        return;
    pieces.push_back({{room.x, room.y, 0.15, room.height}, FillPiece{inkHair, 0}});
    double baseline = room.y + 2.1;
    for (const QString& reminder : content.reminders) {
        for (const QString& line : brokenIntoLines(reminder, reminderStyle, room.width - 3)) {
            pieces.push_back(textAt({room.x + 3, baseline - 2, room.width - 3, 3}, baseline, line, reminderStyle));
            baseline += reminderLead;
        }
        baseline += reminderGap;
    }
}

} // namespace

CardFormat cardFormatFor(const std::vector<CardContent>& cards, double markerSide) {
    constexpr std::array inches{MmSize{5, 3}, MmSize{5, 3.5}, MmSize{6, 4}, MmSize{8, 5}};
    CardFormat format;
    for (const MarkerRoom markers : {MarkerRoom::Needed, MarkerRoom::Waived})
        for (const MmSize size : inches) {
            format = formatOf({size.width * mmPerInch, size.height * mmPerInch}, cards, markerSide);
            if (std::all_of(cards.begin(), cards.end(),
                            [&](const CardContent& content) { return holds(format, content, markers); }))
                return format;
        }
    return format;
}

PrintItem cardOf(const CardContent& content, const CardFormat& format) {
    GroupPiece card;
    const MmSize size = format.size;
    addHead(card.pieces, content, size);
    addFields(card.pieces, content, size);
    const double top = headBottom(format);
    const double sidebar = sidebarWidth(content, format);
    const MmRect below{edge, top, size.width - 2 * edge, size.height - edge - top};
    addTracks(card.pieces, content.tracks, below.grown({0, 0, sidebar > 0 ? -sidebar - gap : 0, 0}), format.markerSide);
    addReminders(card.pieces, content, {below.right() - sidebar, below.y, sidebar, below.height});
    return {size, {}, std::move(card), {}};
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/track.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr SheetFrame trackFrame{.margin = 11, .strip = 5, .crosses = 0};
constexpr double trackTitleHeight = 13;
constexpr double trackNoteLead = 3.6;
constexpr double wideBox = 30; ///< from here on figures are large and there is room for words
const TextStyle trackTitle{.face = TypeFace::Serif, .points = 24};
const TextStyle trackNote{.points = 7.5};
const TextStyle smallFigure{.face = TypeFace::Figures, .points = 6.5};
const TextStyle smallRound{.face = TypeFace::Figures, .points = 7.5, .weight = TypeWeight::Bold};
const TextStyle largeFigure{.face = TypeFace::Figures, .points = 20, .weight = TypeWeight::SemiBold};
const TextStyle boxCaption{.points = 9, .weight = TypeWeight::Medium};
const TextStyle boxNote{.points = 7};

/// How a page is divided.
struct Grid {
    MmRect room; ///< of the boxes
    MmSize box;
    std::size_t perRow = 1;
    std::size_t rows = 1; ///< on a page
};

Grid gridFor(const TrackContent& content, MmSize paper, std::size_t noteLines) {
    Grid grid;
    grid.room = roomWithin(paper, trackFrame);
    const double head = trackTitleHeight + trackNoteLead * static_cast<double>(noteLines) + 2;
    grid.room = grid.room.grown({0, -head, 0, 0});
    grid.perRow = static_cast<std::size_t>(std::max(1, content.perRow));
    const double width = grid.room.width / static_cast<double>(grid.perRow);
    const std::size_t all = std::max<std::size_t>(1, (content.boxes.size() + grid.perRow - 1) / grid.perRow);
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor(grid.room.height / width + mmNothing)));
    const std::size_t pages = (all + most - 1) / most;
    grid.rows = (all + pages - 1) / pages;
    grid.box = {width, std::min(width * 1.15, grid.room.height / static_cast<double>(grid.rows))};
    return grid;
}

/// Neighbours share their lines.
PlacedPiece sharedFrame(const MmRect& place, double width) {
    return {place.grown(width / 2), FramePiece{width, inkBlack, 0}};
}

void addSmallBox(Pieces& pieces, const TrackBox& box, const MmRect& place) {
    const bool round = box.number % 10 == 0;
    if (round)
        pieces.push_back({place, FillPiece{inkTint, 0}});
    pieces.push_back(sharedFrame(place, 0.15));
    pieces.push_back(textAt({place.x + 1, place.y, place.width - 2, 4}, place.y + 3.1, QString::number(box.number),
                            round ? smallRound : smallFigure));
}

void addLargeBox(Pieces& pieces, const TrackBox& box, const MmRect& place) {
    const MmRect room = place.grown(-2);
    pieces.push_back(sharedFrame(place, 0.3));
    pieces.push_back(textAt(room, room.y + 8, QString::number(box.number), largeFigure));
    const double beside = textWidth(QString::number(box.number), largeFigure) + 2.5;
    const MmRect words{room.x + beside, room.y, room.width - beside, 9};
    pieces.push_back(
        textAt(words, room.y + 8, shortened(box.caption, boxCaption, words.width), boxCaption, Align::Right));
    pieces.push_back(levelRule(room.x, room.y + 10, room.width, 0.2));
    const std::vector<QString> lines = brokenIntoLines(box.note, boxNote, room.width);
    double y = room.bottom() - 3 * static_cast<double>(lines.size());
    for (const QString& line : lines) {
        pieces.push_back(textAt({room.x, y, room.width, 3}, y + 2.3, line, boxNote));
        y += 3;
    }
}

Sheet pageOf(const TrackContent& content, MmSize paper, const Grid& grid, std::size_t first,
             const std::vector<QString>& notes) {
    Sheet sheet = plainSheet(content.label, paper);
    const MmRect room = roomWithin(paper, trackFrame);
    sheet.pieces.push_back(textAt(room, room.y + 9, content.label, fitted(content.label, trackTitle, room.width)));
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const double top = room.y + trackTitleHeight + trackNoteLead * static_cast<double>(i);
        sheet.pieces.push_back(textAt({room.x, top, room.width, trackNoteLead}, top + 2, notes[i], trackNote));
    }
    const std::size_t end = std::min(content.boxes.size(), first + grid.perRow * grid.rows);
    for (std::size_t i = first; i < end; ++i) {
        const auto column = static_cast<double>((i - first) % grid.perRow);
        const auto row = static_cast<double>((i - first) / grid.perRow);
        const MmRect place{grid.room.x + column * grid.box.width, grid.room.y + row * grid.box.height, grid.box.width,
                           grid.box.height};
        grid.box.width < wideBox ? addSmallBox(sheet.pieces, content.boxes[i], place)
                                 : addLargeBox(sheet.pieces, content.boxes[i], place);
    }
    return sheet;
}

} // namespace

std::vector<Sheet> trackSheets(const TrackContent& content, MmSize paper, const QString& document) {
    const MmSize lying = paper.landscape() ? paper : paper.turned();
    std::vector<QString> notes;
    for (const QString& note : content.notes)
        for (QString& line : brokenIntoLines(note, trackNote, roomWithin(lying, trackFrame).width))
            notes.push_back(std::move(line));
    const Grid grid = gridFor(content, lying, notes.size());
    std::vector<Sheet> sheets;
    for (std::size_t first = 0; first < content.boxes.size(); first += grid.perRow * grid.rows)
        sheets.push_back(pageOf(content, lying, grid, first, notes));
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (sheets.size() > 1)
            sheets[i].title = PrintWords::tr("%1, page %2").arg(content.label).arg(i + 1);
        addHeader(sheets[i], trackFrame, document, sheets[i].title);
    }
    return sheets;
}

} // namespace orontes::editor

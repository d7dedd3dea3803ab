// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/tile.h"

#include "editor/publish/layout/cut_marks.h"
#include "editor/publish/layout/pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace orontes::editor {

namespace {

const CutMarkStyle tileCuts{.bleed = 0};
const TextStyle glueStyle{.points = 5.5, .ink = inkGrey};
constexpr double jointTick = 3;

SheetFrame frameOf(const TilingOptions& options) {
    return {options.margin, 5, tileCuts.reach()};
}

/// Along one direction: how many windows, and how long each is.
struct Division {
    int count = 1;
    double window = 0;
};

Division divided(double board, double room, double overlap) {
    if (board <= room + mmNothing)
        return {1, board};
    const int count = static_cast<int>(std::ceil((board - overlap) / (room - overlap) - mmNothing));
    return {count, (board + (count - 1) * overlap) / count};
}

std::pair<Division, Division> divisions(MmSize board, const TilingOptions& options) {
    const MmRect room = roomWithin(options.paper, frameOf(options));
    return {divided(board.width, room.width, options.overlap), divided(board.height, room.height, options.overlap)};
}

struct Tile {
    int column = 0;
    int row = 0;
    MmRect box; ///< on the sheet
};

/// Where the right and lower neighbours will be glued on: dashed ticks outside the picture, and words.
void addJoints(Pieces& pieces, const Tile& tile, const Tiling& tiling, double overlap) {
    const MmRect& box = tile.box;
    const double tick = tileCuts.gap + jointTick;
    if (tile.column + 1 < tiling.columns) {
        const double x = box.right() - overlap;
        pieces.push_back(strokeFrom({x, box.y - tick}, {x, box.y - tileCuts.gap}, 0.15, inkBlack, Dash::Dashed));
        pieces.push_back(
            strokeFrom({x, box.bottom() + tileCuts.gap}, {x, box.bottom() + tick}, 0.15, inkBlack, Dash::Dashed));
        PlacedPiece words =
            textWithin({0, 0, box.height, jointTick},
                       PrintWords::tr("Glue %1 over this strip").arg(tileName(tile.column + 1, tile.row)), glueStyle,
                       Align::Centre);
        words.box = {box.right() + tileCuts.gap, box.y, jointTick, box.height};
        words.turn = Turn::Right;
        pieces.push_back(std::move(words));
    }
    if (tile.row + 1 < tiling.rows) {
        const double y = box.bottom() - overlap;
        pieces.push_back(strokeFrom({box.x - tick, y}, {box.x - tileCuts.gap, y}, 0.15, inkBlack, Dash::Dashed));
        pieces.push_back(
            strokeFrom({box.right() + tileCuts.gap, y}, {box.right() + tick, y}, 0.15, inkBlack, Dash::Dashed));
        pieces.push_back(textWithin({box.x, box.bottom() + tileCuts.gap, box.width, jointTick},
                                    PrintWords::tr("Glue %1 over this strip").arg(tileName(tile.column, tile.row + 1)),
                                    glueStyle, Align::Centre));
    }
}

/// Which edges are cut before gluing.
QString cutNote(const Tile& tile) {
    if (tile.column > 0 && tile.row > 0)
        return PrintWords::tr("Cut off the left and upper margins");
    if (tile.column > 0)
        return PrintWords::tr("Cut off the left margin");
    if (tile.row > 0)
        return PrintWords::tr("Cut off the upper margin");
    return {};
}

MmSize keyCell(const Tiling& tiling, const SheetFrame& frame) {
    const double height = std::min(frame.strip / tiling.rows, 2.2);
    return {std::min(height * tiling.window.width / tiling.window.height, 40.0 / tiling.columns), height};
}

/// All pages as small boxes, this one filled.
void addKey(Sheet& sheet, const Tile& tile, const Tiling& tiling, const SheetFrame& frame) {
    const MmSize cell = keyCell(tiling, frame);
    const double left = sheet.size.width - frame.margin - 6 - cell.width * tiling.columns;
    const double top = sheet.size.height - frame.margin - cell.height * tiling.rows;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            const MmRect box{left + column * cell.width, top + row * cell.height, cell.width, cell.height};
            if (column == tile.column && row == tile.row)
                sheet.pieces.push_back({box, FillPiece{inkGrey, 0}});
            sheet.pieces.push_back({box, FramePiece{0.1, inkGrey, 0}});
        }
}

Sheet pageOf(const Tile& tile, const Tiling& tiling, const TilingOptions& options, const QString& title) {
    const SheetFrame frame = frameOf(options);
    const bool single = tiling.columns * tiling.rows == 1;
    const QString name = tileName(tile.column, tile.row);
    Sheet sheet = plainSheet(single ? title : PrintWords::tr("%1, page %2").arg(title, name), options.paper);
    const double stepX = tiling.window.width - options.overlap;
    const double stepY = tiling.window.height - options.overlap;
    sheet.pieces.push_back(
        {tile.box, BoardPiece{{tile.column * stepX, tile.row * stepY, tile.box.width, tile.box.height}}});
    addCutMarks(sheet.pieces, {tile.box}, tileCuts);
    addJoints(sheet.pieces, tile, tiling, options.overlap);
    addFooter(sheet, frame, single ? 0 : keyCell(tiling, frame).width * tiling.columns + 3);
    if (!single)
        addKey(sheet, tile, tiling, frame);
    return sheet;
}

} // namespace

QString tileName(int column, int row) {
    QString letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + (rest - 1) % 26));
    return letters + QString::number(row + 1);
}

Tiling tiled(MmSize board, const TilingOptions& options, const QString& document, const QString& title) {
    const auto [across, down] = divisions(board, options);
    Tiling tiling{across.count, down.count, {across.window, down.window}, {}};
    const MmRect box{(options.paper.width - across.window) / 2, (options.paper.height - down.window) / 2, across.window,
                     down.window};
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            const Tile tile{column, row, box};
            Sheet sheet = pageOf(tile, tiling, options, title);
            const QString note = cutNote(tile);
            addHeader(sheet, frameOf(options), document,
                      note.isEmpty() ? sheet.title : QStringLiteral("%1 · %2").arg(note, sheet.title));
            tiling.sheets.push_back(std::move(sheet));
        }
    return tiling;
}

TilingOptions inBestOrientation(MmSize board, TilingOptions options) {
    TilingOptions upright = options;
    if (upright.paper.landscape())
        upright.paper = upright.paper.turned();
    options.paper = upright.paper.turned();
    const auto pages = [&board](const TilingOptions& tried) {
        const auto [across, down] = divisions(board, tried);
        return across.count * down.count;
    };
    return pages(options) < pages(upright) ? options : upright;
}

} // namespace orontes::editor

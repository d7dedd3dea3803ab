// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/order_sheet.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr SheetFrame orderFrame{.margin = 14, .strip = 5, .crosses = 0};
constexpr double orderTitleHeight = 19;
constexpr double headHeight = 10; ///< of a turn: its number and the names of the columns
constexpr double betweenTurns = 6;
constexpr double betweenWords = 4; ///< the title and the seat
constexpr double lineMost = 13;
constexpr double nameLeast = 30;  ///< for the faces and names
constexpr double columnLeast = 9; ///< to write in

const TextStyle orderTitle{.face = TypeFace::Serif, .points = 26};
const TextStyle seatStyle{.points = 8, .weight = TypeWeight::SemiBold, .tracking = 0.12};
const TextStyle turnStyle{.face = TypeFace::Serif, .points = 14};
const TextStyle columnStyle{.points = 6.2, .weight = TypeWeight::SemiBold, .tracking = 0.08};
const TextStyle orderName{.points = 9.5, .weight = TypeWeight::Medium};
const TextStyle noteStyle{.points = 6.5, .ink = inkGrey};

/// How a page is divided.
struct Form {
    MmRect room;
    int turns = 1;
    int linesPerTurn = 1;
    double lineHeight = lineMost;
    double nameWidth = 50;
    double columnWidth = 20;
};

double nameWidthFor(const OrderSheetContent& content, double lineHeight, double most) {
    double width = nameLeast;
    for (const OrderLine& line : content.lines)
        width = std::max({width, textWidth(line.name, orderName), textWidth(line.note, noteStyle)});
    return std::min(most, width + lineHeight + 5);
}

/// As many turns as wanted while every line is tall enough; otherwise fewer, and then fewer lines.
Form formFor(const OrderSheetContent& content, MmSize paper) {
    Form form;
    form.room = roomWithin(paper, orderFrame).grown({0, -orderTitleHeight, 0, 0});
    const int lines = std::max<int>(1, static_cast<int>(content.lines.size()));
    for (form.turns = std::max(1, content.turnsPerPage); form.turns >= 1; --form.turns) {
        const double perTurn = (form.room.height + betweenTurns) / form.turns - betweenTurns - headHeight;
        form.linesPerTurn = std::min(lines, static_cast<int>(std::floor(perTurn / orderLineLeast)));
        form.lineHeight = std::min(lineMost, perTurn / std::max(1, form.linesPerTurn));
        if (form.linesPerTurn == lines || form.turns == 1)
            break;
    }
    const auto columns = std::max<double>(1, static_cast<double>(content.columns.size()));
    const double most = std::min(form.room.width * 0.42, std::max(nameLeast, form.room.width - columns * columnLeast));
    form.nameWidth = nameWidthFor(content, form.lineHeight, most);
    form.columnWidth = (form.room.width - form.nameWidth) / columns;
    return form;
}

void addTitle(Sheet& sheet, const OrderSheetContent& content) {
    const MmRect room = roomWithin(sheet.size, orderFrame);
    const double baseline = room.y + 9.5;
    const QString seat = content.seat.toUpper();
    const double width = room.width - textWidth(seat, seatStyle) - betweenWords;
    sheet.pieces.push_back(textAt(room, baseline, content.label, fitted(content.label, orderTitle, width)));
    sheet.pieces.push_back(textAt(room, baseline, seat, seatStyle, Align::Right));
    sheet.pieces.push_back({{room.x, room.y + 12.5, room.width, 2.2}, BandPiece{content.colour, content.pattern}});
}

/// "Turn ____" and the names of the columns over a strong rule.
void addTurnHead(Sheet& sheet, const OrderSheetContent& content, const Form& form, double top) {
    const double rule = top + headHeight;
    const QString turn = PrintWords::tr("Turn");
    const double written = textWidth(turn, turnStyle);
    sheet.pieces.push_back(textAt({form.room.x, top, 40, headHeight}, rule - 2.4, turn, turnStyle));
    sheet.pieces.push_back(levelRule(form.room.x + written + 2, rule - 2.2, 16, 0.2, inkGrey));
    for (std::size_t i = 0; i < content.columns.size(); ++i) {
        const double x = form.room.x + form.nameWidth + static_cast<double>(i) * form.columnWidth;
        const MmRect box{x + 1.5, rule - 5, form.columnWidth - 2, 4};
        const QString name = content.columns[i].toUpper();
        const TextStyle style = fitted(name, columnStyle, box.width, 5);
        sheet.pieces.push_back(textAt(box, rule - 2.2, shortened(name, style, box.width), style));
    }
    sheet.pieces.push_back(levelRule(form.room.x, rule, form.room.width, 0.5));
}

void addLine(Sheet& sheet, const OrderLine& line, const Form& form, double top) {
    const double side = form.lineHeight - 2.4;
    const MmRect face{form.room.x, top + (form.lineHeight - side) / 2, side, side};
    sheet.pieces.push_back({face, FacePiece{line.face, {}}});
    sheet.pieces.push_back({face, FramePiece{0.15, inkBlack, 0}});
    const MmRect words{face.right() + 3, top, form.nameWidth - side - 4, form.lineHeight};
    const bool noted = !line.note.isEmpty() && form.lineHeight >= 8;
    const MmRect upper = noted ? MmRect{words.x, words.y + 0.4, words.width, words.height * 0.56} : words;
    sheet.pieces.push_back(textWithin(upper, shortened(line.name, orderName, words.width), orderName));
    if (noted)
        sheet.pieces.push_back(textWithin({words.x, words.y + words.height * 0.52, words.width, words.height * 0.4},
                                          shortened(line.note, noteStyle, words.width), noteStyle));
}

void addTurn(Sheet& sheet, const OrderSheetContent& content, const Form& form, std::size_t first, double top) {
    addTurnHead(sheet, content, form, top);
    const double body = top + headHeight;
    const std::size_t count = std::min(content.lines.size() - first, static_cast<std::size_t>(form.linesPerTurn));
    for (std::size_t i = 0; i < count; ++i) {
        const double y = body + static_cast<double>(i) * form.lineHeight;
        addLine(sheet, content.lines[first + i], form, y);
        sheet.pieces.push_back(
            levelRule(form.room.x, y + form.lineHeight, form.room.width, 0.15, i + 1 == count ? inkBlack : inkLight));
    }
    const double height = static_cast<double>(count) * form.lineHeight;
    for (std::size_t i = 0; i < content.columns.size(); ++i) {
        const double x = form.room.x + form.nameWidth + static_cast<double>(i) * form.columnWidth;
        sheet.pieces.push_back({{x - 0.075, body, 0.15, height}, FillPiece{inkLight, 0}});
    }
}

} // namespace

std::vector<Sheet> orderSheets(const OrderSheetContent& content, MmSize paper, const QString& document) {
    std::vector<Sheet> sheets;
    const Form form = formFor(content, paper);
    const QString name = QStringLiteral("%1, %2").arg(content.label, content.seat);
    for (std::size_t first = 0; first < content.lines.size(); first += static_cast<std::size_t>(form.linesPerTurn)) {
        Sheet sheet = plainSheet(name, paper);
        addHeader(sheet, orderFrame, document, sheet.title);
        addTitle(sheet, content);
        const double lines =
            static_cast<double>(std::min(content.lines.size(), static_cast<std::size_t>(form.linesPerTurn)));
        const double height = headHeight + lines * form.lineHeight;
        const double spare = form.room.height - form.turns * height;
        const double step = height + (form.turns > 1 ? std::min(spare / (form.turns - 1), 2 * betweenTurns) : 0);
        for (int turn = 0; turn < form.turns; ++turn)
            addTurn(sheet, content, form, first, form.room.y + turn * step);
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

} // namespace orontes::editor

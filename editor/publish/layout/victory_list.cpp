// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/victory_list.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"
#include "editor/publish/layout/seat_heading.h"

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr SheetFrame listFrame{.margin = 12, .strip = 5, .crosses = 0};
constexpr double listLead = 3.5;
constexpr double glossaryLead = 3;
constexpr double lineAir = 1.2;
constexpr double groupHead = 7.2;
constexpr double aboveGroup = 2.2;
constexpr double headingLeast = 60; ///< for a side's name
constexpr double tickBox = 3.1;
constexpr double tickStep = 3.8;
constexpr double nameWidth = 15;
constexpr double pointWidth = 11;
constexpr MmSize turnBox{10.5, 5.9};
constexpr std::size_t turnsAtMost = 20;
constexpr double totalShare = 1.6; ///< of the last column, in turns
constexpr int boxesInARow = 10;
const TextStyle listNote{.points = 7.5};
const TextStyle glossaryStyle{.points = 6.5, .ink = inkGrey};
const TextStyle groupStyle{.points = 10.5, .weight = TypeWeight::SemiBold};
const TextStyle listName{.face = TypeFace::Figures, .points = 6.5, .ink = inkGrey};
const TextStyle listText{.points = 8};
const TextStyle pointStyle{.face = TypeFace::Figures, .points = 9.5, .weight = TypeWeight::Bold};
const TextStyle turnFigure{.face = TypeFace::Figures, .points = 5, .ink = inkGrey};

/// Widths that all lines of a list share.
struct ListDivision {
    MmRect room;
    double boxWidth = tickStep;

    double textLeft() const { return room.x + nameWidth; }
    double textWidth() const { return room.width - nameWidth - pointWidth - boxWidth - 3; }
    double pointRight() const { return room.right() - boxWidth - 3; }
    double boxLeft() const { return room.right() - boxWidth; }
};

ListDivision divisionOf(const VictoryListContent& content, const MmRect& room) {
    int most = 1;
    for (const ScoreGroup& group : content.groups)
        for (const ScoreLine& line : group.lines)
            most = std::max(most, std::min(line.boxes, boxesInARow));
    return {room, most * tickStep};
}

int boxRows(const ScoreLine& line) {
    return (std::max(1, line.boxes) + boxesInARow - 1) / boxesInARow;
}

double heightOfLine(const ScoreLine& line, const ListDivision& division) {
    const auto lines = static_cast<double>(brokenIntoLines(line.text, listText, division.textWidth()).size());
    return std::max(lines * listLead, boxRows(line) * tickStep) + lineAir;
}

void addLine(Pieces& pieces, const ScoreLine& line, const ListDivision& division, double top) {
    const double height = heightOfLine(line, division);
    const double first = top + lineAir / 2;
    const double baseline = first + 2.7;
    const MmRect whole{division.room.x, top, nameWidth - 1, height};
    pieces.push_back(textAt(whole, baseline, shortened(line.name, listName, whole.width), listName));
    double y = first;
    for (const QString& text : brokenIntoLines(line.text, listText, division.textWidth())) {
        pieces.push_back(textAt({division.textLeft(), y, division.textWidth(), listLead}, y + 2.7, text, listText));
        y += listLead;
    }
    pieces.push_back(textAt({division.pointRight() - pointWidth, first, pointWidth, listLead}, baseline,
                            QString::number(line.points), pointStyle, Align::Right));
    for (int i = 0; i < std::max(1, line.boxes); ++i)
        pieces.push_back({{division.boxLeft() + (i % boxesInARow) * tickStep,
                           first - 0.2 + (i / boxesInARow) * tickStep, tickBox, tickBox},
                          FramePiece{0.25, inkBlack, 0}});
    pieces.push_back(levelRule(division.room.x, top + height, division.room.width, 0.1, inkLight));
}

/// Boxes for what a side gets turn by turn, and one for the sum, at the right end of its heading; returns where they
/// begin.
double addTurns(Pieces& pieces, const VictoryListContent& content, const MmRect& room, double top) {
    if (content.perTurn.isEmpty() || content.turns.empty() || content.turns.size() > turnsAtMost)
        return room.right();
    const auto count = static_cast<double>(content.turns.size());
    const double column = std::min(turnBox.width, (room.width - headingLeast) / (count + totalShare));
    const double left = room.right() - column * (count + totalShare);
    for (std::size_t i = 0; i <= content.turns.size(); ++i) {
        const bool last = i == content.turns.size();
        const MmRect box{left + static_cast<double>(i) * column, top, last ? column * totalShare : column,
                         turnBox.height};
        pieces.push_back({box.grown(0.075), FramePiece{0.15, inkBlack, 0}});
        pieces.push_back(textAt({box.x + 0.7, box.y, box.width, box.height}, box.y + 2.1,
                                last ? PrintWords::tr("Sum") : content.turns[i], turnFigure));
    }
    return left;
}

void addGroupHead(Pieces& pieces, const VictoryListContent& content, const ScoreGroup& group, const MmRect& room,
                  double top) {
    const double baseline = top + 4.4;
    const MmRect band{room.x, top + 1.2, 9, 3.8};
    pieces.push_back({band, BandPiece{group.colour, group.pattern}});
    pieces.push_back({band, FramePiece{0.12, inkBlack, 0}});
    int all = 0;
    for (const ScoreLine& line : group.lines)
        all += line.points;
    const double end = addTurns(pieces, content, room, top);
    double x = band.right() + 2.5;
    const auto add = [&](const QString& text, const TextStyle& style) {
        const double width = textWidth(text, style);
        if (x + width > end - 2)
            return;
        pieces.push_back(textAt({x, top, width, groupHead}, baseline, text, style));
        x += width + 3;
    };
    add(group.side, groupStyle);
    if (!group.lines.empty())
        add(PrintWords::tr("%1 in all").arg(all), listName);
    if (end < room.right() && x + textWidth(content.perTurn, listName) <= end - 2)
        pieces.push_back(textAt({x, top, end - 2 - x, groupHead}, baseline, content.perTurn, listName, Align::Right));
    pieces.push_back(levelRule(room.x, top + groupHead - 0.5, room.width, 0.35));
}

/// Pages that are filled from above.
class ListPages {
public:
    ListPages(const VictoryListContent& content, MmSize paper)
        : m_content(content), m_paper(paper), m_division(divisionOf(content, roomWithin(paper, listFrame))) {
        turnPage();
        for (const QString& note : content.notes)
            addText(note, listNote, listLead);
    }

    /// A heading stays with its first line.
    void add(const ScoreGroup& group) {
        const double first = group.lines.empty() ? 0 : heightOfLine(group.lines.front(), m_division);
        keep(groupHead + aboveGroup + first);
        m_y += aboveGroup;
        addGroupHead(pieces(), m_content, group, room(), m_y);
        m_y += groupHead - 0.5;
        for (const ScoreLine& line : group.lines) {
            keep(heightOfLine(line, m_division));
            addLine(pieces(), line, m_division, m_y);
            m_y += heightOfLine(line, m_division);
        }
    }
    void addGlossary() {
        m_y += m_content.glossary.empty() ? 0 : 3;
        for (const QString& line : m_content.glossary)
            addText(line, glossaryStyle, glossaryLead);
    }
    std::vector<Sheet> take(const QString& document) {
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            if (m_sheets.size() > 1)
                m_sheets[i].title = PrintWords::tr("%1, page %2").arg(m_sheets[i].title).arg(i + 1);
            addHeader(m_sheets[i], listFrame, document, m_sheets[i].title);
        }
        return std::move(m_sheets);
    }

private:
    void addText(const QString& text, const TextStyle& style, double lead) {
        for (const QString& line : brokenIntoLines(text, style, room().width)) {
            keep(lead);
            pieces().push_back(textAt({room().x, m_y, room().width, lead}, m_y + lead * 0.72, line, style));
            m_y += lead;
        }
    }
    const MmRect& room() const { return m_division.room; }
    Pieces& pieces() { return m_sheets.back().pieces; }
    void keep(double height) {
        if (m_y + height > room().bottom() + mmNothing)
            turnPage();
    }
    void turnPage() {
        m_sheets.push_back(plainSheet(QStringLiteral("%1, %2").arg(m_content.label, m_content.seat), m_paper));
        addSeatHeading(pieces(), room(), {m_content.label, m_content.seat, m_content.colour, m_content.pattern});
        m_y = room().y + seatHeadingHeight;
    }

    const VictoryListContent& m_content;
    MmSize m_paper;
    ListDivision m_division;
    std::vector<Sheet> m_sheets;
    double m_y = 0;
};

} // namespace

std::vector<Sheet> victorySheets(const VictoryListContent& content, MmSize paper, const QString& document) {
    ListPages pages(content, paper.landscape() ? paper.turned() : paper);
    for (const ScoreGroup& group : content.groups)
        pages.add(group);
    pages.addGlossary();
    return pages.take(document);
}

} // namespace orontes::editor

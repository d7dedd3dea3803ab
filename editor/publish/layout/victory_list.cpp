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
constexpr double lineAir = 1.9;
constexpr double groupHead = 7.5;
constexpr double tickBox = 3.6;
constexpr double tickStep = 4.4;
constexpr double nameWidth = 15;
constexpr double pointWidth = 11;
constexpr double turnNameWidth = 30;
constexpr double turnBoxHeight = 7;
constexpr double totalShare = 1.6; ///< of the last column, in turns
constexpr int boxesInARow = 10;
const TextStyle listNote{.points = 7.5};
const TextStyle glossaryStyle{.points = 6.5, .ink = inkGrey};
const TextStyle groupStyle{.points = 10.5, .weight = TypeWeight::SemiBold};
const TextStyle listName{.face = TypeFace::Figures, .points = 6.5, .ink = inkGrey};
const TextStyle listText{.points = 8};
const TextStyle pointStyle{.face = TypeFace::Figures, .points = 9.5, .weight = TypeWeight::Bold};
const TextStyle turnsTitle{.face = TypeFace::Serif, .points = 14};
const TextStyle turnFigure{.face = TypeFace::Figures, .points = 7.5, .weight = TypeWeight::SemiBold};

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

void addGroupHead(Pieces& pieces, const ScoreGroup& group, const MmRect& room, double top) {
    const MmRect band{room.x, top + 1.6, 9, 3.8};
    pieces.push_back({band, BandPiece{group.colour, group.pattern}});
    pieces.push_back({band, FramePiece{0.12, inkBlack, 0}});
    pieces.push_back(textAt({band.right() + 2.5, top, room.width, groupHead}, top + 5, group.side, groupStyle));
    int all = 0;
    for (const ScoreLine& line : group.lines)
        all += line.points;
    const QString sum = PrintWords::tr("%1 in all").arg(all);
    pieces.push_back(textAt({room.x, top, room.width, groupHead}, top + 5, sum, listName, Align::Right));
    pieces.push_back(levelRule(room.x, top + groupHead - 0.8, room.width, 0.35));
}

/// A box for every side and turn, and one for their sum.
double heightOfTurns(const VictoryListContent& content) {
    return 13 + static_cast<double>(content.groups.size()) * turnBoxHeight;
}

void addTurns(Pieces& pieces, const VictoryListContent& content, const MmRect& room, double top) {
    pieces.push_back(textAt({room.x, top, room.width, 7}, top + 5, content.perTurn, turnsTitle));
    const double column = (room.width - turnNameWidth) / (static_cast<double>(content.turns.size()) + totalShare);
    const auto left = [&](std::size_t i) { return room.x + turnNameWidth + static_cast<double>(i) * column; };
    for (std::size_t i = 0; i < content.turns.size(); ++i)
        pieces.push_back(
            textAt({left(i), top + 7, column, 4}, top + 10.4, content.turns[i], turnFigure, Align::Centre));
    const double total = column * totalShare;
    pieces.push_back(textAt({left(content.turns.size()), top + 7, total, 4}, top + 10.4, PrintWords::tr("Sum"),
                            turnFigure, Align::Centre));
    double y = top + 12;
    for (const ScoreGroup& group : content.groups) {
        const MmRect band{room.x, y + 0.8, 3, turnBoxHeight - 1.6};
        pieces.push_back({band, BandPiece{group.colour, group.pattern}});
        pieces.push_back({band, FramePiece{0.12, inkBlack, 0}});
        pieces.push_back(textWithin({band.right() + 1.5, y, turnNameWidth - 6, turnBoxHeight},
                                    shortened(group.side, listText, turnNameWidth - 6), listText));
        for (std::size_t i = 0; i <= content.turns.size(); ++i) {
            const bool last = i == content.turns.size();
            pieces.push_back(
                {{left(i), y, last ? total : column, turnBoxHeight}, FramePiece{last ? 0.4 : 0.15, inkBlack, 0}});
        }
        y += turnBoxHeight;
    }
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
        keep(groupHead + 2 + first);
        m_y += 2;
        addGroupHead(pieces(), group, room(), m_y);
        m_y += groupHead - 0.8;
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
    void addTurnBoxes() {
        if (m_content.perTurn.isEmpty())
            return;
        keep(heightOfTurns(m_content) + 6);
        m_y += 6;
        addTurns(pieces(), m_content, room(), m_y);
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
    pages.addTurnBoxes();
    return pages.take(document);
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/arrival_chart.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"
#include "editor/publish/layout/seat_heading.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr SheetFrame chartFrame{.margin = 11, .strip = 5, .crosses = 0};
constexpr double chartHeadHeight = 8;
constexpr double sideWidth = 25;
constexpr double turnColumnLeast = 22;
constexpr double bandWidth = 3;
constexpr double cellPadding = 1.5;
constexpr double rowLeast = 11;
constexpr double noteLead = 3.4;
constexpr double betweenParts = 4;

const TextStyle turnNumberStyle{.face = TypeFace::Figures, .points = 10, .weight = TypeWeight::SemiBold};
const TextStyle turnCaptionStyle{.points = 6.2, .ink = inkGrey};
const TextStyle sideStyle{.points = 9, .weight = TypeWeight::SemiBold};
const TextStyle arrivalStyle{.points = 6.8, .weight = TypeWeight::SemiBold};
const TextStyle namedStyle{.points = 6.4, .italic = true};
const TextStyle whereStyle{.points = 5.8};
const TextStyle markStyle{.points = 8};
const TextStyle chartNoteStyle{.points = 6.8};
const TextStyle placesTitle{.face = TypeFace::Serif, .points = 12};
const TextStyle placesStyle{.points = 7};

/// A line of a cell and how far down the next one stands.
struct Line {
    QString text;
    const TextStyle* style;
    double lead;
};

std::vector<Line> linesOf(const ArrivalCell& cell, double width) {
    std::vector<Line> lines;
    const auto add = [&](const QString& text, const TextStyle& style, double lead) {
        if (text.isEmpty())
            return;
        for (QString& line : brokenIntoLines(text, style, width))
            lines.push_back({std::move(line), &style, lead});
    };
    for (const Arrival& arrival : cell.arrivals) {
        if (!lines.empty())
            lines.back().lead += 0.7;
        add(arrival.units, arrivalStyle, 2.9);
        add(arrival.named, namedStyle, 2.7);
        add(arrival.where, whereStyle, 2.45);
    }
    return lines;
}

double heightOf(const std::vector<Line>& lines) {
    double height = 0;
    for (const Line& line : lines)
        height += line.lead;
    return height;
}

/// A page's worth of turns.
struct TurnStretch {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Draws one stretch of a chart.
class Chart {
public:
    Chart(const ArrivalChartContent& content, const MmRect& room, TurnStretch turns)
        : m_content(content),
          m_room(room),
          m_turns(turns),
          m_column((room.width - sideWidth) / static_cast<double>(std::max<std::size_t>(1, turns.count))) {}

    double heightOfRow(const ArrivalRow& row) const {
        double height = rowLeast;
        for (std::size_t i = 0; i < m_turns.count; ++i) {
            const ArrivalCell& cell = row.cells[m_turns.first + i];
            height = std::max(height, heightOf(linesOf(cell, textRoom())) + 2 * cellPadding + 0.6);
        }
        return height;
    }
    void addHead(Pieces& pieces, double top) const;
    void addRow(Pieces& pieces, const ArrivalRow& row, double top, double height) const;

private:
    double textRoom() const { return m_column - 2 * cellPadding; }
    double left(std::size_t turn) const { return m_room.x + sideWidth + static_cast<double>(turn) * m_column; }
    void addCell(Pieces& pieces, const ArrivalCell& cell, const MmRect& box) const;

    const ArrivalChartContent& m_content;
    MmRect m_room;
    TurnStretch m_turns;
    double m_column;
};

void Chart::addHead(Pieces& pieces, double top) const {
    const QString turn = PrintWords::tr("Turn");
    pieces.push_back(textAt({m_room.x, top, sideWidth, chartHeadHeight}, top + 4, turn, turnNumberStyle));
    for (std::size_t i = 0; i < m_turns.count; ++i) {
        const ArrivalTurn& one = m_content.turns[m_turns.first + i];
        const MmRect box{left(i) + cellPadding, top, m_column - 2 * cellPadding, chartHeadHeight};
        pieces.push_back(textAt(box, top + 4, one.number, turnNumberStyle));
        pieces.push_back(textAt(box, top + 6.9, shortened(one.caption, turnCaptionStyle, box.width), turnCaptionStyle));
    }
    pieces.push_back(levelRule(m_room.x, top + chartHeadHeight, m_room.width, 0.5));
}

/// A marked turn stands in a tinted box with a thick frame, and bears the sign.
void Chart::addCell(Pieces& pieces, const ArrivalCell& cell, const MmRect& box) const {
    if (cell.marked) {
        pieces.push_back({box.grown(-0.35), FillPiece{inkTint, 0}});
        pieces.push_back({box.grown(-0.35), FramePiece{0.5, inkBlack, 0}});
    }
    double y = box.y + cellPadding + 0.3;
    for (const Line& line : linesOf(cell, textRoom())) {
        pieces.push_back(
            textAt({box.x + cellPadding, y, box.width - 2 * cellPadding, line.lead}, y + 2.1, line.text, *line.style));
        y += line.lead;
    }
    if (cell.marked)
        pieces.push_back(textAt({box.x, box.bottom() - 4, box.width - 1.2, 3}, box.bottom() - 1.3, markedSign,
                                markStyle, Align::Right));
}

void Chart::addRow(Pieces& pieces, const ArrivalRow& row, double top, double height) const {
    const MmRect band{m_room.x, top + 0.6, bandWidth, height - 1.2};
    pieces.push_back({band, BandPiece{row.colour, row.pattern}});
    pieces.push_back({band, FramePiece{0.12, inkBlack, 0}});
    const MmRect words{band.right() + 1.5, top, sideWidth - bandWidth - 2.5, height};
    const TextStyle style = fitted(row.side, sideStyle, words.width, 6);
    pieces.push_back(textAt(words, top + cellPadding + 3, shortened(row.side, style, words.width), style));
    for (std::size_t i = 0; i < m_turns.count; ++i) {
        const MmRect box{left(i), top, m_column, height};
        addCell(pieces, row.cells[m_turns.first + i], box);
        pieces.push_back({{box.x - 0.06, top, 0.12, height}, FillPiece{inkLight, 0}});
    }
    pieces.push_back(levelRule(m_room.x, top + height, m_room.width, 0.15));
}

std::vector<TurnStretch> stretchesOf(const ArrivalChartContent& content, double width) {
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((width - sideWidth) / turnColumnLeast)));
    const std::size_t all = content.turns.size();
    const std::size_t parts = std::max<std::size_t>(1, (all + most - 1) / most);
    std::vector<TurnStretch> stretches;
    for (std::size_t part = 0, first = 0; part < parts; ++part) {
        const std::size_t count = (all - first) / (parts - part);
        stretches.push_back({first, count});
        first += count;
    }
    return stretches;
}

/// What stands below the rows: what a mark means, notes, and where each side's places are.
Pieces footOf(const ArrivalChartContent& content, double width, double& height) {
    Pieces pieces;
    height = 1.5;
    QStringList notes;
    if (!content.mark.isEmpty())
        notes << QStringLiteral("%1 %2.").arg(markedSign, content.mark);
    for (const QString& note : content.notes)
        notes << note;
    for (const QString& line : brokenIntoLines(notes.join(u' '), chartNoteStyle, width)) {
        pieces.push_back(textAt({0, height, width, noteLead}, height + 2.6, line, chartNoteStyle));
        height += noteLead;
    }
    if (std::all_of(content.rows.begin(), content.rows.end(),
                    [](const ArrivalRow& row) { return row.places.isEmpty(); }))
        return pieces;
    height += betweenParts;
    pieces.push_back(textAt({0, height, width, 6}, height + 4, content.placesLabel, placesTitle));
    height += 5.5;
    pieces.push_back(levelRule(0, height, width, 0.35));
    for (const ArrivalRow& row : content.rows) {
        const std::vector<QString> lines = brokenIntoLines(row.places, placesStyle, width - sideWidth);
        const double tall = 1.4 + 3.1 * static_cast<double>(lines.size());
        const MmRect band{0, height + 0.7, bandWidth, tall - 1.4};
        pieces.push_back({band, BandPiece{row.colour, row.pattern}});
        pieces.push_back({band, FramePiece{0.12, inkBlack, 0}});
        pieces.push_back(textAt({bandWidth + 1.5, height, sideWidth, tall}, height + 3.1, row.side, arrivalStyle));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const double top = height + 0.7 + 3.1 * static_cast<double>(i);
            pieces.push_back(textAt({sideWidth, top, width - sideWidth, 3.1}, top + 2.4, lines[i], placesStyle));
        }
        height += tall;
        pieces.push_back(levelRule(0, height, width, 0.1, inkLight));
    }
    return pieces;
}

/// Pages that are filled from above.
class ChartPages {
public:
    ChartPages(const ArrivalChartContent& content, MmSize paper, const QString& document)
        : m_content(content), m_paper(paper), m_document(document), m_room(roomWithin(paper, chartFrame)) {}

    void add(TurnStretch turns) {
        const Chart chart(m_content, m_room, turns);
        turnPage(chart);
        for (const ArrivalRow& row : m_content.rows) {
            const double height = chart.heightOfRow(row);
            if (!m_fresh && m_y + height > m_room.bottom() + mmNothing)
                turnPage(chart);
            chart.addRow(m_sheets.back().pieces, row, m_y, height);
            m_y += height;
            m_fresh = false;
        }
    }
    void addFoot() {
        double height = 0;
        Pieces pieces = footOf(m_content, m_room.width, height);
        if (m_y + height > m_room.bottom() + mmNothing)
            turnPage();
        for (PlacedPiece& piece : pieces) {
            piece.box = piece.box.moved(m_room.x, m_y);
            m_sheets.back().pieces.push_back(std::move(piece));
        }
    }
    std::vector<Sheet> take() {
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            if (m_sheets.size() > 1)
                m_sheets[i].title = PrintWords::tr("%1, page %2").arg(m_sheets[i].title).arg(i + 1);
            addHeader(m_sheets[i], chartFrame, m_document, m_sheets[i].title);
        }
        return std::move(m_sheets);
    }

private:
    void turnPage() {
        Sheet sheet = plainSheet(QStringLiteral("%1, %2").arg(m_content.label, m_content.seat), m_paper);
        addSeatHeading(sheet.pieces, m_room, {m_content.label, m_content.seat, m_content.colour, m_content.pattern});
        m_sheets.push_back(std::move(sheet));
        m_y = m_room.y + seatHeadingHeight;
        m_fresh = true;
    }
    void turnPage(const Chart& chart) {
        turnPage();
        chart.addHead(m_sheets.back().pieces, m_y);
        m_y += chartHeadHeight;
    }

    const ArrivalChartContent& m_content;
    MmSize m_paper;
    const QString& m_document;
    MmRect m_room;
    std::vector<Sheet> m_sheets;
    double m_y = 0;
    bool m_fresh = true; ///< no row stands on the page yet
};

} // namespace

std::vector<Sheet> arrivalSheets(const ArrivalChartContent& content, MmSize paper, const QString& document) {
    ChartPages pages(content, paper.landscape() ? paper : paper.turned(), document);
    for (const TurnStretch& turns :
         stretchesOf(content, roomWithin(paper.landscape() ? paper : paper.turned(), chartFrame).width))
        pages.add(turns);
    pages.addFoot();
    return pages.take();
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/table_block.h"

#include "editor/publish/layout/pieces.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace orontes::editor {

namespace {

const TextStyle tableTitle{.face = TypeFace::Serif, .points = 14};
const TextStyle helpStyle{.points = 7.2, .ink = inkGrey};
const TextStyle headStyle{.points = 6.2, .weight = TypeWeight::SemiBold, .tracking = 0.05};
const TextStyle tableLabel{.points = 8, .weight = TypeWeight::SemiBold};
const TextStyle cellStyle{.face = TypeFace::Figures, .points = 8};
const TextStyle tableNote{.points = 6.2, .ink = inkGrey};
constexpr double tableTitleHeight = 7;
constexpr double lead = 3.7;
constexpr double helpLead = 3.4;
constexpr double padding = 1.5; ///< beside a cell's text
constexpr double rowAir = 1.5;  ///< above and below a row's text, together
constexpr double wordy = 8;     ///< cells longer than this are set flush left

/// A table cut into columns; column 0 holds the labels of the rows.
struct Columns {
    std::vector<double> widths;
    std::vector<Align> aligns;
};

const QString& cellText(const AidTable& table, std::size_t row, std::size_t column) {
    static const QString nothing;
    const AidRow& line = table.rows[row];
    if (column == 0)
        return line.label;
    return column <= line.cells.size() ? line.cells[column - 1] : nothing;
}

QString headText(const AidTable& table, std::size_t column) {
    return column == 0 ? QString() : table.columns[column - 1].toUpper();
}

const TextStyle& styleOf(std::size_t column) {
    return column == 0 ? tableLabel : cellStyle;
}

double longestWord(const QString& text, const TextStyle& style) {
    double width = 0;
    for (const QString& word : text.split(u' '))
        width = std::max(width, textWidth(word, style));
    return width;
}

/// The widest line, and the widest word, of every column.
struct Needs {
    std::vector<double> natural;
    std::vector<double> least;
};

Needs needsOf(const AidTable& table) {
    Needs needs;
    for (std::size_t column = 0; column <= table.columns.size(); ++column) {
        double natural = textWidth(headText(table, column), headStyle);
        double least = longestWord(headText(table, column), headStyle);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            natural = std::max(natural, textWidth(cellText(table, row, column), styleOf(column)));
            least = std::max(least, longestWord(cellText(table, row, column), styleOf(column)));
        }
        needs.natural.push_back(natural + 2 * padding);
        needs.least.push_back(least + 2 * padding);
    }
    return needs;
}

double sum(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// Room to spare goes to all alike; where there is too little, each gives of what it has above its longest word.
std::vector<double> sharedOut(const Needs& needs, double width) {
    const double natural = sum(needs.natural);
    const double least = sum(needs.least);
    const std::size_t count = needs.natural.size();
    std::vector<double> widths(count);
    const double part = natural > least ? std::clamp((width - least) / (natural - least), 0.0, 1.0) : 1.0;
    for (std::size_t i = 0; i < count; ++i)
        widths[i] = needs.least[i] + part * (needs.natural[i] - needs.least[i]);
    const double factor = width < least ? width / least : 1;
    const double spare = std::max(0.0, width - sum(widths)) / static_cast<double>(count);
    for (double& one : widths)
        one = one * factor + spare;
    return widths;
}

Columns columnsOf(const AidTable& table, double width) {
    Columns columns{sharedOut(needsOf(table), width), {}};
    for (std::size_t column = 0; column < columns.widths.size(); ++column) {
        qsizetype longest = 0;
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            longest = std::max(longest, cellText(table, row, column).size());
        columns.aligns.push_back(column == 0 || static_cast<double>(longest) > wordy ? Align::Left : Align::Centre);
    }
    return columns;
}

/// Lines of text in a column; returns how tall they are.
double addLines(Pieces& pieces, const std::vector<QString>& lines, MmPoint at, double width, const TextStyle& style,
                Align align, double leading) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double top = at.y + static_cast<double>(i) * leading;
        pieces.push_back(textAt({at.x, top, width, leading}, top + leading * 0.74, lines[i], style, align));
    }
    return static_cast<double>(lines.size()) * leading;
}

double addHead(Pieces& pieces, const AidTable& table, const Columns& columns, double width, double top) {
    std::vector<std::vector<QString>> heads;
    std::size_t most = 1;
    for (std::size_t column = 0; column < columns.widths.size(); ++column) {
        heads.push_back(brokenIntoLines(headText(table, column), headStyle, columns.widths[column] - 2 * padding));
        most = std::max(most, heads.back().size());
    }
    const double height = static_cast<double>(most) * 2.8 + 1.6;
    double x = 0;
    for (std::size_t column = 0; column < columns.widths.size(); ++column) {
        const double own = static_cast<double>(heads[column].size()) * 2.8;
        addLines(pieces, heads[column], {x + padding, top + height - 1.2 - own}, columns.widths[column] - 2 * padding,
                 headStyle, columns.aligns[column], 2.8);
        x += columns.widths[column];
    }
    pieces.push_back(levelRule(0, top + height, width, 0.4));
    return height;
}

double heightOfRow(const AidTable& table, const Columns& columns, std::size_t row) {
    std::size_t lines = 1;
    for (std::size_t column = 0; column < columns.widths.size(); ++column)
        lines = std::max(
            lines, brokenIntoLines(cellText(table, row, column), styleOf(column), columns.widths[column] - 2 * padding)
                       .size());
    return static_cast<double>(lines) * lead + rowAir;
}

double addRow(Pieces& pieces, const AidTable& table, const Columns& columns, std::size_t row, double top) {
    const double height = heightOfRow(table, columns, row);
    double x = 0;
    for (std::size_t column = 0; column < columns.widths.size(); ++column) {
        const double room = columns.widths[column] - 2 * padding;
        addLines(pieces, brokenIntoLines(cellText(table, row, column), styleOf(column), room),
                 {x + padding, top + rowAir / 2}, room, styleOf(column), columns.aligns[column], lead);
        x += columns.widths[column];
    }
    return height;
}

} // namespace

double naturalWidth(const AidTable& table) {
    return sum(needsOf(table).natural);
}

TextBlock tableBlock(const AidTable& table, double width, std::size_t first, std::size_t count) {
    TextBlock block;
    const Columns columns = columnsOf(table, width);
    double y = tableTitleHeight;
    const TextStyle title = fitted(table.label, tableTitle, width);
    block.pieces.push_back(textAt({0, 0, width, tableTitleHeight}, 5, shortened(table.label, title, width), title));
    if (first == 0 && !table.help.isEmpty())
        y += addLines(block.pieces, brokenIntoLines(table.help, helpStyle, width), {0, y}, width, helpStyle,
                      Align::Left, helpLead) +
             0.8;
    y += addHead(block.pieces, table, columns, width, y);
    const std::size_t end = std::min(table.rows.size(), first + count);
    for (std::size_t row = first; row < end; ++row) {
        y += addRow(block.pieces, table, columns, row, y);
        const bool strong = row + 1 == end || table.rows[row].endsGroup;
        block.pieces.push_back(levelRule(0, y, width, strong ? 0.25 : 0.12, strong ? inkBlack : inkHair));
    }
    if (end == table.rows.size() && !table.note.isEmpty())
        y += 1 + addLines(block.pieces, brokenIntoLines(table.note, tableNote, width), {0, y + 1}, width, tableNote,
                          Align::Left, 2.8);
    block.height = y;
    return block;
}

std::size_t rowsFitting(const AidTable& table, double width, std::size_t first, double height) {
    const Columns columns = columnsOf(table, width);
    double y = tableBlock(table, width, first, 0).height;
    std::size_t count = 0;
    while (first + count < table.rows.size()) {
        y += heightOfRow(table, columns, first + count);
        if (y > height && count > 0)
            break;
        ++count;
    }
    return std::max<std::size_t>(1, count);
}

} // namespace orontes::editor

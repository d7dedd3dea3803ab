// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/aid.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"
#include "editor/publish/layout/table_block.h"

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr SheetFrame frame{.margin = 14, .strip = 5, .crosses = 0};
constexpr double titleHeight = 17;
constexpr double between = 7; ///< blocks under each other
constexpr double betweenColumns = 10;
constexpr double paragraphLead = 4.3;
const TextStyle titleStyle{.face = TypeFace::Serif, .points = 26};
const TextStyle paragraphStyle{.points = 8.5};

/// Blocks that stand under each other: in one of two columns, or across the page.
struct Stretch {
    bool across = false;
    std::vector<TextBlock> blocks;
};

TextBlock paragraphBlock(const QString& text, double width) {
    TextBlock block;
    for (const QString& line : brokenIntoLines(text, paragraphStyle, width)) {
        block.pieces.push_back(
            textAt({0, block.height, width, paragraphLead}, block.height + 3.2, line, paragraphStyle));
        block.height += paragraphLead;
    }
    block.height -= between - 2.5; // paragraphs stand closer than tables
    return block;
}

bool fitsColumn(const AidTable& table, double column) {
    const double wanted = naturalWidth(table);
    return wanted <= column || (table.columns.size() <= 2 && wanted <= 1.7 * column);
}

std::vector<Stretch> stretchesOf(const AidContent& content, const MmRect& room) {
    const double column = (room.width - betweenColumns) / 2;
    std::vector<Stretch> stretches(1);
    for (const QString& paragraph : content.paragraphs)
        stretches.back().blocks.push_back(paragraphBlock(paragraph, column));
    if (!stretches.back().blocks.empty())
        stretches.back().blocks.back().height += between - 2.5;
    for (const AidTable& table : content.tables) {
        const bool across = !fitsColumn(table, column);
        if (stretches.back().across != across)
            stretches.push_back({across, {}});
        const double width = across ? room.width : column;
        for (std::size_t first = 0; first == 0 || first < table.rows.size();) {
            const std::size_t count = rowsFitting(table, width, first, room.height - titleHeight);
            stretches.back().blocks.push_back(tableBlock(table, width, first, count));
            first += count;
        }
    }
    return stretches;
}

double heightOf(const std::vector<TextBlock>& blocks, std::size_t first, std::size_t end) {
    double height = 0;
    for (std::size_t i = first; i < end; ++i)
        height += blocks[i].height + (i + 1 < end ? between : 0);
    return height;
}

/// The first block of the right column: columns as equal as can be, or the left one filled where not all has room.
std::size_t splitOf(const std::vector<TextBlock>& blocks, std::size_t first, double room) {
    std::size_t best = blocks.size();
    double least = heightOf(blocks, first, blocks.size());
    for (std::size_t split = first + 1; split < blocks.size(); ++split) {
        const double height = std::max(heightOf(blocks, first, split), heightOf(blocks, split, blocks.size()));
        if (height < least) {
            least = height;
            best = split;
        }
    }
    if (least <= room)
        return best;
    std::size_t split = first;
    while (split < blocks.size() && heightOf(blocks, first, split + 1) <= room)
        ++split;
    return split;
}

/// Pages that are filled from above.
class Pages {
public:
    Pages(const AidContent& content, MmSize paper, const QString& document)
        : m_content(content), m_paper(paper), m_document(document), m_room(roomWithin(paper, frame)) {
        turnPage();
    }

    void add(const Stretch& stretch) { stretch.across ? addAcross(stretch.blocks) : addColumns(stretch.blocks); }
    std::vector<Sheet> take();

private:
    void turnPage();
    double left() const { return m_room.bottom() - m_y; }
    void place(const TextBlock& block, double x, double y);
    void addAcross(const std::vector<TextBlock>& blocks);
    void addColumns(const std::vector<TextBlock>& blocks);
    double addColumn(const std::vector<TextBlock>& blocks, std::size_t& next, std::size_t end, double x);

    const AidContent& m_content;
    MmSize m_paper;
    const QString& m_document;
    MmRect m_room;
    std::vector<Sheet> m_sheets;
    double m_y = 0;
    bool m_fresh = true; ///< nothing stands on the page yet
};

void Pages::turnPage() {
    Sheet sheet = plainSheet(m_content.label, m_paper);
    m_y = m_room.y + (m_sheets.empty() ? titleHeight : 4);
    if (m_sheets.empty()) {
        sheet.pieces.push_back(
            textAt(m_room, m_room.y + 9.5, m_content.label, fitted(m_content.label, titleStyle, m_room.width)));
        sheet.pieces.push_back(levelRule(m_room.x, m_room.y + 12.8, m_room.width, 0.5));
    }
    m_sheets.push_back(std::move(sheet));
    m_fresh = true;
}

void Pages::place(const TextBlock& block, double x, double y) {
    for (PlacedPiece piece : block.pieces) {
        piece.box = piece.box.moved(x, y);
        m_sheets.back().pieces.push_back(std::move(piece));
    }
}

void Pages::addAcross(const std::vector<TextBlock>& blocks) {
    for (const TextBlock& block : blocks) {
        if (!m_fresh && block.height > left())
            turnPage();
        place(block, m_room.x, m_y);
        m_y += block.height + between;
        m_fresh = false;
    }
}

/// Places blocks below each other up to `end`, as far as they have room; returns where they end.
double Pages::addColumn(const std::vector<TextBlock>& blocks, std::size_t& next, std::size_t end, double x) {
    double y = m_y;
    for (; next < end; ++next) {
        const bool first = y == m_y && m_fresh;
        if (!first && y + blocks[next].height > m_room.bottom() + mmNothing)
            break;
        place(blocks[next], x, y);
        y += blocks[next].height + between;
    }
    return y;
}

void Pages::addColumns(const std::vector<TextBlock>& blocks) {
    std::size_t next = 0;
    while (next < blocks.size()) {
        const std::size_t before = next;
        const std::size_t split = splitOf(blocks, next, left());
        const double leftEnd = addColumn(blocks, next, split, m_room.x);
        const double rightEnd = addColumn(blocks, next, blocks.size(), m_room.x + (m_room.width + betweenColumns) / 2);
        if (next == blocks.size()) {
            m_y = std::max(leftEnd, rightEnd);
            m_fresh = false;
        } else if (next > before || !m_fresh)
            turnPage();
    }
}

std::vector<Sheet> Pages::take() {
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        Sheet& sheet = m_sheets[i];
        if (m_sheets.size() > 1)
            sheet.title = PrintWords::tr("%1, page %2").arg(m_content.label).arg(i + 1);
        addHeader(sheet, frame, m_document, sheet.title);
    }
    return std::move(m_sheets);
}

} // namespace

std::vector<Sheet> aidSheets(const AidContent& content, MmSize paper, const QString& document) {
    Pages pages(content, paper, document);
    for (const Stretch& stretch : stretchesOf(content, roomWithin(paper, frame)))
        pages.add(stretch);
    return pages.take();
}

} // namespace orontes::editor

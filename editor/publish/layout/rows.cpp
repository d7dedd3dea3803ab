// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/rows.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr double headingHeight = 3.6;

MmRect roomFor(const ImpositionOptions& options) {
    MmRect room = roomWithin(options.paper, frameOf(options));
    if (options.backs == Backs::Folded)
        room.width = options.paper.width / 2 - options.foldGutter / 2 - options.cuts.bleed - room.x;
    return room;
}

int columnsFor(double length, double room, double gutter) {
    return static_cast<int>(std::floor((room + gutter) / (length + gutter) + mmNothing));
}

bool isSameSize(MmSize one, MmSize other) {
    return std::abs(one.width - other.width) < mmNothing && std::abs(one.height - other.height) < mmNothing;
}

/// Lays items down row by row.
class Flow {
public:
    explicit Flow(const ImpositionOptions& options) : m_options(options), m_room(roomFor(options)) {}

    ItemPlace add(std::size_t index, const PrintItem& item);
    std::vector<SheetRows> take() { return std::move(m_sheets); }

private:
    void beginRun(const PrintItem& item);
    void beginRow(const PrintItem& item);
    void beginSheet();
    void addHeading(const PrintItem& item, double above);

    const ImpositionOptions& m_options;
    MmRect m_room;
    std::vector<SheetRows> m_sheets;
    const PrintItem* m_last = nullptr; ///< null at the top of a sheet and before everything
    int m_columns = 0;
    int m_row = -1;
    int m_column = 0;
    double m_left = 0;
    double m_top = 0;    ///< of the row
    double m_bottom = 0; ///< of all rows so far
};

void Flow::beginSheet() {
    m_sheets.emplace_back();
    m_last = nullptr;
    m_row = -1;
    m_bottom = m_room.y;
}

void Flow::addHeading(const PrintItem& item, double above) {
    if (item.group.isEmpty())
        return;
    const double width = m_room.right() - m_left;
    m_sheets.back().headings.push_back({{m_left, m_top - above - headingHeight, width, headingHeight}, item.group});
}

/// The first row of a size, or of a group: room above it for its name, and for marks where the cut lines change.
void Flow::beginRun(const PrintItem& item) {
    const double heading = item.group.isEmpty() ? 0 : headingHeight;
    const double marks = m_options.cuts.reach();
    const bool first = m_last == nullptr;
    const bool samePitch = !first && isSameSize(m_last->size, item.size);
    const double bleed = m_options.cuts.bleed;
    if (first)
        m_top = m_room.y + heading;
    else if (samePitch)
        m_top = m_bottom + (heading > 0 ? 2 * bleed + heading : m_options.gutter);
    else
        m_top = m_bottom + 2 * marks + heading;
    if (!first && m_top + item.size.height > m_room.bottom() + mmNothing) {
        beginSheet();
        return beginRun(item);
    }
    m_columns = columnsFor(item.size.width, m_room.width, m_options.gutter);
    m_left = m_room.x + (m_room.width - m_columns * (item.size.width + m_options.gutter) + m_options.gutter) / 2;
    addHeading(item, samePitch ? bleed : marks);
    if (!samePitch)
        m_sheets.back().blocks.emplace_back();
}

void Flow::beginRow(const PrintItem& item) {
    const bool newRun = m_last == nullptr || m_last->group != item.group || !isSameSize(m_last->size, item.size);
    m_top = m_bottom + m_options.gutter;
    if (!newRun && m_top + item.size.height > m_room.bottom() + mmNothing) {
        beginSheet();
        beginRun(item);
    } else if (newRun)
        beginRun(item);
    ++m_row;
    m_column = 0;
}

ItemPlace Flow::add(std::size_t index, const PrintItem& item) {
    if (m_sheets.empty() || (item.newSheet && !m_sheets.back().items.empty()))
        beginSheet();
    const bool continues = m_last != nullptr && m_last->group == item.group && isSameSize(m_last->size, item.size);
    if (!continues || m_column == m_columns)
        beginRow(item);
    const MmRect box{m_left + m_column * (item.size.width + m_options.gutter), m_top, item.size.width,
                     item.size.height};
    SheetRows& sheet = m_sheets.back();
    sheet.items.push_back(index);
    sheet.boxes.push_back(box);
    sheet.blocks.back().push_back(box);
    m_bottom = std::max(m_bottom, box.bottom());
    m_last = &item;
    return {static_cast<int>(m_sheets.size()) - 1, m_row, m_column++, box};
}

bool fits(const PrintItem& item, const MmRect& room) {
    const double heading = item.group.isEmpty() ? 0 : headingHeight;
    return item.size.width <= room.width + mmNothing && item.size.height + heading <= room.height + mmNothing;
}

} // namespace

Rows laidInRows(const std::vector<PrintItem>& items, const ImpositionOptions& options) {
    Rows rows;
    Flow flow(options);
    const MmRect room = roomFor(options);
    for (std::size_t i = 0; i < items.size(); ++i)
        rows.places.push_back(fits(items[i], room) ? flow.add(i, items[i]) : ItemPlace{});
    rows.sheets = flow.take();
    return rows;
}

} // namespace orontes::editor

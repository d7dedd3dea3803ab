// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/table_strip.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/words/value_words.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr std::size_t narrow = 3; ///< columns that find room side by side

QLabel* plainCell(const QString& text) {
    auto* label = new QLabel(text);
    label->setFont(figuresFont(secondaryPixels));
    return label;
}

/// White on lapis, as a chip.
QLabel* litCell(const QString& text) {
    auto* label = new QLabel(text);
    label->setFont(figuresFont(secondaryPixels, QFont::DemiBold));
    label->setAutoFillBackground(true);
    label->setBackgroundRole(QPalette::Highlight);
    label->setForegroundRole(QPalette::HighlightedText);
    label->setAccessibleDescription(TableStrip::tr("hit"));
    return label;
}

} // namespace

TableStrip::TableStrip(const core::TableSpec& table, const core::Calculation& hit, const core::Catalogue& texts,
                       QWidget* parent)
    : QWidget(parent), m_table(table), m_texts(texts) {
    const auto at = std::find_if(table.columns.begin(), table.columns.end(),
                                 [&](const core::TableLine& one) { return one.id == hit.column; });
    if (table.columns.size() <= narrow)
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            m_shown.push_back(i);
    else if (at != table.columns.end())
        m_shown.push_back(static_cast<std::size_t>(at - table.columns.begin()));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(2);
    addColumns(*grid, hit);
    addRows(*grid, hit);
}

QString TableStrip::words(const core::TableCell& cell) const {
    if (const auto* token = std::get_if<std::string>(&cell.value))
        for (const core::TableLine& choice : m_table.choices)
            if (choice.id == *token)
                return QString::fromStdString(m_texts.render(choice.label));
    return QString::fromStdString(model::wordsOf(cell.value, m_texts));
}

void TableStrip::addColumns(QGridLayout& grid, const core::Calculation& hit) {
    const int across = static_cast<int>(m_table.columns.size());
    for (int i = 0; i < across && m_table.columns.size() > 1; ++i) {
        const core::TableLine& column = m_table.columns[static_cast<std::size_t>(i)];
        const QString name = QString::fromStdString(m_texts.render(column.label));
        QLabel* label = column.id == hit.column ? litCell(name) : plainCell(name);
        label->setAlignment(Qt::AlignCenter);
        grid.addWidget(label, 0, m_table.columns.size() <= narrow ? i + 1 : i);
    }
}

void TableStrip::addRows(QGridLayout& grid, const core::Calculation& hit) {
    const bool isWide = m_table.columns.size() > narrow;
    const int half = static_cast<int>(m_table.columns.size()) / 3;
    for (std::size_t row = 0; row < m_table.rows.size() && !m_shown.empty(); ++row) {
        const bool lit = m_table.rows[row].id == hit.row;
        const int line = static_cast<int>(row) + 1;
        const auto add = [&](const QString& text, int column, int span) {
            QLabel* label = lit ? litCell(text) : plainCell(text);
            label->setContentsMargins(4, 1, 4, 1);
            grid.addWidget(label, line, column, 1, span);
        };
        add(QString::fromStdString(m_texts.render(m_table.rows[row].label)), 0, isWide ? half : 1);
        for (std::size_t i = 0; i < m_shown.size(); ++i)
            add(words(m_table.cells[row][m_shown[i]]), isWide ? half : static_cast<int>(i) + 1,
                isWide ? static_cast<int>(m_table.columns.size()) - half : 1);
    }
}

} // namespace orontes::editor

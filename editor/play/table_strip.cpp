// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/table_strip.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/words/value_words.h"

#include <QGridLayout>
#include <QLabel>

namespace orontes::editor {

namespace {

enum class Light {
    Off,
    Near, ///< in the row or the column that is hit
    Hit,  ///< white on lapis, as a chip
};

QLabel* cellOf(const QString& text, Light light) {
    auto* label = new QLabel(text);
    label->setFont(figuresFont(secondaryPixels, light == Light::Off ? QFont::Normal : QFont::DemiBold));
    label->setAlignment(Qt::AlignCenter);
    label->setContentsMargins(2, 1, 2, 1);
    if (light == Light::Off)
        label->setForegroundRole(mutedRole);
    if (light == Light::Hit) {
        label->setAutoFillBackground(true);
        label->setBackgroundRole(QPalette::Highlight);
        label->setForegroundRole(QPalette::HighlightedText);
        label->setAccessibleDescription(TableStrip::tr("hit"));
    }
    return label;
}

} // namespace

TableStrip::TableStrip(const core::TableSpec& table, const core::Calculation& hit, const core::Catalogue& texts,
                       QWidget* parent)
    : QWidget(parent), m_table(table), m_texts(texts) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(1);
    grid->setVerticalSpacing(2);
    const auto words = [&](const core::TextId& id) { return QString::fromStdString(m_texts.render(id)); };
    for (std::size_t i = 0; i < table.columns.size() && table.columns.size() > 1; ++i) {
        QLabel* head =
            cellOf(words(table.columns[i].label), table.columns[i].id == hit.column ? Light::Hit : Light::Off);
        head->setWordWrap(true); // the table is no wider than its panel
        grid->addWidget(head, 0, static_cast<int>(i) + 1, Qt::AlignBottom);
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const int line = static_cast<int>(row) + 1;
        const bool lit = table.rows[row].id == hit.row;
        grid->addWidget(cellOf(words(table.rows[row].label), lit ? Light::Hit : Light::Off), line, 0);
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const bool inColumn = table.columns.size() == 1 || table.columns[i].id == hit.column;
            const Light light = lit && inColumn ? Light::Hit : lit || inColumn ? Light::Near : Light::Off;
            grid->addWidget(cellOf(wordsOf(table.cells[row][i]), light), line, static_cast<int>(i) + 1);
        }
    }
    for (int column = 1; column < grid->columnCount(); ++column)
        grid->setColumnStretch(column, 1);
}

QString TableStrip::wordsOf(const core::TableCell& cell) const {
    if (const auto* token = std::get_if<std::string>(&cell.value))
        for (const core::TableLine& choice : m_table.choices)
            if (choice.id == *token)
                return QString::fromStdString(m_texts.render(choice.label));
    return QString::fromStdString(model::wordsOf(cell.value, m_texts));
}

} // namespace orontes::editor

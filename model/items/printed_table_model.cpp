// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/printed_table_model.h"

#include "model/items/field_cell.h"
#include "model/words/value_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

int lineOf(const std::vector<core::TableLine>& lines, const std::string& id) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.id == id; });
    return found == lines.end() ? -1 : static_cast<int>(found - lines.begin());
}

/// What a cell takes: a token of the table's choices, or a number.
core::FieldSpec cellField(const core::TableSpec& table) {
    core::FieldSpec field;
    field.kind = table.choices.empty() ? core::FieldKind::Integer : core::FieldKind::Choice;
    field.minimum = table.minimum;
    field.maximum = table.maximum;
    for (const core::TableLine& choice : table.choices)
        field.choices.push_back({choice.id, choice.label});
    return field;
}

} // namespace

PrintedTableModel::PrintedTableModel(ScenarioDocument& document, const core::TableSpec& table, QObject* parent)
    : SealedTable(parent), m_document(document), m_table(table) {
    m_replaced = replacedCells();
    connect(&document, &ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (changes.tables)
            follow();
    });
}

PrintedTableModel::Cells PrintedTableModel::replacedCells() const {
    Cells cells;
    for (const core::TableOverride& cell : *m_document.scenario().tables) {
        const int row = cell.table == m_table.id ? lineOf(m_table.rows, cell.row) : -1;
        const int column = lineOf(m_table.columns, cell.column);
        if (row >= 0 && column >= 0)
            cells[{row, column}] = cell.value;
    }
    return cells;
}

void PrintedTableModel::follow() {
    const Cells before = std::exchange(m_replaced, replacedCells());
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column) {
            const auto was = before.find({row, column});
            const auto is = m_replaced.find({row, column});
            const bool had = was != before.end();
            const bool has = is != m_replaced.end();
            if (had != has || (had && was->second != is->second))
                emit dataChanged(index(row, column), index(row, column));
        }
}

const core::TableCell& PrintedTableModel::printed(int row, int column) const {
    return m_table.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

const core::TableCell& PrintedTableModel::printedAt(const QModelIndex& index) const {
    return printed(index.row(), index.column());
}

const core::Value& PrintedTableModel::valueAt(int row, int column) const {
    const auto replaced = m_replaced.find({row, column});
    return replaced == m_replaced.end() ? printed(row, column).value : replaced->second;
}

std::string PrintedTableModel::wordsAt(const core::Value& value) const {
    return wordsOf(cellField(m_table), value, m_document.scenario(), m_document.texts());
}

QVariant PrintedTableModel::cell(int row, int column, int role) const {
    const core::TableCell& original = printed(row, column);
    switch (role) {
    case Qt::ToolTipRole:
        return m_replaced.contains({row, column}) ? asQString(wordsAt(original.value)) : QVariant();
    case IsChangedRole:
        return m_replaced.contains({row, column});
    case ProvenanceRole:
        return static_cast<int>(original.provenance);
    case CitationRole:
        return asQString(original.rule.reference.empty() ? m_table.rule.reference : original.rule.reference);
    case Qt::DisplayRole:
        return asQString(wordsAt(valueAt(row, column)));
    case Qt::EditRole:
        return fieldCell(cellField(m_table), valueAt(row, column), role, m_document);
    default:
        return {};
    }
}

QVariant PrintedTableModel::columnHeading(int column, int role) const {
    const core::TableLine& line = m_table.columns[static_cast<std::size_t>(column)];
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(line.label)) : QVariant();
}

QVariant PrintedTableModel::rowHeading(int row, int role) const {
    const core::TableLine& line = m_table.rows[static_cast<std::size_t>(row)];
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(line.label)) : QVariant();
}

CellUse PrintedTableModel::use(int, int) const {
    return m_table.editable ? CellUse::Edited : CellUse::Shown;
}

bool PrintedTableModel::change(int row, int column, const QVariant& value) {
    const std::optional<core::Value> entered = enteredValue(cellField(m_table), value);
    if (!entered)
        return false;
    return set(row, column, *entered == printed(row, column).value ? std::nullopt : entered);
}

void PrintedTableModel::restorePrinted(const QModelIndex& index) {
    if (checkIndex(index, CheckIndexOption::IndexIsValid))
        set(index.row(), index.column(), std::nullopt);
}

bool PrintedTableModel::set(int row, int column, std::optional<core::Value> value) {
    const core::SetTableCell change{m_table.id, m_table.rows[static_cast<std::size_t>(row)].id,
                                    m_table.columns[static_cast<std::size_t>(column)].id, std::move(value)};
    const core::Result<void> done = m_document.apply(core::Edit{change});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

} // namespace orontes::model

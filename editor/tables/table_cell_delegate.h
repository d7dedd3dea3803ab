// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"

#include <QStyledItemDelegate>

namespace orontes::editor {

/// Cells of a printed table: a choice where the table lists what a cell may hold, a number within its range otherwise.
/// Changed cells are printed in gold.
class TableCellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    TableCellDelegate(const model::ScenarioDocument& document, const core::TableSpec& table, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    const model::ScenarioDocument& m_document;
    const core::TableSpec& m_table;
};

} // namespace orontes::editor

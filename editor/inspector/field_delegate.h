// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/field.h"

#include <QStyledItemDelegate>

#include <functional>

namespace orontes::model {
class ScenarioDocument;
}

namespace orontes::editor {

/// Edits a table cell with the control of its field. Cells without a field get Qt's own editor.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The field of a cell, or null.
    using FieldOf = std::function<const core::FieldSpec*(const QModelIndex&)>;

    FieldDelegate(const model::ScenarioDocument& document, FieldOf fieldOf, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    const model::ScenarioDocument& m_document;
    FieldOf m_fieldOf;
};

} // namespace orontes::editor

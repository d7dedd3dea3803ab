// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace orontes::model {
class ScenarioDocument;
class SetUpModel;
} // namespace orontes::model

namespace orontes::editor {

/// Cells of the set-up: a turn, a way out of all there are, a place with the regions or spaces that can be named. What
/// is entered goes to all selected lines as one step.
class SetUpDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SetUpDelegate(const model::ScenarioDocument& document, model::SetUpModel& model, QTreeView& tree);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QWidget* placeEditor(QWidget* parent, const QModelIndex& index) const;
    QWidget* wayEditor(QWidget* parent, const QModelIndex& index) const;

    const model::ScenarioDocument& m_document;
    model::SetUpModel& m_model;
    QTreeView& m_tree;
};

} // namespace orontes::editor

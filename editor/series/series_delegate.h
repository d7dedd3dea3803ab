// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/series_battles_model.h"

#include <QStyledItemDelegate>

namespace orontes::editor {

/// A list of what a battle's cell may be changed to.
class SeriesDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SeriesDelegate(const model::SeriesBattlesModel& battles, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    const model::SeriesBattlesModel& m_battles;
};

} // namespace orontes::editor

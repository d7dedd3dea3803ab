// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/series/series_delegate.h"

#include <QApplication>
#include <QComboBox>
#include <QTimer>

namespace orontes::editor {

SeriesDelegate::SeriesDelegate(const model::SeriesBattlesModel& battles, QObject* parent)
    : QStyledItemDelegate(parent), m_battles(battles) {}

QWidget* SeriesDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    auto* box = new QComboBox(parent);
    for (const model::SeriesBattlesModel::Offered& choice : m_battles.offered(index))
        box->addItem(choice.label, choice.value);
    // Chosen is meant: nobody has to leave the cell first.
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<SeriesDelegate*>(this); // editors are made by a const function, and told of by signals
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    return box;
}

void SeriesDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* box = qobject_cast<QComboBox*>(editor);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    QTimer::singleShot(QApplication::doubleClickInterval() / 2, box, &QComboBox::showPopup); // after the button is up
}

void SeriesDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, qobject_cast<QComboBox*>(editor)->currentData());
}

} // namespace orontes::editor

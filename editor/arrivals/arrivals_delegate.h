// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace orontes::editor {

/// A cell of the grid of arrivals: who, by name, and quietly where; a star where the turn is marked, gold where it is
/// otherwise than the chart, a sign where something is wrong.
class ArrivalsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The cell over which something is being dragged; invalid for none.
    void setTarget(const QPersistentModelIndex& target) { m_target = target; }

private:
    QPersistentModelIndex m_target;
};

} // namespace orontes::editor

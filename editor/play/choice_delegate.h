// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace orontes::editor {

/// Rows of choices: words, at the right end a number or a cost; heads of sections in spaced capitals.
class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int asideRole = Qt::UserRole + 1; ///< what stands at the right end
    static constexpr int headRole = Qt::UserRole + 2;  ///< true: the head of a section

    explicit ChoiceDelegate(int faceSide, QObject* parent) : QStyledItemDelegate(parent), m_faceSide(faceSide) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_faceSide;
};

} // namespace orontes::editor

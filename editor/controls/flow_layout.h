// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace orontes::editor {

/// Items of their own size, row after row as the width allows.
class FlowLayout : public QLayout {
public:
    FlowLayout(int spacing, QWidget* parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), Placing::Measure); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    enum class Placing { Measure, Move };
    int place(const QRect& area, Placing placing) const;

    QList<QLayoutItem*> m_items;
};

} // namespace orontes::editor

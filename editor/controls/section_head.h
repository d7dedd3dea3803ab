// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace orontes::editor {

/// The head of a section of a panel in spaced capitals; a small button or chip may stand at its right end.
class SectionHead : public QWidget {
    Q_OBJECT

public:
    explicit SectionHead(const QString& text, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;
    /// Takes ownership; the widgets stand in the order they were added.
    void addTrailing(QWidget* widget);

private:
    QLabel* m_label;
    QHBoxLayout* m_row;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace orontes::editor {

/// A row of tools with their names beside them; where there is too little room, of their icons alone.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(QWidget* parent = nullptr);

    void addTool(QToolButton* tool);
    void addSpacing(int pixels);
    void addStretch();
    /// Something that keeps its size.
    void addWidget(QWidget* widget);
    /// Something that comes and goes and takes the room that is left; the names of the tools make way for it.
    void addGuest(QWidget* guest);

    /// So narrow only without the names.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void measure() const;
    void name(bool named) const;
    void fit() const;

    QHBoxLayout* m_row;
    QList<QToolButton*> m_tools;
    QWidget* m_guest = nullptr;
    mutable int m_named = 0; ///< width with the names; 0: not measured yet
    mutable int m_bare = 0;  ///< and without
};

} // namespace orontes::editor

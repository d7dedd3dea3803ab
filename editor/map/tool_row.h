// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace orontes::editor {

/// A row of tools with their names beside them; where there is too little room, the less important ones first, then all
/// are icons alone.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(QWidget* parent = nullptr);

    /// Which tools keep their names longest.
    enum class Weight {
        Light,
        Full,
    };
    void addTool(QToolButton* tool, Weight weight = Weight::Full);
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
    /// What is written out.
    enum class Names {
        None,
        Important,
        All,
    };

    void name(Names names) const;
    void fit() const;

    QHBoxLayout* m_row;
    QList<QToolButton*> m_tools;
    QList<QToolButton*> m_light; ///< those of m_tools that lose their names first
    QWidget* m_guest = nullptr;
    mutable int m_named = 0;     ///< width with all names; 0: not measured yet
    mutable int m_important = 0; ///< with those of the important tools
    mutable int m_bare = 0;      ///< and without
};

} // namespace orontes::editor

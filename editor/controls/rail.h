// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace orontes::editor {

class RailButton;

/// The narrow column at the left of a document: one page at a time, icon above its name. Arrow keys move along it.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    /// Adds a page at the end and returns its number, counted from 0. The first page added is the current one.
    int addPage(IconId icon, const QString& name);
    int currentPage() const;
    void setCurrentPage(int page);
    /// A small number on the icon, such as the problems of the page; 0 takes it away.
    void setCount(int page, int count);

signals:
    void pageChosen(int page);

private:
    QButtonGroup* m_pages;
    QVBoxLayout* m_column;
    QList<RailButton*> m_buttons;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTabBar;

namespace orontes::editor {

/// The strip of open documents. A dot tells which have changes that are not saved.
class DocumentTabs : public QWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);

    /// Adds a document at the end and returns its number, counted from 0.
    int addDocument(const QString& title);
    /// A long title is cut.
    void setTitle(int document, const QString& title);
    void setUnsaved(int document, bool unsaved);
    bool isUnsaved(int document) const;
    /// For everything else a tab bar can do: current document, titles, order, tool tips.
    QTabBar& bar() const { return *m_bar; }

signals:
    void closeRequested(int document);

private:
    int documentOf(const QWidget* button) const;

    QTabBar* m_bar;
};

} // namespace orontes::editor

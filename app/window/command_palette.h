// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace orontes::app {

/// Every command of the window by name: type some letters, press Enter.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// Only enabled commands with a text are offered.
    CommandPalette(const QList<QAction*>& commands, QWidget* parent);

    /// The command chosen, after the dialog was accepted.
    QAction* chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& letters);

    QList<QAction*> m_commands;
    QLineEdit* m_letters;
    QListWidget* m_list;
};

/// Whether all words of `typed` occur in `text`, each at the start of a word first of all; smaller is better, -1: not
/// at all.
int matchRank(const QString& text, const QString& typed);

} // namespace orontes::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QPlainTextEdit;
class QTextBrowser;

namespace orontes::editor {

/// The designer's notes: Markdown at the left, as it will read at the right.
class NotesPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit NotesPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNotes();
    void showReading(const QString& markdown);
    void enter();

    QPlainTextEdit* m_source;
    QTextBrowser* m_reading;
};

} // namespace orontes::editor

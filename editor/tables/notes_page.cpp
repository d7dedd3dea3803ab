// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/notes_page.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int pauseBeforeStep = 800; ///< milliseconds without a key make a step of the history

} // namespace

NotesPage::NotesPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent), m_source(new QPlainTextEdit(this)), m_reading(new QTextBrowser(this)) {
    m_source->setAccessibleName(tr("Notes in Markdown"));
    m_source->setPlaceholderText(tr("History, set-up hints, thoughts on balance. Markdown."));
    m_source->setTabChangesFocus(true);
    m_source->installEventFilter(this);
    m_reading->setAccessibleName(tr("Notes as they read"));
    m_reading->document()->setDefaultFont(titleFont(17));
    m_reading->setOpenLinks(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(m_source, 1);
    row->addWidget(m_reading, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(tr("Notes"), tr("They travel with the scenario"), this));
    column->addLayout(row, 1);
    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(pauseBeforeStep);
    connect(m_source, &QPlainTextEdit::textChanged, this, [this, pause] {
        m_reading->setMarkdown(m_source->toPlainText());
        pause->start();
    });
    connect(pause, &QTimer::timeout, this, &NotesPage::enter);
    connect(&document(), &model::ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (changes.titles)
            showNotes();
    });
    showNotes();
}

void NotesPage::showNotes() {
    const QString notes = QString::fromStdString(*scenario().notes);
    if (m_source->toPlainText() != notes)
        m_source->setPlainText(notes);
    m_reading->setMarkdown(notes);
}

void NotesPage::enter() {
    const std::string notes = m_source->toPlainText().toStdString();
    if (notes != *scenario().notes)
        apply({core::SetTitle{core::TitleField::Notes, notes}});
}

bool NotesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_source && event->type() == QEvent::FocusOut)
        enter();
    return ScenarioPage::eventFilter(watched, event);
}

void NotesPage::reveal(const core::Place&) {
    m_source->setFocus();
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/notes_page.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int titleSize = 24; // pixels
constexpr int headingSize = 19;
constexpr int headingSpace = 12;
constexpr int paragraphSpace = 8;
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
    m_reading->setFrameShape(QFrame::NoFrame);
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
        showReading(m_source->toPlainText());
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
    showReading(notes);
}

/// Markdown arrives without space between paragraphs and with headings twice the size of the text.
void NotesPage::showReading(const QString& markdown) {
    m_reading->setMarkdown(markdown);
    for (QTextBlock block = m_reading->document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setTopMargin(level > 0 && block.position() > 0 ? headingSpace : 0);
        format.setBottomMargin(block.textList() ? 0 : paragraphSpace);
        cursor.setBlockFormat(format);
        cursor.select(QTextCursor::BlockUnderCursor);
        if (level > 0) {
            QTextCharFormat letters;
            letters.setProperty(QTextFormat::FontSizeAdjustment, 0);
            letters.setProperty(QTextFormat::FontPixelSize, level == 1 ? titleSize : headingSize);
            letters.setFontWeight(QFont::Medium);
            cursor.mergeCharFormat(letters);
        }
    }
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

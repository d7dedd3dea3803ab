// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_page.h"

#include "app/cli/opening.h"
#include "app/window/battle_card.h"
#include "app/window/file_names.h"
#include "app/window/open_tabs.h"
#include "app/window/settings.h"
#include "editor/controls/divider.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/flow_layout.h"
#include "editor/controls/list_button.h"
#include "editor/controls/section_head.h"
#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/texts.h"
#include "rules/registry/registry.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace orontes::app {

namespace {

constexpr int beginningWidth = 320;

void clear(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel* quiet(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    editor::setTextLook(*label, editor::TextLook::Secondary);
    return label;
}

QPushButton* wide(editor::IconId icon, const QString& text, editor::ButtonLook look, QWidget* parent) {
    auto* button = new QPushButton(
        editor::icon(icon, look == editor::ButtonLook::Primary ? editor::IconRole::OnAccent : editor::IconRole::Text),
        text, parent);
    editor::setButtonLook(*button, look);
    return button;
}

QString nameOf(const core::RulesetId& id) {
    const core::RulesetEntry* ruleset = findRuleset(id);
    if (!ruleset)
        return QString::fromStdString(id.value);
    const core::RulesetInfo& info = ruleset->rules.info();
    return QString::fromStdString(info.texts.render(info.name));
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    editor::setAreaLook(*this, editor::AreaLook::Paper);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeBeginning());
    row->addWidget(new editor::Divider(Qt::Vertical, this));
    row->addWidget(makeGallery(), 1);
    showRecent(Settings::recentFiles());
}

QWidget* StartPage::makeBeginning() {
    auto* side = new QWidget(this);
    editor::setAreaLook(*side, editor::AreaLook::Panel);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(32, 40, 32, 24);
    column->setSpacing(8);
    auto* name = new QLabel(tr("Orontes"), side);
    name->setFont(editor::titleFont(40));
    column->addWidget(name);
    column->addWidget(quiet(tr("A workshop for battles of the chariot age"), side));
    column->addSpacing(24);
    column->addWidget(new editor::SectionHead(tr("New scenario"), side));
    bool first = true;
    for (const core::RulesetEntry* entry : registry::rulesets()) {
        const core::RulesetInfo& info = entry->rules.info();
        auto* button = wide(editor::IconId::New, QString::fromStdString(info.texts.render(info.name)),
                            first ? editor::ButtonLook::Primary : editor::ButtonLook::Secondary, side);
        first = false;
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromStdString(info.id.value)] { emit newRequested(id); });
        column->addWidget(button);
        column->addWidget(quiet(QString::fromStdString(info.texts.render(info.summary)), side));
    }
    column->addSpacing(8);
    auto* open = wide(editor::IconId::Open, tr("Open a file…"), editor::ButtonLook::Secondary, side);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    column->addWidget(open);
    column->addSpacing(16);
    m_unsaved = new QVBoxLayout;
    m_unsaved->setSpacing(4);
    column->addLayout(m_unsaved);
    column->addWidget(new editor::SectionHead(tr("Recent"), side));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(4);
    column->addLayout(m_recent);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(side);
    scroll->setFixedWidth(beginningWidth);
    return scroll;
}

QWidget* StartPage::makeGallery() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* page = new QWidget(scroll);
    editor::setAreaLook(*page, editor::AreaLook::Paper);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 40, 8, 40);
    column->setSpacing(16);
    m_gallery = new QVBoxLayout;
    m_gallery->setSpacing(16);
    column->addLayout(m_gallery);
    column->addStretch(1);
    scroll->setWidget(page);
    return scroll;
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &StartPage::fillGallery);
}

/// A card at a time, so that the window stands at once and never waits for a picture.
void StartPage::fillGallery() {
    if (!isVisible())
        return;
    if (!m_library)
        m_library = model::readLibrary(bundledScenarios());
    if (m_library->entries.empty() && m_gallery->isEmpty())
        m_gallery->addWidget(new editor::EmptyState(
            editor::IconId::Map, tr("The bundled battles were not found beside the program."), {}, this));
    if (m_cards >= m_library->entries.size())
        return;
    addCard(m_library->entries[m_cards]);
    ++m_cards;
    QTimer::singleShot(0, this, &StartPage::fillGallery);
}

void StartPage::addCard(const model::LibraryEntry& entry) {
    if (m_cards == 0 || m_library->entries[m_cards - 1].scenario.ruleset != entry.scenario.ruleset) {
        m_flow = new editor::FlowLayout(16, nullptr);
        m_gallery->addWidget(new editor::SectionHead(nameOf(entry.scenario.ruleset), this));
        m_gallery->addLayout(m_flow);
        m_gallery->addSpacing(16);
    }
    auto* card = new BattleCard(entry, m_gallery->parentWidget());
    connect(card, &BattleCard::openRequested, this,
            [this, path = entry.path] { emit fileChosen(QString::fromStdString(path.string())); });
    connect(card, &BattleCard::playRequested, this, [this, entry] { emit playChosen(entry.scenario, entry.path); });
    connect(card, &BattleCard::copyRequested, this,
            [this, scenario = entry.scenario] { emit templateChosen(scenario); });
    m_flow->addWidget(card);
}

void StartPage::showRecent(const QStringList& files) {
    clear(m_recent);
    if (files.isEmpty())
        m_recent->addWidget(quiet(tr("Scenarios and games you open will stand here."), this));
    const QStringList shown = files.mid(0, 6);
    const QStringList names = namesApart(shown);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString& file = shown[i];
        auto* button = new editor::ListButton(editor::IconId::Recent, names[i], this);
        button->setToolTip(file);
        connect(button, &QAbstractButton::clicked, this, [this, file] { emit fileChosen(file); });
        m_recent->addWidget(button);
    }
}

void StartPage::showUnsaved(const Unsaved& unsaved) {
    clear(m_unsaved);
    if (unsaved.documents.empty() && unsaved.games.empty() && unsaved.series.empty())
        return;
    m_unsaved->addWidget(new editor::SectionHead(tr("Left unsaved"), this));
    const auto offer = [this](editor::IconId icon, const QString& text, auto chosen) {
        auto* button = new editor::ListButton(icon, text, this);
        button->setToolTip(text);
        connect(button, &QAbstractButton::clicked, this, chosen);
        m_unsaved->addWidget(button);
    };
    const auto withSteps = [](const QString& words, std::size_t steps) {
        return steps == 1 ? tr("%1 (one step)").arg(words) : tr("%1 (%2 steps)").arg(words).arg(steps);
    };
    for (const model::JournalOffer& one : unsaved.documents)
        offer(editor::IconId::Recent, withSteps(QString::fromStdString(one.title), one.steps),
              [this, one] { emit journalChosen(one); });
    for (const model::SessionOffer& one : unsaved.games)
        offer(editor::IconId::Play, withSteps(tr("A game of %1").arg(QString::fromStdString(one.title)), one.actions),
              [this, one] { emit gameChosen(one); });
    for (const model::SeriesOffer& one : unsaved.series)
        offer(editor::IconId::Campaign, tr("A series: %1").arg(QString::fromStdString(one.unsaved.series.title)),
              [this, one] { emit seriesChosen(one); });
    m_unsaved->addSpacing(16);
}

} // namespace orontes::app

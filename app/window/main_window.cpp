// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/window/open_tabs.h"
#include "app/window/settings.h"
#include "app/window/start_page.h"
#include "editor/balance/balance_tab.h"
#include "editor/controls/document_tabs.h"
#include "editor/controls/field_undo.h"
#include "editor/series/series_tab.h"
#include "editor/tab/complaint.h"
#include "model/document/open_document.h"
#include "model/texts.h"
#include "rules/registry/registry.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::app {

namespace {

QString whatFailed(const QStringList& unopened) {
    if (unopened.isEmpty())
        return MainWindow::tr("Part of the game was not read");
    return unopened.size() == 1 ? MainWindow::tr("%1 was not opened").arg(unopened.front())
                                : MainWindow::tr("%1 files were not opened").arg(unopened.size());
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      m_strip(new editor::DocumentTabs(this)),
      m_pages(new QStackedWidget(this)),
      m_start(new StartPage(this)),
      m_status(new QLabel(this)),
      m_zoom(new QLabel(this)) {
    QCoreApplication::instance()->installEventFilter(new editor::FieldUndo(this));
    setWindowTitle(tr("Orontes"));
    setWindowIcon(editor::applicationIcon());
    setAcceptDrops(true);
    layOut();
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_zoom);
    statusBar()->setSizeGripEnabled(false);
    buildFileMenu();
    m_editMenu = menuBar()->addMenu(tr("&Edit"));
    buildViewMenu();
    buildHelpMenu();
    connect(&m_strip->bar(), &QTabBar::currentChanged, this, &MainWindow::goToTab);
    connect(m_strip, &editor::DocumentTabs::closeRequested, this, &MainWindow::closeTab);
    connect(m_start, &StartPage::newRequested, this, &MainWindow::newScenario);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::askForFile);
    connect(m_start, &StartPage::fileChosen, this, &MainWindow::openFile);
    connect(m_start, &StartPage::templateChosen, this,
            [this](const core::Scenario& scenario) { addTab(editScenario(scenario)); });
    connect(m_start, &StartPage::playChosen, this,
            [this](const core::Scenario& scenario, const std::filesystem::path& file) {
                addTab(playScenario(scenario, file, this));
            });
    connect(m_start, &StartPage::journalChosen, this, [this](const model::JournalOffer& offer) {
        if (editor::DocumentTab* tab = restoreTab(offer, this))
            addTab(tab);
        lookForUnsavedDocuments();
    });
    connect(m_start, &StartPage::gameChosen, this, [this](const model::SessionOffer& offer) {
        if (editor::DocumentTab* tab = restoreGame(offer, this))
            addTab(tab);
        lookForUnsavedDocuments();
    });
    connect(m_start, &StartPage::seriesChosen, this, [this](const model::SeriesOffer& offer) {
        addTab(restoreSeries(offer));
        lookForUnsavedDocuments();
    });
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(Settings::windowGeometry());
    showTabMenus();
    lookForUnsavedDocuments();
}

void MainWindow::layOut() {
    m_strip->addDocument(tr("Start"));
    m_strip->bar().setTabButton(0, QTabBar::RightSide, nullptr);
    m_pages->addWidget(m_start);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_pages, 1);
    setCentralWidget(middle);
}

void MainWindow::goToTab(int index) {
    m_pages->setCurrentIndex(index);
    showTabMenus();
}

bool MainWindow::openFile(const QString& file) {
    return openFiles({file});
}

bool MainWindow::openFiles(const QStringList& files) {
    core::Findings problems;
    QStringList unopened;
    for (const QString& file : files) {
        if (const int open = indexOf(QFileInfo(file).absoluteFilePath().toStdString()); open >= 0) {
            m_strip->bar().setCurrentIndex(open);
            continue;
        }
        OpenedTab opened = openTab(file, this);
        problems.insert(problems.end(), opened.problems.begin(), opened.problems.end());
        if (opened.tab == nullptr) {
            unopened << QFileInfo(file).fileName();
            continue;
        }
        Settings::addRecentFile(file);
        addTab(opened.tab);
    }
    m_start->showRecent(Settings::recentFiles());
    if (!problems.empty())
        editor::complain(this, whatFailed(unopened), problems, model::modelTexts());
    return unopened.isEmpty();
}

void MainWindow::addTab(editor::DocumentTab* tab) {
    if (!tab)
        return;
    connectTab(tab);
    m_pages->addWidget(tab);
    m_strip->bar().setCurrentIndex(m_strip->addDocument(tab->title()));
    showTabState();
    tab->setFocus();
}

editor::DocumentTab* MainWindow::currentTab() const {
    return qobject_cast<editor::DocumentTab*>(m_pages->currentWidget());
}

QList<editor::DocumentTab*> MainWindow::documentTabs() const {
    QList<editor::DocumentTab*> tabs;
    for (int i = 0; i < m_pages->count(); ++i)
        if (auto* tab = qobject_cast<editor::DocumentTab*>(m_pages->widget(i)))
            tabs << tab;
    return tabs;
}

void MainWindow::newScenario(const QString& ruleset) {
    const core::RulesetEntry* entry = model::findRuleset(registry::rulesets(), core::RulesetId{ruleset.toStdString()});
    if (entry)
        addTab(editScenario(entry->rules.info().blank));
}

void MainWindow::lookForUnsavedDocuments() {
    const std::filesystem::path folder = Settings::dataFolder();
    m_start->showUnsaved(
        {model::findUnsavedDocuments(folder), model::findSessions(folder), model::findUnsavedSeries(folder)});
}

void MainWindow::connectTab(editor::DocumentTab* tab) {
    using editor::DocumentTab;
    connect(tab, &DocumentTab::titleChanged, this, &MainWindow::showTabState);
    connect(tab, &DocumentTab::modifiedChanged, this, &MainWindow::showTabState);
    connect(tab, &DocumentTab::statusChanged, this, &MainWindow::showTabState);
    connect(tab, &DocumentTab::editRequested, this,
            [this](const core::Scenario& scenario) { addTab(editFrozen(scenario)); });
    connect(tab, &DocumentTab::playRequested, this,
            [this, tab](const core::Scenario& scenario) { addTab(playScenario(scenario, tab->path(), this)); });
    connect(tab, &DocumentTab::balanceRequested, this,
            [this, tab](const core::Scenario& scenario) { balance(tab, scenario); });
    connect(tab, &DocumentTab::publishRequested, this,
            [this, tab](const core::Scenario& scenario) { publish(scenario, tab->title()); });
    if (auto* series = qobject_cast<editor::SeriesTab*>(tab))
        connect(series, &editor::SeriesTab::battleRequested, this,
                [this](const core::Scenario& scenario, const std::filesystem::path& file) {
                    addTab(playScenario(scenario, file, this));
                });
    introduce(tab);
}

/// Every series hears of every game: one of them may be its battle.
void MainWindow::introduce(editor::DocumentTab* tab) {
    const auto acquaint = [](editor::DocumentTab* one, editor::DocumentTab* other) {
        if (auto* series = qobject_cast<editor::SeriesTab*>(one); series && other->game())
            series->watch(*other->game());
    };
    for (editor::DocumentTab* other : documentTabs()) {
        acquaint(other, tab);
        acquaint(tab, other);
    }
}

void MainWindow::balance(editor::DocumentTab* source, const core::Scenario& scenario) {
    QPointer<editor::BalanceTab>& tab = m_balances[source];
    if (!tab) {
        tab = balanceOf(scenario);
        if (tab)
            connect(tab, &editor::BalanceTab::handicapWanted, source, &editor::DocumentTab::takeOver);
        addTab(tab);
        return;
    }
    tab->setScenario(scenario);
    m_strip->bar().setCurrentIndex(m_pages->indexOf(tab));
}

void MainWindow::showTabMenus() {
    for (QMenu* menu : m_tabMenus)
        menuBar()->removeAction(menu->menuAction());
    m_tabMenus.clear();
    m_editMenu->clear();
    if (editor::DocumentTab* tab = currentTab()) {
        m_editMenu->addActions(tab->editActions());
        m_tabMenus = tab->menus();
        for (QMenu* menu : m_tabMenus)
            menuBar()->insertMenu(m_helpMenu->menuAction(), menu);
    }
    m_editMenu->menuAction()->setEnabled(!m_editMenu->isEmpty());
    showTabState();
}

/// Two of one title are told apart by their files.
QString MainWindow::tellingTitle(const editor::DocumentTab& tab) const {
    const QList<editor::DocumentTab*> all = documentTabs();
    const auto same = std::count_if(all.begin(), all.end(),
                                    [&](const editor::DocumentTab* other) { return other->title() == tab.title(); });
    const std::string file = tab.path().stem().string();
    return same < 2 || file.empty() ? tab.title() : tr("%1 (%2)").arg(tab.title(), QString::fromStdString(file));
}

void MainWindow::showTabState() {
    for (editor::DocumentTab* tab : documentTabs()) {
        const int index = m_pages->indexOf(tab);
        m_strip->setTitle(index, tellingTitle(*tab));
        m_strip->setUnsaved(index, tab->isModified());
        m_strip->bar().setTabToolTip(index,
                                     tab->path().empty() ? tab->title() : QString::fromStdString(tab->path().string()));
    }
    const editor::DocumentTab* tab = currentTab();
    m_save->setEnabled(tab != nullptr);
    m_saveAs->setEnabled(tab != nullptr);
    m_close->setEnabled(tab != nullptr);
    m_publish->setEnabled(tab && tab->publishable());
    m_status->setText(tab ? tab->status() : QString());
    m_zoom->setText(tab ? tab->zoom() : QString());
    setWindowTitle(tab ? tr("%1 – Orontes").arg(tab->title()) : tr("Orontes"));
}

bool MainWindow::closeTab(int index) {
    auto* tab = qobject_cast<editor::DocumentTab*>(m_pages->widget(index));
    if (!tab || !settle(tab))
        return false;
    tab->giveUp();
    m_balances.remove(tab);
    m_pages->removeWidget(tab);
    m_strip->bar().removeTab(index);
    tab->hide();
    tab->deleteLater();
    goToTab(m_strip->bar().currentIndex());
    return true;
}

bool MainWindow::settle(editor::DocumentTab* tab) {
    if (!tab->isModified())
        return true;
    m_strip->bar().setCurrentIndex(m_pages->indexOf(tab));
    QMessageBox box(QMessageBox::NoIcon, tr("Unsaved changes"), tr("Save the changes to %1?").arg(tab->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return tab->save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

int MainWindow::indexOf(const std::filesystem::path& path) const {
    for (editor::DocumentTab* tab : documentTabs()) {
        std::error_code unknown;
        if (!tab->path().empty() && std::filesystem::equivalent(tab->path(), path, unknown))
            return m_pages->indexOf(tab);
    }
    return -1;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (editor::DocumentTab* tab : documentTabs())
        if (!settle(tab)) {
            event->ignore();
            return;
        }
    for (editor::DocumentTab* tab : documentTabs())
        tab->giveUp();
    Settings::setWindowGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    openFiles(files);
    event->acceptProposedAction();
}

} // namespace orontes::app

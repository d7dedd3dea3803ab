// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paths.h"
#include "app/window/command_palette.h"
#include "app/window/file_names.h"
#include "app/window/main_window.h"
#include "app/window/open_tabs.h"
#include "app/window/settings.h"
#include "app/window/start_page.h"
#include "editor/controls/document_tabs.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTabBar>

namespace orontes::app {

namespace {

QAction* add(QMenu* menu, editor::IconId icon, const QString& text, const QKeySequence& keys = {}) {
    QAction* action = menu->addAction(editor::icon(icon), text);
    action->setShortcut(keys);
    return action;
}

} // namespace

void MainWindow::buildFileMenu() {
    using editor::IconId;
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QMenu* fresh = file->addMenu(editor::icon(IconId::New), tr("&New scenario"));
    bool first = true;
    for (const auto& [id, name] : rulesetNames()) {
        QAction* action = fresh->addAction(name);
        if (first)
            action->setShortcut(QKeySequence::New);
        first = false;
        connect(action, &QAction::triggered, this, [this, ruleset = id] { newScenario(ruleset); });
    }
    connect(add(file, IconId::Campaign, tr("New s&eries of battles")), &QAction::triggered, this,
            [this] { addTab(newSeries()); });
    connect(add(file, IconId::Open, tr("&Open…"), QKeySequence::Open), &QAction::triggered, this,
            &MainWindow::askForFile);
    m_recentMenu = file->addMenu(editor::icon(IconId::Recent), tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    file->addSeparator();
    m_save = add(file, IconId::Save, tr("&Save"), QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, [this] {
        if (currentTab() && currentTab()->save())
            Settings::addRecentFile(QString::fromStdString(currentTab()->path().string()));
    });
    m_saveAs = add(file, IconId::Save, tr("Save &as…"), QKeySequence::SaveAs);
    connect(m_saveAs, &QAction::triggered, this, [this] {
        if (currentTab() && currentTab()->saveAs())
            Settings::addRecentFile(QString::fromStdString(currentTab()->path().string()));
    });
    m_publish = add(file, IconId::Publish, tr("&Publish…"), QKeySequence::Print);
    connect(m_publish, &QAction::triggered, this, [this] {
        if (const editor::DocumentTab* tab = currentTab(); tab && tab->publishable())
            publish(*tab->publishable(), tab->title());
    });
    file->addSeparator();
    m_close = add(file, IconId::Cross, tr("&Close tab"), QKeySequence::Close);
    connect(m_close, &QAction::triggered, this, [this] { closeTab(m_strip->bar().currentIndex()); });
    connect(add(file, IconId::Stop, tr("&Quit"), QKeySequence::Quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::buildViewMenu() {
    using editor::IconId;
    QMenu* view = menuBar()->addMenu(tr("&View"));
    connect(add(view, IconId::Search, tr("&Commands…"), QKeySequence(tr("Ctrl+K"))), &QAction::triggered, this,
            &MainWindow::showCommands);
    connect(add(view, IconId::Home, tr("&Start page"), QKeySequence(tr("Ctrl+Home"))), &QAction::triggered, this,
            [this] { m_strip->bar().setCurrentIndex(0); });
    QAction* next = add(view, IconId::ChevronRight, tr("&Next tab"), QKeySequence::NextChild);
    connect(next, &QAction::triggered, this, [this] { goBy(1); });
    QAction* previous = add(view, IconId::ChevronLeft, tr("&Previous tab"), QKeySequence(tr("Ctrl+Shift+Tab")));
    connect(previous, &QAction::triggered, this, [this] { goBy(-1); });
    view->addSeparator();
    QMenu* themes = view->addMenu(editor::icon(IconId::Sun), tr("&Theme"));
    auto* group = new QActionGroup(this);
    const ThemeChoice chosen = Settings::themeChoice();
    for (const auto& [choice, name] :
         {std::pair{ThemeChoice::System, tr("As the &system")}, std::pair{ThemeChoice::Light, tr("&Light")},
          std::pair{ThemeChoice::Dark, tr("&Dark")}}) {
        QAction* action = themes->addAction(name);
        action->setCheckable(true);
        action->setChecked(choice == chosen);
        action->setData(static_cast<int>(choice));
        group->addAction(action);
    }
    connect(group, &QActionGroup::triggered, this, &MainWindow::chooseTheme);
    QAction* full = add(view, IconId::ZoomFit, tr("&Full screen"), QKeySequence(Qt::Key_F11));
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, [this](bool on) { on ? showFullScreen() : showNormal(); });
}

void MainWindow::goBy(int tabs) {
    QTabBar& bar = m_strip->bar();
    bar.setCurrentIndex((bar.currentIndex() + tabs + bar.count()) % bar.count());
}

void MainWindow::buildHelpMenu() {
    m_helpMenu = menuBar()->addMenu(tr("&Help"));
    connect(add(m_helpMenu, editor::IconId::Help, tr("&About Orontes")), &QAction::triggered, this,
            &MainWindow::showAbout);
}

void MainWindow::askForFile() {
    openFiles(QFileDialog::getOpenFileNames(
        this, tr("Open"), {}, tr("Scenarios, series, reports and game records (*.json *.jsonl);;All files (*)")));
}

void MainWindow::fillRecentMenu() {
    m_recentMenu->clear();
    const QStringList files = Settings::recentFiles();
    const QStringList names = namesApart(files);
    for (qsizetype i = 0; i < files.size(); ++i)
        connect(m_recentMenu->addAction(names[i]), &QAction::triggered, this,
                [this, file = files[i]] { openFile(file); });
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("Nothing opened yet"))->setEnabled(false);
}

void MainWindow::chooseTheme(QAction* action) {
    Settings::setThemeChoice(static_cast<ThemeChoice>(action->data().toInt()));
    if (auto* application = qobject_cast<QApplication*>(QCoreApplication::instance()))
        editor::applyTheme(*application, Settings::theme());
}

QList<QAction*> MainWindow::allCommands() const {
    QList<QAction*> commands;
    QList<QMenu*> menus;
    for (QAction* top : menuBar()->actions())
        if (top->menu())
            menus << top->menu();
    while (!menus.isEmpty()) {
        for (QAction* action : menus.takeFirst()->actions()) {
            if (action->menu())
                menus << action->menu();
            else if (!action->isSeparator() && action->isEnabled() && !action->text().isEmpty())
                commands << action;
        }
    }
    return commands;
}

void MainWindow::showCommands() {
    CommandPalette palette(allCommands(), this);
    palette.move(mapToGlobal(QPoint((width() - palette.width()) / 2, 96)));
    if (palette.exec() == QDialog::Accepted)
        if (QAction* command = palette.chosen())
            command->trigger();
}

void MainWindow::showAbout() {
    QMessageBox box(QMessageBox::NoIcon, tr("About Orontes"), tr("Orontes %1").arg(QString::fromUtf8(version.data())),
                    QMessageBox::Close, this);
    box.setInformativeText(tr("A workshop for board-wargame battles of the chariot age.\n\n"
                              "Free software under the GNU General Public License, version 3 or later."));
    box.exec();
}

void MainWindow::publish(const core::Scenario& scenario, const QString& title) {
    showPublishDialog(scenario, title, this);
}

} // namespace orontes::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tab/document_tab.h"

#include <QHash>
#include <QMainWindow>
#include <QPointer>

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;

namespace orontes::editor {
class BalanceTab;
class DocumentTabs;
} // namespace orontes::editor

namespace orontes::app {

class StartPage;

/// The one window: documents are tabs, the start page is the first of them. Holds layout and wiring.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Opens a scenario or a game record as a tab, or goes to the tab that has it. False when it was not opened; the
    /// user has been told why.
    bool openFile(const QString& file);
    /// Opens each; what is wrong with any of them is told at the end, all at once.
    bool openFiles(const QStringList& files);
    /// A new tab, made current.
    void addTab(editor::DocumentTab* tab);
    editor::DocumentTab* currentTab() const;
    QList<editor::DocumentTab*> documentTabs() const;

    void newScenario(const QString& ruleset);
    /// Documents that a crash left unsaved are offered on the start page.
    void lookForUnsavedDocuments();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void goToTab(int index);
    void goBy(int tabs);
    void buildFileMenu();
    void buildViewMenu();
    void buildHelpMenu();
    void connectTab(editor::DocumentTab* tab);
    void introduce(editor::DocumentTab* tab);
    void showTabMenus();
    void showTabState();
    QString tellingTitle(const editor::DocumentTab& tab) const;
    void askForFile();
    void fillRecentMenu();
    void chooseTheme(QAction* action);
    void showCommands();
    void showAbout();
    void publish(const core::Scenario& scenario, const QString& title);
    /// The tab of this scenario's games between bots, with the scenario as it is now.
    void balance(editor::DocumentTab* source, const core::Scenario& scenario);
    bool closeTab(int index);
    /// Saves or gives up what is unsaved; false when the user wants to stay.
    bool settle(editor::DocumentTab* tab);
    int indexOf(const std::filesystem::path& path) const;
    QList<QAction*> allCommands() const;

    editor::DocumentTabs* m_strip;
    QStackedWidget* m_pages; ///< parallel to the strip; the first is the start page
    StartPage* m_start;
    QLabel* m_status;
    QLabel* m_zoom;
    QMenu* m_editMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QHash<editor::DocumentTab*, QPointer<editor::BalanceTab>> m_balances; ///< by the tab of their scenario
    QList<QMenu*> m_tabMenus;                                             ///< of the current tab, in the menu bar
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_publish = nullptr;
    QAction* m_close = nullptr;
};

} // namespace orontes::app

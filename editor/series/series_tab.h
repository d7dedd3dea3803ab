// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tab/document_tab.h"
#include "model/series/series_document.h"

#include <QPointer>

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace orontes::model {
class GameSession;
class SeriesBattlesModel;
} // namespace orontes::model

namespace orontes::editor {

class PanelTitle;

/// Battles that two armies fight one after the other: a list to be drafted, played in order, and the armies as they
/// stand between two battles.
class SeriesTab : public DocumentTab {
    Q_OBJECT

public:
    explicit SeriesTab(std::unique_ptr<model::SeriesDocument> document, QWidget* parent = nullptr);
    ~SeriesTab() override;

    model::SeriesDocument& document() { return *m_document; }
    /// A game that is open somewhere. When it is the battle that is due and has been fought, its result can be kept.
    void watch(model::GameSession& session);
    /// Plays the due battle between the ruleset's usual bots, beside the window, and keeps what comes of it.
    void letBotsPlay();
    void keepResult();
    void addBattles(const QStringList& files);
    bool saveTo(const QString& file, model::Overwrite overwrite);

    QString title() const override;
    IconId kind() const override { return IconId::Campaign; }
    bool isModified() const override { return m_document->isModified(); }
    std::filesystem::path path() const override { return m_document->path(); }
    bool save() override;
    bool saveAs() override;
    void giveUp() override { m_document->giveUp(); }
    QList<QAction*> editActions() const override { return m_editActions; }
    QList<QMenu*> menus() const override { return m_menus; }
    QString status() const override;

signals:
    /// The due battle is to be played at the table. `file`: of its scenario.
    void battleRequested(const orontes::core::Scenario& scenario, const std::filesystem::path& file);

private:
    void layOut();
    QWidget* makeBattles();
    QWidget* makeBanner();
    QWidget* makeArmies();
    void buildMenus();
    void showSeries();
    void showDue();
    void showEnd();
    QString dueTitle() const;
    void tell(const core::Diagnostic& why);
    void askForBattles();
    void removeBattle();
    void moveBattle(int by);
    void play();
    void take(model::GameSession& session);
    void takeFromBots();
    bool isDue(const model::GameSession& session) const;
    int currentBattle() const;

    std::unique_ptr<model::SeriesDocument> m_document;
    std::optional<model::DueBattle> m_due;
    QPointer<model::GameSession> m_fought;             ///< the due battle, at its end
    std::unique_ptr<model::GameSession> m_betweenBots; ///< the due battle as bots play it
    QString m_told;
    model::SeriesBattlesModel* m_battles;
    QTableView* m_table;
    PanelTitle* m_head;
    QLabel* m_next;
    QPushButton* m_play;
    QPushButton* m_bots;
    QPushButton* m_keep;
    QWidget* m_side = nullptr; ///< the form
    QStackedWidget* m_pages;   ///< the battles, or what belongs there
    QList<QAction*> m_editActions;
    QList<QMenu*> m_menus;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
};

} // namespace orontes::editor

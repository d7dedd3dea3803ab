// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QTabWidget>

class QLabel;
class QStackedWidget;
class QTableView;
class QTreeView;

namespace orontes::model {
class ChronicleModel;
class ClausesModel;
class RosterModel;
} // namespace orontes::model

namespace orontes::editor {

class LedgerPanel;
class RulesPanel;

/// Below the table: the chronicle, the ledger of points and the conditions where sides score, everybody's forces, the
/// rules.
class Annals : public QTabWidget {
    Q_OBJECT

public:
    explicit Annals(const model::GameSession& session, QWidget* parent = nullptr);
    /// Before the session goes.
    ~Annals() override;

    /// Of the point that is looked at; only what is in sight is made anew.
    void show(const core::Observer& observer);
    void openRule(const core::Citation& rule);
    /// What has just happened to the game itself, at the right end; "" for nothing.
    void note(const QString& sentence);

signals:
    void spaceChosen(orontes::core::SpaceId space);
    void counterChosen(orontes::core::CounterId counter);

private:
    void setUpChronicle();
    void setUpRoster();
    void setUpClauses();
    int phaseWidth() const;
    void showCurrent();

    const model::GameSession& m_session;
    core::Observer m_observer;
    model::ChronicleModel* m_chronicle;
    QTableView* m_chronicleView;
    QStackedWidget* m_chronicleStack; ///< the table, or what belongs there
    LedgerPanel* m_ledger;
    model::ClausesModel* m_clauses;
    QTreeView* m_clausesView;
    model::RosterModel* m_roster;
    QTreeView* m_rosterView;
    RulesPanel* m_rules;
    QLabel* m_note; ///< a place of its own: the choices stay where they are
};

} // namespace orontes::editor

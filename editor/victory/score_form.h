// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <QDialog>

class QFormLayout;
class QLabel;

namespace orontes::editor {

/// What a clause is called, for which side it is, and how many points it is worth.
class ScoreForm : public QWidget {
    Q_OBJECT

public:
    ScoreForm(core::VictoryClause clause, const core::Scenario& scenario, QWidget* parent = nullptr);

    const core::VictoryClause& clause() const { return m_clause; }
    /// A line below the rows: where the clause is from. Null is none.
    void addNote(QLabel* note);

signals:
    void entered(const orontes::core::VictoryClause& clause);

private:
    void addName();
    void addSide(const core::Scenario& scenario);
    void addPoints();

    core::VictoryClause m_clause;
    QFormLayout* m_rows;
};

/// Asks for a new clause's side and points before it is made.
class ScoreDialog : public QDialog {
    Q_OBJECT

public:
    ScoreDialog(core::VictoryClause clause, const core::Scenario& scenario, QWidget* parent = nullptr);

    const core::VictoryClause& clause() const { return m_form->clause(); }

private:
    ScoreForm* m_form;
};

} // namespace orontes::editor

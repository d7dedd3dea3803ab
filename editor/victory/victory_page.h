// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"
#include "model/document/victory_edits.h"

#include <QPointer>

class QLabel;
class QTreeView;
class QVBoxLayout;

namespace orontes::model {
class VictoryModel;
}

namespace orontes::editor {

class ConditionForm;
class ScoreForm;

/// Who wins when: each clause a tree of conditions, with the sentence it makes and a test on the set-up position.
class VictoryPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit VictoryPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    QWidget* makeCommands();
    void addClause();
    /// Asked for where clauses score; nothing when the user thinks better of it.
    std::optional<core::VictoryClause> askScore();
    core::Condition fresh(const std::string& kind);
    void addBranchAt(model::ConditionPath path, core::Condition branch);
    void expandRows();
    void addBranch(const std::string& kind);
    void wrap(const std::string& kind);
    void remove();
    void follow(const core::ChangeSet& changes);
    void showCurrent();
    bool showsCurrent() const;
    bool showsScore(std::size_t clause) const;
    void showSentences();
    bool isInWords(std::size_t clause) const;
    void testOnPosition();
    void set(model::Clauses clauses, const QString& name);
    std::optional<model::ConditionPath> currentPath() const;
    QWidget* clauseForm(std::size_t clause);
    QWidget* conditionForm(const model::ConditionPath& path);

    model::VictoryModel* m_model;
    QTreeView* m_tree;
    QVBoxLayout* m_form;
    QPointer<ConditionForm> m_condition;
    QPointer<ScoreForm> m_score;
    std::optional<model::ConditionPath> m_shown; ///< where the shown condition stands
    QLabel* m_sentences;
    QLabel* m_tested;
    bool m_due = false;
    bool m_stale = false; ///< names that the form shows have changed
};

} // namespace orontes::editor

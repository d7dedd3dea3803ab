// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;

namespace orontes::editor {

/// The rows of a form in the panel beside the tree.
QFormLayout* formRowsOf(QWidget* form);

/// Who wins by a clause, at which level, and whether only at the end.
class ClauseForm : public QWidget {
    Q_OBJECT

public:
    ClauseForm(core::VictoryClause clause, const model::ScenarioDocument& document, QWidget* parent = nullptr);

signals:
    void entered(const orontes::core::VictoryClause& clause);

private:
    core::VictoryClause m_clause;
};

/// The numbers, sides, spaces and counters of one condition.
class ConditionForm : public QWidget {
    Q_OBJECT

public:
    ConditionForm(core::Condition condition, const model::ScenarioDocument& document, QWidget* parent = nullptr);

    const core::Condition& condition() const { return m_condition; }

signals:
    void entered(const orontes::core::Condition& condition);

private:
    // One per alternative of Condition::node: adds its controls.
    void add(core::AllOf&) {}
    void add(core::AnyOf&) {}
    void add(core::NoneOf&) {}
    void add(core::CountOf& node) { addNumber(tr("At least"), node.count); }
    void add(core::HeldFor& node);
    void add(core::Occupies& node) { addSpaces(node.side, node.spaces, node.count); }
    void add(core::Controls& node);
    void add(core::Eliminated& node);
    void add(core::Exited& node) { addInRegion(node, tr("By"), tr("Anywhere")); }
    void add(core::Stands& node) { addInRegion(node, tr("In"), tr("The whole map")); }
    void add(core::LossRatio& node);
    void add(core::Scores& node);
    void add(core::ScoreRatio& node);
    void add(core::TurnReached& node) { addNumber(tr("Turn"), node.turn.value); }
    void add(core::OnTurns& node);
    void add(core::Slain& node);
    void add(core::Denied& node);
    void add(core::NamedState& node);

    template <class Node>
    void addInRegion(Node& node, const QString& label, const QString& anywhere);
    template <class Node>
    void addRatio(Node& node);
    void addNumber(const QString& label, int& number, int least = 1);
    void addSide(const QString& label, core::SideToken& side);
    QLineEdit* addSpaceList(std::vector<core::SpaceLabel>& spaces);
    void addSpaces(core::SideToken& side, std::vector<core::SpaceLabel>& spaces, int& count);
    QComboBox* addChoice(const QString& label, const std::vector<std::pair<QString, std::string>>& choices,
                         std::string& chosen);
    void addTurns(std::vector<core::TurnNumber>& turns);
    void addVictims(std::vector<core::SideToken>& sides);
    void enter() { emit entered(m_condition); }
    /// A list of things to tick; `Token` is what `ticked` holds.
    template <class Token>
    QListWidget* tickList(const QString& accessibleName, std::vector<Token>& ticked);
    void addCounters(std::vector<core::CounterId>& counters);
    void addTypes(std::vector<core::CounterType>& types);

    core::Condition m_condition;
    const model::ScenarioDocument& m_document;
    QFormLayout* m_rows;
};

} // namespace orontes::editor

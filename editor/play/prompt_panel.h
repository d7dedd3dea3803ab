// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/game_session.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace orontes::editor {

class PhaseStrip;
class RuleLink;

/// Left of the table: where we are in the turn, what is asked of whom by which rule, and what may be done.
class PromptPanel : public QWidget {
    Q_OBJECT

public:
    explicit PromptPanel(model::GameSession& session, QWidget* parent = nullptr);

    /// Shows the decision and its choices; a choice list without a prompt when nobody here has to decide.
    void show(const core::View& view, const std::optional<core::Pending>& pending,
              const std::vector<core::Choice>& choices);
    void say(const QString& sentence);

signals:
    void chosen(const orontes::core::Action& action);
    void pointedAt(const orontes::core::Choice& choice);
    void ruleRequested(const orontes::core::Citation& rule);

private:
    void choose();

    model::GameSession& m_session;
    PhaseStrip* m_phases;
    QLabel* m_whose;
    QLabel* m_prompt;
    RuleLink* m_rule;
    QLabel* m_said;
    QListWidget* m_list;
    std::vector<core::Choice> m_choices;
    core::Citation m_citation;
};

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/game_session.h"

#include <QWidget>

class QLabel;

namespace orontes::editor {

class ChoiceList;
class PhaseStrip;
class RuleLink;
class SectionHead;

/// Left of the table: where we are in the turn, what is asked of whom by which rule, and what may be done.
class PromptPanel : public QWidget {
    Q_OBJECT

public:
    explicit PromptPanel(model::GameSession& session, QWidget* parent = nullptr);

    /// Shows the decision and its choices, of this counter or of all.
    void show(const core::View& view, const std::optional<core::Pending>& pending, const ChoicePicker& picker,
              std::optional<core::CounterId> counter);
    /// These choices alone: of several counters, at one space.
    void showThese(const std::vector<core::Choice>& choices);
    void say(const QString& sentence);

signals:
    void chosen(const orontes::core::Action& action);
    void counterChosen(std::optional<orontes::core::CounterId> counter);
    void pointedAt(const orontes::core::Choice& choice);
    void ruleRequested(const orontes::core::Citation& rule);

private:
    model::GameSession& m_session;
    PhaseStrip* m_phases;
    QLabel* m_whose;
    QLabel* m_prompt;
    RuleLink* m_rule;
    QLabel* m_said;
    SectionHead* m_may;
    ChoiceList* m_list;
    core::Citation m_citation;
};

} // namespace orontes::editor

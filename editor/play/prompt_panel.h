// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/game_session.h"

#include <QWidget>

class QLabel;
class QSpacerItem;
class QPushButton;

namespace orontes::editor {

class ChitRows;
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
    void showThese(const core::View& view, const std::vector<core::Choice>& choices);
    /// Why something cannot be done.
    void say(const QString& sentence);

signals:
    void chosen(const orontes::core::Action& action);
    void counterChosen(std::optional<orontes::core::CounterId> counter);
    void pointedAt(const orontes::core::Choice& choice);
    void ruleRequested(const orontes::core::Citation& rule);
    void rollRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void keepRoomForSaid();
    void tellEnd(const core::Outcome& outcome);
    void tellDecision(const core::View& view, const core::Pending& pending);
    void tellRun(const core::View& view);
    static QString wayOn();
    void offerRoll(const std::optional<core::Pending>& pending);
    void headList(const std::optional<core::Pending>& pending, const ChoicePicker& picker);
    QString seatName(core::SeatId seat) const;
    QString whoseTurn(const core::View& view, const core::Pending& owed) const;

    model::GameSession& m_session;
    PhaseStrip* m_phases;
    ChitRows* m_chits;
    QLabel* m_whose;
    QLabel* m_prompt;
    QLabel* m_more; ///< why the game has ended, how a run is stopped
    QPushButton* m_roll;
    RuleLink* m_rule;
    QLabel* m_said;
    QSpacerItem* m_roomForSaid; ///< of the layout
    SectionHead* m_may;
    ChoiceList* m_list;
    core::Citation m_citation;
};

} // namespace orontes::editor

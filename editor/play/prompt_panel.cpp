// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/prompt_panel.h"

#include "editor/controls/rule_link.h"
#include "editor/controls/section_head.h"
#include "editor/play/choice_list.h"
#include "editor/play/phase_strip.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace orontes::editor {

PromptPanel::PromptPanel(model::GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_phases(new PhaseStrip(session.info(), session.scenario(), this)),
      m_whose(new QLabel(this)),
      m_prompt(new QLabel(this)),
      m_rule(new RuleLink({}, this)),
      m_said(new QLabel(this)),
      m_may(new SectionHead(tr("You may"), this)),
      m_list(new ChoiceList(session.texts(), this)) {
    setAreaLook(*this, AreaLook::Panel);
    m_whose->setFont(titleFont(18));
    m_prompt->setWordWrap(true);
    m_prompt->setAccessibleName(tr("What is asked"));
    m_said->setWordWrap(true);
    setTextLook(*m_said, TextLook::Error);
    m_said->setAccessibleName(tr("Why not"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_whose, 1);
    head->addWidget(m_rule);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_phases);
    column->addSpacing(8);
    column->addLayout(head);
    column->addWidget(m_prompt);
    column->addWidget(m_said);
    column->addWidget(m_may);
    column->addWidget(m_list, 1);
    connect(m_list, &ChoiceList::chosen, this, &PromptPanel::chosen);
    connect(m_list, &ChoiceList::counterChosen, this, &PromptPanel::counterChosen);
    connect(m_list, &ChoiceList::pointedAt, this, &PromptPanel::pointedAt);
    connect(m_rule, &RuleLink::ruleRequested, this, [this] { emit ruleRequested(m_citation); });
}

void PromptPanel::show(const core::View& view, const std::optional<core::Pending>& pending,
                       const ChoicePicker& picker, std::optional<core::CounterId> counter) {
    const core::Catalogue& texts = m_session.texts();
    m_phases->show(view.turn, view.phase);
    m_said->clear();
    m_citation = pending ? pending->rule : core::Citation{};
    m_rule->setRule(QString::fromStdString(m_citation.reference));
    if (view.outcome) {
        m_whose->setText(tr("The game is over"));
        m_prompt->setText(QString::fromStdString(texts.render(view.outcome->reason)));
    } else if (!pending) {
        m_whose->setText(tr("Nothing to decide here"));
        m_prompt->setText(tr("Step or run on with the buttons above the map."));
    } else {
        const core::SeatId seat = pending->actor.seat;
        m_whose->setText(seat.valid() ? QString::fromStdString(
                                            (*m_session.scenario().seats)[static_cast<std::size_t>(seat.value)].name)
                                      : tr("The dice"));
        m_prompt->setText(QString::fromStdString(texts.render(pending->prompt)));
    }
    m_may->setVisible(!picker.all().empty());
    m_list->show(view, picker, counter);
}

void PromptPanel::showThese(const std::vector<core::Choice>& choices) {
    m_list->showThese(choices);
}

void PromptPanel::say(const QString& sentence) {
    m_said->setText(sentence);
}

} // namespace orontes::editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/prompt_panel.h"

#include "editor/controls/rule_link.h"
#include "editor/controls/section_head.h"
#include "editor/play/chit_rows.h"
#include "editor/play/choice_list.h"
#include "editor/play/phase_strip.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpacerItem>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

PromptPanel::PromptPanel(model::GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_phases(new PhaseStrip(session.info(), session.scenario(), this)),
      m_chits(new ChitRows(session.scenario(), session.texts(), this)),
      m_whose(new QLabel(this)),
      m_prompt(new QLabel(this)),
      m_more(new QLabel(this)),
      m_roll(new QPushButton(tr("Roll"), this)),
      m_rule(new RuleLink({}, this)),
      m_said(new QLabel(this)),
      m_roomForSaid(new QSpacerItem(0, 0)),
      m_may(new SectionHead(tr("You may"), this)),
      m_list(new ChoiceList(session, this)) {
    setAreaLook(*this, AreaLook::Panel);
    m_whose->setFont(titleFont(18));
    m_prompt->setAccessibleName(tr("What is asked"));
    setTextLook(*m_more, TextLook::Secondary);
    setTextLook(*m_said, TextLook::Error);
    m_said->setAccessibleName(tr("Why not"));
    for (QLabel* label : {m_whose, m_prompt, m_more, m_said})
        label->setWordWrap(true);
    setButtonLook(*m_roll, ButtonLook::Primary);
    m_roll->hide();
    for (QLabel* label : {m_more, m_said})
        label->hide(); // an empty line would take its room
    auto* head = new QHBoxLayout;
    head->addWidget(m_whose, 1);
    head->addWidget(m_rule, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_phases);
    column->addWidget(m_chits);
    column->addSpacing(4);
    column->addLayout(head);
    column->addWidget(m_prompt);
    column->addWidget(m_more);
    column->addWidget(m_roll);
    column->addWidget(m_may);
    column->addWidget(m_list, 1);
    column->addItem(m_roomForSaid);
    column->addWidget(m_said);
    connect(m_roll, &QPushButton::clicked, this, &PromptPanel::rollRequested);
    keepRoomForSaid();
    connect(m_list, &ChoiceList::chosen, this, &PromptPanel::chosen);
    connect(m_list, &ChoiceList::counterChosen, this, &PromptPanel::counterChosen);
    connect(m_list, &ChoiceList::pointedAt, this, &PromptPanel::pointedAt);
    connect(m_rule, &RuleLink::ruleRequested, this, [this] { emit ruleRequested(m_citation); });
}

void PromptPanel::show(const core::View& view, const std::optional<core::Pending>& pending, const ChoicePicker& picker,
                       std::optional<core::CounterId> counter) {
    m_phases->show(view.turn, view.phase,
                   QString::fromStdString(view.when.id.empty() ? std::string() : m_session.texts().render(view.when)));
    m_chits->show(view);
    say({});
    m_citation = pending ? pending->rule : core::Citation{};
    m_rule->setRule(QString::fromStdString(m_citation.reference));
    m_more->clear();
    if (view.outcome)
        tellEnd(*view.outcome);
    else if (pending)
        tellDecision(view, *pending);
    else
        tellRun(view);
    offerRoll(view.outcome ? std::nullopt : pending);
    m_more->setVisible(!m_more->text().isEmpty());
    headList(pending, picker);
    m_list->show(view, picker, counter);
}

/// What is said comes and goes: it must not push the choices away under the pointer. Where the panel is low, the room
/// is given up.
void PromptPanel::keepRoomForSaid() {
    constexpr int lines = 3;
    const int kept = lines * m_said->fontMetrics().lineSpacing() + layout()->spacing();
    const int taken = m_said->isHidden() ? 0 : m_said->heightForWidth(m_said->width()) + layout()->spacing();
    m_roomForSaid->changeSize(0, std::max(0, kept - taken), QSizePolicy::Minimum, QSizePolicy::Maximum);
    layout()->invalidate();
}

QString PromptPanel::seatName(core::SeatId seat) const {
    return QString::fromStdString((*m_session.scenario().seats)[static_cast<std::size_t>(seat.value)].name);
}

/// Who has won, how well, and why, in this order.
void PromptPanel::tellEnd(const core::Outcome& outcome) {
    QStringList winners;
    for (const core::SeatId seat : outcome.winners)
        winners << seatName(seat);
    m_whose->setText(winners.isEmpty() ? tr("A draw") : tr("Victory: %1").arg(winners.join(QStringLiteral(", "))));
    QStringList lines;
    if (!outcome.level.empty())
        lines << tr("Level: %1").arg(QString::fromStdString(core::victoryLevelName(m_session.info(), outcome.level)));
    for (std::size_t i = 0; i < outcome.points.size(); ++i)
        lines << tr("%1: %2 points").arg(seatName(core::SeatId{static_cast<std::int32_t>(i)})).arg(outcome.points[i]);
    lines << tr("The game is over on turn %1.").arg(outcome.turn.value);
    m_prompt->setText(lines.join(QLatin1Char('\n')));
    m_more->setText(QString::fromStdString(m_session.texts().render(outcome.reason)));
}

/// The seat, and the side whose turn it is where a seat has several.
QString PromptPanel::whoseTurn(const core::View& view, const core::Pending& owed) const {
    if (owed.actor.isChance())
        return owed.drawn ? tr("Chance") : tr("The dice");
    const core::Side* side = core::findSide(m_session.scenario(), view.active);
    const QString seat = seatName(owed.actor.seat);
    const bool isOwn = side && core::seatOfSide(m_session.scenario(), view.active) == owed.actor.seat;
    return isOwn && side->name != seat.toStdString() ? tr("%1 · %2").arg(seat, QString::fromStdString(side->name))
                                                     : seat;
}

void PromptPanel::tellDecision(const core::View& view, const core::Pending& pending) {
    m_whose->setText(whoseTurn(view, pending));
    m_prompt->setText(QString::fromStdString(m_session.texts().render(pending.prompt)));
}

/// People let the dice fall themselves; those that have fallen before fall again as they did.
void PromptPanel::offerRoll(const std::optional<core::Pending>& pending) {
    const bool falls =
        pending && pending->actor.isChance() && m_session.dice() == model::DiceBy::Program && !m_session.isRunning();
    const bool drawn = pending && pending->drawn;
    m_roll->setText(drawn ? tr("Draw") : tr("Roll"));
    m_roll->setToolTip(drawn ? tr("Draw the next one (F7)") : tr("Let the dice fall (F7)"));
    m_roll->setVisible(falls && !m_session.followsLine());
    if (falls && m_session.followsLine())
        m_more->setText(wayOn());
}

QString PromptPanel::wayOn() {
    return tr("F7 goes one step on, F5 runs on until it is your turn.");
}

/// Bots and dice have to decide, or what was decided before lies ahead.
void PromptPanel::tellRun(const core::View& view) {
    const bool runs = m_session.isRunning();
    const core::Pending* owed = view.pending.empty() ? nullptr : &view.pending.front();
    if (owed) {
        m_whose->setText(whoseTurn(view, *owed));
        m_prompt->setText(QString::fromStdString(m_session.texts().render(owed->prompt)));
    } else {
        m_whose->setText(runs ? tr("The game goes on") : tr("Nothing to decide here"));
        m_prompt->clear();
    }
    m_more->setText(runs ? tr("The game runs until it is your turn. Esc stops it at once.") : wayOn());
}

void PromptPanel::showThese(const core::View& view, const std::vector<core::Choice>& choices) {
    m_list->showThese(view, choices);
}

/// Dice and draws that people enter are no choices of theirs.
void PromptPanel::headList(const std::optional<core::Pending>& pending, const ChoicePicker& picker) {
    const bool byChance = pending && pending->actor.isChance();
    m_may->setText(!byChance ? tr("You may") : pending->drawn ? tr("What was drawn") : tr("What the dice show"));
    m_may->setVisible(!picker.all().empty());
}

void PromptPanel::resizeEvent(QResizeEvent* event) {
    constexpr int roomForPhases = 500;
    QWidget::resizeEvent(event);
    m_phases->setCompact(height() < roomForPhases);
}

void PromptPanel::say(const QString& sentence) {
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    keepRoomForSaid();
}

} // namespace orontes::editor

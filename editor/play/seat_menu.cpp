// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seat_menu.h"

#include "editor/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

namespace orontes::editor {

SeatMenu::SeatMenu(model::GameSession& session, QWidget* parent)
    : QObject(parent),
      m_session(session),
      m_seats(new QMenu(tr("S&eats"), parent)),
      m_helpers(new QMenu(tr("&Let a bot finish the phase"), parent)) {
    m_seats->setIcon(icon(IconId::User));
    m_helpers->setIcon(icon(IconId::Bot));
    build();
    connect(&session, &model::GameSession::seatsChanged, this, &SeatMenu::build);
    connect(&session, &model::GameSession::moved, this, &SeatMenu::follow);
    connect(&session, &model::GameSession::runEnded, this, &SeatMenu::end);
}

void SeatMenu::build() {
    m_seats->clear();
    m_helpers->clear();
    const std::vector<core::Seat>& seats = *m_session.scenario().seats;
    const auto bots = m_session.ruleset().players.bots();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        QMenu* seat = m_seats->addMenu(QString::fromStdString(seats[i].name));
        auto* group = new QActionGroup(seat);
        const auto add = [&](const QString& name, const core::BotId& bot) {
            QAction* action = seat->addAction(name);
            action->setCheckable(true);
            action->setChecked(m_session.bots()[i] == bot);
            group->addAction(action);
            connect(
                action, &QAction::triggered, this,
                [this, id = core::SeatId{static_cast<std::int32_t>(i)}, bot] { (void)m_session.seatBot(id, bot); },
                Qt::QueuedConnection); // the menu is built anew
        };
        add(tr("A person at this screen"), {});
        for (const core::BotSpec& bot : bots)
            add(tr("Bot: %1").arg(QString::fromStdString(m_session.texts().render(bot.name))), bot.id);
    }
    for (const core::BotSpec& bot : bots) {
        QAction* action = m_helpers->addAction(QString::fromStdString(m_session.texts().render(bot.name)));
        action->setToolTip(QString::fromStdString(m_session.texts().render(bot.description)));
        connect(action, &QAction::triggered, this, [this, id = bot.id] { help(id); }, Qt::QueuedConnection);
    }
    m_helpers->setToolTipsVisible(true);
}

QToolButton* SeatMenu::makeHelperButton(QWidget* parent) const {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(IconId::Bot));
    button->setText(tr("Finish the phase"));
    button->setToolTip(tr("A bot finishes this phase for you"));
    button->setAccessibleName(button->toolTip());
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setMenu(m_helpers);
    button->setEnabled(m_helpers->isEnabled());
    connect(m_helpers->menuAction(), &QAction::changed, button,
            [button, helpers = m_helpers] { button->setEnabled(helpers->isEnabled()); });
    return button;
}

void SeatMenu::offerHelp(std::optional<core::SeatId> seat) {
    if (isHelping())
        return;
    m_person = seat;
    m_helpers->setEnabled(seat.has_value());
}

SeatMenu::Helped SeatMenu::present(core::SeatId seat) const {
    const core::View view = m_session.view({core::Observer::Kind::Seat, seat});
    return {seat, view.phase, view.turn, view.active};
}

void SeatMenu::help(const core::BotId& bot) {
    if (!m_person || isHelping())
        return;
    m_helped = present(*m_person);
    if (m_session.seatBot(m_helped->seat, bot))
        m_session.run();
    else
        m_helped.reset();
}

/// The phase for which help was asked is over.
void SeatMenu::follow() {
    if (!m_helped)
        return;
    const Helped now = present(m_helped->seat);
    if (now.phase != m_helped->phase || now.turn != m_helped->turn || now.active != m_helped->active)
        m_session.stop(); // and so the run ends
}

void SeatMenu::end() {
    if (!m_helped)
        return;
    const core::SeatId seat = m_helped->seat;
    m_helped.reset();
    (void)m_session.seatBot(seat, {});
}

} // namespace orontes::editor

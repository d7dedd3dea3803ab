// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QObject>

#include <optional>

class QAction;
class QMenu;
class QToolButton;

namespace orontes::editor {

/// Who plays: a person or a bot for every seat, and a bot that plays for a person to the end of a phase.
class SeatMenu : public QObject {
    Q_OBJECT

public:
    explicit SeatMenu(model::GameSession& session, QWidget* parent);

    /// "Seats", one submenu for each.
    QMenu* seats() const { return m_seats; }
    /// "Let a bot finish the phase", one entry for each bot; for the seat that was told last.
    QMenu* helpers() const { return m_helpers; }
    /// A button for a row of tools that opens the same.
    QToolButton* makeHelperButton(QWidget* parent) const;
    /// The person at the screen, who owes a decision now; nothing: nobody can be helped.
    void offerHelp(std::optional<core::SeatId> seat);
    /// A bot plays for a person at this moment.
    bool isHelping() const { return m_helped.has_value(); }

private:
    struct Helped {
        core::SeatId seat;
        core::PhaseId phase;
        core::TurnNumber turn;
        core::SideToken active;
    };

    void build();
    void help(const core::BotId& bot);
    void follow();
    void end();
    Helped present(core::SeatId seat) const;

    model::GameSession& m_session;
    QMenu* m_seats;
    QMenu* m_helpers;
    std::optional<core::SeatId> m_person;
    std::optional<Helped> m_helped;
};

} // namespace orontes::editor

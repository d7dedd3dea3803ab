// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seat_menu.h"
#include "tests/support/games.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <algorithm>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

constexpr core::Observer referee{core::Observer::Kind::Referee, {}};

/// Rome, as the ruleset has it, played by two people.
std::unique_ptr<model::GameSession> rome() {
    const auto found =
        std::find_if(games().begin(), games().end(), [](const Game& game) { return game.name() == "chariot/rome"; });
    return std::move(*model::GameSession::begin(*found->entry, found->scenario, {7, {}, model::DiceBy::Program}));
}

QAction* entry(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
        if (action->text() == text)
            return action;
    return nullptr;
}

QStringList names(const QMenu& menu) {
    QStringList all;
    for (const QAction* action : menu.actions())
        all << action->text() + (action->isChecked() ? " *" : "");
    return all;
}

} // namespace

class TstSeatMenu : public QObject {
    Q_OBJECT

private slots:
    void everySeatHasItsPlayers() {
        const auto session = rome();
        QWidget window;
        const SeatMenu menu(*session, &window);
        QCOMPARE(menu.seats()->actions().size(), 2);
        const QMenu& romans = *menu.seats()->actions().front()->menu();
        QCOMPARE(menu.seats()->actions().front()->text(), QString("Romans"));
        QCOMPARE(romans.actions().size(), 1 + static_cast<int>(session->ruleset().players.bots().size()));
        QCOMPARE(names(romans).front(), QString("A person at this screen *"));
    }

    void aSeatIsGivenToABotAndBack() {
        const auto session = rome();
        QWidget window;
        const SeatMenu menu(*session, &window);
        const QString bot = menu.seats()->actions().back()->menu()->actions().back()->text();
        menu.seats()->actions().back()->menu()->actions().back()->trigger();
        QTRY_COMPARE(session->bots()[1], session->ruleset().players.bots().back().id);
        QVERIFY(session->bots()[0].empty());
        QVERIFY(entry(*menu.seats()->actions().back()->menu(), bot)->isChecked());
        menu.seats()->actions().back()->menu()->actions().front()->trigger();
        QTRY_VERIFY(session->bots()[1].empty());
    }

    void aBotFinishesAPhaseAndGivesTheSeatBack() {
        const auto session = rome();
        QWidget window;
        SeatMenu menu(*session, &window);
        menu.offerHelp(std::nullopt);
        QVERIFY(!menu.helpers()->isEnabled());
        menu.offerHelp(core::SeatId{0});
        QVERIFY(menu.helpers()->isEnabled());
        QSignalSpy ended(session.get(), &model::GameSession::runEnded);
        menu.helpers()->actions().front()->trigger();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!menu.isHelping());
        QVERIFY(session->bots()[0].empty() && session->bots()[1].empty());
        // all Romans stand, and it is for the Sabines to deploy
        QCOMPARE(session->pending().front().actor.seat, core::SeatId{1});
        QCOMPARE(session->view(referee).phase, core::PhaseId{"deployment"});
        menu.offerHelp(core::SeatId{1});
        menu.helpers()->actions().front()->trigger();
        QTRY_COMPARE(ended.size(), 2);
        QVERIFY(session->view(referee).phase != core::PhaseId{"deployment"});
        QVERIFY(session->bots()[1].empty());
    }
};

QTEST_MAIN(TstSeatMenu)
#include "tst_seat_menu.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/game.h"
#include "rules/qadesh/setup.h"

#include <QTest>

namespace orontes::tests {

/// Twenty games of random choices; `holds` is asked about every position.
template <class Holds>
void playRandomGames(Holds holds) {
    using qadesh::Game;
    const qadesh::State start = Game::start(Game::info().blank);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        core::Dice dice(seed);
        qadesh::State state = start;
        for (int actions = 0; actions < 3000 && !Game::owing(state).none(); ++actions) {
            const core::Actor actor = *Game::owing(state).begin();
            std::vector<qadesh::Action> offered;
            if (actor.isChance())
                offered.push_back(Game::chanceAction(state, dice.below(6)));
            else
                Game::choices(state, actor, offered);
            QVERIFY(!offered.empty());
            const auto choice = static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())));
            state = Game::apply(std::move(state), actor, offered[choice], nullptr).next;
            QVERIFY2(holds(state), qPrintable(QString("game %1, action %2").arg(seed).arg(actions)));
        }
    }
}

} // namespace orontes::tests

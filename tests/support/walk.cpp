// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/walk.h"

#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>

namespace orontes::tests {

using namespace core;

Walk::Walk(const Game& game, std::uint64_t seed) : m_game(game), m_seed(seed), m_dice(seed) {
    Result<Position> start = game.rules().start(game.scenario);
    if (!start)
        qFatal("%s cannot start: %s", qPrintable(game.name()), qPrintable(shownFinding(game, start.error())));
    m_now = *std::move(start);
}

std::vector<Action> Walk::actions() const {
    std::vector<Action> played;
    for (const PlayedStep& step : m_steps)
        played.push_back(step.action);
    return played;
}

Action Walk::choose() {
    const std::vector<Pending> pending = m_game.rules().pending(m_now);
    return choose(pending[static_cast<std::size_t>(pick(static_cast<int>(pending.size())))].actor);
}

Action Walk::chooseQuickly() {
    const std::vector<Pending> pending = m_game.rules().pending(m_now);
    const Actor actor = pending[static_cast<std::size_t>(pick(static_cast<int>(pending.size())))].actor;
    if (actor.isChance())
        return choose(actor);
    return m_game.entry->players.decide(m_now, actor.seat, BotId{"random"}, m_dice);
}

Action Walk::choose(Actor actor) {
    std::vector<Choice> offered = m_game.rules().choices(m_now, actor);
    std::erase_if(offered, [](const Choice& choice) { return !choice.owed; });
    if (offered.empty())
        qFatal("%s%s owes a decision and has no choice", qPrintable(where()), qPrintable(m_game.seatName(actor)));
    return offered[static_cast<std::size_t>(pick(static_cast<int>(offered.size())))].action;
}

const Step& Walk::play(const Action& action) {
    Result<Step> step = m_game.rules().apply(m_now, action);
    if (!step)
        qFatal("%s%s is refused: %s", qPrintable(where()), qPrintable(shownAction(m_game, action)),
               qPrintable(shownFinding(m_game, step.error())));
    m_now = step->next;
    m_steps.push_back({action, *std::move(step)});
    return m_steps.back().step;
}

QString Walk::where() const {
    return QString("%1, seed %2, after %3 actions: ").arg(m_game.name()).arg(m_seed).arg(m_steps.size());
}

Complaint walkGames(const Game& game, int count, const std::function<Complaint(Walk& walk, const Action& next)>& look) {
    for (int seed = 1; seed <= count; ++seed) {
        Walk walk(game, static_cast<std::uint64_t>(seed));
        while (!walk.over()) {
            if (walk.steps().size() >= endless)
                return walk.where() + "no end";
            const bool isSeen = !isLong(game) || walk.steps().size() % 127 == 0;
            const Action next = isSeen ? walk.choose() : walk.chooseQuickly();
            if (const Complaint complaint = isSeen ? look(walk, next) : Complaint(); !complaint.isEmpty())
                return walk.where() + complaint;
            walk.play(next);
        }
    }
    return {};
}

View refereeView(const Game& game, const Position& position) {
    return game.rules().view(position, {Observer::Kind::Referee, {}});
}

std::vector<Observer> onlookers(const Game& game) {
    std::vector<Observer> all{{Observer::Kind::Spectator, {}}};
    for (int seat = 0; seat < game.seats(); ++seat)
        all.push_back({Observer::Kind::Seat, SeatId{seat}});
    return all;
}

QString shownAction(const Game& game, const Action& action) {
    const bool knownSeat = action.by.isChance() || action.by.seat.value < game.seats();
    return knownSeat ? QString::fromStdString(compactJson(toJson(action, *game.scenario.seats)))
                     : "an unknown seat's " + QString::fromStdString(action.verb);
}

QString shownFinding(const Game& game, const Diagnostic& finding) {
    return QString::fromStdString(game.texts().render(finding.text()) + " (" + finding.id + ")");
}

} // namespace orontes::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_session.h"

#include <utility>

namespace orontes::model {

std::optional<core::Pending> GameSession::nextAutomatic() const {
    for (const core::Pending& owed : pending()) {
        if (owed.actor.isChance()) {
            if (m_dice == DiceBy::Program)
                return owed;
            continue;
        }
        if (!m_bots[static_cast<std::size_t>(owed.actor.seat.value)].empty())
            return owed;
    }
    return std::nullopt;
}

bool GameSession::followsLine() const {
    return canRedo() && !m_anew && !m_tree.isOvertaken(m_path[m_cursor]);
}

core::Action GameSession::rolled(const core::Pending& owed, Streams& streams) const {
    return choices(owed.actor)[static_cast<std::size_t>(streams.dice.below(owed.outcomes))].action;
}

core::Action GameSession::decided(const core::Pending& owed, Streams& streams) const {
    const auto seat = static_cast<std::size_t>(owed.actor.seat.value);
    return m_ruleset.players.decide(m_position, owed.actor.seat, m_bots[seat], streams.thoughts[seat]);
}

core::Result<bool> GameSession::stepNow() {
    giveUpThinking();
    const std::optional<core::Pending> owed = nextAutomatic();
    if (!owed)
        return false;
    Streams streams = m_streams;
    const core::Action action = owed->actor.isChance() ? rolled(*owed, streams) : decided(*owed, streams);
    if (core::Result<void> done = playOn(action, streams); !done)
        return core::refuse(std::move(done.error()));
    return true;
}

bool GameSession::step() {
    if (isThinking())
        return true;
    if (followsLine()) {
        lookAt(m_cursor + 1);
        note(WentTo{node()});
        if (m_running)
            goOnIn(m_rest);
        return true;
    }
    const std::optional<core::Pending> owed = nextAutomatic();
    if (!owed)
        return false;
    if (!owed->actor.isChance()) {
        think(*owed);
        return true;
    }
    Streams streams = m_streams;
    const core::Action action = rolled(*owed, streams);
    thought(action, std::move(streams));
    return true;
}

void GameSession::think(const core::Pending& owed) {
    const auto seat = static_cast<std::size_t>(owed.actor.seat.value);
    m_thinking.start([this, &players = m_ruleset.players, position = m_position, bot = m_bots[seat], actor = owed.actor,
                      streams = m_streams](const std::stop_token&) mutable -> Background::Delivery {
        core::Dice& thoughts = streams.thoughts[static_cast<std::size_t>(actor.seat.value)];
        core::Action action = players.decide(position, actor.seat, bot, thoughts);
        // The position goes back with the answer, so that it is let go of in the thread that plays on from it.
        return [this, position, action = std::move(action), streams] {
            emit thinkingChanged(false);
            thought(action, streams);
        };
    });
    emit thinkingChanged(true);
}

void GameSession::thought(const core::Action& action, Streams streams) {
    if (core::Result<void> done = playOn(action, std::move(streams)); !done) {
        emit refused(done.error());
        stop();
        return;
    }
    if (m_running)
        goOnIn(m_rest);
}

void GameSession::run() {
    if (!std::exchange(m_running, true))
        goOnIn({});
}

void GameSession::goOnIn(std::chrono::milliseconds rest) {
    m_next.start(rest);
}

void GameSession::goOn() {
    if (m_running && !step())
        stop();
}

void GameSession::stop() {
    const bool ran = std::exchange(m_running, false);
    m_next.stop();
    giveUpThinking();
    if (ran)
        emit runEnded();
}

void GameSession::giveUpThinking() {
    if (!isThinking())
        return;
    m_thinking.giveUp();
    emit thinkingChanged(false);
    if (m_running)
        goOnIn({}); // about the position as it will be then
}

} // namespace orontes::model

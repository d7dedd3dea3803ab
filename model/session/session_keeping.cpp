// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_session.h"
#include "model/session/open_session.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace orontes::model {
namespace {

struct Following {
    GameSession& session;

    core::Result<void> operator()(const WentTo& went) const {
        session.goTo(went.node);
        return {};
    }
    core::Result<void> operator()(const NamedNode& named) const {
        session.rename(named.node, named.name);
        return {};
    }
    core::Result<void> operator()(const SeatTaken& taken) const { return session.seatBot(taken.seat, taken.bot); }
    core::Result<void> operator()(const DiceTaken& taken) const {
        session.setDice(taken.byHand ? DiceBy::Hand : DiceBy::Program);
        return {};
    }
    core::Result<void> operator()(const PlayedFrom&) const { return {}; }
    core::Result<void> operator()(const Reseeded&) const { return {}; }
};

std::optional<NodeId> nodeNamedBy(const SessionEntry& entry) {
    if (const auto* played = std::get_if<PlayedFrom>(&entry))
        return played->parent;
    if (const auto* went = std::get_if<WentTo>(&entry))
        return went->node;
    if (const auto* named = std::get_if<NamedNode>(&entry))
        return named->node;
    if (const auto* reseeded = std::get_if<Reseeded>(&entry))
        return reseeded->node;
    return std::nullopt;
}

} // namespace

core::Result<void> GameSession::follow(const SessionEntry& entry) {
    const std::optional<NodeId> known = nodeNamedBy(entry);
    if (known && (known->value < 0 || static_cast<std::size_t>(known->value) >= m_tree.size()))
        return core::refuse(core::Diagnostic{"session.no-such-point", core::Severity::Error, {}, {}, {}, {}});
    const std::size_t seats = m_bots.size();
    if (const auto* reseeded = std::get_if<Reseeded>(&entry); reseeded && reseeded->streams.thoughts.size() == seats)
        takeStreams(reseeded->node, reseeded->streams);
    const auto* played = std::get_if<PlayedFrom>(&entry);
    if (played == nullptr)
        return std::visit(Following{*this}, entry);
    goTo(played->parent);
    const bool fits = played->streams && played->streams->thoughts.size() == seats;
    return playOn(played->action, fits ? played->streams : std::nullopt);
}

core::Result<void> GameSession::recordTo(const std::filesystem::path& path, Overwrite overwrite,
                                         const std::filesystem::path& scenarioFile) {
    std::error_code unknown;
    const bool isTaken = overwrite == Overwrite::Refuse && std::filesystem::exists(path, unknown); // refused below
    const core::Result<std::filesystem::path> played =
        isTaken ? scenarioFile : scenarioFor(path, scenarioFile, m_scenario);
    if (!played)
        return core::refuse(played.error());
    core::RecordHeader header{m_scenario.ruleset,
                              info().version,
                              m_scenario.title,
                              core::scenarioHash(m_scenario),
                              scenarioHint(*played, path),
                              m_seed,
                              {}};
    for (const core::BotId& bot : m_bots)
        header.seats.push_back(bot.empty() ? "person" : "bot:" + bot.value);
    core::Result<GameRecorder> recorder = GameRecorder::create(path, overwrite, header, *m_scenario.seats);
    if (!recorder)
        return core::refuse(std::move(recorder.error()));
    m_recorder.emplace(*std::move(recorder));
    m_recorded.clear();
    return recordLine();
}

core::Result<void> GameSession::recordLine() {
    if (!m_recorder)
        return {};
    const auto end = m_path.begin() + static_cast<std::ptrdiff_t>(m_cursor);
    const auto differs = std::mismatch(m_path.begin(), end, m_recorded.begin(), m_recorded.end());
    const auto same = static_cast<std::size_t>(differs.first - m_path.begin());
    core::Result<void> written = m_recorder->cutTo(same);
    for (std::size_t i = same; i < m_cursor; ++i)
        written = m_recorder->add(steps()[i].action);
    m_recorded.assign(m_path.begin(), end);
    return written;
}

void GameSession::keepJournal(const std::filesystem::path& dataFolder, const std::filesystem::path& boardFolder) {
    core::Scenario kept = m_scenario;
    if (boardFolder.empty())
        kept.boardFile.clear(); // nobody knows where a shared board would lie: it is kept with the game
    m_journal.emplace(dataFolder);
    m_journal->begin({m_scenario.ruleset, info().version, core::writeScenario(kept), boardFolder, m_seed},
                     *m_scenario.seats);
    for (std::size_t seat = 0; seat < m_bots.size(); ++seat)
        if (!m_bots[seat].empty())
            note(SeatTaken{core::SeatId{static_cast<std::int32_t>(seat)}, m_bots[seat]});
    if (m_dice == DiceBy::Hand)
        note(DiceTaken{true});
    if (const Streams& first = m_tree.at(gameStart).streams; first != streamsFor(m_seed, m_bots.size()))
        note(Reseeded{gameStart, first});
    for (std::size_t i = 1; i < m_tree.size(); ++i) {
        const GameNode& node = m_tree.at(NodeId{static_cast<std::int32_t>(i)});
        note(PlayedFrom{node.parent, node.action, node.streams});
        if (m_tree.isOvertaken(NodeId{static_cast<std::int32_t>(i)}))
            note(Reseeded{NodeId{static_cast<std::int32_t>(i)}, node.streams});
        if (!node.name.empty())
            note(NamedNode{NodeId{static_cast<std::int32_t>(i)}, node.name});
    }
    if (m_tree.size() > 1)
        note(WentTo{node()});
}

void GameSession::closed() {
    if (m_journal)
        m_journal->drop();
    m_journal.reset();
    m_recorder.reset();
}

void GameSession::note(const SessionEntry& entry) {
    if (!m_journal)
        return;
    const core::Result<void> kept = m_journal->add(entry);
    if (std::exchange(m_journalWorks, kept.has_value()) && !kept)
        emit journalFailed(kept.error());
}

} // namespace orontes::model

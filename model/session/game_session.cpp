// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_session.h"

#include "model/session/freeze.h"
#include "model/texts.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>
#include <utility>

namespace orontes::model {
namespace {

constexpr core::Observer spectator{core::Observer::Kind::Spectator, {}};

core::Result<void> checkBot(const core::RulesetEntry& ruleset, const core::BotId& bot) {
    std::string known;
    for (const core::BotSpec& spec : ruleset.players.bots()) {
        if (bot.empty() || spec.id == bot)
            return {};
        known += (known.empty() ? "" : ", ") + spec.id.value;
    }
    core::Diagnostic finding;
    finding.id = "session.unknown-bot";
    finding.args = {{"bot", bot.value}, {"known", known}};
    return core::refuse(std::move(finding));
}

} // namespace

core::Result<std::unique_ptr<GameSession>> GameSession::begin(const core::RulesetEntry& ruleset,
                                                              core::Scenario scenario, const SessionSetup& setup) {
    for (const core::BotId& bot : setup.bots)
        if (core::Result<void> known = checkBot(ruleset, bot); !known)
            return core::refuse(std::move(known.error()));
    core::Result<core::Position> start = ruleset.rules.start(scenario);
    if (!start)
        return core::refuse(std::move(start.error()));
    return std::unique_ptr<GameSession>(new GameSession(ruleset, std::move(scenario), *std::move(start), setup));
}

GameSession::GameSession(const core::RulesetEntry& ruleset, core::Scenario scenario, core::Position start,
                         const SessionSetup& setup)
    : m_ruleset(ruleset),
      m_texts(textsFor(ruleset.rules.info())),
      m_scenario(std::move(scenario)),
      m_seed(setup.seed),
      m_start(start),
      m_tree(streamsFor(setup.seed, m_scenario.seats->size())),
      m_line(ruleset.rules, start),
      m_position(std::move(start)),
      m_streams(m_tree.at(gameStart).streams),
      m_bots(setup.bots),
      m_dice(setup.dice),
      m_thinking(*this) {
    m_bots.resize(m_scenario.seats->size());
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &GameSession::goOn);
    const core::View first = view(spectator);
    m_firstTurn = first.turn;
    m_firstPhase = first.phase;
}

GameSession::~GameSession() = default;

std::optional<core::Outcome> GameSession::outcome() const {
    return view(spectator).outcome;
}

core::Result<void> GameSession::play(const core::Action& action) {
    giveUpThinking();
    return playOn(action, std::nullopt);
}

core::Result<void> GameSession::playOn(const core::Action& action, const std::optional<Streams>& streams) {
    const NodeId from = node();
    const Streams after = streams.value_or(m_streams);
    if (const std::optional<NodeId> known = m_tree.tried(from, action)) {
        if (m_tree.isOvertaken(*known)) {
            m_tree.follow(*known, after);
            note(Reseeded{*known, after});
        }
        showLineThrough(*known); // it was legal the first time, and gives the same
        note(WentTo{*known});
        return recordLine();
    }
    const bool cuts = m_cursor < length();
    if (core::Result<void> legal = m_line.playAfter(m_cursor, action); !legal)
        return legal;
    m_path.resize(m_cursor);
    m_path.push_back(m_tree.add(from, action, after));
    note(PlayedFrom{from, action, after});
    if (cuts)
        emit lineChanged();
    emit treeChanged();
    lookAt(m_cursor + 1);
    if (cuts)
        emit branched();
    return recordLine();
}

void GameSession::lookAt(std::size_t cursor) {
    m_cursor = cursor;
    m_position = m_line.positionAfter(cursor);
    m_streams = m_tree.at(node()).streams;
    emit moved();
}

void GameSession::goTo(std::size_t cursor) {
    if (cursor > length() || cursor == m_cursor)
        return;
    stop();
    m_anew = false;
    lookAt(cursor);
    note(WentTo{node()});
}

std::size_t GameSession::undoLimit(const core::Observer& observer) const {
    if (observer.kind == core::Observer::Kind::Referee)
        return 0;
    std::size_t limit = m_cursor;
    while (limit > 0 && observer.kind == core::Observer::Kind::Seat) {
        const core::PlayedStep& last = steps()[limit - 1];
        if (last.action.by.seat != observer.seat || last.step.reveals != core::Reveals::Nothing)
            break;
        --limit;
    }
    return limit;
}

void GameSession::undo() {
    if (m_cursor > 0)
        goTo(m_cursor - 1);
}

void GameSession::redo() {
    if (canRedo())
        goTo(m_cursor + 1);
}

void GameSession::goTo(NodeId target) {
    if (target == node())
        return;
    stop();
    m_anew = false;
    showLineThrough(target);
    note(WentTo{target});
}

void GameSession::showLineThrough(NodeId target) {
    std::vector<NodeId> path = m_tree.pathTo(target);
    const std::size_t cursor = path.size();
    for (const NodeId step : path)
        m_tree.prefer(step);
    const std::vector<NodeId> wayOn = m_tree.wayOnFrom(target);
    path.insert(path.end(), wayOn.begin(), wayOn.end());
    const auto differs = std::mismatch(path.begin(), path.end(), m_path.begin(), m_path.end());
    const auto same = static_cast<std::size_t>(differs.first - path.begin());
    const bool changed = path != m_path;
    m_line.cutTo(same);
    for (std::size_t i = same; i < path.size(); ++i)
        static_cast<void>(m_line.playAfter(i, m_tree.at(path[i]).action)); // it was legal the first time
    m_path = std::move(path);
    if (changed)
        emit lineChanged();
    lookAt(cursor);
}

void GameSession::rename(NodeId target, const std::string& name) {
    m_tree.rename(target, name);
    note(NamedNode{target, name});
    emit treeChanged();
}

core::Result<void> GameSession::seatBot(core::SeatId seat, const core::BotId& bot) {
    if (core::Result<void> known = checkBot(m_ruleset, bot); !known)
        return known;
    if (!seat.valid() || static_cast<std::size_t>(seat.value) >= m_bots.size())
        return {};
    giveUpThinking();
    m_bots[static_cast<std::size_t>(seat.value)] = bot;
    m_anew = m_anew || !bot.empty();
    note(SeatTaken{seat, bot});
    emit seatsChanged();
    return {};
}

void GameSession::setDice(DiceBy dice) {
    m_dice = dice;
    note(DiceTaken{dice == DiceBy::Hand});
    emit seatsChanged();
}

void GameSession::reseed(std::uint64_t seed) {
    giveUpThinking();
    const Streams streams = streamsFor(seed, m_bots.size());
    takeStreams(node(), streams);
    note(Reseeded{node(), streams});
}

void GameSession::takeStreams(NodeId at, const Streams& streams) {
    m_tree.reseed(at, streams);
    if (at == node())
        m_streams = streams;
}

std::vector<ChronicleLine> GameSession::chronicle(const core::Observer& observer) const {
    return chronicleFor(observer, m_firstTurn, m_firstPhase, std::span(steps()).first(m_cursor));
}

std::vector<TimelineMark> GameSession::timeline() const {
    return timelineOf(m_firstTurn, m_firstPhase, steps());
}

core::Scenario GameSession::frozen() const {
    return freeze(m_ruleset.rules, m_scenario, m_start, std::span(steps()).first(m_cursor), m_position);
}

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/chronicle.h"
#include "model/session/game_line.h"
#include "model/session/game_recorder.h"
#include "model/session/game_tree.h"
#include "model/session/session_journal.h"
#include "model/tasks/background.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

enum class DiceBy {
    Program,
    Hand,
};

/// How a game begins.
struct SessionSetup {
    std::uint64_t seed = 0;
    std::vector<core::BotId> bots = {}; ///< by SeatId; empty or missing: a person
    DiceBy dice = DiceBy::Program;
};

/// A game under way: the scenario, all that has been tried in it, and the point that is looked at. Nothing that was
/// played is lost by going back; what is done from there begins a variation.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// Refused with the first error of the scenario, or for a bot nobody knows.
    static core::Result<std::unique_ptr<GameSession>> begin(const core::RulesetEntry& ruleset, core::Scenario scenario,
                                                            const SessionSetup& setup);
    /// Keeps the journal; call closed() when the game may go.
    ~GameSession() override;

    const core::RulesetEntry& ruleset() const { return m_ruleset; }
    const core::RulesetInfo& info() const { return m_ruleset.rules.info(); }
    const core::Catalogue& texts() const { return m_texts; }
    const core::Scenario& scenario() const { return m_scenario; }
    std::uint64_t seed() const { return m_seed; }

    // The point that is looked at, as the referee knows it. Screens show a seat no more than its view.
    const core::Position& position() const { return m_position; }
    core::View view(const core::Observer& observer) const { return m_ruleset.rules.view(m_position, observer); }
    std::vector<core::Pending> pending() const { return m_ruleset.rules.pending(m_position); }
    std::vector<core::Choice> choices(core::Actor actor) const { return m_ruleset.rules.choices(m_position, actor); }
    core::Verdict judge(const core::Action& action) const { return m_ruleset.rules.judge(m_position, action); }
    bool isOver() const { return pending().empty(); }
    std::optional<core::Outcome> outcome() const;

    /// Plays the action here; refused as the rules refuse it. A record that cannot be written refuses too, when all
    /// else is done.
    core::Result<void> play(const core::Action& action);

    // The line of play: what led here, and what was played on from here last.
    std::size_t cursor() const { return m_cursor; } ///< so many steps lie before the point that is looked at
    std::size_t length() const { return m_line.size(); }
    const std::vector<core::PlayedStep>& steps() const { return m_line.steps(); }
    void goTo(std::size_t cursor);
    /// How far back the observer may take steps back: a seat its own, and none that revealed anything; the referee all.
    std::size_t undoLimit(const core::Observer& observer) const;
    bool canUndo(const core::Observer& observer) const { return undoLimit(observer) < m_cursor; }
    void undo();
    bool canRedo() const { return m_cursor < length(); }
    void redo();

    // Variations.
    const GameTree& tree() const { return m_tree; }
    NodeId node() const { return m_cursor == 0 ? gameStart : m_path[m_cursor - 1]; }
    /// Looks at another point; the line of play becomes the one through it.
    void goTo(NodeId node);
    void rename(NodeId node, const std::string& name);

    // Who plays.
    const std::vector<core::BotId>& bots() const { return m_bots; } ///< by SeatId; empty: a person
    core::Result<void> seatBot(core::SeatId seat, const core::BotId& bot);
    DiceBy dice() const { return m_dice; }
    void setDice(DiceBy dice);
    /// Other dice from here on.
    void reseed(std::uint64_t seed);

    // What needs no person.
    std::optional<core::Pending> nextAutomatic() const;
    /// Whether a step follows what was played on from here last, whoever decided it then. Not while a bot that has
    /// been seated here is to decide anew, nor with other dice.
    bool followsLine() const;
    bool canStep() const { return followsLine() || nextAutomatic(); }
    /// Goes on along the line of play; at its end dice fall at once, and a bot plays as soon as it has thought, beside
    /// the window. False when there is nothing to do.
    bool step();
    /// Steps until a person has to decide something new or the game is over.
    void run();
    void stop();
    /// How long a run rests after each step; 0 at first.
    void setPace(std::chrono::milliseconds rest) { m_rest = rest; }
    bool isRunning() const { return m_running; }
    bool isThinking() const { return m_thinking.isBusy(); }
    /// What needs no person, without a window: waits for the bot. False when there is nothing to do.
    core::Result<bool> stepNow();

    // What leaves the session.
    std::vector<ChronicleLine> chronicle(const core::Observer& observer) const;
    std::vector<TimelineMark> timeline() const;
    /// The point that is looked at as a scenario of its own.
    core::Scenario frozen() const;
    /// `scenarioFile` is where the scenario lies, for whoever opens the record; empty where it has no file.
    core::Result<void> recordTo(const std::filesystem::path& path, Overwrite overwrite,
                                const std::filesystem::path& scenarioFile);
    void stopRecording() { m_recorder.reset(); }
    const GameRecorder* recorder() const { return m_recorder ? &*m_recorder : nullptr; }

    /// From now on the game survives the end of the program. `boardFolder`: what the scenario's board file is relative
    /// to.
    void keepJournal(const std::filesystem::path& dataFolder, const std::filesystem::path& boardFolder);
    /// The game is not needed any more.
    void closed();
    SessionJournal* journal() { return m_journal ? &*m_journal : nullptr; }

    /// Does again what a journal tells; refused where the rules refuse it now.
    core::Result<void> follow(const SessionEntry& entry);

signals:
    void moved();        ///< another point is looked at
    void lineChanged();  ///< steps of the line are others, not merely more
    void treeChanged();  ///< a node or a name is new
    void branched();     ///< what was played on from here last is left for another choice
    void seatsChanged(); ///< other bots, or other dice
    void thinkingChanged(bool thinking);
    void runEnded();                                    ///< a person has to decide, the game is over, or it was stopped
    void refused(const orontes::core::Diagnostic& why); ///< why a run has stopped
    void journalFailed(const orontes::core::Diagnostic& why); ///< once until it works again

private:
    GameSession(const core::RulesetEntry& ruleset, core::Scenario scenario, core::Position start,
                const SessionSetup& setup);

    core::Result<void> playOn(const core::Action& action, const std::optional<Streams>& streams);
    void lookAt(std::size_t cursor);
    void showLineThrough(NodeId target);
    void note(const SessionEntry& entry);
    void takeStreams(NodeId at, const Streams& streams);
    void giveUpThinking();
    void think(const core::Pending& owed);
    void thought(const core::Action& action, Streams streams);
    void goOn();
    void goOnIn(std::chrono::milliseconds rest);
    core::Action rolled(const core::Pending& owed, Streams& streams) const;
    core::Action decided(const core::Pending& owed, Streams& streams) const;
    core::Result<void> recordLine();

    const core::RulesetEntry& m_ruleset;
    core::Catalogue m_texts;
    core::Scenario m_scenario;
    std::uint64_t m_seed;
    core::Position m_start;
    core::TurnNumber m_firstTurn;
    core::PhaseId m_firstPhase;

    GameTree m_tree;
    GameLine m_line;
    std::vector<NodeId> m_path; ///< of the line, parallel to its steps
    std::size_t m_cursor = 0;
    core::Position m_position;
    Streams m_streams; ///< at the cursor

    std::vector<core::BotId> m_bots;
    DiceBy m_dice;
    bool m_running = false;
    bool m_anew = false; ///< a bot has been seated here: the way on is its to choose
    std::chrono::milliseconds m_rest{0};
    QTimer m_next; ///< of a run
    Background m_thinking;
    std::optional<GameRecorder> m_recorder;
    std::vector<NodeId> m_recorded; ///< what the record holds
    std::optional<SessionJournal> m_journal;
    bool m_journalWorks = true;
};

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/position_text.h"
#include "app/cli/prompt.h"
#include "app/cli/subcommands.h"
#include "model/store/line_file.h"
#include "rules/core/algo/record.h"
#include "rules/core/algo/replay.h"

#include <filesystem>
#include <memory>
#include <ostream>

namespace orontes::app {

namespace {

/// Writes each action before the next is asked for; nothing where no record is wanted.
class Recording {
public:
    static core::Result<Recording> begin(const PlayGame& command, const Battle& battle,
                                         const std::vector<core::BotId>& bots) {
        Recording recording;
        if (command.record.empty())
            return recording;
        core::Result<std::unique_ptr<model::LineFile>> file = model::LineFile::create(command.record);
        if (!file)
            return core::refuse(file.error());
        recording.m_file = std::move(*file);
        core::RecordHeader header;
        header.ruleset = battle.info().id;
        header.rulesetVersion = battle.info().version;
        header.scenarioTitle = battle.scenario().title;
        header.scenarioHash = core::scenarioHash(battle.scenario());
        header.scenarioFile = command.scenario;
        header.seed = command.seed;
        for (const core::BotId& bot : bots)
            header.seats.push_back(bot.empty() ? "person" : "bot:" + bot.value);
        if (core::Result<void> written = recording.append(recording.m_writer.begin(header)); !written)
            return core::refuse(written.error());
        return recording;
    }

    core::Result<void> add(const core::Action& action, const core::Scenario& scenario) {
        return m_file ? append(m_writer.add(action, *scenario.seats)) : core::Result<void>{};
    }

    bool on() const { return m_file != nullptr; }
    core::Result<void> finish() { return m_file ? m_file->syncNow(), core::Result<void>{} : core::Result<void>{}; }

private:
    core::Result<void> append(std::string line) {
        line.pop_back(); // the file adds the newline itself
        return m_file->append(line, model::Urgency::Soon);
    }

    core::RecordWriter m_writer;
    std::unique_ptr<model::LineFile> m_file;
};

/// The bot of each seat, "" for a person; the trouble where a seat or bot does not exist.
core::Result<std::vector<core::BotId>> botsOf(const PlayGame& command, const Battle& battle) {
    const std::vector<core::Seat>& seats = *battle.scenario().seats;
    std::vector<core::BotId> bots(seats.size());
    for (const SeatChoice& choice : command.seats) {
        const core::SeatId seat = core::seatIdOf(battle.scenario(), core::SeatToken{choice.seat});
        if (!seat.valid()) {
            std::string names;
            for (const core::Seat& one : seats)
                names += (names.empty() ? "" : ", ") + one.token.value;
            return core::refuse(usageProblem("app.unknown-seat",
                                             {{"seat", choice.seat}, {"file", command.scenario}, {"seats", names}}));
        }
        if (choice.bot.empty())
            continue;
        core::Result<core::BotId> bot = findBot(*battle.entry, choice.bot);
        if (!bot)
            return core::refuse(bot.error());
        bots[static_cast<std::size_t>(seat.value)] = *bot;
    }
    return bots;
}

/// A game under way at the terminal.
struct Table {
    const PlayGame& command;
    const Battle& battle;
    core::Position position;
    core::BotTable bots;
    Recording recording;
    std::size_t actions = 0;
};

/// Plays until the game ends, the limit is reached or the person stops.
int playOn(Table& table, Terminal& terminal) {
    const bool told = !terminal.json();
    while (table.actions < table.command.actionLimit && !table.battle.entry->rules.pending(table.position).empty()) {
        std::optional<core::Action> action = core::nextAutomaticAction(*table.battle.entry, table.position, table.bots);
        if (!action)
            action = askPerson(*table.battle.entry, table.battle.scenario(), table.position, terminal);
        if (!action)
            return couldNotBeDone;
        core::Result<core::Step> step = table.battle.entry->rules.apply(std::move(table.position), *action);
        if (!step)
            return fail(terminal, step.error(), table.battle.info().texts);
        if (core::Result<void> recorded = table.recording.add(*action, table.battle.scenario()); !recorded)
            return fail(terminal, recorded.error());
        table.position = std::move(step->next);
        ++table.actions;
        if (told && !step->secret)
            printEvents(terminal.out, step->events, table.battle.info());
    }
    return fine;
}

void report(const Table& table, Terminal& terminal) {
    const core::View view = table.battle.entry->rules.view(table.position, {core::Observer::Kind::Referee, {}});
    if (terminal.json()) {
        core::JsonObject object{{"actions", core::JsonValue{static_cast<std::int64_t>(table.actions)}},
                                {"finished", core::JsonValue{view.outcome.has_value()}},
                                {"record", core::JsonValue{table.command.record}},
                                {"position", positionJson(view, table.battle.scenario(), table.battle.info())}};
        print(terminal, core::JsonValue{std::move(object)});
        return;
    }
    terminal.out << "\n";
    printPosition(terminal.out, view, table.battle.scenario(), table.battle.info());
    printEnding(terminal.out, view, table.actions, table.battle.scenario(), table.battle.info());
    if (table.recording.on())
        terminal.out << appTexts().render({{"app.play.recorded"}, {{"file", table.command.record}}}) << "\n";
}

} // namespace

int run(const PlayGame& command, Terminal& terminal) {
    const std::optional<Battle> battle = openBattle(command.scenario, terminal);
    std::optional<core::Position> start = battle ? startOf(*battle, terminal) : std::nullopt;
    if (!start)
        return couldNotBeDone;
    core::Result<std::vector<core::BotId>> bots = botsOf(command, *battle);
    if (!bots)
        return fail(terminal, bots.error());
    core::Result<Recording> recording = Recording::begin(command, *battle, *bots);
    if (!recording)
        return fail(terminal, recording.error());
    Table table{command, *battle, std::move(*start), core::seatBots(*bots, command.seed), std::move(*recording)};
    const int exitCode = playOn(table, terminal);
    static_cast<void>(table.recording.finish());
    report(table, terminal);
    return exitCode;
}

} // namespace orontes::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/position_text.h"
#include "app/cli/prompt.h"
#include "app/cli/subcommands.h"
#include "model/session/game_recorder.h"
#include "model/session/open_session.h"
#include "rules/core/algo/record.h"
#include "rules/core/algo/replay.h"

#include <optional>
#include <ostream>

namespace orontes::app {

namespace {

/// Nothing where no record is wanted.
core::Result<std::optional<model::GameRecorder>> recorderFor(const PlayGame& command, const Battle& battle,
                                                             const std::vector<core::BotId>& bots) {
    if (command.record.empty())
        return std::nullopt;
    core::RecordHeader header;
    header.ruleset = battle.info().id;
    header.rulesetVersion = battle.info().version;
    header.scenarioTitle = battle.scenario().title;
    header.scenarioHash = core::scenarioHash(battle.scenario());
    header.scenarioFile = model::scenarioHint(command.scenario, command.record);
    header.seed = command.seed;
    for (const core::BotId& bot : bots)
        header.seats.push_back(bot.empty() ? "person" : "bot:" + bot.value);
    const model::Overwrite overwrite = command.overwrite ? model::Overwrite::Allow : model::Overwrite::Refuse;
    core::Result<model::GameRecorder> made =
        model::GameRecorder::create(command.record, overwrite, header, *battle.scenario().seats);
    if (!made)
        return core::refuse(std::move(made.error()));
    return std::optional(*std::move(made));
}

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
    std::optional<model::GameRecorder> recorder;
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
        core::Result<core::Step> step = table.battle.entry->rules.apply(table.position, *action);
        if (!step)
            return fail(terminal, step.error(), table.battle.info().texts);
        if (core::Result<void> recorded = table.recorder ? table.recorder->add(*action) : core::Result<void>{};
            !recorded)
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
    if (table.recorder)
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
    core::Result<std::optional<model::GameRecorder>> recorder = recorderFor(command, *battle, *bots);
    if (!recorder)
        return fail(terminal, recorder.error());
    Table table{command, *battle, std::move(*start), core::seatBots(*bots, command.seed), *std::move(recorder)};
    const int exitCode = playOn(table, terminal);
    if (table.recorder && exitCode == fine)
        table.recorder->syncNow();
    else
        table.recorder.reset(); // nothing is said to be recorded that may not be
    report(table, terminal);
    return exitCode;
}

} // namespace orontes::app

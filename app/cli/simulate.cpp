// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/balance/batch.h"
#include "model/balance/report_json.h"
#include "model/balance/report_words.h"
#include "model/texts.h"

#include <ostream>
#include <unistd.h>

namespace orontes::app {

namespace {

void report(const model::BalanceReport& counted, const core::RulesetEntry& entry, Terminal& terminal) {
    if (terminal.json())
        print(terminal, model::toJson(counted));
    else
        terminal.out << model::words(counted, entry);
}

/// On a terminal only: a file or a pipe gets nothing but the report.
model::BatchProgress progressTo(Terminal& terminal) {
    if (isatty(STDERR_FILENO) == 0)
        return {};
    return [&terminal](const model::BalanceReport& counted) {
        terminal.err << "\r" << counted.games << "/" << counted.plan.games << std::flush;
    };
}

} // namespace

int run(const Simulate& command, Terminal& terminal) {
    const std::optional<Battle> battle = openBattle(command.scenario, terminal);
    if (!battle)
        return couldNotBeDone;
    model::BatchSetup setup;
    setup.games = static_cast<std::int64_t>(command.games);
    setup.seed = command.seed;
    setup.threads = command.threads;
    setup.shard = static_cast<int>(command.shard);
    setup.shards = static_cast<int>(command.shards);
    for (const std::string& name : command.bots) {
        core::Result<core::BotId> bot = findBot(*battle->entry, name);
        if (!bot)
            return fail(terminal, bot.error());
        setup.bots.push_back(*bot);
    }
    const core::Result<model::BalanceReport> counted =
        model::runBatch(*battle->entry, battle->scenario(), setup, progressTo(terminal));
    if (isatty(STDERR_FILENO) != 0)
        terminal.err << "\r\033[K" << std::flush;
    if (!counted)
        return fail(terminal, counted.error(), model::textsFor(battle->info()));
    report(*counted, *battle->entry, terminal);
    return fine;
}

int run(const MergeReports& command, Terminal& terminal) {
    std::vector<model::BalanceReport> reports;
    for (const std::string& file : command.reports) {
        const core::Result<model::TextFile> text = model::readTextFile(file);
        if (!text)
            return fail(terminal, text.error());
        core::Read<model::BalanceReport> read = model::reportFromJson(text->text);
        for (core::Diagnostic& finding : read.findings) {
            finding.where.file = file;
            if (finding.severity == core::Severity::Error)
                fail(terminal, finding);
        }
        if (!read.value)
            return couldNotBeDone;
        reports.push_back(std::move(*read.value));
    }
    const core::Result<model::BalanceReport> whole = model::merge(reports);
    if (!whole)
        return fail(terminal, whole.error());
    const core::RulesetEntry* entry = findRuleset(whole->plan.ruleset);
    if (!entry)
        return fail(terminal, unknownRuleset(whole->plan.ruleset, command.reports.front()));
    report(*whole, *entry, terminal);
    return fine;
}

} // namespace orontes::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/compare/compare.h"
#include "model/texts.h"

#include <ostream>

namespace orontes::app {

namespace {

void printJson(const std::vector<model::Change>& changes, const core::Catalogue& texts, Terminal& terminal) {
    core::JsonArray list;
    for (const model::Change& change : changes)
        list.push_back(core::JsonValue{core::JsonObject{{"pointer", core::JsonValue{change.place.pointer}},
                                                        {"change", core::JsonValue{texts.render(change.text)}}}});
    print(terminal, core::JsonValue{core::JsonObject{{"equal", core::JsonValue{changes.empty()}},
                                                     {"changes", core::JsonValue{std::move(list)}}}});
}

} // namespace

int run(const CompareFiles& command, Terminal& terminal) {
    const std::optional<Battle> before = openBattle(command.before, terminal);
    const std::optional<Battle> after = before ? openBattle(command.after, terminal) : std::nullopt;
    if (!after)
        return couldNotBeDone;
    const core::Catalogue texts = model::textsFor(after->info());
    const std::vector<model::Change> changes = model::compare(after->info(), before->scenario(), after->scenario());
    if (terminal.json()) {
        printJson(changes, texts, terminal);
        return fine;
    }
    for (const model::Change& change : changes)
        terminal.out << texts.render(change.text) << "\n";
    if (changes.empty())
        terminal.out << appTexts().render({{"app.diff.same"}, {}}) << "\n";
    return fine;
}

} // namespace orontes::app

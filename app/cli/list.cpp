// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "model/store/library.h"
#include "rules/registry/registry.h"

#include <filesystem>
#include <ostream>

namespace orontes::app {

namespace {

core::JsonValue textValue(std::string text) {
    return core::JsonValue{std::move(text)};
}

core::JsonValue describe(const core::RulesetEntry& entry) {
    const core::RulesetInfo& info = entry.rules.info();
    core::JsonArray bots;
    for (const core::BotSpec& bot : entry.players.bots())
        bots.push_back(
            core::JsonValue{core::JsonObject{{"id", textValue(bot.id.value)},
                                             {"name", textValue(info.texts.render(bot.name))},
                                             {"description", textValue(info.texts.render(bot.description))}}});
    return core::JsonValue{core::JsonObject{{"id", textValue(info.id.value)},
                                            {"version", textValue(info.version)},
                                            {"name", textValue(info.texts.render(info.name))},
                                            {"summary", textValue(info.texts.render(info.summary))},
                                            {"bots", core::JsonValue{std::move(bots)}}}};
}

core::JsonValue describe(const model::LibraryEntry& entry) {
    return core::JsonValue{core::JsonObject{{"file", textValue(entry.path.string())},
                                            {"ruleset", textValue(entry.scenario.ruleset.value)},
                                            {"title", textValue(entry.scenario.title)},
                                            {"year", textValue(entry.scenario.year)}}};
}

void printJson(const model::Library& library, Terminal& terminal) {
    core::JsonArray rulesets;
    for (const core::RulesetEntry* entry : registry::rulesets())
        rulesets.push_back(describe(*entry));
    core::JsonArray scenarios;
    for (const model::LibraryEntry& entry : library.entries)
        scenarios.push_back(describe(entry));
    print(terminal, core::JsonValue{core::JsonObject{{"rulesets", core::JsonValue{std::move(rulesets)}},
                                                     {"scenarios", core::JsonValue{std::move(scenarios)}}}});
}

void printText(const model::Library& library, std::ostream& out) {
    for (const core::RulesetEntry* entry : registry::rulesets()) {
        const core::RulesetInfo& info = entry->rules.info();
        out << info.id.value << "  " << info.texts.render(info.name) << "\n    " << info.texts.render(info.summary)
            << "\n";
        for (const core::BotSpec& bot : entry->players.bots())
            out << "    bot:" << bot.id.value << "  " << info.texts.render(bot.description) << "\n";
        for (const model::LibraryEntry& scenario : library.entries)
            if (scenario.scenario.ruleset == info.id)
                out << "    " << std::filesystem::proximate(scenario.path).string() << "  " << scenario.scenario.title
                    << "\n";
    }
}

} // namespace

int run(const ListThings&, Terminal& terminal) {
    const model::Library library = model::readLibrary(bundledScenarios());
    if (terminal.json())
        printJson(library, terminal);
    else
        printText(library, terminal.out);
    for (const core::Diagnostic& finding : library.findings)
        print(terminal.err, finding, appTexts());
    return library.findings.empty() ? fine : hasErrors;
}

} // namespace orontes::app

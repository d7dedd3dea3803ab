// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/info.h"

#include "rules/chariot/data.h"
#include "rules/chariot/worth.h"
#include "rules/core/core_texts.h"
#include "rules/core/json/description.h"
#include "rules/core/json/scenario_json.h"

#include <cassert>

namespace orontes::chariot {
namespace {

core::Result<std::string> noSharedBoards(const std::string&) {
    return core::refuse({});
}

core::RulesetInfo readInfo() {
    core::RulesetInfo info;
    info.texts = core::coreTexts();
    for (const char* file : {"messages.json", "chronicle.json", "prompts.json", "refusals.json", "messages_checks.json",
                             "messages_overlays.json"})
        info.texts.add(data(file));
    for (const char* file : {"rules_index.json", "ruleset.json", "terrain.json", "units.json", "sides.json",
                             "options.json", "tables.json", "print.json", "overlays.json"}) // the others cite the index
        core::addDescription(info, data(file));
    info.derivedOfSides = &derivedOfSides;
    core::Read<core::Scenario> blank = core::readScenario(data("blank.json"), noSharedBoards);
    assert(blank.value && blank.findings.empty());
    info.blank = std::move(blank.value).value_or(core::Scenario{});
    return info;
}

} // namespace

const core::RulesetInfo& info() {
    static const core::RulesetInfo info = readInfo();
    return info;
}

core::Citation cite(std::string_view reference) {
    const core::RuleEntry* rule = core::findRule(info(), std::string(reference));
    assert(rule != nullptr);
    return {info().id.value, std::string(reference), rule ? rule->provenance : core::Provenance::Text};
}

} // namespace orontes::chariot

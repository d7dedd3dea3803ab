// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/info.h"

#include "rules/chariot/data.h"
#include "rules/chariot/worth.h"
#include "rules/core/json/description.h"

namespace orontes::chariot {
namespace {

core::RulesetInfo readInfo() {
    core::RulesetInfo info = core::readRuleset(
        {.data = &data,
         .texts = {"messages.json", "chronicle.json", "prompts.json", "refusals.json", "messages_checks.json",
                   "messages_overlays.json"},
         .descriptions = {"rules_index.json", "ruleset.json", "terrain.json", "units.json", "sides.json",
                          "options.json", "tables.json", "print.json", "overlays.json"}});
    info.derivedOfSides = &derivedOfSides;
    return info;
}

} // namespace

const core::RulesetInfo& info() {
    static const core::RulesetInfo info = readInfo();
    return info;
}

core::Citation cite(std::string_view reference) {
    return core::cite(info(), reference);
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/info.h"

#include "rules/core/json/description.h"
#include "rules/lords/data.h"

namespace orontes::lords {

const core::RulesetInfo& info() {
    static const core::RulesetInfo info = core::readRuleset(
        {.data = &data,
         .texts = {"messages.json", "messages_checks.json", "prompts.json", "refusals.json", "chronicle.json",
                   "messages_overlays.json", "messages_print.json", "points.json", "battle.json", "origins.json"},
         .descriptions = {"rules_index.json", "ruleset.json", "terrain.json", "sides.json", "units.json",
                          "options.json", "tables.json", "overlays.json", "print.json", "arrivals.json"}});
    return info;
}

core::Citation cite(std::string_view reference) {
    return core::cite(info(), reference);
}

} // namespace orontes::lords

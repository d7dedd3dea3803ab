// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/info.h"

#include "rules/core/json/description.h"
#include "rules/qadesh/data.h"

namespace orontes::qadesh {

const core::RulesetInfo& info() {
    static const core::RulesetInfo info =
        core::readRuleset({.data = &data,
                           .texts = {"messages.json", "chronicle.json", "prompts.json", "messages_checks.json"},
                           .descriptions = {"rules_index.json", "ruleset.json", "terrain.json", "armies.json",
                                            "options.json", "tables.json", "print.json", "overlays.json"}});
    return info;
}

core::Citation cite(std::string_view reference) {
    return core::cite(info(), reference);
}

} // namespace orontes::qadesh

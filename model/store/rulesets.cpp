// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/rulesets.h"

namespace orontes::model {

const core::RulesetEntry* findRuleset(Rulesets rulesets, const core::RulesetId& id) {
    for (const core::RulesetEntry* entry : rulesets)
        if (entry->rules.info().id == id)
            return entry;
    return nullptr;
}

core::Diagnostic unknownRuleset(Rulesets rulesets, const core::RulesetId& id) {
    std::string known;
    for (const core::RulesetEntry* entry : rulesets)
        known += (known.empty() ? "" : ", ") + entry->rules.info().id.value;
    core::Diagnostic finding;
    finding.id = "store.unknown-ruleset";
    finding.where.pointer = "/ruleset";
    finding.args = {{"ruleset", id.value}, {"known", known}};
    return finding;
}

} // namespace orontes::model

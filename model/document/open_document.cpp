// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/open_document.h"

#include <utility>

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

core::Read<std::unique_ptr<ScenarioDocument>> openDocument(const std::filesystem::path& path, Rulesets rulesets) {
    core::Read<OpenedScenario> opened = openScenario(path);
    core::Read<std::unique_ptr<ScenarioDocument>> document{std::nullopt, std::move(opened.findings)};
    if (!opened.value)
        return document;
    const core::RulesetEntry* ruleset = findRuleset(rulesets, opened.value->scenario.ruleset);
    if (ruleset == nullptr) {
        document.findings.push_back(unknownRuleset(rulesets, opened.value->scenario.ruleset));
        document.findings.back().where.file = path.string();
        return document;
    }
    document.value =
        std::make_unique<ScenarioDocument>(*ruleset, std::move(opened.value->scenario), std::move(opened.value->file));
    return document;
}

} // namespace orontes::model

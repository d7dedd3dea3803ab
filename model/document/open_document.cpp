// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/open_document.h"

#include <utility>

namespace orontes::model {

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

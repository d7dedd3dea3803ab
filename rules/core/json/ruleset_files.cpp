// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/json/description.h"
#include "rules/core/json/scenario_json.h"

#include <cassert>

namespace orontes::core {
namespace {

Result<std::string> noSharedBoards(const std::string&) {
    return refuse({});
}

} // namespace

RulesetInfo readRuleset(const RulesetFiles& files) {
    RulesetInfo info;
    info.texts = coreTexts();
    for (const char* file : files.texts)
        info.texts.add(files.data(file));
    for (const char* file : files.descriptions)
        addDescription(info, files.data(file));
    Read<Scenario> blank = readScenario(files.data("blank.json"), noSharedBoards);
    assert(blank.value && blank.findings.empty());
    info.blank = std::move(blank.value).value_or(Scenario{});
    return info;
}

} // namespace orontes::core

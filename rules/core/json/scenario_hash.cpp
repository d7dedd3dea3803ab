// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/record.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <cassert>

namespace orontes::core {

std::string scenarioHash(const Scenario& scenario) {
    Scenario own = scenario;
    own.boardFile.clear();
    const Result<JsonValue> json = parseJson(writeScenario(own));
    assert(json && "what we write we can read");
    return sha256(canonicalJson(*json));
}

} // namespace orontes::core

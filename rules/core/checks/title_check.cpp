// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {

void checkTitle(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (scenario.title.find_first_not_of(" \t\n") == std::string::npos)
        findings.push_back(makeFinding("scenario.title.missing", Severity::Warning, "/title"));
}

} // namespace orontes::core

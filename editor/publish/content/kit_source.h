// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

namespace orontes::editor {

/// The battle to print and the ruleset that describes it. Both outlive whoever holds this.
struct KitSource {
    const core::RulesetInfo& info;
    const core::Scenario& scenario;
};

} // namespace orontes::editor

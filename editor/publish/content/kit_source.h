// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

namespace orontes::editor {

/// The battle to print and the ruleset that describes it. Both outlive whoever holds this.
struct KitSource {
    const core::RulesetInfo& info;
    const core::Scenario& scenario;
};

/// Whether what belongs to an option is printed; what belongs to none always is.
inline bool isPlayed(const KitSource& kit, const core::OptionId& option) {
    return option.empty() || core::optionValue(kit.info, kit.scenario, option) == core::Value{true};
}

} // namespace orontes::editor

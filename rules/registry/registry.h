// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace orontes::core {
struct RulesetEntry;
}

namespace orontes::registry {

/// Every ruleset that has a folder under rules/, in order of their ids.
std::span<const core::RulesetEntry* const> rulesets();

} // namespace orontes::registry

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <map>

namespace orontes::chariot {

/// The units that a scenario puts into one hex, leaders not counted.
struct StoodCrowd {
    core::SideToken side; ///< of the first
    bool enemies = false; ///< both sides stand here, leaders included
    int units = 0;
    int chariots = 0;
    int aboard = 0;           ///< in these chariots (ruling A-110)
    int limit = 1;            ///< of that side
    bool classesAgree = true; ///< 5.3
};

/// By the label of the hex, only of units that are fixed in one.
std::map<core::SpaceLabel, StoodCrowd> stoodIn(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::chariot

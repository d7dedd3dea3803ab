// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/report_difference.h"
#include "rules/core/ruleset.h"

#include <string>

namespace orontes::model {

/// The report as people read it at a terminal: sentences and tables. `ruleset` is the one it was played with.
std::string words(const BalanceReport& report, const core::RulesetEntry& ruleset);

/// One sentence a seat: "Red wins 52.00 % of its games instead of 41.20 %: 6.10 % to 15.40 % more."
std::string words(const BalanceDifference& difference);

} // namespace orontes::model

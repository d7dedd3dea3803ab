// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit.h"

#include <optional>

namespace orontes::model {

/// One edit that turns `before` into `after`; `changes` = changesBetween(before, after), or what is known to be as
/// much. Nothing where no edit can: another ruleset, unknown keys of a file, another shared board.
std::optional<core::Edit> editBetween(const core::Scenario& before, const core::Scenario& after,
                                      const core::ChangeSet& changes);

} // namespace orontes::model

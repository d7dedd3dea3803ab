// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit.h"

namespace orontes::model {

/// Whether a change may show in a list of counters: theirs, or of the names and places that they are told by.
inline bool touchesRoster(const core::ChangeSet& changes) {
    return changes.boardShape || changes.regions || changes.sides || changes.counterOrder ||
           !changes.countersAdded.empty() || !changes.countersChanged.empty() || !changes.countersRemoved.empty();
}

} // namespace orontes::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"

#include <span>
#include <vector>

namespace orontes::core {

/// Which steps of a game the observer may read, action and events: a secret one is its seat's alone until a later
/// step's Revealed event names that seat. Whatever shows, sends or saves a game for somebody goes through here.
std::vector<bool> readableBy(const Observer& observer, std::span<const PlayedStep> steps);

} // namespace orontes::core

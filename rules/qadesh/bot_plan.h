// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/bot_outlook.h"

namespace orontes::qadesh {

/// The common target of a side, from where everybody stands as the turn begins: all its armies see the same.
Plan planOf(const Outlook& outlook);
/// Points that draw an army to the target of the plan, or to the place where it waits for the others.
int valueOfFollowing(const Outlook& outlook, SpaceId space);
/// Falls from the full points at the goal to half of them three plain steps away, and on.
int fading(int points, int travel);

} // namespace orontes::qadesh

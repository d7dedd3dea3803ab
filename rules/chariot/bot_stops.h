// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/bot_aims.h"

namespace orontes::chariot {

/// Where it is good for a unit on its way to an aim to stop: the smaller the better.
int costOfStop(const State& state, UnitId unit, SpaceId hex, const Aim& aim);
/// So many comrades are near already where a unit could enter: an army comes from all sides.
int throngAt(const State& state, UnitId unit, SpaceId hex);

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// What the sensible bot answers at each step apart from moves. `offered` holds all legal answers, at least one.

Action answer(const State& state, const SettingUp& step, const Actions& offered);
Action answer(const State& state, const PlacingNew& step, const Actions& offered);
Action answer(const State& state, const Replacing& step, const Actions& offered);
Action answer(const State& state, const Consenting& step, const Actions& offered);
Action answer(const State& state, const DrawingIn& step, const Actions& offered);
Action answer(const State& state, const Culling& step, const Actions& offered);
Action answer(const State& state, const ChoosingBattle& step, const Actions& offered);
Action answer(const State& state, const Declaring& step, const Actions& offered);
Action answer(const State& state, const Pairing& step, const Actions& offered);
Action answer(const State& state, const TakingService& step, const Actions& offered);
Action answer(const State& state, const Subjecting& step, const Actions& offered);
Action answer(const State& state, const Pressing& step, const Actions& offered);
Action answer(const State& state, const Retreating& step, const Actions& offered);

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

#include <string>
#include <string_view>

namespace orontes::lords {

// One line of the victory lists at a time, by its place among Setup::feats.

/// Whether the nation has another turn in the same game turn (5.10): what has not held yet may hold at its end.
enum class TurnEnd {
    First,
    Last,
};

/// Places of the nation's conditions.
struct FeatSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
};
FeatSpan featsOf(const Setup& setup, NationId nation);

/// Still to be met, and looked at in this turn.
bool isDue(const State& state, std::size_t feat);
/// A turn end at which what is asked holds or not: ticked, then paid or crossed off where that decides it.
void tick(State& state, Tale& tale, std::size_t feat, bool holds, TurnEnd end);
/// Paid once, at this moment (4.2.5.1).
void award(State& state, Tale& tale, std::size_t feat, const char* rule);
/// Crossed off; `about` says why and gets the condition and its nation.
void crossOff(State& state, Tale& tale, std::size_t feat, About about);
/// Crossed off where neither what has been ticked nor the turns to come are enough (4.2.5.2).
void crossOffLate(State& state, Tale& tale, std::size_t feat);
/// The chosen people of the nation will never again be free and serve God.
void crossOffChosen(State& state, Tale& tale, NationId nation, const char* rule);

/// "EGY-3 2; EGY-9 held 1,2 missed 3; EGY-2 held 2 met 2; MIT-1 missed 2 crossed 2": units slain, turns ticked, what
/// has become of it and when. Conditions with nothing to tell are left out.
std::string progressText(const State& state, NationId nation);
/// The same read back; what is not understood is left as it is.
void readProgress(State& state, NationId nation, std::string_view text);

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/panic.h"

namespace orontes::chariot {
namespace {

core::CalculationLine lineOf(const State& state, const About& about, core::Fraction value,
                             core::CalculationLine::How how, int depth) {
    return {textOf(*state.setup, about), value, refusal(*state.setup, about).rule, how, depth};
}

} // namespace

Strength weakened(const State& state, const Combat& combat, UnitId unit, Strength own) {
    return own.times(panicFactor(state, unit))
        .times(isFlanked(state, combat, unit) ? Factor::Half : Factor::One)
        .times(isToMove(state, unit) ? Factor::Half : Factor::One); // 23.11
}

bool addDefenders(const State& state, const Combat& combat, SpaceId hex, std::vector<core::CalculationLine>& lines) {
    using How = core::CalculationLine::How;
    if (!state.setup->options.panic && !state.setup->options.facing)
        return false;
    const Strength total = defenceOf(state, combat, hex);
    bool leadersAlone = true;
    for (const UnitId id : unitsIn(state, hex))
        leadersAlone = leadersAlone && state.setup->of(id).leader();
    Strength sum;
    for (const UnitId id : unitsIn(state, hex)) {
        if (state.setup->of(id).leader() && !leadersAlone)
            continue;
        const Strength own = ownDefence(state, combat, id);
        lines.push_back(
            lineOf(state, {.text = "line.unit", .rule = "R-CHA-7.12a", .unit = id}, fractionOf(own), How::Add, 0));
        if (isFlanked(state, combat, id))
            lines.push_back(lineOf(state, {.text = "line.flanked", .rule = "R-CHA-16.21a"}, fractionOf(Factor::Half),
                                   How::Times, 1));
        if (state.at(id).panicked)
            lines.push_back(lineOf(state, {.text = "line.panicked", .rule = "R-CHA-13.0j"}, fractionOf(Factor::Half),
                                   How::Times, 1));
        if (isToMove(state, id))
            lines.push_back(lineOf(state, {.text = "line.moving", .rule = "R-CHA-23.11a"}, fractionOf(Factor::Half),
                                   How::Times, 1));
        sum += weakened(state, combat, id, own);
    }
    if (total.parts > sum.parts)
        lines.push_back(lineOf(state, {.text = "line.leader", .rule = "R-CHA-10.0d", .hex = hex},
                               fractionOf({total.parts - sum.parts}), How::Add, 0));
    return true;
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/panic.h"

namespace orontes::chariot {

/// 14.11, 14.21: half for foot that attacks uphill, or along a slope.
Factor uphillFactor(const State& state, const Combat& combat, UnitId attacker);
/// E3.2: of several attackers the one that counts most against this defender (ruling A-134).
Factor capabilityFactor(const State& state, const Combat& combat, UnitId defender);

/// Calls visit(Factor, About) with all that changes the strength a unit attacks with in melee, and why.
template <class Visit>
void eachAttackFactor(const State& state, const Combat& combat, UnitId id, Visit visit) {
    const SpaceId hex = state.at(id).hex;
    visit(state.setup->map.groundOf(hex).attacker, About{.text = "line.from", .rule = "R-CHA-7.6b", .hex = hex});
    visit(uphillFactor(state, combat, id), About{.text = "line.uphill", .rule = "R-CHA-14.11a"});
}

/// The same for the strength it defends with.
template <class Visit>
void eachDefenceFactor(const State& state, const Combat& combat, UnitId id, Visit visit) {
    const auto half = [](bool is) { return is ? Factor::Half : Factor::One; };
    const SpaceId hex = state.at(id).hex;
    visit(half(state.setup->of(id).mark == MeleeMark::Bracket), About{.text = "line.bracket", .rule = "R-CHA-3.37a"});
    visit(capabilityFactor(state, combat, id), About{.text = "line.capability", .rule = "R-CHA-E3.2a"});
    visit(state.setup->map.groundOf(hex).defender, About{.text = "line.in", .rule = "R-CHA-7.6a", .hex = hex});
    visit(panicFactor(state, id), About{.text = "line.panicked", .rule = "R-CHA-13.0j"});
    visit(half(isFlanked(state, combat, id)), About{.text = "line.flanked", .rule = "R-CHA-16.21a"});
    visit(half(isToMove(state, id)), About{.text = "line.moving", .rule = "R-CHA-23.11a"});
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/action.h"

#include <optional>
#include <span>
#include <vector>

namespace orontes::chariot {

// ---- Strengths, in the order in which factors are applied.

/// Fire strength at a distance in hexes (6.0, E3.1); none beyond the range allowance.
Strength fireStrength(const Setup& setup, UnitId unit, int hexes);
/// What a unit attacks with in melee, its ground and elevation counted, without its leader (7.0, 7.6, 14.1).
Strength attackStrength(const State& state, const Combat& combat, UnitId unit);
/// What the units of a hex defend with, their leader counted (7.12, 3.36, 3.37, 7.6, 10.1).
Strength defenceOf(const State& state, const Combat& combat, SpaceId hex);
/// What one of them is worth there: as printed, a dot 1 or nothing (3.36), and after all that changes it.
int printedDefence(const State& state, UnitId unit);
Strength defenceStrength(const State& state, const Combat& combat, UnitId unit);
/// What the leaders of a hex add to its attackers or its defenders (10.0, 10.1).
Strength bonusOf(const State& state, const Combat& combat, SpaceId hex);
Strength defenceBonusOf(const State& state, const Combat& combat, SpaceId hex);
/// Nobody but leaders is there; they defend as 1 each (10.12).
bool leadersAlone(const State& state, SpaceId hex);
/// Hexes of the attackers, each once.
std::vector<SpaceId> hexesOf(const State& state, const Combat& combat);
inline std::span<const SpaceId> targetsOf(const Combat& combat) {
    return {combat.targets.data(), static_cast<std::size_t>(combat.targetCount)};
}
/// Both sides of an attack as declared so far, the flank attack counted (7.5).
Strength attackTotal(const State& state, const Combat& combat);
Strength defenceTotal(const State& state, const Combat& combat);
/// 7.51: the attackers occupy or are next to every hex around each defending hex.
bool isFlankAttack(const State& state, const Combat& combat);
/// How the odds came about, line by line.
core::Calculation calculationOf(const State& state, const Combat& combat);

inline int columnOf(const State& state, const Combat& combat) {
    return oddsColumn(attackTotal(state, combat), defenceTotal(state, combat));
}

// ---- Fire.

/// 6.12, 6.43: one Player-Turn to prepare, and one shot in each; with plots every turn allows one (ruling A-138).
bool hasFiredLately(const State& state, UnitId unit);
/// The ground under the unit does not let its class fire (6.33).
bool isBanned(const State& state, UnitId unit);
/// Of a unit firing at a hex, whoever else joins in (6.1–6.4); the odds are not looked at.
Objection objectionToAim(const State& state, SideId side, UnitId unit, SpaceId hex);
Objection objectionTo(const State& state, SideId side, const Fire& fire);
void fireChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Fire& fire);
/// Whether the side has anybody to fire now.
bool anyMayFire(const State& state, SideId side);

// ---- Melee.

Objection objectionTo(const State& state, const Assault& assault);
Objection objectionTo(const State& state, const Join& join);
void meleeChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Assault& assault);
void play(State& state, Tale& tale, const Join& join);
bool anyMayAttack(const State& state);

// ---- The die and what it does.

/// Of declaring the attack that is open: its odds must be 1 to 2 at least (8.1).
Objection objectionTo(const State& state, Resolve);
void play(State& state, Tale& tale, Resolve);
/// On with a declared attack when nobody retreats before it any more (17).
void makeAttack(State& state, Tale& tale);
void takeDie(State& state, Tale& tale, int die);
/// The attackers have made their attack of this phase.
void declare(State& state, Combat& combat);
/// The odds are fixed: notes who is struck, and which hexes hold disrupted units, before the die falls.
void strike(State& state, Combat& combat);
/// Does what the die says, hexes of each kind in turn; stops where an owner has to choose.
void readOn(State& state, Tale& tale);
/// Says what the die means.
void tellDie(const State& state, Tale& tale);
bool anyMayAdvance(const State& state);
/// On to the advance where anybody may make one, else on with the phase.
void offerAdvance(State& state);
/// The hex of which losses are chosen now, or the first of several (8.1, ruling A-57).
SpaceId lossHex(const State& state);
Objection objectionTo(const State& state, SideId side, const Lose& lose);
void lossChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Lose& lose);
/// Whose units are attacked.
inline SideId defenderOf(const State& state) {
    return state.combat.kind == CombatKind::DefensiveFire ? state.phasing : enemyOf(state.phasing);
}

// ---- Advance.

Objection objectionTo(const State& state, const Advance& advance);
void advanceChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Advance& advance);
/// After an advance: on to the next one, if there is any.
void endAdvance(State& state);
/// The attack is over; the phase goes on.
void endCombat(State& state);

} // namespace orontes::chariot

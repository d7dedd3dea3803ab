// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/factors.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool hasPrintedStrength(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (!state.setup->of(unit).leader() && !state.setup->of(unit).dot())
            return true;
    return false;
}

Strength leadersIn(const State& state, SpaceId hex) {
    Strength bonus;
    for (const UnitId unit : unitsIn(state, hex))
        if (state.setup->of(unit).leader())
            bonus += Strength::points(state.setup->tables.leader(state.at(unit).level).bonus);
    return bonus;
}

/// What the bonus of the leaders in a hex cannot exceed: its units in this attack, or all that stand there, where the
/// battle is played so (10.0, 10.11, ruling A-66).
Strength bonusCap(const State& state, const Combat& combat, SpaceId hex, Strength attacking) {
    if (!state.setup->options.bonusOfAll)
        return attacking;
    Strength all;
    for (const UnitId unit : unitsIn(state, hex))
        if (!state.setup->of(unit).leader())
            all += attackStrength(state, combat, unit);
    return all;
}

} // namespace

bool leadersAlone(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (!state.setup->of(unit).leader())
            return false;
    return true;
}

std::vector<SpaceId> hexesOf(const State& state, const Combat& combat) {
    std::vector<SpaceId> hexes;
    for (const UnitId unit : combat.attackers)
        if (const SpaceId hex = state.at(unit).hex; std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
            hexes.push_back(hex);
    return hexes;
}

Strength fireStrength(const Setup& setup, UnitId id, int hexes) {
    const Profile& unit = setup.of(id);
    if (hexes < 1 || hexes > unit.range)
        return {};
    if (setup.options.rangeEffects && unit.rangeRow >= 0 && hexes <= 3)
        return setup.tables.range[static_cast<std::size_t>(unit.rangeRow)][static_cast<std::size_t>(hexes - 1)];
    return Strength::points(unit.fire);
}

Strength attackStrength(const State& state, const Combat& combat, UnitId id) {
    const Setup& setup = *state.setup;
    if (combat.kind != CombatKind::Melee)
        return fireStrength(setup, id, distance(setup.map, state.at(id).hex, combat.targets[0]));
    if (setup.of(id).dot())
        return {};
    Strength strength = Strength::points(setup.of(id).melee);
    eachAttackFactor(state, combat, id, [&](Factor factor, const About&) { strength = strength.times(factor); });
    return strength;
}

Strength bonusOf(const State& state, const Combat& combat, SpaceId hex) {
    Strength attacking;
    for (const UnitId unit : combat.attackers)
        if (state.at(unit).hex == hex)
            attacking += attackStrength(state, combat, unit);
    return std::min(bonusCap(state, combat, hex, attacking), leadersIn(state, hex));
}

int printedDefence(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    if (!unit.dot())
        return unit.melee;
    return hasPrintedStrength(state, state.at(id).hex) ? 0 : 1;
}

Strength defenceStrength(const State& state, const Combat& combat, UnitId id) {
    Strength strength = Strength::points(printedDefence(state, id));
    eachDefenceFactor(state, combat, id, [&](Factor factor, const About&) { strength = strength.times(factor); });
    return strength;
}

Strength defenceBonusOf(const State& state, const Combat& combat, SpaceId hex) {
    if (leadersAlone(state, hex))
        return {};
    Strength units;
    for (const UnitId id : unitsIn(state, hex))
        if (!state.setup->of(id).leader())
            units += defenceStrength(state, combat, id);
    return std::min(units, leadersIn(state, hex));
}

Strength defenceOf(const State& state, const Combat& combat, SpaceId hex) {
    const bool alone = leadersAlone(state, hex);
    Strength sum;
    for (const UnitId id : unitsIn(state, hex))
        if (alone || !state.setup->of(id).leader())
            sum += defenceStrength(state, combat, id);
    return alone ? sum : sum + std::min(sum, leadersIn(state, hex));
}

Strength attackTotal(const State& state, const Combat& combat) {
    Strength total;
    for (const UnitId unit : combat.attackers)
        total += attackStrength(state, combat, unit);
    if (combat.kind != CombatKind::Melee)
        return total;
    for (const SpaceId hex : hexesOf(state, combat))
        total += bonusOf(state, combat, hex);
    return total.times(isFlankAttack(state, combat) ? Factor::Double : Factor::One); // last of all (7.52)
}

Strength defenceTotal(const State& state, const Combat& combat) {
    if (combat.kind != CombatKind::Melee)
        return state.setup->map.groundOf(combat.targets[0]).protection; // 6.22
    Strength total;
    for (const SpaceId hex : targetsOf(combat))
        total += defenceOf(state, combat, hex);
    return total;
}

bool isFlankAttack(const State& state, const Combat& combat) {
    if (combat.kind != CombatKind::Melee || combat.targetCount == 0 || state.setup->options.facing) // 16.24
        return false;
    constexpr std::array<Axial, hexsides> around{{{-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}}};
    const Hexes& map = state.setup->map;
    return std::all_of(targetsOf(combat).begin(), targetsOf(combat).end(), [&](SpaceId hex) {
        return std::all_of(around.begin(), around.end(), [&](Axial side) {
            const Axial place = map.of(hex).axial + side; // which may lie beyond the map (7.54)
            return std::any_of(combat.attackers.begin(), combat.attackers.end(),
                               [&](UnitId unit) { return distance(map.of(state.at(unit).hex).axial, place) <= 1; });
        });
    });
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"

#include <algorithm>
#include <span>

namespace orontes::chariot {
namespace {

std::span<const SpaceId> targetsOf(const Combat& combat) {
    return {combat.targets.data(), static_cast<std::size_t>(combat.targetCount)};
}

/// 14.11, 14.21 and ruling A-120: a foot unit that attacks uphill, or along a slope, from this level.
bool isUphill(Level from, Level to) {
    return to == Level::Slope ? from != Level::Hilltop : to == Level::Hilltop && from != Level::Hilltop;
}

bool attacksUphill(const State& state, const Combat& combat, UnitId unit) {
    if (!state.setup->options.elevation || !state.setup->of(unit).foot())
        return false;
    const Hexes& map = state.setup->map;
    const Level from = map.groundOf(state.at(unit).hex).level;
    return std::any_of(targetsOf(combat).begin(), targetsOf(combat).end(),
                       [&](SpaceId hex) { return isUphill(from, map.groundOf(hex).level); });
}

int rank(Factor factor) {
    return factor == Factor::Half ? 0 : factor == Factor::One ? 1 : 2;
}

/// E3.2: of several attackers the one that counts most against this defender (ruling A-134).
Factor capabilityAgainst(const State& state, const Combat& combat, Capability defender) {
    if (!state.setup->options.unitCapability || (defender != Capability::Spears && defender != Capability::Axes) ||
        combat.attackers.empty())
        return Factor::One;
    Factor least = Factor::Double;
    for (const UnitId attacker : combat.attackers) {
        const Capability own = state.setup->of(attacker).capability;
        const Factor factor =
            own == Capability::None
                ? Factor::One
                : state.setup->tables.capability[static_cast<std::size_t>(defender)][static_cast<std::size_t>(own)];
        if (rank(factor) < rank(least))
            least = factor;
    }
    return least;
}

bool hasPrintedStrength(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (!state.setup->of(unit).leader() && !state.setup->of(unit).dot())
            return true;
    return false;
}

bool hasUnits(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (!state.setup->of(unit).leader())
            return true;
    return false;
}

bool anyIsToMove(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (isToMove(state, unit) && !state.setup->of(unit).leader())
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

/// Hexes of the attackers, each once.
std::vector<SpaceId> hexesOf(const State& state, const Combat& combat) {
    std::vector<SpaceId> hexes;
    for (const UnitId unit : combat.attackers)
        if (const SpaceId hex = state.at(unit).hex; std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
            hexes.push_back(hex);
    return hexes;
}

const char* columnId(int column) {
    constexpr std::array<const char*, oddsColumns> ids{"1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"};
    return ids[static_cast<std::size_t>(column)];
}

struct Line {
    const State& state;
    std::vector<core::CalculationLine>& lines;

    void add(const About& about, core::Fraction value, core::CalculationLine::How how, int depth) const {
        lines.push_back({textOf(*state.setup, about), value, refusal(*state.setup, about).rule, how, depth});
    }
    void factor(Factor factor, const About& about, int depth) const {
        if (factor != Factor::One)
            add(about, fractionOf(factor), core::CalculationLine::How::Times, depth);
    }
};

} // namespace

Strength fireStrength(const Setup& setup, UnitId id, int hexes) {
    const Profile& unit = setup.of(id);
    if (hexes < 1 || hexes > unit.range)
        return {};
    if (setup.options.rangeEffects && unit.rangeRow >= 0 && hexes <= 3)
        return setup.tables.range[static_cast<std::size_t>(unit.rangeRow)][static_cast<std::size_t>(hexes - 1)];
    return Strength::points(unit.fire);
}

Strength attackStrength(const State& state, const Combat& combat, UnitId id) {
    if (combat.kind != CombatKind::Melee)
        return fireStrength(*state.setup, id, distance(state.setup->map, state.at(id).hex, combat.targets[0]));
    const Profile& unit = state.setup->of(id);
    if (unit.dot())
        return {};
    const Strength printed = Strength::points(unit.melee).times(state.setup->map.groundOf(state.at(id).hex).attacker);
    return printed.times(attacksUphill(state, combat, id) ? Factor::Half : Factor::One);
}

Strength ownDefence(const State& state, const Combat& combat, UnitId id) {
    const Profile& unit = state.setup->of(id);
    const SpaceId hex = state.at(id).hex;
    const bool counts = !unit.dot() || !hasPrintedStrength(state, hex);
    Strength own = unit.dot() ? Strength::points(counts ? 1 : 0) : Strength::points(unit.melee);
    own = own.times(unit.mark == MeleeMark::Bracket ? Factor::Half : Factor::One);
    return own.times(capabilityAgainst(state, combat, unit.capability)).times(state.setup->map.groundOf(hex).defender);
}

Strength defenceOf(const State& state, const Combat& combat, SpaceId hex) {
    const bool leadersAlone = !hasUnits(state, hex);
    Strength sum;
    for (const UnitId id : unitsIn(state, hex))
        if (leadersAlone || !state.setup->of(id).leader())
            sum += weakened(state, combat, id, ownDefence(state, combat, id));
    return leadersAlone ? sum : sum + std::min(sum, leadersIn(state, hex));
}

Strength attackTotal(const State& state, const Combat& combat) {
    Strength total;
    if (combat.kind != CombatKind::Melee) {
        for (const UnitId unit : combat.attackers)
            total += attackStrength(state, combat, unit);
        return total;
    }
    for (const SpaceId hex : hexesOf(state, combat)) {
        Strength sum;
        for (const UnitId unit : combat.attackers)
            if (state.at(unit).hex == hex)
                sum += attackStrength(state, combat, unit);
        total += sum + std::min(sum, leadersIn(state, hex)); // 10.0: never more than the units have
    }
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

core::Calculation calculationOf(const State& state, const Combat& combat) {
    using How = core::CalculationLine::How;
    const Setup& setup = *state.setup;
    core::Calculation made;
    made.title = textOf(
        setup, {.text = combat.kind == CombatKind::Melee ? "roll.melee" : "roll.fire", .hex = combat.targets[0]});
    made.table = "combat";
    core::Odds odds;
    const Line attack{state, odds.attack};
    const Line defence{state, odds.defence};
    if (combat.kind != CombatKind::Melee) {
        for (const UnitId unit : combat.attackers)
            attack.add({.text = "line.fire", .rule = "R-CHA-6.21c", .unit = unit},
                       fractionOf(attackStrength(state, combat, unit)), How::Add, 0);
        defence.add({.text = "line.protection", .rule = "R-CHA-6.22a", .hex = combat.targets[0]},
                    fractionOf(defenceTotal(state, combat)), How::Add, 0);
    } else {
        for (const SpaceId hex : hexesOf(state, combat)) {
            Strength sum;
            for (const UnitId unit : combat.attackers)
                if (state.at(unit).hex == hex) {
                    attack.add({.text = "line.unit", .rule = "R-CHA-3.35a", .unit = unit},
                               core::Fraction(setup.of(unit).melee), How::Add, 0);
                    attack.factor(setup.map.groundOf(hex).attacker,
                                  {.text = "line.ground", .rule = "R-CHA-7.6b", .hex = hex}, 1);
                    if (attacksUphill(state, combat, unit))
                        attack.factor(Factor::Half, {.text = "line.uphill", .rule = "R-CHA-14.11a"}, 1);
                    sum += attackStrength(state, combat, unit);
                }
            if (const Strength bonus = std::min(sum, leadersIn(state, hex)); bonus.parts > 0)
                attack.add({.text = "line.leader", .rule = "R-CHA-10.0d", .hex = hex}, fractionOf(bonus), How::Add, 0);
        }
        if (isFlankAttack(state, combat))
            attack.add({.text = "line.flank", .rule = "R-CHA-7.52a"}, core::Fraction(2), How::Times, 0);
        for (const SpaceId hex : targetsOf(combat)) {
            if (addDefenders(state, combat, hex, odds.defence))
                continue;
            const bool moving = anyIsToMove(state, hex);
            defence.add({.text = moving ? "line.defence-moving" : "line.defence",
                         .rule = moving ? "R-CHA-23.11a" : "R-CHA-7.12a",
                         .hex = hex},
                        fractionOf(defenceOf(state, combat, hex)), How::Add, 0);
        }
    }
    made.odds = std::move(odds);
    if (const int column = columnOf(state, combat); column >= 0)
        made.column = columnId(column);
    return made;
}

} // namespace orontes::chariot

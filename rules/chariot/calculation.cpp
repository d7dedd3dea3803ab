// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/factors.h"

namespace orontes::chariot {
namespace {

using How = core::CalculationLine::How;

const char* columnId(int column) {
    constexpr std::array<const char*, oddsColumns> ids{"1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"};
    return ids[static_cast<std::size_t>(column)];
}

/// Writes one side of the odds, line by line.
struct Account {
    const State& state;
    const Combat& combat;
    std::vector<core::CalculationLine>& lines;

    void add(const About& about, core::Fraction value, How how = How::Add, int depth = 0) const {
        lines.push_back({textOf(*state.setup, about), value, refusal(*state.setup, about).rule, how, depth});
    }
    /// What changes the strength of the unit whose line stands above.
    void factor(Factor factor, const About& about) const {
        if (factor != Factor::One)
            add(about, fractionOf(factor), How::Times, 1);
    }
    void bonus(SpaceId hex, Strength bonus) const {
        if (bonus.parts > 0)
            add({.text = "line.leader", .rule = "R-CHA-10.0d", .hex = hex}, fractionOf(bonus));
    }

    void fire() const {
        for (const UnitId unit : combat.attackers)
            add({.text = "line.unit", .rule = "R-CHA-6.21c", .unit = unit},
                fractionOf(attackStrength(state, combat, unit)));
    }
    void protection() const {
        add({.text = "line.protection", .rule = "R-CHA-6.22a", .hex = combat.targets[0]},
            fractionOf(defenceTotal(state, combat)));
    }
    void attackers() const {
        for (const SpaceId hex : hexesOf(state, combat)) {
            for (const UnitId unit : combat.attackers)
                if (state.at(unit).hex == hex)
                    attacker(unit);
            bonus(hex, bonusOf(state, combat, hex));
        }
        if (isFlankAttack(state, combat))
            add({.text = "line.flank", .rule = "R-CHA-7.52a"}, core::Fraction(2), How::Times);
    }
    void attacker(UnitId unit) const {
        add({.text = "line.unit", .rule = "R-CHA-3.35a", .unit = unit}, core::Fraction(state.setup->of(unit).melee));
        eachAttackFactor(state, combat, unit, [&](Factor times, const About& why) { factor(times, why); });
    }
    void defenders(SpaceId hex) const {
        const bool alone = leadersAlone(state, hex);
        for (const UnitId unit : unitsIn(state, hex))
            if (alone || !state.setup->of(unit).leader())
                defender(unit);
        bonus(hex, defenceBonusOf(state, combat, hex));
    }
    void defender(UnitId unit) const {
        const int printed = printedDefence(state, unit);
        const char* rule = !state.setup->of(unit).dot() ? "R-CHA-3.35a" : printed == 0 ? "R-CHA-3.36b" : "R-CHA-3.36c";
        add({.text = "line.unit", .rule = rule, .unit = unit}, core::Fraction(printed));
        if (printed > 0)
            eachDefenceFactor(state, combat, unit, [&](Factor times, const About& why) { factor(times, why); });
    }
};

} // namespace

core::Calculation calculationOf(const State& state, const Combat& combat) {
    core::Calculation made;
    const bool melee = combat.kind == CombatKind::Melee;
    made.title = textOf(*state.setup, {.text = melee ? "roll.melee" : "roll.fire", .hex = combat.targets[0]});
    made.table = "combat";
    for (const UnitId unit : combat.attackers)
        made.acting.push_back(state.setup->of(unit).counter);
    for (const SpaceId hex : targetsOf(combat))
        made.aimedAt.push_back(hex);
    core::Odds odds;
    const Account attack{state, combat, odds.attack};
    const Account defence{state, combat, odds.defence};
    if (melee) {
        attack.attackers();
        for (const SpaceId hex : targetsOf(combat))
            defence.defenders(hex);
    } else {
        attack.fire();
        defence.protection();
    }
    made.odds = std::move(odds);
    if (const int column = columnOf(state, combat); column >= 0)
        made.column = columnId(column);
    return made;
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/casualties.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

using What = CasualtyLine::What;

/// The target's ground: several reasons count once (R-OHW-159).
void addGround(const State& state, UnitId attacker, UnitId target, Casualties& casualties) {
    const Setup& setup = *state.setup;
    const Ground& here = setup.groundOf(state.at(attacker).space);
    const Ground& there = setup.groundOf(state.at(target).space);
    const int half = setup.tables.of(Percent::Terrain);
    if (there.bridge && there.coverInCombat)
        casualties.add(What::Bridge, half);
    else if (there.coverInCombat)
        casualties.add(there.entry == Entry::ArchersOnly ? What::Wood : What::Village, half);
    else if (there.level > here.level)
        casualties.add(What::Uphill, half);
    else if (setup.options.bridgeExit && here.bridge)
        casualties.add(What::BridgeExit, half);
}

void addShields(const State& state, UnitId target, Casualties& casualties) {
    if (state.at(target).type == Type::Warband)
        casualties.add(What::Shields, state.setup->tables.of(Percent::Shields));
}

} // namespace

int Casualties::hits(int rolled) const {
    int hits = rolled;
    for (std::size_t i = 0; i < count; ++i)
        hits = lines[i].adds() ? std::max(0, hits + lines[i].number) : (hits * lines[i].number + 99) / 100;
    return hits;
}

Casualties shot(const State& state, UnitId target) {
    Casualties casualties;
    const Setup& setup = *state.setup;
    const Ground& there = setup.groundOf(state.at(target).space);
    if (there.coverUnderFire)
        casualties.add(there.entry == Entry::ArchersOnly ? What::Wood : What::Village, setup.tables.of(Percent::Cover));
    addShields(state, target, casualties);
    return casualties;
}

Casualties attack(const State& state, UnitId attacker, UnitId target) {
    Casualties casualties;
    const Setup& setup = *state.setup;
    const Unit& one = state.at(attacker);
    const Unit& other = state.at(target);
    const Blow& blow = setup.tables.blow(one.type);
    casualties.dice = one.charged ? blow.chargeDice : blow.dice;
    if (const int value = one.charged ? blow.chargeValue : blow.value; value != 0)
        casualties.add(one.charged ? What::ChargeValue : What::Value, value);
    switch (aspectOf(setup.squareOf(other.space), other.facing, setup.squareOf(one.space))) {
    case Aspect::Front:
        break;
    case Aspect::Flank:
        casualties.add(What::Flank, setup.tables.of(Percent::Flank));
        break;
    case Aspect::Rear:
        casualties.add(What::Rear, setup.tables.of(Percent::Rear));
        break;
    }
    addGround(state, attacker, target, casualties);
    addShields(state, target, casualties);
    return casualties;
}

int expected(const Casualties& casualties) {
    int sum = 0;
    if (casualties.dice == 1) {
        for (int die = 1; die <= 6; ++die)
            sum += casualties.hits(die);
        return sum * 100 / 6;
    }
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other)
            sum += casualties.hits(one + other);
    return sum * 100 / 36;
}

} // namespace orontes::onehour

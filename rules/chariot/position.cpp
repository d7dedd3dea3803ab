// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/position.h"

#include "rules/chariot/facing.h"

namespace orontes::chariot {
namespace {

/// Units of a hex as stacking sees them: leaders and passengers are left out (5.42, ruling A-99).
struct Crowd {
    int units = 0;
    int chariots = 0;
    int onFoot = 0; ///< neither chariots nor leaders nor passengers
    unsigned classes = 0;

    void add(const State& state, UnitId id) {
        if (!state.at(id).aboard.valid())
            addOnFoot(state, id);
    }
    void addOnFoot(const State& state, UnitId id) {
        const Profile& unit = state.setup->of(id);
        if (unit.leader())
            return;
        ++units;
        chariots += unit.chariot ? 1 : 0;
        onFoot += unit.chariot ? 0 : 1;
        classes |= 1U << static_cast<unsigned>(unit.unitClass);
    }
};

bool classesAgree(unsigned classes) {
    for (unsigned a = 0; a < 7; ++a)
        for (unsigned b = a + 1; b < 7; ++b)
            if ((classes >> a & 1U) != 0 && (classes >> b & 1U) != 0 &&
                !mayShare(static_cast<UnitClass>(a), static_cast<UnitClass>(b)))
                return false;
    return true;
}

Crowding judged(const State& state, const Crowd& crowd, SideId side) {
    if (crowd.chariots > 0 && crowd.onFoot > 0)
        return Crowding::Chariots;
    if (crowd.chariots > 1 && !state.setup->options.chariotsShare)
        return Crowding::Chariots;
    if (crowd.units > state.setup->of(side).stacking)
        return Crowding::Stacking;
    return classesAgree(crowd.classes) ? Crowding::None : Crowding::Classes;
}

} // namespace

void put(State& state, UnitId id, SpaceId hex) {
    Unit& unit = state.at(id);
    unit.presence = Presence::OnMap;
    unit.hex = hex;
    unit.next = state.topOf(hex);
    state.top[static_cast<std::size_t>(hex.value)] = id;
    state.control[static_cast<std::size_t>(hex.value)] = state.setup->of(id).side;
}

void lift(State& state, UnitId id) {
    Unit& unit = state.at(id);
    UnitId* link = &state.top[static_cast<std::size_t>(unit.hex.value)];
    while (*link != id)
        link = &state.at(*link).next;
    *link = unit.next;
    unit.next = {};
}

bool inFireZone(const State& state, SpaceId hex, SideId side) {
    for (const SpaceId next : state.setup->map.of(hex).next)
        if (next.valid() && heldBy(state, next, enemyOf(side)))
            for (const UnitId unit : unitsIn(state, next))
                if (state.setup->of(unit).firing() && !disrupted(state, unit) && !forgoesZone(state, unit) &&
                    !(state.at(unit).panicked && state.setup->options.panicDropsZone) && // ruling A-114
                    frontsOn(state, unit, hex))                                          // 16.32
                    return true;
    return false;
}

bool mayShare(UnitClass a, UnitClass b) {
    if (a == b || a == UnitClass::D || b == UnitClass::D || a == UnitClass::E || b == UnitClass::E)
        return true;
    const auto pair = [&](UnitClass one, UnitClass other) {
        return (a == one && b == other) || (a == other && b == one);
    };
    return pair(UnitClass::A, UnitClass::FootFire) || pair(UnitClass::B, UnitClass::FootFire) ||
           pair(UnitClass::C, UnitClass::MountedFire);
}

bool barEachOther(const State& state, UnitId a, UnitId b) {
    const Setup& setup = *state.setup;
    return setup.options.friendsBar && a != b && setup.of(a).side == setup.of(b).side && !state.at(a).aboard.valid() &&
           !state.at(b).aboard.valid() && !mayShare(setup.of(a).unitClass, setup.of(b).unitClass);
}

UnitId barringFriend(const State& state, SpaceId hex, UnitId unit) {
    if (state.setup->options.friendsBar)
        for (const UnitId other : unitsIn(state, hex))
            if (barEachOther(state, unit, other))
                return other;
    return {};
}

Crowding crowdingIn(const State& state, SpaceId hex) {
    Crowd crowd;
    for (const UnitId unit : unitsIn(state, hex))
        crowd.add(state, unit);
    return judged(state, crowd, sideIn(state, hex));
}

int stackedIn(const State& state, SpaceId hex) {
    Crowd crowd;
    for (const UnitId unit : unitsIn(state, hex))
        crowd.add(state, unit);
    return crowd.units;
}

Crowding crowdingWith(const State& state, SpaceId hex, UnitId more) {
    Crowd crowd;
    for (const UnitId unit : unitsIn(state, hex))
        if (unit != more)
            crowd.add(state, unit);
    crowd.addOnFoot(state, more);
    return judged(state, crowd, state.setup->of(more).side);
}

} // namespace orontes::chariot

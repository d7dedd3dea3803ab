// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/retreat.h"

#include "rules/chariot/combat.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/movement.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// Faster than the fastest attacker by so many points (17.0).
constexpr int margin = 3;

/// Printed movement points: those of the chariot for who is aboard (ruling A-129).
int speedOf(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    if (unit.aboard.valid())
        return speedOf(state, unit.aboard);
    const Profile& profile = state.setup->of(id);
    return profile.leader() ? state.setup->tables.leader(unit.level).movement : profile.printedMovement;
}

int fastestAttacker(const State& state) {
    int most = 0;
    for (const UnitId unit : state.combat.attackers)
        most = std::max(most, speedOf(state, unit));
    return most;
}

bool isAttacked(const State& state, UnitId id) {
    const Combat& combat = state.combat;
    const auto* const end = combat.targets.data() + combat.targetCount;
    return onMap(state, id) && std::find(combat.targets.data(), end, state.at(id).hex) != end;
}

bool hasOthersToLead(const State& state, UnitId leader) {
    for (const UnitId unit : unitsIn(state, state.at(leader).hex))
        if (!state.setup->of(unit).leader())
            return true;
    return false;
}

/// Whether the chariot carries somebody who is disrupted.
bool carriesDisrupted(const State& state, UnitId chariot) {
    const UnitId cargo = state.at(chariot).cargo;
    return cargo.valid() && disrupted(state, cargo);
}

/// Nearer to any enemy than where it is: the panicked do not go there (ruling A-162).
bool leadsToEnemy(const State& state, UnitId id, SpaceId hex) {
    const Hexes& map = state.setup->map;
    for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value)
        if (state.setup->of(other).side != state.setup->of(id).side && onMap(state, other) &&
            distance(map, hex, state.at(other).hex) < distance(map, state.at(id).hex, state.at(other).hex))
            return true;
    return false;
}

/// Somebody too slow in the hex, where it retreats as a whole or not at all (ruling A-128 the other way).
UnitId whoHoldsBack(const State& state, SpaceId hex, int needed) {
    if (state.setup->options.retreatsTogether)
        for (const UnitId unit : unitsIn(state, hex))
            if (!state.setup->of(unit).leader() && speedOf(state, unit) < needed)
                return unit;
    return {};
}

/// Of the unit, wherever it would go.
Objection objectionToGoing(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = id};
    };
    if (!isAttacked(state, id))
        return because("refused.not-attacked", "R-CHA-17.0a");
    if (unit.aboard.valid())
        return because("refused.carried", "R-CHA-17.0a");
    if (disrupted(state, id) || carriesDisrupted(state, id))
        return because("refused.disrupted", "R-CHA-8.2c");
    if (inContact(state, id))
        return because("refused.contact", "R-CHA-18.2a");
    if (unit.stands)
        return because("refused.retreated", "R-CHA-17.3a");
    if (state.setup->of(id).leader() && hasOthersToLead(state, id))
        return because("refused.leads-others", "R-CHA-17.0a");
    const int needed = fastestAttacker(state) + margin;
    if (speedOf(state, id) < needed)
        return {.text = "refused.too-slow", .rule = "R-CHA-17.0a", .unit = id, .n = needed};
    if (const UnitId slow = whoHoldsBack(state, unit.hex, needed); slow.valid())
        return {.text = "refused.holds-back", .rule = "A-128", .unit = id, .other = slow, .n = needed};
    return {};
}

Objection objectionToPlace(const State& state, const Retreat& retreat) {
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = retreat.unit, .hex = retreat.hex};
    };
    const Hexes& map = state.setup->map;
    if (!adjacent(map, state.at(retreat.unit).hex, retreat.hex))
        return because("refused.not-next", "R-CHA-17.0a");
    if (!entryCost(*state.setup, state.at(retreat.unit).hex, retreat.hex))
        return because("refused.impassable", "R-CHA-17.1a");
    if (heldBy(state, retreat.hex, state.phasing))
        return because("refused.enemy-there", "R-CHA-17.1a");
    switch (crowdingWith(state, retreat.hex, retreat.unit)) {
    case Crowding::None:
        break;
    case Crowding::Stacking:
        return because("refused.stacking", "R-CHA-17.1a");
    case Crowding::Classes:
        return because("refused.classes", "R-CHA-17.1a");
    case Crowding::Chariots:
        return because("refused.chariot-hex", "R-CHA-17.1a");
    }
    if (state.at(retreat.unit).panicked && leadsToEnemy(state, retreat.unit, retreat.hex))
        return because("refused.to-enemy", "R-CHA-13.0e");
    return {};
}

template <class Visit>
void eachRetreat(const State& state, Visit visit) {
    for (std::int8_t i = 0; i < state.combat.targetCount; ++i)
        for (const UnitId unit : unitsIn(state, state.combat.targets[static_cast<std::size_t>(i)]))
            if (objectionToGoing(state, unit).empty())
                for (const SpaceId hex : state.setup->map.of(state.at(unit).hex).next)
                    if (hex.valid() && objectionToPlace(state, {unit, hex}).empty())
                        visit(Retreat{unit, hex});
}

} // namespace

Objection objectionTo(const State& state, const Retreat& retreat) {
    Objection why = objectionToGoing(state, retreat.unit);
    return why.empty() ? objectionToPlace(state, retreat) : why;
}

void retreatChoices(const State& state, std::vector<Action>& out) {
    eachRetreat(state, [&](const Retreat& retreat) { out.push_back(retreat); });
}

bool anyMayRetreat(const State& state) {
    bool any = false;
    if (state.setup->options.retreat && state.combat.kind == CombatKind::Melee)
        eachRetreat(state, [&](const Retreat&) { any = true; });
    return any;
}

void play(State& state, Tale& tale, const Retreat& retreat) {
    const SpaceId from = state.at(retreat.unit).hex;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        if (id != retreat.unit && state.at(id).aboard != retreat.unit)
            continue;
        lift(state, id);
        put(state, id, retreat.hex);
        tale.moved(from, {.text = "tale.retreats", .rule = "R-CHA-17.0a", .unit = id, .hex = retreat.hex});
    }
    for (const UnitId unit : unitsIn(state, retreat.hex))
        state.at(unit).stands = true; // neither they nor those they came to (17.3)
    if (!anyMayRetreat(state))
        makeAttack(state, tale);
}

bool regroup(State& state, Tale& tale) {
    Combat& combat = state.combat;
    const auto begin = combat.targets.begin();
    const auto end = begin + combat.targetCount;
    const auto left = std::stable_partition(begin, end, [&](SpaceId hex) { return !isEmpty(state, hex); });
    combat.vacated = static_cast<std::int8_t>(end - left);
    combat.targetCount = static_cast<std::int8_t>(left - begin);
    if (combat.targetCount == 0)
        return false;
    if (columnOf(state, combat) >= 0)
        return true;
    tale.tell({.text = "tale.lapses", .rule = "R-CHA-8.1a", .hex = combat.targets[0]});
    return false;
}

} // namespace orontes::chariot

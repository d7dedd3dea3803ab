// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/contact.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool isAttacker(const State& state, UnitId id) {
    const std::vector<UnitId>& attackers = state.combat.attackers;
    return std::find(attackers.begin(), attackers.end(), id) != attackers.end();
}

/// A leader in the hex of an attacker, the chariot under him and who else is on it.
bool supportsAttack(const State& state, UnitId id) {
    return std::any_of(state.combat.attackers.begin(), state.combat.attackers.end(), [&](UnitId attacker) {
        const UnitId vehicle = state.at(attacker).aboard;
        const bool leads = state.setup->of(id).leader() && state.at(id).hex == state.at(attacker).hex;
        return leads || (vehicle.valid() && (id == vehicle || state.at(id).aboard == vehicle));
    });
}

bool isTarget(const State& state, SpaceId hex) {
    const auto* const end = state.combat.targets.data() + state.combat.targetCount;
    return std::find(state.combat.targets.data(), end, hex) != end;
}

std::vector<UnitId> fightersOf(const State& state) {
    std::vector<UnitId> fighters;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        if (!onMap(state, id) || state.at(id).panicked)
            continue;
        const bool ours = state.setup->of(id).side == state.phasing;
        if (ours ? isAttacker(state, id) || supportsAttack(state, id) : isTarget(state, state.at(id).hex))
            fighters.push_back(id);
    }
    return fighters;
}

void mark(State& state, Tale& tale, UnitId id, std::int16_t engagement) {
    Unit& unit = state.at(id);
    const bool was = unit.contact > 0;
    unit.contact = engagement;
    if (was == (engagement > 0))
        return;
    tale.marked("contact", was, !was,
                {.text = was ? "tale.contact-ends" : "tale.contact",
                 .rule = was ? "R-CHA-18.5a" : "R-CHA-18.1a",
                 .unit = id,
                 .hex = unit.hex});
}

bool hasBothSides(const State& state, const std::vector<UnitId>& units) {
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId unit) { return state.setup->of(unit).side != state.setup->of(units.front()).side; });
}

std::vector<UnitId> engaged(const State& state, std::int16_t engagement) {
    std::vector<UnitId> units;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.at(id).contact == engagement)
            units.push_back(id);
    return units;
}

void dissolve(State& state, Tale& tale, std::int16_t engagement) {
    for (const UnitId unit : engaged(state, engagement))
        mark(state, tale, unit, 0);
}

} // namespace

void bindFighters(State& state, Tale& tale) {
    if (!state.setup->options.contact || state.combat.kind != CombatKind::Melee || state.combat.decided)
        return;
    const std::vector<UnitId> fighters = fightersOf(state);
    if (fighters.empty() || !hasBothSides(state, fighters))
        return;
    if (simultaneous(state) && std::any_of(fighters.begin(), fighters.end(), [&](UnitId unit) {
            return state.at(unit).disrupted == state.playerTurn; // by an attack at the same time
        }))
        return;
    const std::int16_t engagement = ++state.engagements;
    for (const UnitId unit : fighters)
        if (const std::int16_t older = state.at(unit).contact; older > 0)
            for (const UnitId other : engaged(state, older))
                state.at(other).contact = engagement; // they stand and fall together
    for (const UnitId unit : fighters)
        mark(state, tale, unit, engagement);
}

void breakContact(State& state, Tale& tale, UnitId struck) {
    if (const std::int16_t engagement = state.at(struck).contact; engagement > 0)
        dissolve(state, tale, engagement);
}

void leaveContact(State& state, Tale& tale, UnitId id) {
    const std::int16_t engagement = state.at(id).contact;
    if (engagement == 0)
        return;
    mark(state, tale, id, 0);
    const std::vector<UnitId> left = engaged(state, engagement);
    if (!left.empty() && !hasBothSides(state, left))
        dissolve(state, tale, engagement);
}

void recallContact(State& state) {
    const Setup& setup = *state.setup;
    if (!setup.options.contact)
        return;
    std::vector<UnitId> reached;
    for (UnitId first{0}; first < setup.endOfRoster(); ++first.value) {
        if (!setup.of(first).contact || !onMap(state, first) || state.at(first).contact > 0)
            continue;
        reached.assign(1, first);
        state.at(first).contact = ++state.engagements;
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
                if (setup.of(id).contact && onMap(state, id) && state.at(id).contact == 0 &&
                    distance(setup.map, state.at(id).hex, state.at(reached[i]).hex) <= 1) {
                    state.at(id).contact = state.engagements;
                    reached.push_back(id);
                }
    }
}

} // namespace orontes::chariot

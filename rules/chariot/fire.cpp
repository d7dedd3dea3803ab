// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/sight.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool isDefensive(const State& state) {
    return state.stage == Stage::DefensiveFire;
}

template <class Holds>
bool anyIn(const State& state, SpaceId hex, Holds holds) {
    for (const UnitId unit : unitsIn(state, hex))
        if (holds(state.at(unit)))
            return true;
    return false;
}

Strength allThatBears(const State& state, SideId side, SpaceId hex) {
    Strength total;
    for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value)
        if (objectionToAim(state, side, unit, hex).empty())
            total += fireStrength(*state.setup, unit, distance(state.setup->map, state.at(unit).hex, hex));
    return total;
}

Objection blocked(const Sight& sight, UnitId unit) {
    switch (sight.block) {
    case Block::None:
        return {};
    case Block::Terrain:
        return {.text = "refused.sight-terrain", .rule = "R-CHA-6.32a", .unit = unit, .hex = sight.hex};
    case Block::Hilltop:
        return {.text = "refused.sight-hilltop", .rule = "R-CHA-6.35b", .unit = unit, .hex = sight.hex};
    case Block::Slope:
        return {.text = "refused.sight-slope", .rule = "R-CHA-6.36a", .unit = unit, .hex = sight.hex};
    case Block::Occupied:
        break;
    }
    return {.text = "refused.sight-units", .rule = "R-CHA-6.37b", .unit = unit, .hex = sight.hex};
}

} // namespace

bool hasFiredLately(const State& state, UnitId unit) {
    const int rest = !simultaneous(state) ? 1 : state.setup->options.plotsRestFire ? 2 : 0; // ruling A-138
    return state.at(unit).fired.value >= state.playerTurn.value - rest;
}

bool isBanned(const State& state, UnitId unit) {
    const UnitClass unitClass = state.setup->of(unit).unitClass;
    const FireBan ban = state.setup->map.groundOf(state.at(unit).hex).ban;
    return (ban == FireBan::Foot && unitClass == UnitClass::FootFire) ||
           (ban == FireBan::Mounted && unitClass == UnitClass::MountedFire);
}

Objection objectionToAim(const State& state, SideId side, UnitId id, SpaceId hex) {
    const Setup& setup = *state.setup;
    const Profile& unit = setup.of(id);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = id, .hex = hex};
    };
    if (unit.side != side || !unit.firing() || !onMap(state, id))
        return because("refused.no-fire-unit", "R-CHA-3.35d");
    if (disrupted(state, id))
        return because("refused.disrupted", "R-CHA-8.2b");
    if (state.at(id).panicked)
        return because("refused.panicked-attack", "R-CHA-13.0i");
    if (simultaneous(state) && isDefensive(state) && taskOf(state, id) != Task::DefensiveFire)
        return because("refused.not-plotted", "R-CHA-21.1b");
    if (hasFiredLately(state, id))
        return because("refused.fired-lately", isDefensive(state) ? "R-CHA-6.43a" : "R-CHA-6.12b");
    if (!heldBy(state, hex, enemyOf(side)))
        return because("refused.no-enemy", "R-CHA-6.0d");
    const int hexes = distance(setup.map, state.at(id).hex, hex);
    if (isDefensive(state) && hexes != 1)
        return because("refused.not-adjacent", "R-CHA-6.42b");
    if (fireStrength(setup, id, hexes).parts == 0)
        return because("refused.out-of-range", "R-CHA-6.13a");
    if (!aimsAhead(state, id, hex))
        return because("refused.not-in-front", "R-CHA-16.31a");
    if (isDefensive(state) && !anyIn(state, hex, [](const Unit& target) { return target.entered; }))
        return because("refused.did-not-move", "R-CHA-6.42c");
    if (isBanned(state, id))
        return because("refused.fire-banned", "R-CHA-6.33a");
    if (anyIn(state, hex, [](const Unit& target) { return target.struck; }))
        return because("refused.attacked-already", "R-CHA-6.15b");
    return blocked(sightBetween(state, state.at(id).hex, hex), id);
}

Objection objectionTo(const State& state, SideId side, const Fire& fire) {
    const Combat& combat = state.combat;
    if (combat.open() && combat.targets[0] != fire.hex)
        return {.text = "refused.other-target", .rule = "R-CHA-6.16a", .unit = fire.unit, .hex = combat.targets[0]};
    if (std::find(combat.attackers.begin(), combat.attackers.end(), fire.unit) != combat.attackers.end())
        return {.text = "refused.joined-already", .rule = "R-CHA-6.15a", .unit = fire.unit, .hex = fire.hex};
    if (Objection why = objectionToAim(state, side, fire.unit, fire.hex); !why.empty())
        return why;
    const Strength protection = state.setup->map.groundOf(fire.hex).protection;
    if (!combat.open() && oddsColumn(allThatBears(state, side, fire.hex), protection) < 0)
        return {.text = "refused.odds", .rule = "R-CHA-8.1a", .unit = fire.unit, .hex = fire.hex};
    return {};
}

void fireChoices(const State& state, SideId side, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    std::vector<SpaceId> targets;
    if (state.combat.open())
        targets.push_back(state.combat.targets[0]);
    else
        for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
            if (setup.of(id).side != side && onMap(state, id))
                targets.push_back(state.at(id).hex);
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (setup.of(id).side != side || !setup.of(id).firing() || !onMap(state, id))
            continue;
        for (const SpaceId hex : targets)
            if (distance(setup.map, state.at(id).hex, hex) <= setup.of(id).range &&
                objectionTo(state, side, Fire{id, hex}).empty())
                out.push_back(Fire{id, hex});
    }
}

bool anyMayFire(const State& state, SideId side) {
    std::vector<Action> choices;
    fireChoices(state, side, choices);
    return !choices.empty();
}

void play(State& state, Tale& tale, const Fire& fire) {
    Combat& combat = state.combat;
    if (!combat.open()) {
        combat.kind = isDefensive(state) ? CombatKind::DefensiveFire : CombatKind::Fire;
        combat.targets[0] = fire.hex;
        combat.targetCount = 1;
    }
    combat.attackers.push_back(fire.unit);
    combat.from.push_back(state.at(fire.unit).hex);
    tale.tell({.text = "tale.aims", .rule = "R-CHA-6.0a", .unit = fire.unit, .hex = fire.hex});
}

} // namespace orontes::chariot

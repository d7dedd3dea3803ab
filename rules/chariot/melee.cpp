// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// Of a unit taking part in any melee of this phase (7.1, 6.11, 3.36).
Objection objectionToFighter(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = id};
    };
    if (unit.side != state.phasing || !onMap(state, id))
        return because("refused.not-yours", "R-CHA-4.2e");
    if (unit.leader())
        return because("refused.leader", "R-CHA-10.12a");
    if (unit.dot() || unit.melee == 0)
        return because("refused.dot", "R-CHA-3.36a");
    if (disrupted(state, id))
        return because("refused.disrupted", "R-CHA-8.2a");
    if (state.at(id).panicked)
        return because("refused.panicked-attack", "R-CHA-13.0i");
    if (state.at(id).fired == state.playerTurn)
        return because("refused.has-fired", "R-CHA-6.11a");
    if (state.at(id).attacked)
        return because("refused.attacked", "R-CHA-7.14a");
    return {};
}

/// 16.0: a unit attacks only what is in front of it.
bool frontsOnAll(const State& state, const Combat& combat, UnitId unit) {
    for (std::int8_t i = 0; i < combat.targetCount; ++i)
        if (!frontsOn(state, unit, combat.targets[static_cast<std::size_t>(i)]))
            return false;
    return true;
}

bool nextToAll(const State& state, const Combat& combat, SpaceId hex) {
    for (std::int8_t i = 0; i < combat.targetCount; ++i)
        if (!adjacent(state.setup->map, hex, combat.targets[static_cast<std::size_t>(i)]))
            return false;
    return true;
}

/// The attack with everybody who could join it: more attackers never lower the odds.
Combat withAllFighters(const State& state, Combat combat) {
    combat.attackers.clear();
    const SpaceId target = combat.targets[0];
    for (const SpaceId hex : state.setup->map.of(target).next)
        if (hex.valid() && heldBy(state, hex, state.phasing) && nextToAll(state, combat, hex))
            for (const UnitId unit : unitsIn(state, hex))
                if (objectionToFighter(state, unit).empty() && frontsOnAll(state, combat, unit))
                    combat.attackers.push_back(unit);
    return combat;
}

Combat withTarget(const State& state, SpaceId hex) {
    Combat combat = state.combat;
    combat.kind = CombatKind::Melee;
    combat.targets[static_cast<std::size_t>(combat.targetCount++)] = hex;
    return combat;
}

/// Enemy hexes next to somebody who may fight.
std::vector<SpaceId> enemiesInReach(const State& state) {
    std::vector<SpaceId> hexes;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == state.phasing && onMap(state, id) && objectionToFighter(state, id).empty())
            for (const SpaceId hex : state.setup->map.of(state.at(id).hex).next)
                if (hex.valid() && heldBy(state, hex, enemyOf(state.phasing)) && frontsOn(state, id, hex))
                    hexes.push_back(hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

} // namespace

Objection objectionTo(const State& state, const Assault& assault) {
    const Combat& combat = state.combat;
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .hex = assault.hex};
    };
    if (!combat.attackers.empty())
        return because("refused.attack-open", "R-CHA-7.0d");
    if (!heldBy(state, assault.hex, enemyOf(state.phasing)))
        return because("refused.no-enemy", "R-CHA-7.0e");
    const auto* const end = combat.targets.data() + combat.targetCount;
    if (combat.targetCount == targetLimit || std::find(combat.targets.data(), end, assault.hex) != end)
        return because("refused.joined-already", "R-CHA-7.13a");
    for (const UnitId unit : unitsIn(state, assault.hex))
        if (state.at(unit).struck)
            return because("refused.attacked-already", "R-CHA-7.13a");
    const Combat all = withAllFighters(state, withTarget(state, assault.hex));
    if (all.attackers.empty())
        return because(combat.targetCount > 0 ? "refused.not-next-to-all" : "refused.nobody-next",
                       combat.targetCount > 0 ? "R-CHA-7.23a" : "R-CHA-7.0a");
    if (columnOf(state, all) < 0)
        return because("refused.odds", "R-CHA-8.1a");
    return {};
}

Objection objectionTo(const State& state, const Join& join) {
    const Combat& combat = state.combat;
    if (combat.kind != CombatKind::Melee)
        return {.text = "refused.no-attack", .rule = "R-CHA-7.0a", .unit = join.unit};
    if (std::find(combat.attackers.begin(), combat.attackers.end(), join.unit) != combat.attackers.end())
        return {.text = "refused.joined-already", .rule = "R-CHA-7.14a", .unit = join.unit, .hex = combat.targets[0]};
    if (Objection why = objectionToFighter(state, join.unit); !why.empty())
        return why;
    if (!nextToAll(state, combat, state.at(join.unit).hex))
        return {.text = "refused.not-next-to-all",
                .rule = "R-CHA-7.23a",
                .unit = join.unit,
                .hex = state.at(join.unit).hex};
    if (!frontsOnAll(state, combat, join.unit))
        return {.text = "refused.not-in-front", .rule = "R-CHA-16.0c", .unit = join.unit, .hex = combat.targets[0]};
    return {};
}

void meleeChoices(const State& state, std::vector<Action>& out) {
    if (state.combat.attackers.empty())
        for (const SpaceId hex : enemiesInReach(state))
            if (objectionTo(state, Assault{hex}).empty())
                out.push_back(Assault{hex});
    if (!state.combat.open())
        return;
    for (const SpaceId hex : state.setup->map.of(state.combat.targets[0]).next)
        if (hex.valid() && heldBy(state, hex, state.phasing))
            for (const UnitId unit : unitsIn(state, hex))
                if (objectionTo(state, Join{unit}).empty())
                    out.push_back(Join{unit});
}

bool anyMayAttack(const State& state) {
    const std::vector<SpaceId> hexes = enemiesInReach(state);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](SpaceId hex) { return objectionTo(state, Assault{hex}).empty(); });
}

void play(State& state, Tale& tale, const Assault& assault) {
    state.combat = withTarget(state, assault.hex);
    tale.tell({.text = "tale.assaults", .rule = "R-CHA-7.0a", .hex = assault.hex, .side = state.phasing});
}

void play(State& state, Tale& tale, const Join& join) {
    state.combat.attackers.push_back(join.unit);
    state.combat.from.push_back(state.at(join.unit).hex);
    tale.tell({.text = "tale.joins", .rule = "R-CHA-7.21a", .unit = join.unit, .hex = state.combat.targets[0]});
}

} // namespace orontes::chariot

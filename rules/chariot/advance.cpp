// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

SideId attackerOf(const State& state) {
    return enemyOf(defenderOf(state));
}

bool isEmptied(const State& state, SpaceId hex) {
    const auto* const end = state.combat.targets.data() + state.combat.targetCount + state.combat.vacated;
    return std::find(state.combat.targets.data(), end, hex) != end && isEmpty(state, hex);
}

bool isAttacker(const State& state, UnitId unit) {
    return std::find(state.combat.attackers.begin(), state.combat.attackers.end(), unit) !=
           state.combat.attackers.end();
}

/// A leader goes with the attackers of his hex, a chariot with its passenger (ruling A-65).
bool goesAlong(const State& state, UnitId id) {
    const bool stoodWithThem =
        std::find(state.combat.from.begin(), state.combat.from.end(), state.at(id).hex) != state.combat.from.end();
    return state.setup->of(id).leader() && stoodWithThem;
}

Facing sideTo(const State& state, SpaceId from, SpaceId to) {
    return Facing{static_cast<std::int8_t>(directionTo(state.setup->map, from, to))};
}

} // namespace

Objection objectionTo(const State& state, const Advance& advance) {
    const Setup& setup = *state.setup;
    const Unit& unit = state.at(advance.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = advance.unit, .hex = advance.hex};
    };
    if (setup.of(advance.unit).side != attackerOf(state) || unit.presence != Presence::OnMap ||
        (!isAttacker(state, advance.unit) && !goesAlong(state, advance.unit)))
        return because("refused.no-attacker", "R-CHA-8.4a");
    const bool emptied = isEmptied(state, advance.hex) ||
                         (heldBy(state, advance.hex, attackerOf(state)) &&
                          std::find(state.combat.targets.begin(), state.combat.targets.end(), advance.hex) !=
                              state.combat.targets.end());
    if (!emptied)
        return because("refused.not-emptied", "R-CHA-8.4d");
    if (disrupted(state, advance.unit)) // by an attack at the same time (20.21)
        return because("refused.disrupted", "R-CHA-8.2c");
    if (!adjacent(setup.map, unit.hex, advance.hex))
        return because("refused.not-next", "R-CHA-8.4a");
    if (inContact(state, advance.unit))
        return because("refused.contact", "R-CHA-18.2a");
    const bool advanced =
        std::find(state.combat.from.begin(), state.combat.from.end(), unit.hex) == state.combat.from.end();
    if (advanced)
        return because("refused.moved-already", "R-CHA-8.4a");
    if (!setup.map.groundOf(advance.hex).passable)
        return because("refused.impassable", "R-CHA-5.15d");
    const UnitId counted = unit.aboard.valid() ? unit.aboard : advance.unit;
    switch (crowdingWith(state, advance.hex, counted)) {
    case Crowding::None:
        break;
    case Crowding::Stacking:
        return because("refused.stacking", "R-CHA-8.4b");
    case Crowding::Classes:
        return because("refused.classes", "R-CHA-8.4b");
    case Crowding::Chariots:
        return because("refused.chariot-hex", "R-CHA-E1.9a");
    }
    return {};
}

void advanceChoices(const State& state, std::vector<Action>& out) {
    for (std::int8_t i = 0; i < state.combat.targetCount + state.combat.vacated; ++i) {
        const SpaceId hex = state.combat.targets[static_cast<std::size_t>(i)];
        for (const SpaceId next : state.setup->map.of(hex).next)
            if (next.valid() && heldBy(state, next, attackerOf(state)))
                for (const UnitId unit : unitsIn(state, next))
                    if (objectionTo(state, Advance{unit, hex}).empty())
                        out.push_back(Advance{unit, hex});
    }
}

void play(State& state, Tale& tale, const Advance& advance) {
    const UnitId vehicle = state.at(advance.unit).aboard;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const bool together = vehicle.valid() && (id == vehicle || state.at(id).aboard == vehicle);
        if (id != advance.unit && !together)
            continue;
        const SpaceId from = state.at(id).hex;
        lift(state, id);
        put(state, id, advance.hex);
        tale.moved(from, {.text = "tale.advances", .rule = "R-CHA-8.4a", .unit = id, .hex = advance.hex});
        if (!state.at(id).aboard.valid())
            faceAlong(state, tale, id, sideTo(state, from, advance.hex));
    }
    if (state.setup->options.facing)
        state.wheeling = vehicle.valid() ? vehicle : advance.unit;
    else
        endAdvance(state);
}

void endAdvance(State& state) {
    std::vector<Action> more;
    advanceChoices(state, more);
    if (more.empty())
        endCombat(state);
}

void endCombat(State& state) {
    const CombatKind kind = state.combat.kind;
    state.combat = {};
    if (simultaneous(state)) {
        ++state.plots.attack; // others may advance as well
        return;
    }
    switch (kind) {
    case CombatKind::Fire:
        state.stage = Stage::Fire;
        return;
    case CombatKind::DefensiveFire:
        state.stage = Stage::DefensiveFire;
        return;
    case CombatKind::Melee:
        state.stage = Stage::Melee;
        return;
    case CombatKind::None:
        return;
    }
}

} // namespace orontes::chariot

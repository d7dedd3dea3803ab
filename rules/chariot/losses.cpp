// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/losses.h"

#include "rules/chariot/chariots.h"
#include "rules/chariot/contact.h"

namespace orontes::chariot {

void eliminate(State& state, Tale& tale, UnitId id, const char* rule, const char* text) {
    Unit& unit = state.at(id);
    const SpaceId hex = unit.hex;
    state.combat.decided = state.combat.open();
    breakContact(state, tale, id);
    lift(state, id);
    unboard(state, id);
    unit.presence = Presence::Lost;
    unit.disrupted = PlayerTurn{0};
    unit.panicked = false;
    const Profile& profile = state.setup->of(id);
    const SideId scorer = enemyOf(profile.side);
    state.points[index(scorer)] += profile.points;
    tale.removed(hex, {.text = text, .rule = rule, .unit = id, .hex = hex});
    tale.tell({.text = "tale.scores",
               .rule = "R-CHA-11.2a",
               .side = scorer,
               .n = profile.points,
               .m = state.points[index(scorer)]},
              core::Scored{state.setup->of(scorer).token, profile.points});
}

bool shrugsOff(const State& state, UnitId id) {
    return state.setup->options.elevation && state.setup->of(id).foot() &&
           state.setup->map.groundOf(state.at(id).hex).level == Level::Slope;
}

void disrupt(State& state, Tale& tale, UnitId id) {
    if (disrupted(state, id))
        return eliminate(state, tale, id, "R-CHA-8.22a");
    state.at(id).disrupted = state.playerTurn;
    state.combat.decided = true;
    breakContact(state, tale, id);
    tale.marked("disrupted", false, true,
                {.text = "tale.disrupted", .rule = "R-CHA-8.1d", .unit = id, .hex = state.at(id).hex});
}

bool isLed(const State& state, SpaceId hex) {
    for (const UnitId unit : unitsIn(state, hex))
        if (state.setup->of(unit).leader())
            return true;
    return false;
}

void restoreLed(State& state, Tale& tale) {
    for (UnitId id{0}; state.setup->options.leadersRestore && id < state.setup->endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (!onMap(state, id) || !disrupted(state, id) || !isLed(state, unit.hex))
            continue;
        unit.disrupted = PlayerTurn{0};
        tale.marked("disrupted", true, false, {.text = "tale.restored", .rule = "A-73", .unit = id, .hex = unit.hex});
    }
}

void recover(State& state, Tale& tale) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (unit.disrupted.value == 0 || unit.disrupted == state.playerTurn)
            continue;
        unit.disrupted = PlayerTurn{0};
        tale.marked("disrupted", true, false,
                    {.text = "tale.recovers", .rule = "R-CHA-8.23a", .unit = id, .hex = unit.hex});
    }
}

} // namespace orontes::chariot

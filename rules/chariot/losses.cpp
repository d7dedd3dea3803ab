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
    tale.marked("disrupted", true,
                {.text = "tale.disrupted", .rule = "R-CHA-8.1d", .unit = id, .hex = state.at(id).hex});
}

void recover(State& state, Tale& tale) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (unit.disrupted.value == 0 || unit.disrupted == state.playerTurn)
            continue;
        unit.disrupted = PlayerTurn{0};
        tale.marked("disrupted", false, {.text = "tale.recovers", .rule = "R-CHA-8.23a", .unit = id, .hex = unit.hex});
    }
}

void reduceLeaders(State& state, Tale& tale, SpaceId hex) {
    std::vector<UnitId> leaders;
    for (const UnitId id : unitsIn(state, hex))
        if (state.setup->of(id).leader())
            leaders.push_back(id);
    for (const UnitId id : leaders) {
        Unit& leader = state.at(id);
        if (leader.level == lowestLevel(leader.level)) {
            eliminate(state, tale, id, leader.level == 4 ? "R-CHA-10.3b" : "R-CHA-E2.2a");
            continue;
        }
        ++leader.level;
        tale.tell({.text = "tale.reduced", .rule = "R-CHA-10.3a", .unit = id, .hex = hex, .n = leader.level});
    }
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_leaders.h"
#include "rules/chariot/bot_moves.h"
#include "rules/chariot/bot_stops.h"
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool isIdle(const State& state, SideId side, UnitId id) {
    return state.plots.of(id).task == Task::None && objectionToPlotter(state, side, id).empty();
}

/// The melee that would come of it if everybody who still can joined those who are told to.
Combat meleeOn(const State& state, SideId side, SpaceId hex) {
    Combat combat;
    combat.kind = CombatKind::Melee;
    combat.targets[0] = hex;
    combat.targetCount = 1;
    for (const SpaceId next : state.setup->map.of(hex).next)
        if (next.valid() && heldBy(state, next, side))
            for (const UnitId unit : unitsIn(state, next)) {
                const PlotLine& line = state.plots.of(unit);
                const bool told = line.task == Task::Melee && line.target == hex;
                if (told || objectionTo(state, side, PlotMelee{unit, hex}).empty())
                    combat.attackers.push_back(unit);
            }
    return combat;
}

/// The fire that would come of it, in the same way.
Combat fireOn(const State& state, SideId side, SpaceId hex) {
    Combat combat;
    combat.kind = CombatKind::Fire;
    combat.targets[0] = hex;
    combat.targetCount = 1;
    for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value) {
        const PlotLine& line = state.plots.of(unit);
        const bool told = line.task == Task::OffensiveFire && line.target == hex;
        if (state.setup->of(unit).firing() && (told || objectionTo(state, side, PlotFire{unit, hex}).empty()))
            combat.attackers.push_back(unit);
    }
    return combat;
}

/// The best hex to attack: by the column that would be reached; an attack that has been begun first of all.
SpaceId bestTarget(const State& state, SideId side, UnitId id, bool fire) {
    std::vector<Action> offered;
    plotChoices(state, side, id, offered);
    SpaceId best;
    int most = -1;
    for (const Action& action : offered) {
        const PlotFire* shot = std::get_if<PlotFire>(&action);
        const PlotMelee* melee = std::get_if<PlotMelee>(&action);
        if (fire ? shot == nullptr : melee == nullptr)
            continue;
        const SpaceId hex = fire ? shot->hex : melee->hex;
        const int column = columnOf(state, fire ? fireOn(state, side, hex) : meleeOn(state, side, hex));
        if (column > most) {
            most = column;
            best = hex;
        }
    }
    return best;
}

bool isEnemyNear(const State& state, SideId side, SpaceId hex, int hexes) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side != side && onMap(state, id) &&
            distance(state.setup->map, hex, state.at(id).hex) <= hexes)
            return true;
    return false;
}

/// A task for who can shoot or strike from where it stands.
std::optional<Action> fightOf(const State& state, SideId side, UnitId id) {
    constexpr int charge = 3; // hexes: who stands so near may come next to it
    const Profile& unit = state.setup->of(id);
    if (!onMap(state, id) || unit.leader() || (!unit.firing() && unit.dot()) ||
        !isEnemyNear(state, side, state.at(id).hex, std::max<int>(charge, unit.range)))
        return std::nullopt;
    if (unit.firing())
        if (const SpaceId hex = bestTarget(state, side, id, true); hex.valid())
            return PlotFire{id, hex};
    if (!unit.dot())
        if (const SpaceId hex = bestTarget(state, side, id, false); hex.valid())
            return PlotMelee{id, hex};
    if (unit.firing() && isEnemyNear(state, side, state.at(id).hex, charge) &&
        objectionTo(state, side, PlotDefence{id}).empty())
        return PlotDefence{id};
    return std::nullopt;
}

/// The planned position without one of those who move in it: where it may come to rest.
bool mayRestAt(const State& planned, UnitId id, SpaceId hex) {
    return planned.setup->of(id).leader() || crowdingWith(planned, hex, id) == Crowding::None;
}

/// A unit of its own side would stop at the next hex if it had to.
struct Way {
    const State& state;
    const State& planned;
    SideId side;
    UnitId id;

    std::optional<Action> entry() const {
        const bool leads = state.setup->of(id).leader();
        const StopCost leading = leads ? costOfLeading(planned, id) : StopCost{};
        SpaceId best;
        int least = 99999;
        for (const SpaceId hex : state.setup->of(id).starts) {
            if (!mayRestAt(planned, id, hex) || heldBy(state, hex, enemyOf(side)) ||
                !objectionTo(state, side, PlotStep{id, hex}).empty())
                continue;
            const Aim aim = leads ? Aim{} : aimFrom(state, id, hex);
            const int value = leads             ? leading(hex, 0)
                              : aim.hex.valid() ? costOfStop(state, id, hex, aim) + throngAt(planned, id, hex)
                                                : 0;
            if (value < least) {
                least = value;
                best = hex;
            }
        }
        return best.valid() ? std::optional<Action>(PlotStep{id, best}) : std::nullopt;
    }

    /// A step into the next hex, or the turn that it takes before.
    std::optional<Action> towards(SpaceId last, SpaceId next) const {
        const Facing facing = facingAtEnd(state, id);
        const Facing ahead{static_cast<std::int8_t>(directionTo(state.setup->map, last, next))};
        const bool turns = facing.valid() && !isFront(facing, ahead.value);
        if (turns && objectionTo(state, side, PlotTurn{id, ahead}).empty())
            return PlotTurn{id, ahead};
        if (!turns && objectionTo(state, side, PlotStep{id, next}).empty())
            return PlotStep{id, next};
        return std::nullopt;
    }

    std::optional<Action> step() const {
        const SpaceId last = endOfWay(state, id);
        if (!last.valid())
            return state.plots.of(id).leaves ? std::nullopt : entry();
        const std::vector<SpaceId>& exits = state.setup->aims[index(side)].exits;
        const bool withdraws = state.conceded == side;
        const bool leaves = shouldLeave(state, id) && std::binary_search(exits.begin(), exits.end(), last);
        if ((withdraws || leaves) && objectionTo(state, side, PlotExit{id}).empty())
            return PlotExit{id};
        if (state.setup->of(id).leader() && !withdraws) // he goes where his men will be
            return onward(last, costOfLeading(planned, id));
        const bool stays = state.setup->of(id).chariot && onMap(state, id);
        const Aim aim =
            withdraws || stays ? aimOf(state, id) : aimFrom(state, id, onMap(state, id) ? state.at(id).hex : last);
        if (!aim.hex.valid() || aim.reachedFrom(last))
            return std::nullopt;
        constexpr int way = 1000; // whoever can leave the map leaves it
        return onward(last, [&](SpaceId hex, int left) {
            const bool off = aim.leaves && aim.reachedFrom(hex) && left > 0;
            return costOfStop(state, id, hex, aim) - (off ? way : 0);
        });
    }

    /// One step on the way to the best hex where it may come to rest.
    std::optional<Action> onward(SpaceId last, const StopCost& costOf) const {
        const std::size_t legs = state.plots.of(id).way.size();
        const int points = (state.at(id).allowance - costOfWay(state, id, legs)) / halvesPerPoint;
        const SpaceId next = firstStep(state, id, {last, points, legs == 0}, [&](SpaceId hex, int left) {
            return costOf(hex, left) + (mayRestAt(planned, id, hex) ? 0 : 99999);
        });
        return next.valid() ? towards(last, next) : std::nullopt;
    }
};

} // namespace

Action chooseLine(const State& state, SideId side) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == side && isIdle(state, side, id))
            if (const std::optional<Action> fight = fightOf(state, side, id))
                return *fight;
    const State planned = asPlotted(state, side);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const bool walks = state.plots.of(id).task == Task::Movement;
        if (setup.of(id).side != side || (!walks && !isIdle(state, side, id)) || state.at(id).aboard.valid())
            continue;
        if (const std::optional<Action> step = Way{state, planned, side, id}.step())
            return *step;
    }
    return Lock{};
}

Action chooseAnyLine(const State& state, SideId side, core::Dice& dice) {
    constexpr int lines = 30; // after so many on the average he has had enough
    const int units = state.setup->endOfRoster().value;
    std::vector<Action> offered;
    for (int tries = 0; tries < 4 && offered.empty(); ++tries)
        plotChoices(state, side, UnitId{static_cast<std::int16_t>(dice.below(units))}, offered);
    if (offered.empty() || dice.below(lines) == 0)
        return Lock{};
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

} // namespace orontes::chariot

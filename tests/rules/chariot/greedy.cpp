// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/greedy.h"

#include "rules/chariot/bot_moves.h"
#include "rules/chariot/combat.h"
#include "rules/chariot/game.h"

#include <algorithm>

namespace orontes::tests {

using namespace orontes::chariot;

namespace {

constexpr int perPoint = 12;
constexpr int perGoal = 60;
constexpr int perReadyUnit = 2;

int at(const Ways& ways, SpaceId hex) {
    return ways.empty() ? noWay : ways[static_cast<std::size_t>(hex.value)];
}

/// Points of movement, or hexes, to where a unit is wanted: to a goal of its side, otherwise to the next enemy.
int distanceToAim(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    const Aims& aims = state.setup->aims[index(unit.side)];
    const SpaceId hex = state.at(id).hex;
    int least = aims.leaving[static_cast<std::size_t>(id.value)] ? at(aims.toExit, hex) : noWay;
    for (const Ways& ways : aims.toHold)
        least = std::min(least, at(ways, hex));
    for (UnitId other{0}; least == noWay && other < state.setup->endOfRoster(); ++other.value)
        if (aims.toHold.empty() && state.setup->of(other).side != unit.side && onMap(state, other))
            least = std::min(least, distance(state.setup->map, hex, state.at(other).hex));
    return least == noWay ? 0 : least;
}

int worthOf(const State& state, UnitId id, const Aims& aims) {
    const auto i = static_cast<std::size_t>(id.value);
    const Unit& unit = state.at(id);
    if (unit.presence == Presence::Exited) {
        const bool counts = aims.leaving[i] && std::binary_search(aims.exits.begin(), aims.exits.end(), unit.hex);
        return counts ? perGoal : -perPoint * state.setup->of(id).points;
    }
    if (unit.presence != Presence::OnMap)
        return 0;
    const bool stands = aims.standing[i] && at(aims.toGround, unit.hex) == 0;
    return (stands ? perGoal : 0) + (disrupted(state, id) ? 0 : perReadyUnit);
}

int worthOf(const State& state, SideId side) {
    const Aims& aims = state.setup->aims[index(side)];
    int worth = perPoint * state.points[index(side)];
    for (const SpaceId hex : aims.hold)
        worth += state.control[static_cast<std::size_t>(hex.value)] == side ? perGoal : 0;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const bool prey = aims.prey[static_cast<std::size_t>(id.value)];
        if (state.setup->of(id).side == side)
            worth += worthOf(state, id, aims);
        else if (prey && state.at(id).presence == Presence::Lost)
            worth += perPoint;
    }
    return worth;
}

int balanceOf(const State& state, SideId side) {
    constexpr int dice = 6; // all balances are sums over six dice
    int ground = 0;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && onMap(state, id) && !keepsBack(state.setup->of(id)))
            ground -= distanceToAim(state, id);
    return dice * (worthOf(state, side) - worthOf(state, enemyOf(side)) + ground);
}

State after(const State& state, const Action& action) {
    return Game::apply(state, *Game::owing(state).begin(), action, nullptr).next;
}

/// The mean over six dice, losses chosen as they are offered.
int meanOf(const State& state, SideId side) {
    int sum = 0;
    for (int die = 1; die <= 6; ++die) {
        State rolled = after(state, Roll{die});
        while (rolled.stage == Stage::Loss) {
            std::vector<Action> offered;
            lossChoices(rolled, offered);
            rolled = after(rolled, offered.front());
        }
        sum += balanceOf(rolled, side);
    }
    return sum / 6;
}

/// The balance, with what an attack that is about to be made promises.
int promiseOf(const State& state, SideId side) {
    if (state.stage == Stage::Die)
        return meanOf(state, side);
    const bool fights =
        state.stage == Stage::Fire || state.stage == Stage::DefensiveFire || state.stage == Stage::Melee;
    int best = balanceOf(state, side);
    if (!fights || !state.combat.open() || state.combat.declared)
        return best;
    if (objectionTo(state, Resolve{}).empty())
        return std::max(best, promiseOf(after(state, Resolve{}), side));
    std::vector<Action> offered;
    if (state.stage == Stage::Melee && state.combat.attackers.empty())
        meleeChoices(state, offered);
    for (const Action& action : offered)
        if (std::holds_alternative<Join>(action))
            best = std::max(best, promiseOf(after(state, action), side));
    return best;
}

std::vector<Action> bestOf(const State& state, SideId side, const std::vector<Action>& offered) {
    std::vector<Action> best;
    int most = 0;
    for (const Action& action : offered) {
        const bool idle = std::holds_alternative<Take>(action); // taken up is not moved
        const int promise = promiseOf(idle ? state : after(state, action), side);
        if (best.empty() || promise > most) {
            most = promise;
            best.clear();
        }
        if (promise == most)
            best.push_back(action);
    }
    return best;
}

} // namespace

Action chooseGreedily(const State& state, core::SeatId seat, core::Dice& dice) {
    const SideId side = sideOfSeat(*state.setup, seat);
    if (state.stage == Stage::Plot)
        return chooseAnyLine(state, side, dice);
    std::vector<Action> offered;
    Game::choices(state, core::Actor{seat}, offered);
    std::erase_if(offered, [](const Action& action) {
        return std::holds_alternative<Concede>(action) || std::holds_alternative<Agree>(action);
    });
    if (state.stage != Stage::Deploy && offered.size() > 1)
        offered = bestOf(state, side, offered);
    if (offered.size() > 1)
        std::erase_if(offered, [](const Action& action) { return std::holds_alternative<Done>(action); });
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

} // namespace orontes::tests

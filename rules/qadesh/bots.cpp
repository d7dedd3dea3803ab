// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_step.h"
#include "rules/qadesh/bot_worth.h"
#include "rules/qadesh/game.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/placement.h"
#include "rules/qadesh/rout.h"
#include "rules/qadesh/skirmish.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

Action chooseAtRandom(const State& state, core::SeatId seat, core::Dice& dice) {
    std::vector<Action> offered;
    Game::choices(state, core::Actor{seat}, offered);
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

/// The offered action with the highest worth; chance decides among equals.
template <class Worth>
Action bestOf(const std::vector<Action>& offered, core::Dice& dice, Worth worth) {
    std::size_t best = 0;
    int bestWorth = 0;
    int equals = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const int value = worth(offered[i]);
        if (i == 0 || value > bestWorth) {
            best = i;
            bestWorth = value;
            equals = 1;
        } else if (value == bestWorth && dice.below(++equals) == 0)
            best = i;
    }
    return offered[best];
}

/// Steps to the nearest army of a side, other than `except`; many when there is none.
int stepsToNearest(const State& state, SideId side, SpaceId space, ArmyId except) {
    const Setup& setup = *state.setup;
    int least = 99;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (id != except && onBoard(state, id) && setup.of(id).side == side)
            least = std::min(least, stepsBetween(setup.squareOf(state.at(id).space), setup.squareOf(space)));
    return least;
}

/// Steps from the space to where an enemy that is still to be set up this turn may begin.
int stepsToArrivals(const State& state, SideId side, SpaceId space) {
    const Setup& setup = *state.setup;
    int least = 99;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side != side && state.at(id).presence == Presence::Absent &&
            setup.of(id).arrives <= state.turn)
            for (const SpaceId start : setup.of(id).starts)
                least = std::min(least, stepsBetween(setup.squareOf(start), setup.squareOf(space)));
    return least;
}

/// Where it is worth most, and as far as may be from enemies who are set up later in the same turn.
Action choosePlacement(const State& state, SideId side, core::Dice& dice) {
    constexpr int armyAway = 5; ///< points for a step
    constexpr int leaderAway = 20;
    constexpr int sight = 6; ///< steps: farther is no safer
    std::vector<Action> offered;
    placementChoices(state, side, offered);
    return bestOf(offered, dice, [&](const Action& action) {
        const Place& place = std::get<Place>(action);
        const int away = state.setup->of(place.army).hasLeader() ? leaderAway : armyAway;
        return valueOfPlacing(state, place.army, place.space) +
               away * std::min(sight, stepsToArrivals(state, side, place.space));
    });
}

/// Orders are written army by army in roster order, so that whoever has an army behind it with an order is done.
Action chooseOrder(const State& state, SideId side) {
    const Setup& setup = *state.setup;
    ArmyId army{0};
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == side && state.at(id).steps > 0)
            army = id;
    for (; army < setup.endOfRoster(); ++army.value) {
        if (setup.of(army).side != side || !onBoard(state, army) || state.at(army).status == Status::Routing)
            continue;
        if (const SpaceId next = nextStep(state, army); next.valid())
            return WriteStep{army, next};
    }
    return Lock{};
}

/// The volley that costs the enemy most.
Action chooseTarget(const State& state, core::Dice& dice) {
    std::vector<Action> offered;
    targetChoices(state, offered);
    return bestOf(offered, dice, [&](const Action& action) {
        const ArmyId target = std::get<Target>(action).target;
        return harmOfVolley(harmOfRows(state, target), skirmishModifiers(state, state.army, target).sum());
    });
}

/// Away from enemies, and to friends who may cover it.
Action chooseRoutSpace(const State& state, SideId side, core::Dice& dice) {
    std::vector<Action> offered;
    routChoices(state, offered);
    return bestOf(offered, dice, [&](const Action& action) {
        const SpaceId space = std::get<RoutTo>(action).space;
        return 2 * stepsToNearest(state, enemyOf(side), space, state.army) -
               std::min(stepsToNearest(state, side, space, state.army), 3);
    });
}

Action chooseSensibly(const State& state, core::SeatId seat, core::Dice& dice) {
    const SideId side = sideOfSeat(*state.setup, seat);
    switch (state.owed) {
    case Owed::Placement:
        return choosePlacement(state, side, dice);
    case Owed::Orders:
        return chooseOrder(state, side);
    case Owed::RallyOrPass:
        return Rally{state.army};
    case Owed::RoutSpace:
        return chooseRoutSpace(state, side, dice);
    case Owed::Target:
        return chooseTarget(state, dice);
    case Owed::Rest:
        return Rest{state.army, Resting::Remove};
    case Owed::Nothing:
    case Owed::RallyDie:
    case Owed::FailDie:
    case Owed::RoutDie:
    case Owed::SurpriseDie:
    case Owed::BattleDie:
    case Owed::DefeatDie:
    case Owed::SkirmishDie:
    case Owed::FatigueDie:
    case Owed::LootDie:
        break;
    }
    return chooseAtRandom(state, seat, dice);
}

core::BotSpec specOf(const char* id, const char* name, const char* description) {
    return {core::BotId{id}, core::TextId{name}, core::TextId{description}};
}

} // namespace

std::span<const Bot> Game::bots() {
    static const std::array<Bot, 2> all{
        Bot{specOf("sensible", "qadesh.bot.sensible", "qadesh.bot.sensible.help"), &chooseSensibly},
        Bot{specOf("random", "qadesh.bot.random", "qadesh.bot.random.help"), &chooseAtRandom}};
    return all;
}

} // namespace orontes::qadesh

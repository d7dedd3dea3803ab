// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_aim.h"

#include "rules/qadesh/orders.h"
#include "rules/qadesh/travel.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// How a kind of army weighs an enemy. Found by playing some thousand games against both bots with changed weights.
struct Temper {
    int worth;    ///< of any enemy
    int leader;   ///< more for a leader
    int edge;     ///< for each point of advantage in a battle
    int steps;    ///< less for each step to it
    int casualty; ///< for each casualty token it has
    int status;   ///< when it is scattered, routing or looting
    int camp;     ///< when it is at our camp
    int crowd;    ///< less for each other enemy that would shoot at us there
    int need;     ///< advantage without which it is not attacked
    int range;    ///< steps beyond which it is not attacked
    int avoid;    ///< without an aim, the distance to keep from enemies that shoot
    int approach; ///< for shooting at it where it is not attacked
};

constexpr Temper shooter{20, 14, 3, 3, 2, 4, 5, 0, 1, 99, 0, 6};
constexpr Temper shooterWithLeader{20, 14, 3, 3, 2, 4, 5, 0, 2, 99, 0, 6};
constexpr Temper fast{22, 17, 10, 8, 0, 14, 9, 2, -1, 9, 5, 0};
constexpr Temper fastWithLeader{26, 16, 5, 11, 14, -1, 11, 11, 1, 11, 6, 0};
constexpr Temper slow{26, 18, 4, 0, -3, 14, 0, 0, -13, 10, -1, 0};

const Temper& temperOf(const Profile& profile) {
    if (profile.missile)
        return profile.hasLeader() ? shooterWithLeader : shooter;
    if (profile.hasLeader())
        return fastWithLeader;
    return profile.baseMove > 1 ? fast : slow;
}

/// The longer a battle lasts, the more is risked: no stand-off goes on for ever.
int boldness(const State& state) {
    return std::clamp((state.turn.value - state.setup->scenario.firstTurn.value - 8) / 4, 0, 3);
}

/// Steps as the fail roll sees them: hard ones count for more.
int stepsTo(const Setup& setup, SpaceId from, SpaceId to) {
    return (travelCost(setup, from, to) + 1) / 2;
}

template <class Counts>
int countArmies(const State& state, Counts counts) {
    int count = 0;
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        count += onBoard(state, id) && counts(id) ? 1 : 0;
    return count;
}

/// Friends, other than the army itself, at most so many steps from the space.
int friendsNear(const State& state, ArmyId army, SpaceId space, int steps) {
    const Setup& setup = *state.setup;
    return countArmies(state, [&](ArmyId id) {
        return id != army && setup.of(id).side == setup.of(army).side &&
               stepsBetween(setup.squareOf(state.at(id).space), setup.squareOf(space)) <= steps;
    });
}

/// A friend before it in the roster already has an order that ends in the space.
bool isClaimed(const State& state, ArmyId army, SpaceId space) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < army; ++id.value)
        if (onBoard(state, id) && setup.of(id).side == setup.of(army).side && endOfOrder(state.at(id)) == space)
            return true;
    return false;
}

/// Our strength less the enemy's in a battle in the enemy's space, support included.
int edgeOver(const State& state, ArmyId army, ArmyId enemy) {
    const int support = friendsNear(state, army, state.at(enemy).space, 1) > 0 ? 1 : 0;
    const int pressure = friendsNear(state, enemy, state.at(enemy).space, 1) > 0 ? 1 : 0;
    return strengthOf(state, army) - strengthOf(state, enemy) + support - pressure;
}

/// Enemies, other than the one struck at, that could shoot at whoever fights in the space before the turn is over.
int shootersInReach(const State& state, ArmyId army, SpaceId space, ArmyId except) {
    const Setup& setup = *state.setup;
    return countArmies(state, [&](ArmyId id) {
        return id != except && setup.of(id).side != setup.of(army).side && setup.of(id).missile &&
               state.at(id).status == Status::None &&
               stepsBetween(setup.squareOf(state.at(id).space), setup.squareOf(space)) <= setup.of(id).baseMove;
    });
}

/// Worth of fighting this enemy now.
int worthOf(const State& state, ArmyId army, ArmyId enemy, int edge) {
    const Setup& setup = *state.setup;
    const Temper& temper = temperOf(setup.of(army));
    const SpaceId there = state.at(enemy).space;
    const bool atOwnCamp = atEnemyCamp(setup, setup.of(enemy).side, there);
    return temper.worth + (setup.of(enemy).hasLeader() ? temper.leader : 0) +
           temper.casualty * state.at(enemy).casualties + (state.at(enemy).status != Status::None ? temper.status : 0) +
           (atOwnCamp ? temper.camp : 0) + temper.edge * std::clamp(edge, -3, 4) -
           temper.steps * stepsTo(setup, state.at(army).space, there) -
           (temper.crowd != 0 ? temper.crowd * shootersInReach(state, army, there, enemy) : 0);
}

SpaceId campOf(const Setup& setup, SideId side) {
    for (std::size_t i = 0; i < setup.ground.size(); ++i)
        if (setup.ground[i].camp == side)
            return SpaceId{static_cast<std::int32_t>(i)};
    return {};
}

/// Turns the army needs to a space, in quarters.
int effortTo(const State& state, ArmyId id, SpaceId space) {
    const Setup& setup = *state.setup;
    return stepsTo(setup, state.at(id).space, space) * 4 / std::max(1, setup.of(id).baseMove) +
           (state.at(id).status == Status::None ? 0 : 6);
}

/// The enemy camp, when two removals make it win; the own side's quickest army goes there.
SpaceId campToTake(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    if (armiesLost(state, enemyOf(side)) < 2)
        return {};
    const SpaceId space = campOf(setup, enemyOf(side));
    if (!space.valid())
        return {};
    const int own = effortTo(state, army, space);
    const int quicker = countArmies(
        state, [&](ArmyId id) { return setup.of(id).side == side && id != army && effortTo(state, id, space) < own; });
    return quicker == 0 ? space : SpaceId{};
}

/// The slowest army nearest to the camp stays in it: nobody occupies a camp that is held.
bool guardsCamp(const State& state, ArmyId army, SpaceId camp) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    const auto mayGuard = [&](ArmyId id) {
        return setup.of(id).side == side && setup.of(id).baseMove <= 1 && !setup.of(id).hasLeader();
    };
    if (!camp.valid() || !mayGuard(army))
        return false;
    return countArmies(state, [&](ArmyId id) {
               return id != army && mayGuard(id) &&
                      (effortTo(state, id, camp) < effortTo(state, army, camp) ||
                       (id < army && effortTo(state, id, camp) == effortTo(state, army, camp)));
           }) == 0;
}

Aim aimAtEnemies(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    const Temper& temper = temperOf(setup.of(army));
    Aim best;
    int bestWorth = 0;
    for (ArmyId enemy{0}; enemy < setup.endOfRoster(); ++enemy.value) {
        if (!onBoard(state, enemy) || setup.of(enemy).side == setup.of(army).side)
            continue;
        const SpaceId there = state.at(enemy).space;
        const int edge = edgeOver(state, army, enemy);
        const bool strong = edge >= temper.need - (setup.of(army).hasLeader() ? 0 : boldness(state));
        const bool attacks =
            strong && stepsTo(setup, state.at(army).space, there) <= temper.range && !isClaimed(state, army, there);
        if (!attacks && !setup.of(army).missile)
            continue;
        const int worth = worthOf(state, army, enemy, edge) + (attacks ? 0 : temper.approach);
        if (worth <= bestWorth)
            continue;
        best = {attacks ? Posture::Attack : Posture::Approach, there};
        bestWorth = worth;
    }
    return best;
}

} // namespace

int strengthOf(const State& state, ArmyId army) {
    const Profile& profile = state.setup->of(army);
    const Army& one = state.at(army);
    return profile.sideBonus + profile.leaderBonus + profile.forceBonus - one.fatigue - one.casualties -
           (one.status == Status::None ? 0 : 2);
}

int stepsToShooters(const State& state, ArmyId army, SpaceId space) {
    const Setup& setup = *state.setup;
    int least = 99;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (onBoard(state, id) && setup.of(id).side != setup.of(army).side && setup.of(id).missile)
            least = std::min(least, stepsBetween(setup.squareOf(state.at(id).space), setup.squareOf(space)));
    return least;
}

Aim aimOf(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    if (const SpaceId camp = campToTake(state, army); camp.valid())
        return {Posture::Go, camp};
    if (const SpaceId camp = campOf(setup, setup.of(army).side); guardsCamp(state, army, camp))
        return {Posture::Go, camp};
    const Aim aim = aimAtEnemies(state, army);
    if (aim.posture == Posture::Hold &&
        stepsToShooters(state, army, state.at(army).space) <= temperOf(setup.of(army)).avoid)
        return {Posture::Avoid, state.at(army).space};
    return aim;
}

} // namespace orontes::qadesh

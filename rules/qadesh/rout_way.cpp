// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/rout.h"

#include <limits>
#include <optional>
#include <tuple>

namespace orontes::qadesh {
namespace {

bool isOpen(const State& state, SpaceId space, When when) {
    return space.valid() && !state.setup->groundOf(space).lake && isFree(state, space, when);
}

RoutWay anyOpenSpace(const State& state, SpaceId from, When when) {
    Ways ways;
    for (const Compass direction : {Compass::West, Compass::South, Compass::North, Compass::East}) // ascending numbers
        if (const SpaceId next = neighbourOf(*state.setup, from, direction); isOpen(state, next, when))
            ways.spaces[ways.count++] = next;
    if (ways.count == 0)
        return NoWay{};
    return ways;
}

/// From a shared space: back the way it came for who came later, or with the enemy; straight on along the enemy's last
/// step for who was there first (R-QAD-141, R-QAD-142).
RoutWay wayFromSharedSpace(const State& state, ArmyId id, ArmyId enemy, When when) {
    const Army& army = state.at(id);
    const Army& foe = state.at(enemy);
    const SpaceId from = spaceOf(army, when);
    SpaceId best = army.cameFrom;
    if (army.arrivedAt < foe.arrivedAt) {
        const std::optional<Compass> line = directionTo(*state.setup, foe.cameFrom, from);
        best = line ? neighbourOf(*state.setup, from, *line) : SpaceId{};
        if (line && !best.valid())
            return OffBoard{};
    }
    if (isOpen(state, best, when))
        return Ways{{best}, 1};
    return anyOpenSpace(state, from, when);
}

Square beyond(Square square, Compass direction) {
    constexpr Square steps[] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    const Square step = steps[static_cast<std::size_t>(direction)];
    return {square.row + step.row, square.column + step.column};
}

/// Squares of all enemies, and how near the nearest are.
struct Enemies {
    std::array<Square, armyLimit> squares{};
    std::size_t count = 0;

    int nearest(Square from) const {
        int least = std::numeric_limits<int>::max();
        for (std::size_t i = 0; i < count; ++i)
            least = std::min(least, stepsBetween(from, squares[i]));
        return least;
    }
    /// Whether the step leads straight on from one of the nearest enemies, who is in the same row or column.
    bool isStraightOn(Square from, Square to) const {
        const int least = nearest(from);
        for (std::size_t i = 0; i < count; ++i) {
            const Square enemy = squares[i];
            const bool inLine = (enemy.row == from.row && to.row == from.row) ||
                                (enemy.column == from.column && to.column == from.column);
            if (inLine && stepsBetween(from, enemy) == least && stepsBetween(to, enemy) > least)
                return true;
        }
        return false;
    }
};

Enemies enemiesOf(const State& state, ArmyId army, When when) {
    const Setup& setup = *state.setup;
    Enemies enemies;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (const SpaceId space = spaceOf(state.at(id), when);
            space.valid() && setup.of(id).side != setup.of(army).side)
            enemies.squares[enemies.count++] = setup.squareOf(space);
    return enemies;
}

/// In the open: straight on from the nearest enemy, else farthest, else on the board, else the lowest number; always
/// farther from the nearest enemy than before (R-QAD-140, R-QAD-145).
RoutWay wayFromOpenField(const State& state, ArmyId army, const Enemies& enemies, When when) {
    const Setup& setup = *state.setup;
    const SpaceId from = spaceOf(state.at(army), when);
    const Square square = setup.squareOf(from);
    std::optional<std::tuple<bool, int, bool, std::int32_t>> best;
    for (const Compass direction : {Compass::West, Compass::North, Compass::East, Compass::South}) {
        const SpaceId next = neighbourOf(setup, from, direction);
        const Square to = beyond(square, direction);
        const int distance = enemies.nearest(to);
        if ((next.valid() && !isOpen(state, next, when)) || distance <= enemies.nearest(square))
            continue;
        const std::tuple way{enemies.isStraightOn(square, to), distance, next.valid(), -next.value};
        if (!best || way > *best)
            best = way;
    }
    if (!best)
        return NoWay{};
    if (!std::get<2>(*best))
        return OffBoard{};
    return Ways{{SpaceId{-std::get<3>(*best)}}, 1};
}

} // namespace

RoutWay routWay(const State& state, ArmyId army, When when) {
    if (const ArmyId enemy = enemySharing(state, army, when); enemy.valid())
        return wayFromSharedSpace(state, army, enemy, when);
    const Enemies enemies = enemiesOf(state, army, when);
    if (enemies.count == 0)
        return StaysPut{};
    return wayFromOpenField(state, army, enemies, when);
}

} // namespace orontes::qadesh

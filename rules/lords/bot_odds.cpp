// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/bot_odds.h"

#include "rules/lords/position.h"

#include <algorithm>
#include <numeric>

namespace orontes::lords {
namespace {

constexpr int hundred = 100;
constexpr int sides = 6;

/// Kills that a force makes in one round, in hundredths: its dice against the mean enemy.
int killsOf(const Tables& tables, Terrain terrain, const Force& force, const Force& enemy, int bonus) {
    const int enemies = enemy.count();
    if (enemies == 0)
        return 0;
    int sum = 0;
    for (std::size_t who = 0; who < armCount; ++who)
        for (std::size_t whom = 0; whom < armCount && force.units[who] > 0; ++whom) {
            const int need = tables.kill(terrain, static_cast<Arm>(who), static_cast<Arm>(whom)) - bonus;
            const int faces = std::clamp(sides + 1 - need, 0, sides);
            sum += force.units[who] * enemy.units[whom] * faces;
        }
    return sum * hundred / (sides * enemies);
}

/// A force after it has lost so many hundredths of units, all arms alike.
int left(int units, int losses) {
    return std::max(0, units * hundred - losses);
}

Force forceIn(const State& state, SpaceId area, NationId nation, bool own) {
    Force force;
    const Terrain terrain = state.setup->of(area).terrain;
    forPieces(state, area, [&](PieceId piece) {
        const Kind kind = kindOf(state, piece);
        const Piece& unit = state.at(piece);
        const bool friendly = unit.nation == nation || unit.lord == nation;
        if (isUnit(kind) && friendly == own)
            force.add(armOf(kind, terrain));
    });
    return force;
}

} // namespace

int Force::count() const {
    return std::accumulate(units.begin(), units.end(), 0);
}

Forecast forecast(const Tables& tables, Terrain terrain, Force own, Force enemy, int bonus) {
    const int ours = own.count();
    const int theirs = enemy.count();
    if (ours == 0 || theirs == 0)
        return {0, 0, theirs == 0 ? hundred : 0};
    const int ourKills = killsOf(tables, terrain, own, enemy, bonus);
    const int theirKills = killsOf(tables, terrain, enemy, own, 0);
    const int ourLoss = std::min(theirKills, ours * hundred);
    const int theirLoss = std::min(ourKills, theirs * hundred);
    const int second = theirLoss < theirs * hundred ? 1 : 0;
    const int ourSecond = second * ourKills * left(ours, ourLoss) / (ours * hundred);
    const int theirSecond = theirKills * left(theirs, theirLoss) / (theirs * hundred);
    Forecast result;
    result.enemyLosses = std::min(theirLoss + ourSecond, theirs * hundred);
    result.ownLosses = std::min(ourLoss + theirSecond, ours * hundred);
    const int mean = theirLoss + ourSecond;
    result.clears = std::clamp(mean * hundred / (theirs * hundred) - 30, 0, hundred); // 130 % of them are a sure thing
    return result;
}

Force ownForce(const State& state, SpaceId area, NationId nation) {
    return forceIn(state, area, nation, true);
}

Force enemyForce(const State& state, SpaceId area, NationId nation) {
    return forceIn(state, area, nation, false);
}

} // namespace orontes::lords

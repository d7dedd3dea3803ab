// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_worth.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

/// Two armies and the camp win the battle as well: a quarter each, and the camp the other half.
constexpr int worthOfArmy = worthOfLeader / 4;
/// A scattered army neither marches nor shoots for two phases on average.
constexpr int harmOfScatter = 50;

/// Thousandths of routed armies that are lost in the end. Who may move in more phases has to run, and to roll, in more
/// of them before he rallies (R-QAD-149, R-QAD-150).
int lostWhenRouted(int baseMove) {
    return baseMove <= 1 ? 80 : baseMove == 2 ? 220 : 280;
}

int harmOfRout(const State& state, ArmyId army) {
    return worthOf(state, army) * lostWhenRouted(state.setup->of(army).baseMove) / 1000 + harmOfToken;
}

int harmOf(const State& state, ArmyId army, Defeat result) {
    switch (result) {
    case Defeat::Stands:
        return 0;
    case Defeat::Bloodbath:
        return harmOfToken;
    case Defeat::Scattered:
        return harmOfScatter;
    case Defeat::Routed:
        return harmOfRout(state, army);
    case Defeat::Decimated:
        return worthOf(state, army);
    }
    return 0;
}

constexpr int mostEdge = 10;

/// Of the 36 throws of two dice, those that sum up to this.
constexpr int throwsOf(int sum) {
    return 6 - (sum > 7 ? sum - 7 : 7 - sum);
}

/// Thousandths of battle rounds that are won, by edge: two dice against two; in 6 of 36 throws each a side is surprised
/// and has two less (R-QAD-101, R-QAD-107).
constexpr std::array<int, 2 * mostEdge + 1> wonRounds() {
    std::array<int, 2 * mostEdge + 1> won{};
    for (int edge = -mostEdge; edge <= mostEdge; ++edge) {
        int ways = 0;
        for (int own = 2; own <= 12; ++own)
            for (int enemy = 2; enemy <= 12; ++enemy) {
                const int lead = own - enemy + edge;
                const int surprises = (lead > 0 ? 24 : 0) + (lead > 2 ? 6 : 0) + (lead > -2 ? 6 : 0);
                ways += throwsOf(own) * throwsOf(enemy) * surprises;
            }
        won[static_cast<std::size_t>(edge + mostEdge)] = ways * 1000 / (36 * 36 * 36);
    }
    return won;
}

int chanceToWin(int edge) {
    static constexpr auto won = wonRounds();
    return won[static_cast<std::size_t>(std::clamp(edge, -mostEdge, mostEdge) + mostEdge)];
}

} // namespace

int worthOf(const State& state, ArmyId army) {
    return state.setup->of(army).hasLeader() ? worthOfLeader : worthOfArmy;
}

int harmOfDefeat(const State& state, ArmyId army) {
    int harm = 0;
    for (const Defeat result : state.setup->tables.defeat)
        harm += harmOf(state, army, result);
    return harmOfToken + harm / 6;
}

std::array<int, 6> harmOfRows(const State& state, ArmyId army) {
    const int rout = harmOfRout(state, army);
    std::array<int, 6> rows{};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const Volley result = state.setup->tables.skirmish[row];
        rows[row] = (result == Volley::Nothing ? 0 : harmOfToken) + (result == Volley::Rout ? rout : 0);
    }
    return rows;
}

int harmOfVolley(const std::array<int, 6>& rows, int modifiers) {
    int harm = 0;
    for (int die = 1; die <= 6; ++die)
        harm += rows[static_cast<std::size_t>(std::clamp(die + modifiers, 1, 6) - 1)];
    return harm / 6;
}

int strengthOf(const State& state, ArmyId army) {
    const Profile& profile = state.setup->of(army);
    const Army& one = state.at(army);
    return profile.sideBonus + profile.leaderBonus + profile.forceBonus - one.fatigue - one.casualties -
           (one.status == Status::None ? 0 : 2);
}

int valueOfRound(int edge, int own, int enemy) {
    return (chanceToWin(edge) * enemy - chanceToWin(-edge) * own) / 1000;
}

} // namespace orontes::qadesh

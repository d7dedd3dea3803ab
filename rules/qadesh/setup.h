// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/victory.h"
#include "rules/qadesh/state.h"
#include "rules/qadesh/tables.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

namespace orontes::qadesh {

/// The map has west on top (ruling Q01), so that the board's directions bear these names.
enum class Compass : std::uint8_t {
    West,
    North,
    East,
    South,
};
inline constexpr std::size_t compassPoints = 4;

struct Ground {
    bool rough = false;
    bool lake = false;
    SideId camp; ///< whose camp lies here; invalid for none
};

/// What an army is, apart from what befalls it in play.
struct Profile {
    core::CounterId counter;
    SideId side;
    int baseMove = 0;
    bool missile = false;
    int leaderBonus = 0; ///< more than 0: a leader is with it
    int forceBonus = 0;
    int sideBonus = 0;
    TurnNumber arrives{1};
    bool fixed = false; ///< stands in its one space without its owner choosing
    std::vector<SpaceId> starts;
    Army asDesigned; ///< tokens and status at the start; Lost where the scenario says so

    bool hasLeader() const { return leaderBonus > 0; }
};

/// Rulings with a real alternative, as this scenario has them.
struct Options {
    bool swapsPassThrough = false;   ///< Q17
    bool lootOnArrivalOnly = false;  ///< Q30
    bool immediateRoutRolls = false; ///< Q26
};

struct Clause : core::CompiledClause {
    bool onlyAtPhaseEnd = false; ///< it denies an occupation, which is only settled then (R-QAD-219)
};

struct Square {
    int row = 0;
    int column = 0;
};

/// All that a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    std::array<core::SeatId, 2> seats{}; ///< by side
    std::vector<Profile> armies;         ///< in roster order
    std::vector<Ground> ground;          ///< by space, as the next four
    std::vector<Square> squares;
    std::vector<std::array<SpaceId, compassPoints>> neighbours; ///< invalid beyond the edge
    std::vector<std::uint8_t> rivers;                           ///< bit n: along the side in direction n
    std::vector<std::uint16_t> travel; ///< [from * spaces + to]: cost of the cheapest way, for bots
    Tables tables;
    Options options;
    std::vector<Clause> clauses;

    const Profile& of(ArmyId army) const { return armies[static_cast<std::size_t>(army.value)]; }
    const Ground& groundOf(SpaceId space) const { return ground[static_cast<std::size_t>(space.value)]; }
    const Square& squareOf(SpaceId space) const { return squares[static_cast<std::size_t>(space.value)]; }
    ArmyId endOfRoster() const { return ArmyId{static_cast<std::int8_t>(armies.size())}; }
};

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario);
SideId sideOfSeat(const Setup& setup, core::SeatId seat);

SpaceId neighbourOf(const Setup& setup, SpaceId space, Compass direction);
/// The direction of a neighbour; nothing for spaces that do not share a side (R-QAD-003).
std::optional<Compass> directionTo(const Setup& setup, SpaceId from, SpaceId to);
bool adjacent(const Setup& setup, SpaceId a, SpaceId b);
/// Whether the river runs between two adjacent spaces.
bool riverBetween(const Setup& setup, SpaceId a, SpaceId b);
/// Side-to-side steps, river and lake ignored (Q26).
inline int stepsBetween(const Square& a, const Square& b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}
/// In the camp of the side's enemy, or next to it (R-QAD-197).
bool atEnemyCamp(const Setup& setup, SideId side, SpaceId space);

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/combat.h"
#include "rules/chariot/game.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/turn.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace orontes::tests {

using namespace orontes::chariot;

/// Sides of the tests: P has the turn, N has not.
inline constexpr SideId P{0};
inline constexpr SideId N{1};

/// A small position on a field of 15 by 15 clear hexes round h0, in the notation of the rule tests:
/// h0 is the centre, h1, h2 … a row away from it to the east; n1 … n6 its ring clockwise, n1 being h1 and n4 opposite;
/// d12 the hex two steps away beyond the side shared by n1 and n2 (and d23 … d61). w1, w2 … lead west, to the edge at
/// w7. A point and a digit lead one more step: "w7.2" lies beyond side 2 of w7.
class Field {
public:
    Field();
    /// The published map instead; its hexes are named by their numbers: "0727".
    static Field onTheMap();
    /// A field on which nobody needs a leader, with a unit of each side that takes no part: no side is ever done or
    /// gone.
    static Field quiet();

    Field& ground(const std::string& hexes, const char* terrain); ///< "h1 h2"
    Field& crest(const char* a, const char* b);
    Field& road(const char* a, const char* b);
    Field& option(const char* id, core::Value value);
    Field& stacking(SideId side, int limit); ///< 3 unless told
    Field& mountedExempt(SideId side);
    Field& panicLevel(SideId side, int level); ///< with the option
    /// One more melee, at w5 and w6: so the phase goes on after the one that is looked at.
    Field& elsewhere();

    /// "U4/5A": melee 4, movement 5, class A. "U[4]/5A": in brackets, "U•/9D": a dot. "F2r3m1/6FF": fire 2, range 3,
    /// melee 1 (a dot without m). "L2": a leader by level. "MI": a type by its code. A star after it: disrupted, in
    /// the Player-Turn before this one. An exclamation mark: panicked. "^1" at the end: faces n1's way.
    UnitId unit(SideId side, const std::string& what, const char* hex);

    /// One unit of each side in the far west, so that no phase passes for want of movers and no army is ruined.
    Field& onlookers();

    /// The position at the beginning of P's phase; nothing has been passed over.
    State begin(Phase phase);

    SpaceId hex(const std::string& name) const;
    std::vector<SpaceId> way(const std::string& hexes) const; ///< "h1 h2"
    core::Scenario& scenario() { return m_scenario; }
    const core::Scenario& scenario() const { return m_scenario; }

private:
    core::EdgeId edge(const char* a, const char* b) const;

    core::Scenario m_scenario;
    core::Board m_board;
    std::vector<UnitId> m_disrupted;
    std::vector<UnitId> m_panicked;
};

/// Why the action is illegal, as the id of its sentence without "chariot.refused."; empty when it is legal.
QString objection(const State& state, const Action& action);
/// Plays a legal action of whoever owes one; the test fails where it is illegal.
void play(State& state, const Action& action);
/// Ends the attack that is declared with this die.
void roll(State& state, int die);
/// Declares and rolls a melee of these units on these hexes.
void fight(State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes, int die);
/// Declares and rolls the fire of these units on a hex.
void shoot(State& state, const std::vector<UnitId>& firers, SpaceId hex, int die);
/// The column of the attack that would be made, as the table prints it: "2-1"; "below" when it is not permitted.
QString odds(const State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes);
/// A melee that is planned: who attacks which hexes.
Combat declaredMelee(const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes);
/// What the column comes from: "2.5:2".
QString sums(const State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes);
QString fireOdds(const State& state, const std::vector<UnitId>& firers, SpaceId hex);
/// Moves a unit along these hexes; the first refusal, or nothing. Halts at the end.
QString march(State& state, UnitId unit, const std::vector<SpaceId>& way);
/// Ends phases and steps until the game waits in this one.
void waitFor(State& state, int playerTurn, Stage stage);
/// Says "done" for whoever is asked until the side has to decide in this phase.
void await(State& state, SideId side, Phase phase);
/// "fresh", "disrupted" or "gone".
QString fate(const State& state, UnitId unit);

} // namespace orontes::tests

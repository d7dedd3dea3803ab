// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"
#include "rules/lords/position.h"

namespace orontes::lords {

// What the steps of a battle have in common: who fights whom (6.1), and what follows on what (6.4).

constexpr Party otherOf(Party party) {
    return party == Party::Standing ? Party::Moving : Party::Standing;
}

/// Nations that the mover has to fight in an area: not its lord there, nor fellow vassals; its own vassals only where
/// it has newly come (4.2.3, 10.8, A-LOR-72).
NationSet foesIn(const State& state, SpaceId area);
/// The one of them that leads: the lord of the others, where he is there himself (A-LOR-34).
NationId leaderAmong(const State& state, SpaceId area, NationSet foes);

/// On which side of the battle a piece of its area is: all of the mover's nation, and vassals that it does not attack;
/// everybody else (6.1, A-LOR-34).
Party partyOf(const State& state, PieceId piece);
/// The nation that leads a party: it makes vassals, and its units retreat.
NationId leaderOf(const State& state, Party party);
/// Whose player chooses for a unit in the battle: its lord's, unless he fights against it (A-LOR-34).
NationId commanderOf(const State& state, PieceId unit);

/// Calls visit(PieceId) for the units of a party, in roster order.
template <class Visit>
void forParty(const State& state, Party party, Visit visit) {
    forPieces(state, state.battle.area, [&](PieceId piece) {
        if (isUnit(kindOf(state, piece)) && partyOf(state, piece) == party)
            visit(piece);
    });
}
/// How many units of a party answer to a condition.
template <class Condition>
int countParty(const State& state, Party party, Condition condition) {
    int units = 0;
    forParty(state, party, [&](PieceId unit) { units += condition(unit) ? 1 : 0; });
    return units;
}
inline int unitsOf(const State& state, Party party) {
    return countParty(state, party, [](PieceId) { return true; });
}
/// The first unit of a party, in roster order, that answers to a condition; invalid: none.
template <class Condition>
PieceId firstOf(const State& state, Party party, Condition condition) {
    PieceId first;
    forParty(state, party, [&](PieceId unit) {
        if (!first.valid() && condition(unit))
            first = unit;
    });
    return first;
}
/// Nations with units in a party.
NationSet nationsOf(const State& state, Party party);

/// What the battle has left on a piece that leaves it.
void forgetBattle(Piece& piece);

// The course of a battle.

void beginRound(State& state, Tale& tale);
/// Both parties have thrown: the hit are taken off (6.1).
void takeLosses(State& state, Tale& tale);
/// Losses, service and vassals are settled: raid, then another round, retreats, or the end (6.4, 12.1).
void closeRound(State& state, Tale& tale);
void endBattle(State& state, Tale& tale);

/// Whether those of a raid go home: somebody whom they came for has survived the first round (12.1).
bool failsRaid(const State& state);
void withdrawRaid(State& state, Tale& tale);

} // namespace orontes::lords

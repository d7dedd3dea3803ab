// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/engagement.h"

namespace orontes::lords {
namespace {

/// The mover's own units in an area.
struct Host {
    bool free = false;    ///< some are nobody's vassals
    bool arrived = false; ///< some of those have come in this turn
    NationSet lords;      ///< of the others
};

Host hostIn(const State& state, SpaceId area) {
    Host host;
    forPieces(state, area, [&](PieceId piece) {
        const Piece& unit = state.at(piece);
        if (!isUnit(kindOf(state, piece)) || unit.nation != mover(state))
            return;
        if (unit.lord.valid())
            host.lords.add(unit.lord);
        host.free = host.free || !unit.lord.valid();
        host.arrived = host.arrived || (!unit.lord.valid() && (unit.crossed || unit.placed));
    });
    return host;
}

bool isFoe(const State& state, const Host& host, const Piece& unit) {
    if (unit.lord == mover(state))
        return host.arrived;
    NationSet friends; // whom the mover's vassals share the area with
    friends.add(unit.nation);
    if (unit.lord.valid())
        friends.add(unit.lord);
    return host.free || !(host.lords - friends).empty();
}

} // namespace

NationSet foesIn(const State& state, SpaceId area) {
    const Host host = hostIn(state, area);
    NationSet foes;
    forPieces(state, area, [&](PieceId piece) {
        const Piece& unit = state.at(piece);
        if (isUnit(kindOf(state, piece)) && unit.nation != mover(state) && isFoe(state, host, unit))
            foes.add(unit.nation);
    });
    return host.free || !host.lords.empty() ? foes : NationSet{};
}

NationId leaderAmong(const State& state, SpaceId area, NationSet foes) {
    NationId leader = foes.empty() ? NationId{} : foes.first();
    forPieces(state, area, [&](PieceId piece) {
        const Piece& unit = state.at(piece);
        if (foes.has(unit.nation) && foes.has(unit.lord))
            leader = unit.lord;
    });
    return leader;
}

Party partyOf(const State& state, PieceId piece) {
    const Piece& one = state.at(piece);
    const bool ally = one.lord == mover(state) && one.nation != state.battle.against;
    return one.nation == mover(state) || ally ? Party::Moving : Party::Standing;
}

NationId leaderOf(const State& state, Party party) {
    return party == Party::Moving ? mover(state) : state.battle.against;
}

NationId commanderOf(const State& state, PieceId unit) {
    const Piece& one = state.at(unit);
    if (!one.lord.valid() || nationsOf(state, otherOf(partyOf(state, unit))).has(one.lord))
        return one.nation;
    return one.lord;
}

NationSet nationsOf(const State& state, Party party) {
    NationSet nations;
    forParty(state, party, [&](PieceId unit) { nations.add(state.at(unit).nation); });
    return nations;
}

void forgetBattle(Piece& piece) {
    piece.supports = 0;
    piece.byTerror = piece.bySiege = false;
    piece.hitBy = {};
    piece.target = {};
}

} // namespace orontes::lords

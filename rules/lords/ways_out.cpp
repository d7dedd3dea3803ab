// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/ways_out.h"

#include "rules/lords/engagement.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

AreaSet entries(const State& state) {
    return state.cameFrom[static_cast<std::size_t>(state.battle.area.value)];
}

bool isBeside(const State& state, SpaceId to) {
    return state.setup->of(state.battle.area).beside.has(to);
}

bool holdsOthers(const State& state, NationId nation, SpaceId area) {
    NationSet others = nationsIn(state, area);
    others.remove(nation);
    return !others.empty();
}

/// Who stood there goes to any neighbour but those whence the enemy came (6.5, A-LOR-45).
Objection whyNotAway(const State& state, SpaceId to) {
    if (!isBeside(state, to))
        return {"play.not-adjacent", "R-LOR-6.5a"};
    return entries(state).has(to) ? Objection{"play.enemy-came-thence", "R-LOR-6.5c"} : Objection{};
}

/// Others of the mover's who came into the area are still there or have retreated to it: who was set down in the battle
/// goes with them (A-LOR-46).
bool goesWithOthers(const State& state, SpaceId to) {
    return state.battle.refuges.has(to) || firstOf(state, Party::Moving, [&](PieceId unit) {
                                               return state.at(unit).crossed && obeys(state, unit, mover(state));
                                           }).valid();
}

/// Who has come in goes back to an area from which his nation came, over sea only to his own coast (6.5, A-LOR-46).
Objection whyNotBack(const State& state, PieceId piece, SpaceId to) {
    const Piece& one = state.at(piece);
    const bool inReach = isBeside(state, to) || one.embarked == to;
    if (!entries(state).has(to) || !inReach)
        return {"play.not-entered-thence", "R-LOR-6.5d"};
    return one.crossed || goesWithOthers(state, to) ? Objection{} : Objection{"play.did-not-enter", "R-LOR-6.5j"};
}

} // namespace

bool isRetreater(const State& state, Party party, PieceId piece) {
    return obeys(state, piece, leaderOf(state, party)) && state.at(piece).area == state.battle.area &&
           kindOf(state, piece) != Kind::God;
}

Objection whyNotRetreat(const State& state, Party party, PieceId piece, SpaceId to) {
    if (!isRetreater(state, party, piece))
        return state.at(piece).lord.valid() ? Objection{"play.vassals-stay", "R-LOR-10.7a"}
                                            : Objection{"play.not-in-your-line", "R-LOR-6.1a"};
    if (!isUnit(kindOf(state, piece)))
        return state.battle.refuges.has(to) ? Objection{} : Objection{"play.goes-with-units", "R-LOR-6.5h"};
    const NationId nation = leaderOf(state, party);
    if (const Objection way = party == Party::Standing ? whyNotAway(state, to) : whyNotBack(state, piece, to))
        return way;
    if (holdsOthers(state, nation, to))
        return {"play.others-stand-there", "R-LOR-6.5b"};
    return closedTo(state, nation, to);
}

AreaSet waysOut(const State& state, Party party, PieceId piece) {
    AreaSet ways;
    const AreaSet near = party == Party::Standing ? state.setup->of(state.battle.area).beside : entries(state);
    for (const SpaceId to : near | state.battle.refuges)
        if (!whyNotRetreat(state, party, piece, to))
            ways.add(to);
    return ways;
}

bool mayLeaveMap(const State& state, PieceId piece) {
    const Profile& profile = state.setup->of(piece);
    const NationId nation = state.at(piece).nation;
    const bool holds = state.setup->of(nation).replacesOffMap && profile.nation == nation;
    return profile.zone.has(state.battle.area) && (state.at(piece).landed || holds);
}

} // namespace orontes::lords

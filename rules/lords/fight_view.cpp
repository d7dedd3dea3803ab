// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/fight_view.h"

#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"

namespace orontes::lords {
namespace {

core::ViewParty partyOf(const State& state, Party party) {
    core::ViewParty seen;
    if (const NationId leader = leaderOf(state, party); leader.valid())
        seen.side = state.setup->sideOf(leader).token;
    forParty(state, party, [&](PieceId unit) {
        core::ViewFighter fighter{counterOf(*state.setup, unit)};
        if (state.at(unit).target.valid())
            fighter.blow = calculationOf(state, Striking{party, unit});
        fighter.hit = state.at(unit).hitBy.valid();
        seen.fighters.push_back(std::move(fighter));
    });
    return seen;
}

} // namespace

std::optional<core::ViewFight> fightOf(const State& state) {
    const Battle& battle = state.battle;
    if (!battle.open())
        return std::nullopt;
    return core::ViewFight{battle.area, battle.round, {partyOf(state, Party::Standing), partyOf(state, Party::Moving)}};
}

} // namespace orontes::lords

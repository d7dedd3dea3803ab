// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/bot_answers.h"
#include "rules/lords/bot_odds.h"
#include "rules/lords/bot_worth.h"
#include "rules/lords/engagement.h"
#include "rules/lords/position.h"

#include <algorithm>

namespace orontes::lords {
namespace {

constexpr int lossCost = 5; ///< of a unit, as in moves

Force forceOf(const State& state, Party party) {
    Force force;
    const Terrain terrain = state.setup->of(state.battle.area).terrain;
    forParty(state, party, [&](PieceId unit) { force.add(armOf(kindOf(state, unit), terrain)); });
    return force;
}

/// Whether a further round pays for the party: what it is likely to kill against what it is likely to lose.
bool pays(const State& state, Party party) {
    const Force own = forceOf(state, party);
    const Force enemy = forceOf(state, otherOf(party));
    const Forecast odds = forecast(state.setup->tables, state.setup->of(state.battle.area).terrain, own, enemy, 0);
    const Worth worth = worthTo(state, leaderOf(state, party));
    const int place = worth.of(state.battle.area);
    const int kills = worth.of(leaderOf(state, otherOf(party)));
    // Who stands keeps the place as long as anybody is left; who came has it only when no enemy is.
    const int keeps = party == Party::Standing ? 100 - odds.ownLosses / std::max(1, own.count()) : odds.clears;
    return keeps * place + odds.enemyLosses * kills >= odds.ownLosses * lossCost;
}

const Action* firstRetreat(const Actions& offered) {
    const auto found = std::find_if(offered.begin(), offered.end(), [](const Action& action) {
        return std::holds_alternative<Retreat>(action) || std::holds_alternative<Withdraw>(action);
    });
    return found == offered.end() ? nullptr : &*found;
}

} // namespace

Action answer(const State& state, const ChoosingBattle&, const Actions& offered) {
    const auto odds = [&](const Action& action) {
        const SpaceId area = std::get<Fight>(action).area;
        return forecast(state.setup->tables, state.setup->of(area).terrain, ownForce(state, area, mover(state)),
                        enemyForce(state, area, mover(state)), 0)
            .clears;
    };
    return *std::max_element(offered.begin(), offered.end(),
                             [&](const Action& a, const Action& b) { return odds(a) < odds(b); });
}

Action answer(const State&, const Declaring&, const Actions& offered) {
    const auto help = std::find_if(offered.begin(), offered.end(),
                                   [](const Action& action) { return !std::holds_alternative<Done>(action); });
    return help == offered.end() ? offered.front() : *help;
}

Action answer(const State& state, const Pairing& step, const Actions& offered) {
    const Worth worth = worthTo(state, leaderOf(state, step.party));
    const auto cost = [&](const Action& action) {
        const auto* aim = std::get_if<Aim>(&action);
        if (!aim)
            return 0;
        const bool alreadyHit = state.at(aim->target).hitBy.valid();
        return 8 * neededBy(state, aim->piece, aim->target) - worth.of(state.at(aim->target).nation) +
               (alreadyHit ? 100 : 0);
    };
    return *std::min_element(offered.begin(), offered.end(),
                             [&](const Action& a, const Action& b) { return cost(a) < cost(b); });
}

Action answer(const State&, const TakingService&, const Actions& offered) {
    return offered.front();
}

/// Vassals hold their areas for their lord; only a kill that is asked for is worth more.
Action answer(const State& state, const Subjecting& step, const Actions&) {
    constexpr int askedFor = 16;
    const Worth worth = worthTo(state, leaderOf(state, step.party));
    return worth.of(leaderOf(state, otherOf(step.party))) >= askedFor ? Action{No{}} : Action{Yes{}};
}

Action answer(const State& state, const Pressing& step, const Actions&) {
    return pays(state, step.party) ? Action{Yes{}} : Action{No{}};
}

Action answer(const State& state, const Retreating& step, const Actions& offered) {
    if (!step.leaves && pays(state, step.party))
        for (const Action& action : offered)
            if (std::holds_alternative<Done>(action))
                return action;
    if (const Action* retreat = firstRetreat(offered))
        return *retreat;
    for (const Action& action : offered)
        if (std::holds_alternative<Done>(action))
            return action;
    return offered.front();
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/engagement.h"
#include "rules/lords/vassals.h"

namespace orontes::lords {
namespace {

/// Either side may, who stands there is asked first (A-LOR-69, A-LOR-70).
bool mayOffer(const State& state, Party party) {
    return (party == Party::Moving || state.setup->options.defenderSubjects) &&
           maySubject(state, leaderOf(state, party), leaderOf(state, otherOf(party)));
}

void passOn(State& state, Tale& tale, Party party) {
    if (party == Party::Standing)
        state.step = Subjecting{Party::Moving};
    else
        closeRound(state, tale);
}

} // namespace

NationId decider(const State& state, const Subjecting& step) {
    return leaderOf(state, step.party);
}

Objection whyNot(const State&, const Subjecting&, const Action& action) {
    return std::holds_alternative<Yes>(action) || std::holds_alternative<No>(action) ? Objection{} : outOfTurn;
}

void choices(const State&, const Subjecting&, Actions& out) {
    out.emplace_back(Yes{});
    out.emplace_back(No{});
}

void play(State& state, Tale& tale, const Subjecting& step, const Action& action) {
    if (std::holds_alternative<No>(action))
        return passOn(state, tale, step.party);
    subject(state, tale, leaderOf(state, step.party), leaderOf(state, otherOf(step.party)));
    endBattle(state, tale);
}

bool settle(State& state, Tale& tale, const Subjecting& step) {
    if (mayOffer(state, step.party))
        return false;
    passOn(state, tale, step.party);
    return true;
}

} // namespace orontes::lords

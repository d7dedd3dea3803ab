// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"

namespace orontes::lords {
namespace {

/// The nation of a ruler who is in the area with units of it; invalid: no such ruler.
NationId rulerOf(const State& state, Party party) {
    const NationSet nations = nationsOf(state, party);
    NationId found;
    forPieces(state, state.battle.area, [&](PieceId piece) {
        const NationId nation = state.at(piece).nation;
        if (kindOf(state, piece) == Kind::Ruler && nations.has(nation) && !found.valid())
            found = nation;
    });
    return found;
}

/// Another round without retreats may be ordered (6.4.2, A-LOR-44).
bool mayPress(const State& state, Party party) {
    return state.battle.round < state.setup->tables.of(Number::RoundsPressed) && rulerOf(state, party).valid() &&
           !rulerOf(state, otherOf(party)).valid();
}

/// Without an order: retreats after all rounds but the last (A-LOR-43).
void offerRetreats(State& state, Tale& tale) {
    if (state.battle.round < state.setup->tables.of(Number::Rounds))
        state.step = Retreating{Party::Standing};
    else
        endBattle(state, tale);
}

} // namespace

void closeRound(State& state, Tale& tale) {
    if (failsRaid(state))
        return withdrawRaid(state, tale);
    if (unitsOf(state, Party::Standing) == 0 || unitsOf(state, Party::Moving) == 0)
        return endBattle(state, tale);
    for (const Party party : {Party::Standing, Party::Moving})
        if (mayPress(state, party)) {
            state.step = Pressing{party};
            return;
        }
    offerRetreats(state, tale);
}

NationId decider(const State& state, const Pressing& step) {
    return rulerOf(state, step.party);
}

Objection whyNot(const State&, const Pressing&, const Action& action) {
    if (std::holds_alternative<Retreat>(action))
        return {"play.ruler-decides-first", "R-LOR-6.4.2b"};
    return std::holds_alternative<Yes>(action) || std::holds_alternative<No>(action) ? Objection{} : outOfTurn;
}

void choices(const State&, const Pressing&, Actions& out) {
    out.emplace_back(Yes{});
    out.emplace_back(No{});
}

void play(State& state, Tale& tale, const Pressing& step, const Action& action) {
    if (std::holds_alternative<No>(action))
        return offerRetreats(state, tale);
    tale.tell({.text = "told.fight.pressed",
               .rule = "R-LOR-6.4.2a",
               .area = state.battle.area,
               .nation = rulerOf(state, step.party)});
    beginRound(state, tale);
}

bool settle(State&, Tale&, const Pressing&) {
    return false;
}

} // namespace orontes::lords

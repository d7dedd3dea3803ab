// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"
#include "rules/lords/markers.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/sequence.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

void setHelps(State& state, int helps) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (kindOf(state, piece) == Kind::Ruler && obeys(state, piece, mover(state)))
            state.at(piece).helps = static_cast<std::int8_t>(helps);
}

void beginBattle(State& state, Tale& tale, SpaceId area) {
    state.battle = {};
    state.battle.area = area;
    state.battle.against = leaderAmong(state, area, foesIn(state, area));
    state.step = Declaring{Party::Standing};
    tale.tell({.text = "told.fight.begins",
               .rule = "R-LOR-4.2.3a",
               .area = area,
               .nation = mover(state),
               .lord = state.battle.against});
}

/// The mover's units that are nobody's vassals stand with others: they have to go (6.4.1, A-LOR-72).
bool hasToLeave(const State& state, SpaceId area) {
    NationSet others = nationsIn(state, area);
    others.remove(mover(state));
    return !others.empty() && freeUnitsIn(state, area, mover(state)) > 0;
}

} // namespace

void beginBattles(State& state, Tale& tale) {
    setHelps(state, state.setup->tables.of(Number::RulerCombats));
    state.step = ChoosingBattle{};
    tellPhase(state, tale, "battle", "R-LOR-4.2.3a");
}

AreaSet battlesDue(const State& state) {
    AreaSet due;
    for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value)
        if (state.topOf(area).valid() && !state.now.fought.has(area) && !foesIn(state, area).empty())
            due.add(area);
    return due;
}

NationId decider(const State& state, const ChoosingBattle&) {
    return mover(state);
}

Objection whyNot(const State& state, const ChoosingBattle&, const Action& action) {
    if (const auto* fight = std::get_if<Fight>(&action))
        return battlesDue(state).has(fight->area) ? Objection{} : Objection{"play.no-battle-there", "R-LOR-4.2.3a"};
    return std::holds_alternative<Done>(action) ? Objection{"play.battle-due", "R-LOR-4.2.3c"} : outOfTurn;
}

void choices(const State& state, const ChoosingBattle&, Actions& out) {
    for (const SpaceId area : battlesDue(state))
        out.emplace_back(Fight{area});
}

void play(State& state, Tale& tale, const ChoosingBattle&, const Action& action) {
    beginBattle(state, tale, std::get<Fight>(action).area);
}

bool settle(State& state, Tale& tale, const ChoosingBattle&) {
    const AreaSet due = battlesDue(state);
    if (due.count() > 1)
        return false;
    if (!due.empty()) {
        beginBattle(state, tale, due.first());
        return true;
    }
    setHelps(state, 0);
    judgeLoneMarkers(state, tale);
    beginRedeployment(state, tale);
    return true;
}

void endBattle(State& state, Tale& tale) {
    const SpaceId area = state.battle.area;
    forPieces(state, area, [&](PieceId piece) { forgetBattle(state.at(piece)); });
    if (hasToLeave(state, area))
        state.now.mustLeave.add(area);
    state.now.fought.add(area);
    state.battle = {};
    state.step = ChoosingBattle{};
    judgeLoneMarkers(state, tale);
    desertFrom(state, tale, area);
}

} // namespace orontes::lords

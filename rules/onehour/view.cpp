// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/arrivals.h"
#include "rules/onehour/game.h"
#include "rules/onehour/info.h"
#include "rules/onehour/roster.h"
#include "rules/onehour/turn.h"
#include "rules/onehour/victory.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// Fields of section "state" that are not at their defaults.
core::Attributes stateOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Unit& unit = state.at(id);
    core::Attributes attributes;
    const auto flag = [&](const char* field, bool set) {
        if (set)
            attributes[core::FieldId{field}] = true;
    };
    if (unit.presence == Presence::OnBoard)
        attributes[core::FieldId{"facing"}] = std::string(tokenOf(unit.facing));
    if (unit.hits != 0)
        attributes[core::FieldId{"hits"}] = std::int64_t{std::min<int>(unit.hits, setup.tables.strength)};
    flag("routing", unit.routing);
    flag("retreated", unit.retreated);
    flag("arrived", unit.arrived);
    flag("returning", unit.returning);
    if (unit.entry != 0)
        attributes[core::FieldId{"entryRolled"}] = std::int64_t{unit.entry};
    if (unit.presence == Presence::Exited)
        attributes[core::FieldId{"leftAt"}] = core::labelOf(*setup.scenario.board, unit.lostAt).value;
    if (state.mustered[index(setup.of(id).side)])
        attributes[core::FieldId{"musteredAs"}] = std::string(tokenOf(unit.type));
    return attributes;
}

core::Text boxOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Unit& unit = state.at(id);
    const auto text = [&](const char* which) { return textOf(setup, {.text = which, .n = unit.due.value}); };
    switch (unit.presence) {
    case Presence::OnBoard:
        return {};
    case Presence::Waiting:
        return text(unit.returning ? "box.returns" : setup.of(id).enters ? "box.due" : "box.deploys");
    case Presence::Exited:
        return text("box.exited");
    case Presence::Lost:
        return text("box.lost");
    case Presence::Absent:
        break;
    }
    return text("box.absent");
}

/// A mustered unit is a counter of its new type.
core::Counter counterNow(const State& state, UnitId id) {
    core::Counter counter = (*state.setup->scenario.counters)[static_cast<std::size_t>(id.value)];
    counter.type = core::CounterType{tokenOf(state.at(id).type)};
    return counter;
}

core::ViewCounter viewOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Unit& unit = state.at(id);
    core::ViewCounter seen;
    seen.counter = setup.of(id).counter;
    if (unit.presence == Presence::OnBoard)
        seen.space = unit.space;
    seen.box = boxOf(state, id);
    seen.lost = unit.presence == Presence::Lost;
    seen.state = stateOf(state, id);
    seen.face = core::faceOf(info(), setup.scenario, counterNow(state, id), core::FaceSide::Front, seen.state);
    return seen;
}

core::ViewClause clauseOf(const State& state, std::size_t i) {
    const core::CompiledClause& clause = state.setup->clauses[i];
    core::ViewClause seen;
    seen.clause = i;
    if (state.clause == static_cast<int>(i))
        seen.standing = core::ViewClause::Standing::Met;
    const int held = clause.condition.heldNodeCount() > 0 ? state.held[clause.firstHeld] : 0;
    const std::int32_t lastEnd = state.over() ? state.turn.value : state.turn.value - 1;
    for (std::int32_t turn = lastEnd - held + 1; turn <= lastEnd; ++turn)
        seen.held.push_back(TurnNumber{turn});
    return seen;
}

} // namespace

core::View Game::view(const State& state, const core::Observer&) {
    const Setup& setup = *state.setup;
    core::View view;
    view.turn = state.turn;
    view.phase = core::PhaseId{phaseOf(state)};
    for (const core::Actor actor : owing(state))
        view.pending.push_back(prompt(state, actor));
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        view.counters.push_back(viewOf(state, id));
    const bool leaves = std::any_of(setup.sides.begin(), setup.sides.end(),
                                    [](const Warring& side) { return side.exits != SquareSet{}; });
    for (SideId side{0}; side.value < 2; ++side.value) {
        view.tallies.push_back({setup.of(side).seat, plainText("tally.lost"), unitsLost(state, side)});
        if (leaves)
            view.tallies.push_back({setup.of(side).seat, plainText("tally.exited"), unitsExited(state, side)});
        core::Attributes& attributes = view.sides.emplace_back();
        if (const int replaced = state.replaced[index(side)]; replaced != 0)
            attributes[core::FieldId{"replaced"}] = std::int64_t{replaced};
    }
    const bool sided = state.stage >= Stage::Arrivals && state.stage < Stage::Morale;
    if (sided)
        view.active = (*setup.scenario.sides)[index(activeSide(state))].token;
    for (std::size_t i = 0; i < setup.clauses.size(); ++i)
        view.clauses.push_back(clauseOf(state, i));
    view.heldTurns = core::heldTurnsOf(setup.clauses, state.held);
    view.outcome = outcome(state);
    return view;
}

/// Everything lies open.
State Game::veiled(const State& state, core::SeatId) {
    return state;
}

} // namespace orontes::onehour

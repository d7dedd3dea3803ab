// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/game.h"
#include "rules/qadesh/info.h"
#include "rules/qadesh/position.h"
#include "rules/qadesh/tale.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// The opponent's paths are unknown until both sides have locked (R-QAD-052).
void hideOrders(State& state, SideId side) {
    if (state.stage != Stage::Orders)
        return;
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side) {
            Army& army = state.at(id);
            army.steps = 0;
            army.path = {};
            army.orderFrom = SpaceId{};
        }
}

State seenBy(const State& state, const core::Observer& observer) {
    State seen = state;
    for (SideId side{0}; side.value < 2; ++side.value) {
        const bool own =
            observer.kind == core::Observer::Kind::Seat && state.setup->seats[index(side)] == observer.seat;
        if (!own && observer.kind != core::Observer::Kind::Referee)
            hideOrders(seen, side);
    }
    return seen;
}

/// Fields of section "state" that are not at their defaults.
core::Attributes stateOf(const Army& army) {
    core::Attributes attributes;
    if (army.fatigue != 0)
        attributes[core::FieldId{"fatigue"}] = std::int64_t{army.fatigue};
    if (army.casualties != 0)
        attributes[core::FieldId{"casualties"}] = std::int64_t{army.casualties};
    if (army.status != Status::None)
        attributes[core::FieldId{"status"}] = std::string(tokenOf(army.status));
    return attributes;
}

core::Text boxOf(const Setup& setup, ArmyId id, const Army& army) {
    switch (army.presence) {
    case Presence::OnBoard:
        return {};
    case Presence::Lost:
        return textOf(setup, {.text = army.lostOn.valid() ? "box.lost" : "box.lostBefore", .n = army.lostOn.value});
    case Presence::Absent:
        break;
    }
    const Profile& profile = setup.of(id);
    return textOf(setup, {.text = profile.starts.empty() ? "box.never" : "box.due", .n = profile.arrives.value});
}

core::ViewCounter viewOf(const State& state, ArmyId id) {
    const Setup& setup = *state.setup;
    const Army& army = state.at(id);
    const core::Counter& counter = (*setup.scenario.counters)[static_cast<std::size_t>(id.value)];
    core::ViewCounter seen;
    seen.counter = counter.id;
    if (army.presence == Presence::OnBoard)
        seen.space = army.space;
    seen.box = boxOf(setup, id, army);
    seen.lost = army.presence == Presence::Lost;
    seen.state = stateOf(army);
    seen.face = core::faceOf(info(), setup.scenario, counter, core::FaceSide::Front, seen.state);
    return seen;
}

std::optional<core::ViewPath> pathOf(const State& state, ArmyId id) {
    const Army& army = state.at(id);
    if (army.steps == 0 || army.presence != Presence::OnBoard)
        return std::nullopt;
    core::ViewPath path;
    path.counter = counterOf(*state.setup, id);
    path.spaces.push_back(army.orderFrom);
    path.spaces.insert(path.spaces.end(), army.path.begin(), army.path.begin() + army.steps);
    path.done = static_cast<std::size_t>(army.done);
    return path;
}

/// The first "so many removed" of a condition.
const core::Eliminated* removalsIn(const core::Condition& condition) {
    if (const auto* removed = std::get_if<core::Eliminated>(&condition.node))
        return removed;
    const core::Conditions* branches = core::branchesOf(condition);
    for (std::size_t i = 0; branches && i < branches->size(); ++i)
        if (const core::Eliminated* removed = removalsIn((*branches)[i]))
            return removed;
    return nullptr;
}

int removedOf(const State& state, const core::Eliminated& wanted) {
    const auto& counters = *state.setup->scenario.counters;
    int removed = 0;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        const bool listed = wanted.counters.empty() || std::find(wanted.counters.begin(), wanted.counters.end(),
                                                                 counters[i].id) != wanted.counters.end();
        removed += listed && counters[i].side == wanted.side && state.armies[i].presence == Presence::Lost ? 1 : 0;
    }
    return std::min(removed, wanted.count);
}

core::ViewClause clauseOf(const State& state, std::size_t i) {
    const Clause& clause = state.setup->clauses[i];
    core::ViewClause seen;
    seen.clause = i;
    if (state.clause == static_cast<int>(i))
        seen.standing = core::ViewClause::Standing::Met;
    if (const core::Eliminated* wanted = removalsIn((*state.setup->scenario.victory)[i].condition)) {
        seen.done = removedOf(state, *wanted);
        seen.needed = wanted->count;
    }
    const int held = clause.condition.heldNodeCount() > 0 ? state.held[clause.firstHeld] : 0;
    const std::int32_t lastEnd = state.over() ? state.turn.value : state.turn.value - 1;
    for (std::int32_t turn = lastEnd - held + 1; turn <= lastEnd; ++turn)
        seen.held.push_back(TurnNumber{turn});
    return seen;
}

core::PhaseId phaseOf(const State& state) {
    constexpr const char* phases[] = {"orders", "phase1", "phase2", "phase3", "phase4"};
    return core::PhaseId{state.stage == Stage::Placement ? "placement" : phases[state.phase.value]};
}

} // namespace

core::View Game::view(const State& state, const core::Observer& observer) {
    const State seen = seenBy(state, observer);
    const Setup& setup = *state.setup;
    core::View view;
    view.turn = seen.turn;
    view.phase = phaseOf(seen);
    for (const core::Actor actor : owing(seen))
        view.pending.push_back(prompt(seen, actor));
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value) {
        view.counters.push_back(viewOf(seen, id));
        if (std::optional<core::ViewPath> path = pathOf(seen, id))
            view.paths.push_back(std::move(*path));
    }
    for (SideId side{0}; side.value < 2; ++side.value)
        view.tallies.push_back({setup.seats[index(side)], plainText("tally.lost"), armiesLost(seen, side)});
    for (std::size_t i = 0; i < setup.clauses.size(); ++i)
        view.clauses.push_back(clauseOf(seen, i));
    view.heldTurns = core::heldTurnsOf(setup.clauses, seen.held);
    view.outcome = outcome(seen);
    return view;
}

State Game::veiled(const State& state, core::SeatId seat) {
    return seenBy(state, core::Observer{core::Observer::Kind::Seat, seat});
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/info.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"
#include "rules/chariot/victory.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

core::Attributes stateOf(const State& state, UnitId id) {
    core::Attributes attributes;
    const Unit& unit = state.at(id);
    const Setup& setup = *state.setup;
    if (disrupted(state, id))
        attributes[core::FieldId{"disrupted"}] = true;
    if (unit.panicked)
        attributes[core::FieldId{"panicked"}] = true;
    if (unit.contact > 0)
        attributes[core::FieldId{"contact"}] = true;
    if (const Facing facing = facingOf(state, id); facing.valid() && unit.presence == Presence::OnMap)
        attributes[core::FieldId{"facing"}] = std::string(tokenOf(setup.map.grid, facing));
    if (const int reduced = unit.level - setup.of(id).level; reduced != 0)
        attributes[core::FieldId{"reduced"}] = std::int64_t{reduced};
    if (unit.presence == Presence::Away && setup.of(id).begins == Presence::Waiting)
        attributes[core::FieldId{"leftOut"}] = true;
    if (unit.presence == Presence::Exited)
        attributes[core::FieldId{"leftAt"}] = core::labelOf(*setup.scenario.board, unit.hex).value;
    return attributes;
}

core::Text boxOf(const Setup& setup, UnitId id, const Unit& unit) {
    const auto text = [&](const char* which) {
        return textOf(setup, {.text = which, .n = setup.of(id).arrives.value});
    };
    switch (unit.presence) {
    case Presence::OnMap:
        return {};
    case Presence::Waiting:
        return text(setup.of(id).enters ? "box.enters" : "box.deploys");
    case Presence::Exited:
        return text("box.exited");
    case Presence::Away:
        return text("box.away");
    case Presence::Lost:
        break;
    }
    return text("box.lost");
}

/// A leader who has been reduced is the counter of his new level.
core::Counter counterNow(const Setup& setup, UnitId id, const Unit& unit) {
    core::Counter counter = (*setup.scenario.counters)[static_cast<std::size_t>(id.value)];
    if (setup.of(id).leader() && unit.level != setup.of(id).level) {
        counter.type = core::CounterType{"L" + std::to_string(unit.level)};
        for (const char* field : {"level", "bonus", "radius", "movement"})
            counter.attributes.erase(core::FieldId{field});
    }
    return counter;
}

core::ViewCounter viewOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Unit& unit = state.at(id);
    core::ViewCounter seen;
    seen.counter = setup.of(id).counter;
    if (unit.presence == Presence::OnMap)
        seen.space = unit.hex;
    seen.box = boxOf(setup, id, unit);
    seen.lost = unit.presence == Presence::Lost;
    seen.state = stateOf(state, id);
    const core::FaceSide side = disrupted(state, id) ? core::FaceSide::Back : core::FaceSide::Front;
    seen.face = core::faceOf(info(), setup.scenario, counterNow(setup, id, unit), side, seen.state);
    return seen;
}

core::PhaseId phaseOf(const State& state) {
    switch (state.phase) {
    case Phase::Deployment:
        return core::PhaseId{"deployment"};
    case Phase::Chariots:
        return core::PhaseId{"chariots"};
    case Phase::Fire:
        return core::PhaseId{"fire"};
    case Phase::Movement:
        return core::PhaseId{"movement"};
    case Phase::Melee:
        return core::PhaseId{"melee"};
    case Phase::Plot:
        return core::PhaseId{"plot"};
    case Phase::DefensiveFire:
        return core::PhaseId{"defensiveFire"};
    case Phase::Over:
        break;
    }
    return core::PhaseId{"recovery"};
}

/// Hexes that matter, with their masters (11.3).
std::vector<core::ViewSpace> controlledSpaces(const State& state) {
    std::vector<core::ViewSpace> spaces;
    const Setup& setup = *state.setup;
    for (const SpaceId hex : setup.watched)
        if (const SideId side = state.control[static_cast<std::size_t>(hex.value)]; side.valid())
            spaces.push_back({hex, setup.of(side).token, {}});
    return spaces;
}

} // namespace

core::View Game::view(const State& state, const core::Observer& observer) {
    const Setup& setup = *state.setup;
    core::View view;
    view.turn = state.turn;
    view.phase = phaseOf(state);
    if (state.phase != Phase::Deployment && !state.over() && !simultaneous(state))
        view.active = setup.of(state.phasing).token;
    for (const core::Actor actor : owing(state))
        view.pending.push_back(prompt(state, actor));
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        view.counters.push_back(viewOf(state, id));
    for (const SideId side : {SideId{0}, SideId{1}})
        view.tallies.push_back(
            {setup.of(side).seat, textOf(setup, {.text = "tally.points"}), state.points[index(side)], 0});
    for (const SideId side : {SideId{0}, SideId{1}}) {
        core::Attributes& told = view.sides.emplace_back();
        if (side != state.conceded)
            continue;
        told[core::FieldId{"conceded"}] = true;
        view.tallies.push_back({setup.of(side).seat, textOf(setup, {.text = "tally.conceded"}), 1, 0});
    }
    view.spaces = controlledSpaces(state);
    view.heldTurns = core::heldTurnsOf(setup.clauses, state.held);
    addCharts(state, observer, view);
    view.outcome = outcome(state);
    return view;
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/history.h"

#include "rules/chariot/info.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

void watch(Setup& setup) {
    std::vector<SpaceId>& watched = setup.watched;
    for (const auto& [hex, note] : *setup.scenario.board->notes)
        watched.push_back(hex);
    for (const Aims& aims : setup.aims)
        watched.insert(watched.end(), aims.hold.begin(), aims.hold.end());
    std::sort(watched.begin(), watched.end());
    watched.erase(std::unique(watched.begin(), watched.end()), watched.end());
}

} // namespace

void readHistory(Setup& setup) {
    const core::Scenario& scenario = setup.scenario;
    watch(setup);
    for (const auto& [hex, note] : *scenario.board->notes) {
        const auto control = note.attributes.find(core::FieldId{"control"});
        const auto* seat = control == note.attributes.end() ? nullptr : std::get_if<std::string>(&control->second);
        for (const SideId side : {SideId{0}, SideId{1}})
            if (seat && (*scenario.sides)[index(side)].seat.value == *seat)
                setup.controlled.emplace_back(hex, side);
    }
    for (const SideId side : {SideId{0}, SideId{1}})
        if (setup.options.concession && core::sideFieldValue(info(), (*scenario.sides)[index(side)],
                                                             core::FieldId{"conceded"}) == core::Value{true})
            setup.conceded = side;
}

void recallHistory(State& state) {
    const Setup& setup = *state.setup;
    for (const auto& [hex, side] : setup.controlled)
        if (SideId& control = state.control[static_cast<std::size_t>(hex.value)]; !control.valid())
            control = side;
    state.conceded = setup.conceded;
    core::recallHeldTurns(setup.scenario, state.held);
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/roster_place.h"
#include "rules/qadesh/game.h"
#include "rules/qadesh/placement.h"
#include "rules/qadesh/position.h"
#include "rules/qadesh/tale.h"

#include <algorithm>
#include <deque>

namespace orontes::qadesh {
namespace {

using core::Overlay;
using core::OverlayTone;

Overlay captioned(const Setup& setup, const About& caption) {
    Overlay overlay;
    overlay.caption = textOf(setup, caption);
    return overlay;
}

void add(Overlay& overlay, const Setup& setup, OverlayTone tone, std::string figure, const About& why) {
    overlay.spaces.push_back({why.space, tone, std::move(figure), textOf(setup, why), std::nullopt});
}

/// Steps from a space to every other, lakes shunned; -1 where there is no way.
std::vector<int> stepsFrom(const Setup& setup, SpaceId from) {
    std::vector<int> steps(setup.ground.size(), -1);
    std::deque<SpaceId> open{from};
    steps[static_cast<std::size_t>(from.value)] = 0;
    while (!open.empty()) {
        const SpaceId space = open.front();
        open.pop_front();
        for (const SpaceId next : setup.neighbours[static_cast<std::size_t>(space.value)]) {
            if (!next.valid() || setup.groundOf(next).lake || steps[static_cast<std::size_t>(next.value)] >= 0)
                continue;
            steps[static_cast<std::size_t>(next.value)] = steps[static_cast<std::size_t>(space.value)] + 1;
            open.push_back(next);
        }
    }
    return steps;
}

/// Where an order may lead: as far as the base move, and one space more (R-QAD-056).
Overlay reach(const State& state, ArmyId army, SpaceId from) {
    const Setup& setup = *state.setup;
    const Profile& profile = setup.of(army);
    Overlay overlay =
        captioned(setup, {.text = "overlay.reach.from", .army = army, .space = from, .n = profile.baseMove});
    overlay.origin = from;
    const std::vector<int> steps = stepsFrom(setup, from);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] <= 0 || steps[i] > longestOrder(profile))
            continue;
        const bool further = steps[i] > profile.baseMove;
        add(overlay, setup, further ? OverlayTone::Partial : OverlayTone::Full, std::to_string(steps[i]),
            {.text = further ? "overlay.reach.further" : "overlay.reach.space",
             .army = army,
             .space = SpaceId{static_cast<int>(i)},
             .n = steps[i]});
    }
    return overlay;
}

Overlay missiles(const State& state, ArmyId army, SpaceId from) {
    const Setup& setup = *state.setup;
    if (!setup.of(army).missile)
        return captioned(setup, {.text = "overlay.missiles.none", .army = army});
    Overlay overlay = captioned(setup, {.text = "overlay.missiles.from", .army = army, .space = from});
    overlay.origin = from;
    std::vector<SpaceId> beside(setup.neighbours[static_cast<std::size_t>(from.value)].begin(),
                                setup.neighbours[static_cast<std::size_t>(from.value)].end());
    std::sort(beside.begin(), beside.end());
    for (const SpaceId space : beside)
        if (space.valid() && !setup.groundOf(space).lake)
            add(overlay, setup, OverlayTone::Full, {},
                {.text = "overlay.missiles.space", .army = army, .space = space});
    return overlay;
}

Overlay zone(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    const Profile& profile = setup.of(army);
    Overlay overlay = captioned(setup, {.text = "overlay.zone.of", .army = army, .n = profile.arrives.value});
    for (const SpaceId space : profile.starts) {
        const bool free = isFree(state, space) || state.at(army).space == space;
        if (!setup.groundOf(space).lake)
            add(overlay, setup, free ? OverlayTone::Full : OverlayTone::Partial, {},
                {.text = free ? "overlay.zone.space" : "overlay.zone.taken", .army = army, .space = space});
    }
    return overlay;
}

} // namespace

core::Overlay Game::overlay(const State& state, const core::OverlayRequest& request) {
    const Setup& setup = *state.setup;
    const ArmyId army = core::placeOf(setup, request.counter.value_or(core::CounterId{}));
    if (!army.valid() || state.at(army).presence == Presence::Lost)
        return {};
    if (request.overlay.value == "zone")
        return zone(state, army);
    const bool chosen =
        request.space && request.space->valid() && static_cast<std::size_t>(request.space->value) < setup.ground.size();
    if (!chosen && !onBoard(state, army))
        return captioned(setup, {.text = "overlay.unplaced", .army = army});
    const SpaceId from = chosen ? *request.space : state.at(army).space;
    if (request.overlay.value == "reach")
        return reach(state, army, from);
    return request.overlay.value == "missiles" ? missiles(state, army, from) : Overlay{};
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/contact.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/overlays.h"
#include "rules/chariot/reach.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

using core::Overlay;
using core::OverlayTone;

/// Why a unit does not go anywhere, whatever it could; null when it may.
const char* whyRooted(const State& state, UnitId id) {
    if (state.at(id).aboard.valid())
        return "refused.carried";
    if (disrupted(state, id))
        return "refused.disrupted";
    if (state.at(id).panicked)
        return "refused.panicked";
    return inContact(state, id) ? "refused.contact" : nullptr;
}

/// The leaders whose radius counts: the one who was chosen, or all of the unit's side.
std::vector<UnitId> leadersFor(const State& state, UnitId id) {
    std::vector<UnitId> leaders;
    for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value) {
        const Profile& leader = state.setup->of(other);
        const bool meant = state.setup->of(id).leader() ? other == id : leader.side == state.setup->of(id).side;
        if (leader.leader() && meant && onMap(state, other))
            leaders.push_back(other);
    }
    return leaders;
}

} // namespace

Overlay movementReach(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    Drawing drawing(state, captionFor(state, id, "overlay.reach.from", "overlay.reach.enters"));
    if (const char* rooted = whyRooted(state, id)) {
        drawing.say({.text = rooted, .unit = id});
        return drawing.take();
    }
    if (!onMap(state, id) && !state.setup->of(id).enters) {
        drawing.say({.text = "overlay.reach.unplaced", .unit = id});
        return drawing.take();
    }
    const bool underWay = state.stage == Stage::Move && state.phasing == state.setup->of(id).side && !unit.moved;
    State fresh = state;
    if (!underWay)
        fresh.at(id).used = 0;
    const int allowance = underWay ? unit.allowance : allowanceOf(fresh, id);
    const bool oneHex = state.phase != Phase::Chariots && fresh.at(id).used == 0; // 5.15, ruling A-24
    if (onMap(state, id) && !inControl(state, id))
        drawing.say({.text = "overlay.reach.uncontrolled", .unit = id, .hex = unit.hex});
    const Reach reach = reachOf(state, id, allowance, oneHex);
    if (onMap(state, id))
        drawing.startAt(unit.hex);
    for (std::size_t i = 0; i < reach.points.size(); ++i) {
        const SpaceId hex{static_cast<int>(i)};
        if (!reach.holds(hex) || (onMap(state, id) && hex == unit.hex))
            continue;
        const bool crowded = crowdingWith(state, hex, id) != Crowding::None && !state.setup->of(id).leader();
        const char* why = crowded         ? "overlay.reach.passes"
                          : reach.ends[i] ? "overlay.reach.ends"
                                          : "overlay.reach.goes";
        drawing.add(hex, crowded || reach.ends[i] ? OverlayTone::Partial : OverlayTone::Full,
                    std::to_string(reach.points[i]), {.text = why, .unit = id, .hex = hex, .n = reach.points[i]});
    }
    return drawing.take();
}

Overlay controlRadius(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    Drawing drawing(state, {.text = "overlay.control.of", .unit = id, .side = setup.of(id).side});
    if (!setup.options.leaders)
        drawing.say({.text = "overlay.control.unused"});
    const std::vector<UnitId> leaders = setup.options.leaders ? leadersFor(state, id) : std::vector<UnitId>{};
    if (leaders.empty() && setup.options.leaders)
        drawing.say({.text = "overlay.control.nobody", .side = setup.of(id).side});
    for (std::size_t i = 0; i < setup.map.hexes.size() && !leaders.empty(); ++i) {
        const SpaceId hex{static_cast<int>(i)};
        const auto leads = [&](UnitId leader) {
            return distance(setup.map, state.at(leader).hex, hex) <= setup.tables.leader(state.at(leader).level).radius;
        };
        const auto leader = std::find_if(leaders.begin(), leaders.end(), leads);
        if (leader != leaders.end())
            drawing.add(hex, OverlayTone::Full, {}, {.text = "overlay.control.hex", .unit = *leader, .hex = hex},
                        state.at(*leader).hex);
    }
    return drawing.take();
}

Overlay deploymentZone(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    Drawing drawing(
        state,
        {.text = unit.enters ? "overlay.zone.enters" : "overlay.zone.deploys", .unit = id, .n = unit.arrives.value});
    const bool deploys = state.stage == Stage::Deploy && !unit.enters && unit.side == deploying(state);
    for (const SpaceId hex : unit.starts) {
        const Objection why = deploys ? objectionTo(state, Deploy{id, hex}) : Objection{};
        drawing.add(hex, why.empty() ? OverlayTone::Full : OverlayTone::Partial, {},
                    why.empty() ? About{.text = "overlay.zone.hex", .unit = id, .hex = hex} : why);
    }
    return drawing.take();
}

} // namespace orontes::chariot

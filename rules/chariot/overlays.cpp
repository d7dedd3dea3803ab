// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/overlays.h"

#include "rules/chariot/game.h"
#include "rules/chariot/plots.h"
#include "rules/core/play/roster_place.h"

namespace orontes::chariot {
namespace {

using core::Overlay;

/// The position as it would be if the unit stood there.
State standingAt(const State& state, UnitId unit, SpaceId hex) {
    State there = state;
    if (!hex.valid() || heldBy(state, hex, enemyOf(state.setup->of(unit).side)))
        return there;
    if (onMap(there, unit))
        lift(there, unit);
    put(there, unit, hex);
    return there;
}

bool isOnBoard(const Setup& setup, const std::optional<SpaceId>& hex) {
    return hex && hex->valid() && static_cast<std::size_t>(hex->value) < setup.map.hexes.size();
}

} // namespace

About captionFor(const State& state, UnitId unit, const char* there, const char* away) {
    const bool stands = onMap(state, unit);
    return {.text = stands ? there : away, .unit = unit, .hex = stands ? state.at(unit).hex : SpaceId{}};
}

core::Overlay Game::overlay(const State& played, const core::OverlayRequest& request) {
    const State state = seenBy(played, {}); // a fire unit that is to move stops nobody: that is a secret (20.1)
    const std::string& which = request.overlay.value;
    const SpaceId hex = isOnBoard(*state.setup, request.space) ? *request.space : SpaceId{};
    if (which == "protection")
        return fireProtection(state);
    if (which == "stacking")
        return stacking(state);
    if (which == "sight")
        return hex.valid() && !state.setup->map.groundOf(hex).beyond ? lineOfSight(state, hex) : Overlay{};
    const UnitId unit = core::placeOf(*state.setup, request.counter.value_or(core::CounterId{}));
    const bool plays = unit.valid() && (onMap(state, unit) || state.at(unit).presence == Presence::Waiting);
    if (!plays)
        return {};
    if (which == "zone")
        return deploymentZone(state, unit);
    const State there = standingAt(state, unit, hex);
    if (which == "reach")
        return movementReach(there, unit);
    if (which == "fire")
        return fireRange(there, unit);
    return which == "control" ? controlRadius(there, unit) : Overlay{};
}

} // namespace orontes::chariot

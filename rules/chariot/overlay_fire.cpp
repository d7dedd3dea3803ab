// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/overlays.h"
#include "rules/chariot/sight.h"

#include <algorithm>
#include <map>

namespace orontes::chariot {
namespace {

using core::Overlay;
using core::OverlayTone;

/// Calls with every other hex of the map within a distance, and the distance.
template <class Visit>
void forHexesWithin(const Hexes& map, SpaceId centre, int most, Visit visit) {
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const SpaceId hex{static_cast<int>(i)};
        const int away = distance(map, centre, hex);
        if (away > 0 && away <= most && !map.groundOf(hex).beyond)
            visit(hex, away);
    }
}

/// The protection that most hexes have.
Strength usualProtection(const Hexes& map) {
    std::map<Strength, int> counts;
    for (const Hex& hex : map.hexes)
        if (map.grounds[hex.ground].passable)
            ++counts[map.grounds[hex.ground].protection];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? Strength{} : most->first;
}

About crowdingAbout(Crowding crowding, SpaceId hex, int limit) {
    switch (crowding) {
    case Crowding::None:
        break;
    case Crowding::Stacking:
        return {.text = "refused.stacking", .hex = hex, .n = limit};
    case Crowding::Classes:
        return {.text = "refused.classes", .hex = hex};
    case Crowding::Chariots:
        return {.text = "refused.chariot-hex", .hex = hex};
    }
    return {.text = "overlay.stacking.hex", .hex = hex};
}

} // namespace

Overlay lineOfSight(const State& state, SpaceId from) {
    Drawing drawing(state, {.text = "overlay.sight.from", .hex = from});
    drawing.startAt(from);
    forHexesWithin(state.setup->map, from, rangeLimit, [&](SpaceId hex, int) {
        const Sight sight = sightBetween(state, from, hex);
        if (sight.clear())
            drawing.add(hex, OverlayTone::Full, {}, {.text = "overlay.sight.clear", .hex = hex});
        else
            drawing.add(hex, OverlayTone::None, {}, objectionToSight(sight), sight.hex);
    });
    return drawing.take();
}

Overlay fireRange(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Profile& unit = setup.of(id);
    Drawing drawing(state, captionFor(state, id, "overlay.fire.from", "overlay.unplaced"));
    if (!unit.firing())
        drawing.say({.text = "overlay.fire.none", .unit = id});
    if (!unit.firing() || !onMap(state, id))
        return drawing.take();
    const SpaceId from = state.at(id).hex;
    drawing.startAt(from);
    if (isBanned(state, id)) {
        drawing.say({.text = "refused.fire-banned", .unit = id});
        return drawing.take();
    }
    forHexesWithin(setup.map, from, unit.range, [&](SpaceId hex, int away) {
        const Strength strength = fireStrength(setup, id, away);
        if (!aimsAhead(state, id, hex))
            return drawing.add(hex, OverlayTone::None, {}, {.text = "refused.not-in-front", .unit = id, .hex = hex});
        const Sight sight = sightBetween(state, from, hex);
        if (!sight.clear())
            return drawing.add(hex, OverlayTone::None, {}, objectionToSight(sight, id), sight.hex);
        const bool weaker = strength < Strength::points(unit.fire);
        drawing.add(hex, weaker ? OverlayTone::Partial : OverlayTone::Full, core::written(fractionOf(strength)),
                    {.text = weaker ? "overlay.fire.weaker" : "overlay.fire.bears", .hex = hex, .n = away});
    });
    return drawing.take();
}

Overlay fireProtection(const State& state) {
    const Hexes& map = state.setup->map;
    const Strength usual = usualProtection(map);
    Drawing drawing(state, {.text = "overlay.protection.all", .n = static_cast<int>(usual.parts / Strength::perPoint)});
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const SpaceId hex{static_cast<int>(i)};
        const Ground& ground = map.groundOf(hex);
        if (ground.passable && ground.protection != usual)
            drawing.add(hex, ground.protection > usual ? OverlayTone::Full : OverlayTone::Partial,
                        core::written(fractionOf(ground.protection)), {.text = "overlay.protection.hex", .hex = hex});
    }
    return drawing.take();
}

Overlay stacking(const State& state) {
    const Setup& setup = *state.setup;
    Drawing drawing(state, {.text = "overlay.stacking.all"});
    for (std::size_t i = 0; i < setup.map.hexes.size(); ++i) {
        const SpaceId hex{static_cast<int>(i)};
        if (isEmpty(state, hex))
            continue;
        const int limit = setup.of(sideIn(state, hex)).stacking;
        const int units = stackedIn(state, hex);
        const Crowding crowding = crowdingIn(state, hex);
        const OverlayTone tone = crowding != Crowding::None ? OverlayTone::None
                                 : units == limit           ? OverlayTone::Partial
                                                            : OverlayTone::Full;
        drawing.add(hex, tone, std::to_string(units) + "/" + std::to_string(limit),
                    crowdingAbout(crowding, hex, limit));
    }
    if (drawing.empty())
        drawing.say({.text = "overlay.stacking.nobody"});
    return drawing.take();
}

} // namespace orontes::chariot

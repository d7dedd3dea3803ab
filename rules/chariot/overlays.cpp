// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/reach.h"
#include "rules/chariot/sight.h"

#include <algorithm>
#include <map>

namespace orontes::chariot {
namespace {

using core::Overlay;
using core::OverlayTone;

class Drawing {
public:
    Drawing(const State& state, const About& caption) : m_setup(*state.setup) { say(caption); }

    void say(const About& caption) { m_overlay.caption = textOf(m_setup, caption); }
    void startAt(SpaceId hex) { m_overlay.origin = hex; }
    void add(SpaceId hex, OverlayTone tone, std::string figure, const About& why,
             std::optional<SpaceId> because = std::nullopt) {
        m_overlay.spaces.push_back({hex, tone, std::move(figure), textOf(m_setup, why), because});
    }
    Overlay take() { return std::move(m_overlay); }

private:
    const Setup& m_setup;
    Overlay m_overlay;
};

/// The position as it would be if the unit stood there.
State standingAt(const State& state, UnitId unit, const std::optional<SpaceId>& hex) {
    State there = state;
    if (!hex || heldBy(state, *hex, enemyOf(state.setup->of(unit).side)))
        return there;
    if (onMap(there, unit))
        lift(there, unit);
    put(there, unit, *hex);
    return there;
}

About captionFor(const State& state, UnitId unit, const char* there, const char* away) {
    const bool stands = onMap(state, unit);
    return {.text = stands ? there : away, .unit = unit, .hex = stands ? state.at(unit).hex : SpaceId{}};
}

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
        drawing.say({.text = "refused.no-fire-unit", .unit = id});
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
    return drawing.take();
}

UnitId unitOf(const Setup& setup, const std::optional<core::CounterId>& counter) {
    for (UnitId id{0}; counter && id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).counter == *counter)
            return id;
    return {};
}

bool isOnBoard(const Setup& setup, const std::optional<SpaceId>& hex) {
    return hex && hex->valid() && static_cast<std::size_t>(hex->value) < setup.map.hexes.size();
}

} // namespace

core::Overlay Game::overlay(const State& state, const core::OverlayRequest& request) {
    const std::string& which = request.overlay.value;
    const std::optional<SpaceId> hex = isOnBoard(*state.setup, request.space) ? request.space : std::nullopt;
    if (which == "protection")
        return fireProtection(state);
    if (which == "stacking")
        return stacking(state);
    if (which == "sight")
        return hex ? lineOfSight(state, *hex) : Overlay{};
    const UnitId unit = unitOf(*state.setup, request.counter);
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

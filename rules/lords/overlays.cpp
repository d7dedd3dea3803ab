// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/roster_place.h"
#include "rules/lords/game.h"
#include "rules/lords/position.h"
#include "rules/lords/reach.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/tale.h"
#include "rules/lords/travel.h"

#include <string>

namespace orontes::lords {
namespace {

using core::Overlay;
using core::OverlayTone;

Overlay captioned(const Setup& setup, const About& caption) {
    Overlay overlay;
    overlay.caption = textOf(setup, caption);
    return overlay;
}

void add(Overlay& overlay, const Setup& setup, OverlayTone tone, std::string figure, const About& why) {
    overlay.spaces.push_back({why.area, tone, std::move(figure), textOf(setup, why), std::nullopt});
}

/// The position as if the piece stood there in the movement phase of its nation, with its whole move before it.
State standing(const State& state, PieceId piece, SpaceId area) {
    State asIf = state;
    asIf.march = {};
    asIf.now = {};
    asIf.now.mover = state.at(piece).nation;
    if (asIf.at(piece).lot != Lot::OnMap)
        putDown(asIf, piece, area);
    else if (asIf.at(piece).area != area)
        shift(asIf, piece, area);
    return asIf;
}

/// How far it gets by land, and where enemies would stop it (5.2, 5.4).
Overlay reach(const State& state, PieceId piece, SpaceId from) {
    const Setup& setup = *state.setup;
    const int moves = allowance(state, piece);
    if (moves == 0)
        return captioned(setup, {.text = "overlay.reach.none", .piece = piece});
    const State asIf = standing(state, piece, from);
    const Reach ways(asIf, piece, from, moves, false);
    Overlay overlay = captioned(setup, {.text = "overlay.reach.of", .piece = piece, .area = from, .n = moves});
    overlay.origin = from;
    for (const SpaceId area : ways.areas()) {
        if (area == from)
            continue;
        const int enemies = enemiesIn(asIf, area, asIf.now.mover);
        add(overlay, setup, enemies > 0 ? OverlayTone::Partial : OverlayTone::Full, std::to_string(ways.cost(area)),
            {.text = enemies > 0 ? "overlay.reach.enemies" : "overlay.reach.area",
             .piece = piece,
             .area = area,
             .n = ways.cost(area),
             .m = enemies});
    }
    return overlay;
}

/// Coasts that its ships reach, with the areas that count (5.6).
Overlay voyages(const State& state, PieceId piece, SpaceId from) {
    const Setup& setup = *state.setup;
    const NationId id = state.at(piece).nation;
    const AreaSet reached = setup.of(id).voyages[static_cast<std::size_t>(from.value)];
    if (reached.empty())
        return captioned(setup, {.text = setup.of(id).seaUnits == 0 ? "overlay.sea.none" : "overlay.sea.inland",
                                 .piece = piece,
                                 .area = from,
                                 .nation = id});
    Overlay overlay =
        captioned(setup, {.text = "overlay.sea.of", .piece = piece, .area = from, .n = setup.of(id).seaRange});
    overlay.origin = from;
    std::array<int, areaLimit> steps{};
    AreaSet rim;
    AreaSet seen;
    rim.add(from);
    for (int step = 1; step <= setup.of(id).seaRange; ++step) {
        AreaSet next;
        for (const SpaceId area : rim)
            next = next | setup.of(area).coast;
        seen = seen | rim;
        rim = (next & reached) - seen;
        for (const SpaceId area : rim)
            steps[static_cast<std::size_t>(area.value)] = step;
    }
    for (const SpaceId area : reached) {
        const int step = steps[static_cast<std::size_t>(area.value)];
        const bool closed = isClosed(state, id, area);
        add(overlay, setup, closed ? OverlayTone::None : OverlayTone::Full, std::to_string(step),
            {.text = closed ? "overlay.sea.closed" : "overlay.sea.area", .piece = piece, .area = area, .n = step});
    }
    return overlay;
}

/// Areas whose battles a ruler there may help (2.1.1, 6.6).
Overlay aid(const State& state, PieceId piece, SpaceId from) {
    const Setup& setup = *state.setup;
    if (kindOf(state, piece) != Kind::Ruler)
        return captioned(setup, {.text = "overlay.aid.none", .piece = piece});
    Overlay overlay = captioned(setup, {.text = "overlay.aid.of", .piece = piece, .area = from});
    overlay.origin = from;
    for (const SpaceId area : setup.of(state.at(piece).nation).aid[static_cast<std::size_t>(from.value)])
        add(overlay, setup, area == from ? OverlayTone::Full : OverlayTone::Partial, {},
            {.text = area == from ? "overlay.aid.here" : "overlay.aid.area", .piece = piece, .area = area});
    return overlay;
}

/// The position as if the battles of the turn were over.
State afterBattles(const State& state, PieceId piece, SpaceId area) {
    State asIf = state;
    if (!std::holds_alternative<Redeploying>(state.step)) {
        asIf.march = {};
        asIf.now.mustLeave = {};
        asIf.at(piece).left = static_cast<std::int8_t>(allowance(state, piece));
    }
    if (asIf.at(piece).area != area)
        shift(asIf, piece, area);
    return asIf;
}

/// Where it may go when the battles are over: what was passed this turn, or is held (8.1).
Overlay wayBack(const State& state, PieceId piece, SpaceId from) {
    const Setup& setup = *state.setup;
    if (!mover(state).valid() || !obeys(state, piece, mover(state)) || state.at(piece).lot != Lot::OnMap)
        return captioned(setup, {.text = "overlay.back.none", .piece = piece});
    const State asIf = afterBattles(state, piece, from);
    const int left = asIf.at(piece).left;
    Overlay overlay = captioned(setup, {.text = "overlay.back.of", .piece = piece, .area = from, .n = left});
    overlay.origin = from;
    const Reach ways(asIf, piece, from, left, true);
    for (const SpaceId area : ways.areas()) {
        const bool ends = isRefuge(asIf, area);
        if (area != from || ends)
            add(overlay, setup, ends ? OverlayTone::Full : OverlayTone::Partial, std::to_string(ways.cost(area)),
                {.text = ends ? "overlay.back.area" : "overlay.back.through",
                 .piece = piece,
                 .area = area,
                 .n = ways.cost(area)});
    }
    return overlay;
}

/// Where its nation's new units and its dead come in (9.1, 9.2).
Overlay homes(const State& state, PieceId piece) {
    const Setup& setup = *state.setup;
    const NationId id = state.at(piece).nation;
    Overlay overlay = captioned(setup, {.text = "overlay.homes.of", .piece = piece, .nation = id});
    const AreaSet zone = setup.of(piece).zone;
    const AreaSet returns = setup.of(id).replacements;
    for (const SpaceId area : zone | returns)
        add(overlay, setup, zone.has(area) ? OverlayTone::Full : OverlayTone::Partial, {},
            {.text = zone.has(area) ? "overlay.homes.arrives" : "overlay.homes.returns",
             .piece = piece,
             .area = area,
             .nation = id});
    return overlay;
}

} // namespace

core::Overlay Game::overlay(const State& state, const core::OverlayRequest& request) {
    const Setup& setup = *state.setup;
    if (!request.counter)
        return {};
    const PieceId piece = core::placeOf(setup, *request.counter);
    if (!piece.valid())
        return {};
    const int areas = static_cast<int>(setup.areas.size());
    if (request.space && (request.space->value < 0 || request.space->value >= areas))
        return {};
    if (request.overlay.value == "homes")
        return homes(state, piece);
    const SpaceId from = request.space                       ? *request.space
                         : state.at(piece).lot == Lot::OnMap ? state.at(piece).area
                                                             : SpaceId{};
    if (!from.valid())
        return captioned(setup, {.text = "overlay.unplaced", .piece = piece});
    if (request.overlay.value == "reach")
        return reach(state, piece, from);
    if (request.overlay.value == "sea")
        return voyages(state, piece, from);
    if (request.overlay.value == "back")
        return wayBack(state, piece, from);
    return request.overlay.value == "aid" ? aid(state, piece, from) : Overlay{};
}

} // namespace orontes::lords

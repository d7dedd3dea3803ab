// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/roster_place.h"
#include "rules/onehour/firing.h"
#include "rules/onehour/game.h"
#include "rules/onehour/movement.h"
#include "rules/onehour/sight.h"

#include <algorithm>
#include <string>

namespace orontes::onehour {
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

/// The position as if the unit stood there, free to move: in its own turn, nothing done yet.
State standing(const State& state, UnitId unit, SpaceId space) {
    State asIf = state;
    Unit& one = asIf.at(unit);
    one.presence = Presence::OnBoard;
    one.space = space;
    one.moved = one.charged = one.fired = false;
    return asIf;
}

/// Where the unit may end its move, with an arrow for each way that it may face there.
Overlay reach(const State& state, UnitId unit) {
    static constexpr std::array<const char*, facingCount> arrows{"↑", "→", "↓", "←"};
    const Setup& setup = *state.setup;
    if (!state.at(unit).routing && state.at(unit).presence != Presence::OnBoard && gatesOf(state, unit).empty())
        return captioned(setup, {.text = "overlay.unplaced", .unit = unit});
    const Field field = fieldOf(state, setup.of(unit).side);
    const Moves moves = state.at(unit).routing ? Moves{} : movesOf(state, unit, field);
    const Danger danger = dangerTo(state, unit, field);
    Overlay overlay =
        captioned(setup, {.text = moves.none() ? "overlay.reach.none" : "overlay.reach.of", .unit = unit});
    if (onBoard(state, unit))
        overlay.origin = state.at(unit).space;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(setup.ground.size()); ++i) {
        const SpaceId space{i};
        const Square square = setup.squareOf(space);
        std::string figure;
        bool charges = false;
        for (std::size_t facing = 0; facing < facingCount; ++facing)
            if (moves.ends[facing].contains(square)) {
                figure += arrows[facing];
                charges = charges || (space != state.at(unit).space && danger.striking[facing].contains(square));
            }
        const bool exits = moves.exits.contains(square);
        if (figure.empty() && !exits)
            continue;
        const char* text = charges          ? "overlay.reach.charge"
                           : figure.empty() ? "overlay.reach.exit"
                                            : "overlay.reach.space";
        add(overlay, setup, charges ? OverlayTone::Partial : OverlayTone::Full, std::move(figure),
            {.text = text, .unit = unit, .space = space});
    }
    return overlay;
}

Overlay arc(const State& state, UnitId unit) {
    const Setup& setup = *state.setup;
    const Unit& one = state.at(unit);
    if (one.type != Type::Archers)
        return captioned(setup, {.text = "overlay.arc.none", .unit = unit});
    Overlay overlay = captioned(setup, {.text = "overlay.arc.of", .unit = unit, .space = one.space});
    overlay.origin = one.space;
    const Square from = setup.squareOf(one.space);
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(setup.ground.size()); ++i) {
        const SpaceId space{i};
        const Square square = setup.squareOf(space);
        if (!inArc(setup, from, one.facing, square))
            continue;
        const bool hidden = setup.options.fireSight && !sees(state, one.space, space);
        const bool cover = setup.groundOf(space).coverUnderFire;
        const char* text = hidden ? "overlay.arc.hidden" : cover ? "overlay.arc.cover" : "overlay.arc.space";
        add(overlay, setup,
            hidden  ? OverlayTone::None
            : cover ? OverlayTone::Partial
                    : OverlayTone::Full,
            std::to_string(distance(from, square)), {.text = text, .unit = unit, .space = space});
    }
    return overlay;
}

/// How attacks from the eight squares around count.
Overlay aspects(const State& state, UnitId unit) {
    const Setup& setup = *state.setup;
    const Unit& one = state.at(unit);
    Overlay overlay = captioned(setup, {.text = "overlay.aspects.of", .unit = unit, .space = one.space});
    overlay.origin = one.space;
    const Square here = setup.squareOf(one.space);
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(setup.ground.size()); ++i) {
        const SpaceId space{i};
        if (!touching(here, setup.squareOf(space)))
            continue;
        const Aspect aspect = aspectOf(here, one.facing, setup.squareOf(space));
        const UnitId there = unitAt(state, space);
        const bool enemy = there.valid() && setup.of(there).side != setup.of(unit).side;
        const char* text = aspect == Aspect::Front   ? "overlay.aspects.front"
                           : aspect == Aspect::Flank ? "overlay.aspects.flank"
                                                     : "overlay.aspects.rear";
        const OverlayTone tone = enemy                     ? OverlayTone::Partial
                                 : aspect == Aspect::Front ? OverlayTone::Full
                                                           : OverlayTone::None;
        add(overlay, setup, tone, aspect == Aspect::Front ? "×1" : "×2", {.text = text, .unit = unit, .space = space});
    }
    return overlay;
}

Overlay zone(const State& state, UnitId unit) {
    const Setup& setup = *state.setup;
    Overlay overlay = captioned(setup, {.text = "overlay.zone.of", .unit = unit});
    const std::vector<SpaceId>& zone = setup.of(unit).zone;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(setup.ground.size()); ++i) {
        const SpaceId space{i};
        bool begins = std::binary_search(zone.begin(), zone.end(), space);
        for (const Gates& gates : setup.of(unit).gates)
            for (const Gate& gate : gates)
                begins = begins || gate.squares.contains(setup.squareOf(space));
        if (begins && setup.groundOf(space).open(state.at(unit).type))
            add(overlay, setup, OverlayTone::Full, {}, {.text = "overlay.zone.space", .unit = unit, .space = space});
    }
    return overlay;
}

} // namespace

core::Overlay Game::overlay(const State& state, const core::OverlayRequest& request) {
    const Setup& setup = *state.setup;
    const UnitId unit = core::placeOf(setup, request.counter.value_or(core::CounterId{}));
    if (!unit.valid() || state.at(unit).presence == Presence::Lost)
        return {};
    const std::string& which = request.overlay.value;
    if (which == "zone")
        return zone(state, unit);
    const bool chosen =
        request.space && request.space->valid() && static_cast<std::size_t>(request.space->value) < setup.ground.size();
    if (which == "reach")
        return reach(chosen ? standing(state, unit, *request.space) : state, unit);
    if (which != "arc" && which != "aspects")
        return {};
    if (!chosen && !onBoard(state, unit))
        return captioned(setup, {.text = "overlay.unplaced", .unit = unit});
    const State asIf = chosen ? standing(state, unit, *request.space) : state;
    return which == "arc" ? arc(asIf, unit) : aspects(asIf, unit);
}

} // namespace orontes::onehour

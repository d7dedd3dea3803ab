// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"

#include "rules/chariot/combat.h"
#include "rules/chariot/movement.h"

#include <algorithm>
#include <array>

namespace orontes::chariot {
namespace {

using Tokens = std::array<const char*, hexsides>;
constexpr Tokens pointyTokens{"ne", "e", "se", "sw", "w", "nw"};
constexpr Tokens flatTokens{"n", "ne", "se", "s", "sw", "nw"};

const Tokens& tokens(const core::HexGrid& grid) {
    return core::isFlat(grid) ? flatTokens : pointyTokens;
}

bool isOnTheWay(const State& state, UnitId unit) {
    return std::find(state.march.units.begin(), state.march.units.end(), unit) != state.march.units.end();
}

int sideTowards(const core::HexGrid& grid, Axial step) {
    return core::directionTo(grid, core::cellOf(grid, {}), core::cellOf(grid, step)).value_or(-1);
}

} // namespace

bool aimsAhead(const State& state, UnitId id, SpaceId hex) {
    if (!state.setup->options.facing)
        return true;
    const Hexes& map = state.setup->map;
    const SpaceId from = state.at(id).hex;
    if (adjacent(map, from, hex))
        return frontsOn(state, id, hex);
    const SightStep& first = map.sightBetween(from, hex).front();
    return fronts(state, id, sideTowards(map.grid, first.first)) ||
           fronts(state, id, sideTowards(map.grid, first.second));
}

bool isFlanked(const State& state, const Combat& combat, UnitId defender) {
    return state.setup->options.facing &&
           std::any_of(combat.attackers.begin(), combat.attackers.end(),
                       [&](UnitId attacker) { return !frontsOn(state, defender, state.at(attacker).hex); });
}

UnitId mustFace(const State& state) {
    if (!state.setup->options.facing)
        return {};
    if (state.wheeling.valid())
        return state.wheeling;
    const bool deploys = state.stage == Stage::Deploy;
    if (!deploys && state.stage != Stage::Move && state.stage != Stage::Debark)
        return {};
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (onMap(state, id) && !state.at(id).aboard.valid() && !facingOf(state, id).valid() &&
            !isOnTheWay(state, id) && (deploys || state.setup->of(id).side == state.phasing))
            return id;
    return {};
}

Objection objectionTo(const State& state, const Turn& turn) {
    const Unit& unit = state.at(turn.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = turn.unit};
    };
    if (!state.setup->options.facing)
        return because("refused.no-facing", "R-CHA-3.34a");
    if (const UnitId first = mustFace(state); first.valid()) {
        if (turn.unit != first)
            return {.text = "refused.face-first", .rule = "R-CHA-16.0a", .unit = first};
        if (state.wheeling.valid() && !isFront(unit.facing, turn.facing.value))
            return because("refused.wheel", "R-CHA-16.0b");
        return {};
    }
    if (state.stage != Stage::Move || !isOnTheWay(state, turn.unit))
        return because("refused.not-taken", "R-CHA-16.11a");
    if (unit.facing == turn.facing)
        return because("refused.faces-already", "R-CHA-16.11a");
    if (unit.facing.valid() && unit.allowance < halvesPerPoint)
        return because("refused.no-turn-left", "R-CHA-16.11a");
    return {};
}

void turnChoices(const State& state, std::vector<Action>& out) {
    if (!state.setup->options.facing)
        return;
    const auto offer = [&](UnitId unit) {
        for (Facing facing{0}; facing.value < hexsides; ++facing.value)
            if (objectionTo(state, Turn{unit, facing}).empty())
                out.push_back(Turn{unit, facing});
    };
    if (const UnitId first = mustFace(state); first.valid())
        return offer(first);
    for (const UnitId unit : state.march.units)
        offer(unit);
}

void faceAlong(State& state, Tale& tale, UnitId id, Facing facing) {
    Unit& unit = state.at(id);
    if (!state.setup->options.facing || unit.facing == facing)
        return;
    const core::HexGrid& grid = state.setup->map.grid;
    const std::string before = unit.facing.valid() ? tokenOf(grid, unit.facing) : "";
    const std::string now = tokenOf(grid, facing);
    unit.facing = facing;
    const std::string text = "tale.faces." + now;
    tale.tell({.text = text.c_str(), .rule = "R-CHA-16.0a", .unit = id, .hex = unit.hex},
              core::Marked{state.setup->of(id).counter, core::FieldId{"facing"}, before, now});
}

void play(State& state, Tale& tale, const Turn& turn) {
    Unit& unit = state.at(turn.unit);
    const bool free = !unit.facing.valid() || state.wheeling.valid();
    faceAlong(state, tale, turn.unit, turn.facing);
    if (state.wheeling.valid()) {
        state.wheeling = {};
        return endAdvance(state);
    }
    if (free)
        return;
    unit.used = static_cast<std::int16_t>(unit.used + halvesPerPoint);
    unit.allowance = static_cast<std::int16_t>(unit.allowance - halvesPerPoint);
    if (unit.allowance < halvesPerPoint) { // nothing costs less than a point
        unit.moved = true;
        unit.allowance = 0;
        std::erase(state.march.units, turn.unit);
        if (state.march.units.empty())
            state.march = {};
    }
}

const char* tokenOf(const core::HexGrid& grid, Facing facing) {
    return tokens(grid)[static_cast<std::size_t>(facing.value)];
}

Facing facingFrom(const core::HexGrid& grid, const std::string& token) {
    const auto found = std::find(tokens(grid).begin(), tokens(grid).end(), token);
    return found == tokens(grid).end() ? Facing{} : Facing{static_cast<std::int8_t>(found - tokens(grid).begin())};
}

Facing facingTowards(const Hexes& map, SpaceId from, SpaceId to) {
    Facing best{0};
    int least = 9999;
    for (int side = 0; side < hexsides; ++side)
        if (const SpaceId next = map.of(from).next[static_cast<std::size_t>(side)]; next.valid())
            if (const int away = distance(map, next, to); away < least) {
                least = away;
                best = Facing{static_cast<std::int8_t>(side)};
            }
    return best;
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/sight.h"

namespace orontes::chariot {
namespace {

/// Walks the line from the firing hex to the target.
class Walk {
public:
    Walk(const State& state, SpaceId from, SpaceId to)
        : m_state(state), m_map(state.setup->map), m_from(from), m_to(to), m_level(m_map.groundOf(from).level) {}

    Sight see() {
        const Axial origin = m_map.of(m_from).axial;
        for (const SightStep& step : m_map.sightBetween(m_from, m_to)) {
            const SpaceId first = m_map.at(origin + step.first);
            const Sight blocked = step.between ? alongSide(first, m_map.at(origin + step.second)) : through(first);
            if (!blocked.clear())
                return blocked;
            m_first = false;
        }
        return {};
    }

private:
    Sight through(SpaceId hex) {
        m_free = m_free || isAtHisFeet(hex);
        m_beyond = m_beyond || (m_before.valid() && m_before != m_from && crosses(m_before, hex)); // ruling A-43
        m_before = hex;
        return blockIn(hex);
    }

    /// 6.38: clear when either side is, each taken as if the line passed it (ruling A-45).
    Sight alongSide(SpaceId one, SpaceId other) {
        const bool free = m_free;
        m_before = {};
        m_free = free || isAtHisFeet(one);
        const Sight blocked = blockIn(one);
        if (blocked.clear())
            return {};
        m_free = free || isAtHisFeet(other);
        return blockIn(other).clear() ? Sight{} : blocked;
    }

    /// 6.37: the slope over which a line leaves the hilltop of the firing unit.
    bool isAtHisFeet(SpaceId hex) const {
        return m_first && hex.valid() && m_level == Level::Hilltop && m_map.groundOf(hex).level == Level::Slope;
    }

    bool crosses(SpaceId a, SpaceId b) const {
        const int side = directionTo(m_map, a, b);
        return side >= 0 && (m_map.of(a).crests >> side & 1) != 0;
    }

    /// 6.36: a slope blocks unless one end of the line is a hilltop next to it.
    bool slopeOpens(SpaceId slope) const {
        const bool fromTop = m_level == Level::Hilltop && adjacent(m_map, slope, m_from);
        const bool toTop = m_map.groundOf(m_to).level == Level::Hilltop && adjacent(m_map, slope, m_to);
        return fromTop || toTop;
    }

    bool occupantsBlock(SpaceId hex) const {
        if (isEmpty(m_state, hex))
            return false;
        switch (m_level) {
        case Level::Ground:
            return true;
        case Level::Slope:
            return m_map.groundOf(hex).level != Level::Ground;
        case Level::Hilltop:
            break;
        }
        return !m_free || m_beyond;
    }

    Sight blockIn(SpaceId hex) const {
        if (!hex.valid() || m_map.groundOf(hex).beyond)
            return {Block::Terrain, hex}; // outside the map nothing is seen
        const Ground& ground = m_map.groundOf(hex);
        if (ground.blocksFire)
            return {Block::Terrain, hex};
        if (ground.level == Level::Hilltop && m_level != Level::Hilltop)
            return {Block::Hilltop, hex};
        if (ground.level == Level::Slope && !slopeOpens(hex))
            return {Block::Slope, hex};
        return occupantsBlock(hex) ? Sight{Block::Occupied, hex} : Sight{};
    }

    const State& m_state;
    const Hexes& m_map;
    SpaceId m_from;
    SpaceId m_to;
    SpaceId m_before = m_from; ///< the hex passed last; none after a hexside
    Level m_level;
    bool m_first = true;
    bool m_free = false;
    bool m_beyond = false;
};

} // namespace

Sight sightBetween(const State& state, SpaceId from, SpaceId to) {
    return Walk(state, from, to).see();
}

Objection objectionToSight(const Sight& sight, UnitId unit) {
    switch (sight.block) {
    case Block::None:
        return {};
    case Block::Terrain:
        if (!sight.hex.valid())
            return {.text = "refused.sight-beyond", .rule = "R-CHA-6.34a", .unit = unit};
        return {.text = "refused.sight-terrain", .rule = "R-CHA-6.32a", .unit = unit, .hex = sight.hex};
    case Block::Hilltop:
        return {.text = "refused.sight-hilltop", .rule = "R-CHA-6.35b", .unit = unit, .hex = sight.hex};
    case Block::Slope:
        return {.text = "refused.sight-slope", .rule = "R-CHA-6.36a", .unit = unit, .hex = sight.hex};
    case Block::Occupied:
        break;
    }
    return {.text = "refused.sight-units", .rule = "R-CHA-6.37b", .unit = unit, .hex = sight.hex};
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/overlay.h"

#include <optional>
#include <string>

namespace orontes::chariot {

/// An overlay being put together.
class Drawing {
public:
    Drawing(const State& state, const About& caption) : m_setup(*state.setup) { say(caption); }

    void say(const About& caption) { m_overlay.caption = textOf(m_setup, caption); }
    void startAt(SpaceId hex) { m_overlay.origin = hex; }
    void add(SpaceId hex, core::OverlayTone tone, std::string figure, const About& why,
             std::optional<SpaceId> because = std::nullopt) {
        if (because && !because->valid())
            because.reset(); // beyond the map
        m_overlay.spaces.push_back({hex, tone, std::move(figure), textOf(m_setup, why), because});
    }
    bool empty() const { return m_overlay.spaces.empty(); }
    core::Overlay take() { return std::move(m_overlay); }

private:
    const Setup& m_setup;
    core::Overlay m_overlay;
};

/// What the overlay of a unit is about; `away` when it is not on the map.
About captionFor(const State& state, UnitId unit, const char* there, const char* away);

core::Overlay movementReach(const State& state, UnitId unit);
core::Overlay controlRadius(const State& state, UnitId unit);
core::Overlay deploymentZone(const State& state, UnitId unit);
core::Overlay lineOfSight(const State& state, SpaceId from);
core::Overlay fireRange(const State& state, UnitId unit);
core::Overlay fireProtection(const State& state);
core::Overlay stacking(const State& state);

} // namespace orontes::chariot

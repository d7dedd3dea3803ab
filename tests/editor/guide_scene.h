// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <QString>

#include <map>

namespace orontes::tests {

/// A position of the user's guide, tests/guide/<name>.json, with one counter it is about.
class GuideScene {
public:
    GuideScene(const char* name, const char* counter, const char* overlay);

    const core::RulesetInfo& info() const { return m_entry.rules.info(); }
    const core::Scenario& scenario() const { return m_scenario; }
    core::CounterId counter() const { return m_counter; }
    core::OverlayId overlay() const { return m_overlay; }

    core::SpaceId space(const char* label) const;
    QString label(core::SpaceId space) const;
    core::Overlay answer(const core::OverlayRequest& request) const;
    core::Overlay answer() const { return answer({m_overlay, m_counter, std::nullopt}); }

    /// What the rules make of a natural die of the acting side: the hits of each action with that verb which sets the
    /// counter against another, by the other counter. Everything that is owed before is passed over.
    std::map<core::CounterId, int> hits(const char* verb, int die) const;

private:
    core::Position applied(const core::Position& position, const core::Action& action) const;
    /// The position in which an action with that verb is offered.
    core::Position offering(const char* verb) const;
    int hitsOf(const core::Position& position, core::CounterId counter) const;

    const core::RulesetEntry& m_entry;
    core::Scenario m_scenario;
    core::Position m_start;
    core::CounterId m_counter;
    core::OverlayId m_overlay;
};

} // namespace orontes::tests

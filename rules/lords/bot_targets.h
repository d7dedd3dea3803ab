// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/bot_odds.h"
#include "rules/lords/bot_worth.h"

namespace orontes::lords {

/// What it would bring the mover to send units somewhere, in quarters of a point.
class Targets {
public:
    Targets(const State& state, bool redeploying);

    /// So many units of an area may go without giving up what it is worth.
    int surplus(SpaceId area) const;
    /// What a group brings that would end its move there. It comes from elsewhere.
    int gain(SpaceId area, const Force& group) const;
    /// What a group brings by ending its move where it stands now.
    int keeps(SpaceId area, const Force& group) const;
    /// What a marker brings that would end its move there.
    int markerGain(SpaceId area, PieceId marker) const;
    int worth(SpaceId area) const { return m_worth.of(area); }
    /// Enemy units beside.
    int threat(SpaceId area) const;
    bool isEnemy(SpaceId area) const { return m_enemy.has(area); }

private:
    int fightGain(SpaceId area, const Force& group) const;

    const State& m_state;
    NationId m_nation;
    bool m_redeploying;
    Worth m_worth;
    AreaSet m_enemy;  ///< areas with enemies
    AreaSet m_own;    ///< areas with own free units
    AreaSet m_others; ///< areas with anybody else, vassals too
    AreaSet m_helped; ///< areas that a ruler of the nation reaches
};

} // namespace orontes::lords

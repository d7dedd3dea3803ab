// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/bot_targets.h"

#include "rules/lords/position.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/travel.h"
#include "rules/lords/way_back.h"

#include <algorithm>

namespace orontes::lords {
namespace {

constexpr int hundred = 100;
constexpr int lossCost = 5;      ///< of a unit
constexpr int mustNot = -1000;   ///< nobody may or should end there
constexpr int precious = 20;     ///< an area that is worth a guard of two
constexpr int holdsTogether = 2; ///< to join others who are threatened
constexpr int company = 4;       ///< of a marker with units of its own
constexpr int battleHelp = 8;    ///< of a marker that helps a battle
constexpr int oddsToStay = 30;   ///< below that those who may walk away from enemies do

Terrain terrainOf(const State& state, SpaceId area) {
    return state.setup->of(area).terrain;
}

} // namespace

Targets::Targets(const State& state, bool redeploying)
    : m_state(state), m_nation(mover(state)), m_redeploying(redeploying), m_worth(worthTo(state, m_nation)) {
    for (SpaceId area{0}; area.value < static_cast<int>(state.top.size()); ++area.value) {
        if (!state.topOf(area).valid())
            continue;
        if (enemiesIn(state, area, m_nation) > 0)
            m_enemy.add(area);
        if (freeUnitsIn(state, area, m_nation) > 0)
            m_own.add(area);
        if (hasOthers(state, area))
            m_others.add(area);
        forPieces(state, area, [&](PieceId piece) {
            if (kindOf(state, piece) == Kind::Ruler && obeys(state, piece, m_nation))
                m_helped = m_helped | state.setup->of(m_nation).aid[static_cast<std::size_t>(area.value)];
        });
    }
}

int Targets::threat(SpaceId area) const {
    int units = 0;
    for (const SpaceId beside : m_state.setup->of(area).beside& m_enemy)
        units += enemiesIn(m_state, beside, m_nation);
    return units;
}

int Targets::surplus(SpaceId area) const {
    const int units = freeUnitsIn(m_state, area, m_nation);
    if (m_redeploying && m_state.now.mustLeave.has(area))
        return units;
    if (m_enemy.has(area)) {
        const Forecast odds = forecast(m_state.setup->tables, terrainOf(m_state, area),
                                       ownForce(m_state, area, m_nation), enemyForce(m_state, area, m_nation), 0);
        return odds.clears < oddsToStay ? units : 0;
    }
    const int worth = m_worth.of(area);
    const int guards = worth <= 0 ? 0 : worth >= precious && threat(area) > 1 ? 2 : 1;
    return std::max(0, units - guards);
}

int Targets::fightGain(SpaceId area, const Force& group) const {
    const Tables& tables = m_state.setup->tables;
    const Force enemy = enemyForce(m_state, area, m_nation);
    int killWorth = 0;
    int units = 0;
    forPieces(m_state, area, [&](PieceId piece) {
        const Piece& unit = m_state.at(piece);
        if (!isUnit(kindOf(m_state, piece)) || unit.nation == m_nation || unit.lord == m_nation)
            return;
        killWorth += m_worth.of(unit.nation);
        ++units;
    });
    const auto value = [&](const Force& own) {
        if (own.count() == 0)
            return 0;
        const Forecast odds = forecast(tables, terrainOf(m_state, area), own, enemy, m_helped.has(area) ? 1 : 0);
        return (odds.clears * m_worth.of(area) + odds.enemyLosses * killWorth / std::max(1, units) -
                odds.ownLosses * lossCost) /
               hundred;
    };
    const Force there = ownForce(m_state, area, m_nation);
    Force together = there;
    for (std::size_t arm = 0; arm < armCount; ++arm)
        together.units[arm] += group.units[arm];
    if (together.count() > tables.of(Number::Stack))
        return mustNot;
    return value(together) - value(there);
}

int Targets::gain(SpaceId area, const Force& group) const {
    const bool own = m_own.has(area);
    if (m_redeploying) {
        if (m_others.has(area) || m_state.now.mustLeave.has(area))
            return mustNot;
    } else if (m_enemy.has(area)) {
        return fightGain(area, group);
    } else if (m_others.has(area)) {
        return mustNot; // vassals: who stops there attacks them
    }
    if (!own)
        return m_worth.of(area);
    const int units = unitsIn(m_state, area, m_nation);
    if (units + group.count() > stackLimit(m_state, m_nation, area))
        return mustNot;
    return threat(area) > units ? holdsTogether : 0;
}

int Targets::keeps(SpaceId area, const Force& group) const {
    if (m_enemy.has(area))
        return m_redeploying ? mustNot : fightGain(area, Force{}) + 1;
    const bool alone = unitsIn(m_state, area, m_nation) <= group.count();
    return alone ? m_worth.of(area) : 0;
}

int Targets::markerGain(SpaceId area, PieceId marker) const {
    const Kind kind = kindOf(m_state, marker);
    int gain = m_own.has(area) ? company : -company;
    if (m_enemy.has(area) && !m_own.has(area))
        gain = mustNot;
    if (m_redeploying)
        return m_others.has(area) ? mustNot : gain;
    if (kind == Kind::Ruler) {
        const AreaSet near = m_state.setup->of(m_nation).aid[static_cast<std::size_t>(area.value)];
        const int helped = (near & m_own & m_enemy).count();
        gain += battleHelp * std::min(helped, m_state.setup->tables.of(Number::RulerCombats));
    } else if (kind != Kind::Chosen && m_own.has(area) && m_enemy.has(area) &&
               terrainOf(m_state, area) == Terrain::Fertile) {
        gain += battleHelp;
    }
    return gain;
}

} // namespace orontes::lords

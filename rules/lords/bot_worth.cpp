// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/bot_worth.h"

#include "rules/lords/position.h"
#include "rules/lords/replacement.h"

#include <algorithm>

namespace orontes::lords {
namespace {

constexpr int quarters = 4;
constexpr int homeWorth = 2;
constexpr int capitalWorth = 6;
constexpr int enemyWorth = 2; ///< of a unit whose loss nobody rewards
constexpr int kinWorth = -6;  ///< of a unit of the same player

void addTerritory(const State& state, NationId nation, Worth& worth) {
    const Setup& setup = *state.setup;
    const bool claims = setup.of(nation).claims;
    const AreaSet claimed = state.of(nation).claimed;
    for (SpaceId area{0}; area.value < static_cast<int>(setup.areas.size()); ++area.value) {
        const GroundRow& ground = setup.tables.of(setup.of(area).terrain);
        const int points = !claims ? ground.points : claimed.has(area) ? 0 : ground.claim;
        worth.areas[static_cast<std::size_t>(area.value)] = quarters * points;
    }
}

/// What one area of a condition adds while it is open; a condition of the next turn counts half.
void addPlaces(const State& state, const Feat& feat, const Progress& progress, Worth& worth) {
    TurnNumber next = state.turn;
    ++next.value;
    const bool now = feat.turns.has(state.turn) && !progress.held.has(state.turn);
    if (!now && !feat.turns.has(next))
        return;
    const int turnsLeft = std::max(1, feat.need - progress.held.count());
    const int share = quarters * feat.points / (turnsLeft * feat.count);
    AreaSet held;
    for (const SpaceId area : feat.areas)
        if (controls(state, feat.nation, area))
            held.add(area);
    const bool satisfied = held.count() >= feat.count;
    for (const SpaceId area : feat.areas)
        if (!satisfied || held.has(area))
            worth.areas[static_cast<std::size_t>(area.value)] += now ? share : share / 2;
}

void addVictims(const Feat& feat, const Progress& progress, Worth& worth) {
    const int share = quarters * feat.points / std::max(1, feat.count - progress.count);
    for (const NationId victim : feat.victims)
        worth.kills[static_cast<std::size_t>(victim.value)] += share;
}

} // namespace

Worth worthTo(const State& state, NationId nation) {
    const Setup& setup = *state.setup;
    const Nation& fixed = setup.of(nation);
    Worth worth;
    addTerritory(state, nation, worth);
    for (std::size_t other = 0; other < setup.nations.size(); ++other)
        worth.kills[other] = setup.nations[other].seat == fixed.seat ? kinWorth : enemyWorth;
    for (std::size_t i = fixed.firstFeat; i < fixed.firstFeat + fixed.featCount; ++i) {
        const Feat& feat = setup.feats[i];
        const Progress& progress = state.ledger[i];
        if (progress.standing != Progress::Standing::Open)
            continue;
        if (feat.kind == Feat::Kind::Slay)
            addVictims(feat, progress, worth);
        else if (feat.kind != Feat::Kind::Chosen)
            addPlaces(state, feat, progress, worth);
    }
    for (const SpaceId area : fixed.replacements)
        worth.areas[static_cast<std::size_t>(area.value)] += homeWorth;
    if (const SpaceId capital = capitalOf(state, nation); capital.valid())
        worth.areas[static_cast<std::size_t>(capital.value)] += capitalWorth;
    return worth;
}

} // namespace orontes::lords

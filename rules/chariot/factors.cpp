// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/factors.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// Foot that attacks uphill, or along a slope, from this level. From level ground to a hilltop is one step more (ruling
/// A-120, where the battle is played so).
bool isUphill(const Options& options, Level from, Level to) {
    if (to == Level::Slope)
        return from != Level::Hilltop;
    return to == Level::Hilltop && (from == Level::Slope || (from == Level::Ground && options.steepHalves));
}

int rank(Factor factor) {
    return factor == Factor::Half ? 0 : factor == Factor::One ? 1 : 2;
}

} // namespace

Factor uphillFactor(const State& state, const Combat& combat, UnitId attacker) {
    const Options& options = state.setup->options;
    if (!options.elevation || !state.setup->of(attacker).foot())
        return Factor::One;
    const Hexes& map = state.setup->map;
    const Level from = map.groundOf(state.at(attacker).hex).level;
    const bool uphill = std::any_of(targetsOf(combat).begin(), targetsOf(combat).end(),
                                    [&](SpaceId hex) { return isUphill(options, from, map.groundOf(hex).level); });
    return uphill ? Factor::Half : Factor::One;
}

Factor capabilityFactor(const State& state, const Combat& combat, UnitId id) {
    const Capability defender = state.setup->of(id).capability;
    if (!state.setup->options.unitCapability || (defender != Capability::Spears && defender != Capability::Axes) ||
        combat.attackers.empty())
        return Factor::One;
    Factor least = Factor::Double;
    for (const UnitId attacker : combat.attackers) {
        const Capability own = state.setup->of(attacker).capability;
        const Factor factor =
            own == Capability::None
                ? Factor::One
                : state.setup->tables.capability[static_cast<std::size_t>(defender)][static_cast<std::size_t>(own)];
        if (rank(factor) < rank(least))
            least = factor;
    }
    return least;
}

} // namespace orontes::chariot

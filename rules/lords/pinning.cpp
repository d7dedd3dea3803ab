// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/pinning.h"

#include "rules/lords/march.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {
namespace {

bool isUnbound(const State& state, const March& march) {
    return !state.now.bound.has(areaOf(state, march)) &&
           std::all_of(march.pieces.begin(), march.pieces.end(),
                       [&](PieceId piece) { return state.at(piece).placed && !state.at(piece).crossed; });
}

int remaining(const State& state, const March& march) {
    int units = freeUnitsIn(state, areaOf(state, march), mover(state));
    for (const PieceId piece : march.pieces)
        units -= isUnit(kindOf(state, piece)) ? 1 : 0;
    return units;
}

/// Enough stay for so many enemies.
bool holds(const State& state, const March& march, int enemies) {
    return remaining(state, march) >= state.setup->tables.of(Number::Pin) * enemies;
}

} // namespace

Objection whyPinned(const State& state, const March& march) {
    const int enemies = enemiesIn(state, areaOf(state, march), mover(state));
    if (enemies == 0 || isUnbound(state, march) || holds(state, march, enemies))
        return {};
    return {"play.pinned", "R-LOR-5.4b", state.setup->tables.of(Number::Pin) * enemies, remaining(state, march)};
}

NationId whoConsents(const State& state, const March& march) {
    const SpaceId area = areaOf(state, march);
    for (const NationId nation : nationsIn(state, area)) {
        if (nation == mover(state) || !state.setup->of(nation).consents)
            continue;
        const int others = enemiesIn(state, area, mover(state)) - unitsIn(state, area, nation);
        if (holds(state, march, std::max(others, 0)))
            return nation;
    }
    return {};
}

void bindWhoStays(State& state, const March& march) {
    const SpaceId area = areaOf(state, march);
    if (!isUnbound(state, march) && enemiesIn(state, area, mover(state)) > 0)
        state.now.bound.add(area);
}

} // namespace orontes::lords

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

#include <array>

namespace orontes::lords {

/// Units by arm, as a bot counts them before a battle.
struct Force {
    std::array<int, armCount> units{};
    int count() const;
    void add(Arm arm) { ++units[static_cast<std::size_t>(arm)]; }
};

/// How a battle of two forces is likely to go in so many rounds, in hundredths of a unit.
struct Forecast {
    int enemyLosses = 0;
    int ownLosses = 0;
    int clears = 0; ///< in hundredths: how likely it is that no enemy is left
};

/// What two rounds in an area bring `own`, each die of it raised by `bonus`.
Forecast forecast(const Tables& tables, Terrain terrain, Force own, Force enemy, int bonus);

/// Units of the area that fight with the nation, or against it.
Force ownForce(const State& state, SpaceId area, NationId nation);
Force enemyForce(const State& state, SpaceId area, NationId nation);

} // namespace orontes::lords

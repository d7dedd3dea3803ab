// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/movement.h"

namespace orontes::onehour {

/// How good it is for one unit to stand somewhere and face some way. In hundredths of hits.
class Standing {
public:
    Standing(const State& state, UnitId unit);

    /// Where it ends its move there; `charges` in contact after a step or more. Holding is the worth of where it is.
    int worth(Square square, Facing facing, bool moves, bool charges) const;

private:
    struct Enemy {
        UnitId id;
        Square square;
        Facing facing;
        Type type;
        bool routing;
        bool sheltered; ///< its ground halves hits
        std::int16_t left;
        int level;
        int reach; ///< squares from which it could charge
        int lure;  ///< squares that it seems nearer
    };

    int attack(Square square, Facing facing, bool charges) const;
    int danger(Square square, Facing facing) const;
    int march(Square square, Facing facing) const;
    int shooting(Square square, Facing facing, bool moves) const;
    bool standsOnGoal(UnitId enemy) const;
    bool couldStrike(const Enemy& enemy, Square square) const;

    const Setup& m_setup;
    const State& m_state;
    const UnitId m_id;
    const Unit& m_unit;
    const Goal* m_goal = nullptr;
    std::array<Enemy, unitLimit> m_enemies{};
    std::size_t m_count = 0;
    int m_haste = 0; ///< how much a step nearer to the goal is worth
};

} // namespace orontes::onehour

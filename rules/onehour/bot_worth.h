// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/bot_errand.h"
#include "rules/onehour/movement.h"

namespace orontes::onehour {

/// How good it is for one unit to stand somewhere and face some way. In hundredths of hits. A square is looked at once,
/// then each facing in it.
class Standing {
public:
    Standing(const State& state, UnitId unit);

    /// The square that is spoken of from now on.
    void lookAt(Square square);
    /// Where it ends its move there; `charges` in contact after a step or more. Holding is the worth of where it is.
    /// What is not worth more than `atLeast` is not looked at in full: any number up to that comes back.
    int worth(Facing facing, bool moves, bool charges, int atLeast) const;

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
        int reach;               ///< squares from which it could charge
        int lure;                ///< steps that it seems nearer
        const std::uint8_t* way; ///< steps to it, by square
    };

    int attack(Facing facing, bool charges) const;
    int danger(Facing facing) const;
    int march(SpaceId space) const;
    int shooting(Facing facing, bool moves) const;
    bool standsOnGoal(UnitId enemy) const;
    bool couldStrike(const Enemy& enemy) const;

    const Setup& m_setup;
    const State& m_state;
    const UnitId m_id;
    const Unit& m_unit;
    const Errand m_errand;
    std::array<Enemy, unitLimit> m_enemies{};
    std::size_t m_count = 0;
    bool m_isLate = false;
    const std::uint8_t* m_toPrey = nullptr; ///< steps by square; null: nobody has to be driven off
    Square m_square;
    const Ground* m_ground = nullptr;
    std::array<std::uint8_t, unitLimit> m_near{}; ///< enemies that could come and charge
    std::size_t m_nearCount = 0;
    bool m_touches = false; ///< an enemy stands beside it
    int m_nearest = 0;      ///< squares to the nearest enemy, as far as it seems
    Square m_there;         ///< where that one stands
    int m_standing = 0;     ///< the worth of the square, however it faces
};

} // namespace orontes::onehour

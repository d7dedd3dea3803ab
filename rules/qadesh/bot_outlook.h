// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/position.h"

#include <algorithm>
#include <span>

namespace orontes::qadesh {

/// What a volley at an army costs it, by the sum of the modifiers.
class VolleyHarm {
public:
    VolleyHarm() = default;
    VolleyHarm(const State& state, ArmyId target);
    int with(int modifiers) const {
        return m_harm[static_cast<std::size_t>(std::clamp(modifiers, -most, most) + most)];
    }

private:
    static constexpr int most = 5; ///< beyond, no die makes a difference (R-QAD-161)
    std::array<int, 2 * most + 1> m_harm{};
};

/// One army as a player sees it who plans the turn.
struct Piece {
    ArmyId id;
    SpaceId space; ///< of a friend with an order: where it leads
    Square square;
    int baseMove = 0;
    int strength = 0;
    int worth = 0;
    int harm = 0;          ///< of being defeated
    int aim = 0;           ///< its own modifiers when it shoots
    int exposure = 0;      ///< and when it is shot at
    VolleyHarm shot;       ///< kept where the other side could shoot at it
    int arrives = 0;       ///< phase in which a friend's order ends
    bool shoots = false;   ///< may skirmish
    bool still = false;    ///< has a status and will hardly leave its space by its own will
    bool pressed = false;  ///< an enemy beside whom a friend stands or may still be sent
    bool planned = false;  ///< a friend whose order is settled, be it to hold
    bool isLeader() const; ///< the battle is lost with it
};

/// What all who can only strike go for together: half measures lose armies one by one to volleys.
struct Plan {
    SpaceId target; ///< where that enemy stands; invalid for who shoots, and when there is no enemy
    int strength = 0;
    bool strikes = false; ///< enough are near: until then they gather out of sight
};

/// The position as the owner of one army sees it who writes its order. Friends before it in the roster have theirs.
struct Outlook {
    const State* state = nullptr;
    Piece own;
    std::array<Piece, armyLimit> pieces{}; ///< friends, then enemies
    std::size_t friendCount = 0;
    std::size_t count = 0;
    SpaceId ownCamp;
    SpaceId enemyCamp;
    int lost = 0; ///< own armies
    int enemyLost = 0;
    Plan plan;

    std::span<const Piece> friends() const { return {pieces.data(), friendCount}; }
    std::span<const Piece> enemies() const { return {pieces.data() + friendCount, count - friendCount}; }
    const Square& squareOf(SpaceId space) const { return state->setup->squareOf(space); }
};

Outlook outlookOf(const State& state, ArmyId army);

/// Whether a friend will stand beside the space, or may still be sent there: an enemy fought in it is pressed then.
bool isSupported(const Outlook& outlook, SpaceId space);

/// The enemies that stand beside a space.
struct Neighbours {
    int enemies = 0;
    ArmyId enemy; ///< the last of them

    bool morePress(ArmyId fought) const { return enemies > 1 || (enemies == 1 && enemy != fought); }
};
Neighbours neighboursOf(const Outlook& outlook, SpaceId space);

/// The phase in which a friend whose order is settled takes the space; 0 when one is there all the time, and many when
/// none comes.
int takenFrom(const Outlook& outlook, SpaceId space);

inline constexpr int never = 99;

} // namespace orontes::qadesh

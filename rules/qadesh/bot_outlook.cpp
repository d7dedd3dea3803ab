// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/bot_outlook.h"

#include "rules/qadesh/bot_plan.h"
#include "rules/qadesh/bot_worth.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

SpaceId campOf(const Setup& setup, SideId side) {
    for (std::size_t i = 0; i < setup.ground.size(); ++i)
        if (setup.ground[i].camp == side)
            return SpaceId{static_cast<std::int32_t>(i)};
    return {};
}

/// What a shooter brings along; ground and neighbours come on top.
int aimOf(const State& state, ArmyId id) {
    const Tables& tables = state.setup->tables;
    const Army& army = state.at(id);
    return tables.of(SkirmishLine::Fatigue) * army.fatigue + tables.of(SkirmishLine::Casualties) * army.casualties +
           (state.setup->of(id).hasLeader() ? tables.of(SkirmishLine::Leader) : 0);
}

int exposureOf(const State& state, Status status) {
    const Tables& tables = state.setup->tables;
    switch (status) {
    case Status::None:
        return 0;
    case Status::Scattered:
        return tables.of(SkirmishLine::Scattered);
    case Status::Routing:
        return tables.of(SkirmishLine::Routing);
    case Status::Looting:
        return tables.of(SkirmishLine::Looting);
    }
    return 0;
}

Piece pieceOf(const State& state, ArmyId id, SpaceId space) {
    const Profile& profile = state.setup->of(id);
    Piece piece;
    piece.id = id;
    piece.space = space;
    piece.square = state.setup->squareOf(space);
    piece.baseMove = profile.baseMove;
    piece.strength = strengthOf(state, id);
    piece.worth = worthOf(state, id);
    piece.harm = harmOfDefeat(state, id);
    piece.aim = aimOf(state, id);
    piece.exposure = exposureOf(state, state.at(id).status);
    piece.still = state.at(id).status != Status::None;
    piece.shoots = profile.missile && !piece.still;
    return piece;
}

Piece friendOf(const State& state, ArmyId id, ArmyId army) {
    const Army& one = state.at(id);
    if (state.stage != Stage::Orders || army < id)
        return pieceOf(state, id, one.space);
    Piece piece = pieceOf(state, id, endOfOrder(one));
    piece.planned = true;
    piece.arrives = one.steps;
    return piece;
}

} // namespace

VolleyHarm::VolleyHarm(const State& state, ArmyId target) {
    const std::array<int, 6> rows = harmOfRows(state, target);
    const auto row = [&](int total) { return rows[static_cast<std::size_t>(std::clamp(total, 1, 6) - 1)]; };
    int sum = 6 * rows.front();
    for (int modifiers = -most; modifiers <= most; ++modifiers) { // one more: the lowest total goes, a higher one comes
        sum += row(6 + modifiers) - row(modifiers);
        m_harm[static_cast<std::size_t>(modifiers + most)] = sum / 6;
    }
}

bool Piece::isLeader() const {
    return worth >= worthOfLeader;
}

Outlook outlookOf(const State& state, ArmyId army) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(army).side;
    Outlook outlook;
    outlook.state = &state;
    outlook.own = pieceOf(state, army, state.at(army).space);
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (id != army && onBoard(state, id) && setup.of(id).side == side)
            outlook.pieces[outlook.count++] = friendOf(state, id, army);
    outlook.friendCount = outlook.count;
    bool shotAt = false;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (onBoard(state, id) && setup.of(id).side != side) {
            Piece& enemy = outlook.pieces[outlook.count++];
            enemy = pieceOf(state, id, state.at(id).space);
            enemy.pressed = isSupported(outlook, enemy.space);
            if (outlook.own.shoots)
                enemy.shot = VolleyHarm(state, id);
            shotAt = shotAt || enemy.shoots;
        }
    if (shotAt)
        outlook.own.shot = VolleyHarm(state, army);
    outlook.ownCamp = campOf(setup, side);
    outlook.enemyCamp = campOf(setup, enemyOf(side));
    outlook.lost = armiesLost(state, side);
    outlook.enemyLost = armiesLost(state, enemyOf(side));
    if (!setup.of(army).missile)
        outlook.plan = planOf(outlook);
    return outlook;
}

bool isSupported(const Outlook& outlook, SpaceId space) {
    const Square square = outlook.squareOf(space);
    const auto friends = outlook.friends();
    return std::any_of(friends.begin(), friends.end(), [&](const Piece& piece) {
        const int steps = stepsBetween(piece.square, square);
        return steps == 1 || (!piece.planned && !piece.still && steps > 0 && steps <= piece.baseMove + 1);
    });
}

Neighbours neighboursOf(const Outlook& outlook, SpaceId space) {
    const Square square = outlook.squareOf(space);
    Neighbours neighbours;
    for (const Piece& piece : outlook.enemies())
        if (stepsBetween(piece.square, square) == 1) {
            ++neighbours.enemies;
            neighbours.enemy = piece.id;
        }
    return neighbours;
}

int takenFrom(const Outlook& outlook, SpaceId space) {
    int phase = never;
    for (const Piece& piece : outlook.friends())
        if (piece.space == space && (piece.planned || piece.still))
            phase = std::min(phase, piece.arrives);
    return phase;
}

} // namespace orontes::qadesh

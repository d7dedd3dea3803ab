// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_plan.h"

#include "rules/onehour/bot_worth.h"
#include "rules/onehour/casualties.h"
#include "rules/onehour/deployment.h"
#include "rules/onehour/firing.h"
#include "rules/onehour/hand_to_hand.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace orontes::onehour {
namespace {

constexpr int lowest = std::numeric_limits<int>::min();

/// The best so far; what is worth no more than `worth` to begin with is not taken at all.
struct Best {
    std::optional<Action> action;
    int worth = lowest;

    void look(const Action& candidate, int value) {
        if (value > worth) {
            action = candidate;
            worth = value;
        }
    }
};

/// The first square from which the unit may leave.
std::optional<Action> departure(const Setup& setup, UnitId unit, const Moves& moves) {
    for (std::size_t row = 0; row < moves.exits.rows.size(); ++row)
        if (const Bits squares = moves.exits.rows[row]; squares != 0)
            return Leave{unit, setup.spaceOf({static_cast<int>(row), __builtin_ctz(squares)})};
    return std::nullopt;
}

/// The best of the unit's moves, if it is better than holding.
std::optional<Action> bestMove(const State& state, UnitId unit, const Field& field) {
    const Setup& setup = *state.setup;
    const Moves moves = movesOf(state, unit, field);
    if (const std::optional<Action> leave = departure(setup, unit, moves))
        return leave;
    const Danger danger = dangerTo(state, unit, field);
    Standing standing(state, unit);
    const bool here = onBoard(state, unit);
    const Square from = here ? setup.squareOf(state.at(unit).space) : Square{-1, -1};
    Best best;
    if (here) {
        standing.lookAt(from);
        best.worth = standing.worth(state.at(unit).facing, false, false, lowest);
    }
    for (std::size_t row = 0; row < moves.ends[0].rows.size(); ++row)
        for (Bits left =
                 moves.ends[0].rows[row] | moves.ends[1].rows[row] | moves.ends[2].rows[row] | moves.ends[3].rows[row];
             left != 0; left &= left - 1) {
            const Square square{static_cast<int>(row), __builtin_ctz(left)};
            standing.lookAt(square);
            for (std::size_t facing = 0; facing < facingCount; ++facing) {
                if (!moves.ends[facing].contains(square))
                    continue;
                const bool charges = square != from && danger.striking[facing].contains(square);
                best.look(Move{unit, setup.spaceOf(square), static_cast<Facing>(facing)},
                          standing.worth(static_cast<Facing>(facing), true, charges, best.worth));
            }
        }
    return best.action;
}

/// In the order of the roster, so that those behind whom somebody has moved are done.
UnitId afterLastMoved(const State& state, SideId side) {
    UnitId next{0};
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && state.at(id).moved)
            next = UnitId{static_cast<std::int8_t>(id.value + 1)};
    return next;
}

/// How far ahead and how far aside a square lies for someone who faces that way.
int worthOfDeploying(const State& state, const Deploy& deploy, int place) {
    const Setup& setup = *state.setup;
    const Square square = setup.squareOf(deploy.space);
    const Facing facing = state.at(deploy.unit).facing;
    const Square middle{setup.rows / 2, setup.columns / 2};
    const Bearing from = bearing(middle, facing, square);
    const Type type = state.at(deploy.unit).type;
    const int wing = onFoot(type) ? (place % 2 == 0 ? 1 : -1) * (place / 2 + 1) : (place % 2 == 0 ? 4 : -4);
    int worth = 10 * from.forward - 6 * std::abs(from.right - wing);
    const std::vector<Goal>& goals = setup.outlook.goals[index(setup.of(deploy.unit).side)];
    if (!goals.empty()) {
        const Goal& goal = goals[static_cast<std::size_t>(place) % goals.size()];
        worth -= 12 * goal.steps[static_cast<std::size_t>(type)][static_cast<std::size_t>(deploy.space.value)];
    }
    const Ground& ground = setup.groundOf(deploy.space);
    return worth + (type == Type::Archers ? -8 : 0) * (from.forward > 0 ? 1 : 0) + 4 * ground.level;
}

} // namespace

Action planDeployment(const State& state, SideId side, core::Dice& dice) {
    std::vector<Action> offered;
    deploymentChoices(state, side, offered);
    const UnitId unit = std::get<Deploy>(offered.front()).unit;
    int place = 0;
    for (UnitId id{0}; id < unit; ++id.value)
        place += state.setup->of(id).side == side ? 1 : 0;
    Best best;
    for (const Action& action : offered)
        if (const Deploy& deploy = std::get<Deploy>(action); deploy.unit == unit)
            best.look(action, 4 * worthOfDeploying(state, deploy, place) + dice.below(8));
    return *best.action;
}

Action planMove(const State& state, SideId side) {
    const Field field = fieldOf(state, side);
    for (UnitId id = afterLastMoved(state, side); id < state.setup->endOfRoster(); ++id.value)
        if (!objectionToMoving(state, side, id))
            if (const std::optional<Action> move = bestMove(state, id, field))
                return *move;
    return Done{};
}

Action planShot(const State& state, SideId side) {
    std::vector<Action> offered;
    fireChoices(state, side, offered);
    Best best;
    for (const Action& action : offered)
        if (const auto* fire = std::get_if<Fire>(&action)) {
            const Unit& target = state.at(fire->target);
            const int hits = expected(shot(state, fire->target));
            const int left = 100 * (state.setup->tables.strength - target.hits);
            best.look(action, std::min(hits, std::max(left, 0)) + (left > 0 ? 10 * target.hits : -500));
        }
    return best.action ? *best.action : Action{Done{}};
}

Action planAttack(const State& state, SideId side) {
    std::vector<Action> offered;
    attackChoices(state, side, offered);
    Best best;
    for (const Action& action : offered) {
        const Attack& one = std::get<Attack>(action);
        const Unit& target = state.at(one.target);
        const int left = std::max(0, 100 * (state.setup->tables.strength - target.hits));
        best.look(action, std::min(expected(attack(state, one.unit, one.target)), left) + 5 * target.hits);
    }
    return *best.action;
}

} // namespace orontes::onehour

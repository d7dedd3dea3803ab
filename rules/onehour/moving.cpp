// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/arrivals.h"
#include "rules/onehour/fate.h"
#include "rules/onehour/movement.h"
#include "rules/onehour/why_not.h"

namespace orontes::onehour {
namespace {

template <class Visit>
void eachSquare(const SquareSet& squares, Visit visit) {
    for (std::size_t row = 0; row < squares.rows.size(); ++row)
        for (Bits left = squares.rows[row]; left != 0; left &= left - 1)
            visit(Square{static_cast<int>(row), __builtin_ctz(left)});
}

bool mayBeMoved(const State& state, SideId side, UnitId unit) {
    return !objectionToMoving(state, side, unit);
}

/// A unit that stands free can always turn, so that its moves need not be looked for.
bool hasMoves(const State& state, UnitId unit) {
    if (onBoard(state, unit) && !inContact(state, unit))
        return true;
    return !movesOf(state, unit).none();
}

void tellMove(const State& state, Tale& tale, const Move& move, SpaceId from, Facing before) {
    if (!tale.heard())
        return;
    const Unit& unit = state.at(move.unit);
    About about{.unit = move.unit, .space = move.space};
    if (!from.valid()) {
        about.text = unit.charged ? "move.entersCharging" : "move.enters";
        about.rule = "R-OHW-236";
        tale.placed(about);
    } else if (from != move.space) {
        about.text = unit.charged ? "move.charges" : "move.moves";
        about.rule = unit.charged ? "R-OHW-113" : "R-OHW-044";
        tale.moved(from, about);
    }
    tellFacing(state, tale, move.unit, before);
}

} // namespace

Objection objectionToMoving(const State& state, SideId side, UnitId id) {
    const Unit& unit = state.at(id);
    if (state.setup->of(id).side != side)
        return {"play.not-yours", "R-OHW-191"};
    if (unit.presence == Presence::Waiting)
        return objectionToEntry(state, id);
    if (unit.presence != Presence::OnBoard)
        return {"play.not-on-board", "R-OHW-195"};
    if (unit.routing)
        return {"play.routing", "R-OHW-224"};
    if (unit.moved)
        return {"play.moved", "R-OHW-014"};
    return {};
}

Objection objection(const State& state, SideId side, const Move& move) {
    if (const Objection objection = objectionToMoving(state, side, move.unit))
        return objection;
    const Field field = fieldOf(state, side);
    const Moves moves = movesOf(state, move.unit, field);
    if (moves.facing(move.facing).contains(state.setup->squareOf(move.space)))
        return {};
    return whyNot(state, move, field);
}

Objection objection(const State& state, SideId side, const Leave& leave) {
    if (const Objection objection = objectionToMoving(state, side, leave.unit))
        return objection;
    const Setup& setup = *state.setup;
    if (movesOf(state, leave.unit).exits.contains(setup.squareOf(leave.space)))
        return {};
    if (!setup.of(side).exits.contains(setup.squareOf(leave.space)))
        return {"play.no-exit", "R-OHW-069"};
    return {"play.exit-too-far", "R-OHW-070"};
}

bool anybodyMoves(const State& state) {
    const SideId side = activeSide(state);
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (mayBeMoved(state, side, id) && hasMoves(state, id))
            return true;
    return false;
}

void moveChoices(const State& state, SideId side, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    const Field field = fieldOf(state, side);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (!mayBeMoved(state, side, id))
            continue;
        const Moves moves = movesOf(state, id, field);
        for (std::size_t facing = 0; facing < facingCount; ++facing)
            eachSquare(moves.ends[facing], [&](Square square) {
                out.push_back(Move{id, setup.spaceOf(square), static_cast<Facing>(facing)});
            });
        eachSquare(moves.exits, [&](Square square) { out.push_back(Leave{id, setup.spaceOf(square)}); });
    }
    out.push_back(Done{});
}

void play(State& state, Tale& tale, const Move& move) {
    Unit& unit = state.at(move.unit);
    const SpaceId from = unit.space;
    const Facing before = unit.facing;
    if (unit.presence == Presence::Waiting) {
        unit.presence = Presence::OnBoard;
        unit.returning = false;
        ++state.entered[index(activeSide(state))];
    } else if (before != move.facing)
        unit.retreated = false; // R-OHW-218
    unit.space = move.space;
    unit.facing = move.facing;
    unit.moved = true;
    unit.charged = from != move.space && inContact(state, move.unit);
    tellMove(state, tale, move, from, before);
    state.owed = Owed::Nothing;
}

void play(State& state, Tale& tale, const Leave& leave) {
    Unit& unit = state.at(leave.unit);
    const SpaceId from = unit.space;
    unit.presence = Presence::Exited;
    unit.space = SpaceId{};
    unit.lostAt = leave.space;
    unit.moved = true;
    tale.removed(from, {.text = "move.leaves", .rule = "R-OHW-070", .unit = leave.unit, .space = leave.space});
    state.owed = Owed::Nothing;
    testVictory(state, tale, Moment::Event);
}

} // namespace orontes::onehour

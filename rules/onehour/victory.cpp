// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/victory.h"

#include "rules/onehour/arrivals.h"
#include "rules/onehour/position.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

class Facts final : public core::VictoryFacts {
public:
    Facts(const State& state, const core::CompiledClause& clause) : m_state(state), m_clause(clause) {}

    bool occupies(int side, SpaceId space) const override {
        return onehour::occupies(m_state, SideId{static_cast<std::int8_t>(side)}, space);
    }
    bool controls(int, SpaceId) const override { return false; }
    bool eliminated(int counter) const override { return unit(counter).presence == Presence::Lost; }
    std::optional<SpaceId> exitedFrom(int counter) const override {
        return unit(counter).presence == Presence::Exited ? std::optional(unit(counter).lostAt) : std::nullopt;
    }
    SpaceId standsAt(int counter) const override { return unit(counter).space; }
    std::int64_t points(int) const override { return 0; }
    TurnNumber turn() const override { return m_state.turn; }
    int heldTurns(int heldNode) const override {
        return m_state.held[m_clause.firstHeld + static_cast<std::size_t>(heldNode)];
    }

private:
    const Unit& unit(int counter) const { return m_state.units[static_cast<std::size_t>(counter)]; }

    const State& m_state;
    const core::CompiledClause& m_clause;
};

bool isDeserted(const State& state, SideId side) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && (onBoard(state, id) || isExpected(state, id)))
            return false;
    return true;
}

void end(State& state, Tale& tale, Ending ending) {
    state.stage = Stage::Over;
    state.owed = Owed::Nothing;
    state.ending = ending;
    if (!tale.heard())
        return;
    const core::Outcome outcome = *outcomeOf(state);
    const bool won = !outcome.winners.empty();
    tale.tell({.text = won ? "game.won" : "game.drawn",
               .rule = ending == Ending::Deserted ? "R-OHW-235" : "R-OHW-234",
               .side = won ? sideOfSeat(*state.setup, outcome.winners.front()) : SideId{},
               .n = state.turn.value},
              core::Ended{outcome});
}

bool testClauses(State& state, bool lastTurnIsOver) {
    const Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.clauses.size(); ++i) {
        const core::CompiledClause& clause = setup.clauses[i];
        if ((clause.atEndOnly && !lastTurnIsOver) || !clause.condition.holds(Facts(state, clause)))
            continue;
        state.won[index(sideOfSeat(setup, clause.winner))] = true;
        if (state.clause < 0)
            state.clause = static_cast<std::int16_t>(i);
    }
    return state.won[0] || state.won[1];
}

bool testDesertion(State& state) {
    const bool deserted[] = {isDeserted(state, SideId{0}), isDeserted(state, SideId{1})};
    state.won = {deserted[1] && !deserted[0], deserted[0] && !deserted[1]};
    return deserted[0] || deserted[1];
}

} // namespace

void testVictory(State& state, Tale& tale, Moment moment) {
    if (state.over())
        return;
    const Setup& setup = *state.setup;
    if (moment == Moment::TurnEnd)
        for (const core::CompiledClause& clause : setup.clauses)
            core::countHeldTurns(clause, Facts(state, clause), state.held);
    const bool lastTurnIsOver = moment == Moment::TurnEnd && state.turn >= setup.lastTurn;
    if (testClauses(state, lastTurnIsOver))
        end(state, tale, Ending::Clause);
    else if (testDesertion(state))
        end(state, tale, Ending::Deserted);
    else if (lastTurnIsOver)
        end(state, tale, Ending::Limit);
}

bool occupies(const State& state, SideId side, SpaceId space) {
    const UnitId unit = unitAt(state, space);
    return unit.valid() && state.setup->of(unit).side == side && !state.at(unit).routing;
}

int unitsLost(const State& state, SideId side) {
    int lost = state.replaced[index(side)];
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        lost += state.setup->of(id).side == side && state.at(id).presence == Presence::Lost ? 1 : 0;
    return lost;
}

int unitsExited(const State& state, SideId side) {
    int exited = 0;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        exited += state.setup->of(id).side == side && state.at(id).presence == Presence::Exited ? 1 : 0;
    return exited;
}

std::optional<core::Outcome> outcomeOf(const State& state) {
    if (!state.over())
        return std::nullopt;
    const Setup& setup = *state.setup;
    core::Outcome outcome;
    outcome.turn = state.turn;
    if (state.won[0] != state.won[1])
        outcome.winners.push_back(setup.sides[state.won[0] ? 0 : 1].seat);
    if (state.ending == Ending::Clause && state.won[0] != state.won[1]) {
        outcome.reason = plainText("outcome.clause");
        outcome.reason.args["clause"] = setup.clauses[static_cast<std::size_t>(state.clause)].sentence;
    } else if (state.ending == Ending::Deserted && state.won[0] != state.won[1]) {
        outcome.reason = plainText("outcome.deserted");
        outcome.reason.args["side"] = (*setup.scenario.sides)[state.won[0] ? 1 : 0].name;
    } else
        outcome.reason = plainText(state.ending == Ending::Clause     ? "outcome.bothWon"
                                   : state.ending == Ending::Deserted ? "outcome.bothDeserted"
                                                                      : "outcome.turnLimit");
    return outcome;
}

} // namespace orontes::onehour

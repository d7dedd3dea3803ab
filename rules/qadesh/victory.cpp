// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/victory.h"

#include "rules/qadesh/info.h"
#include "rules/qadesh/position.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

class Facts final : public core::VictoryFacts {
public:
    Facts(const State& state, const Clause& clause, Moment moment)
        : m_state(state), m_clause(clause), m_moment(moment) {}

    bool occupies(int side, SpaceId space) const override {
        return m_moment != Moment::Combat && qadesh::occupies(m_state, SideId{static_cast<std::int8_t>(side)}, space);
    }
    bool controls(int, SpaceId) const override { return false; }
    bool eliminated(int counter) const override {
        return m_state.armies[static_cast<std::size_t>(counter)].presence == Presence::Lost;
    }
    std::optional<SpaceId> exitedFrom(int) const override { return std::nullopt; } // nobody leaves the board
    SpaceId standsAt(int counter) const override { return m_state.armies[static_cast<std::size_t>(counter)].space; }
    std::int64_t points(int) const override { return 0; }
    TurnNumber turn() const override { return m_state.turn; }
    int heldTurns(int heldNode) const override {
        return m_state.held[m_clause.firstHeld + static_cast<std::size_t>(heldNode)];
    }

private:
    const State& m_state;
    const Clause& m_clause;
    Moment m_moment;
};

/// Whether a condition could become true because nobody occupies a space.
bool deniesOccupation(const core::Condition& condition, bool denied) {
    if (std::holds_alternative<core::Occupies>(condition.node))
        return denied;
    const bool flips = std::holds_alternative<core::NoneOf>(condition.node);
    const core::Conditions* branches = core::branchesOf(condition);
    return branches && std::any_of(branches->begin(), branches->end(), [&](const core::Condition& branch) {
               return deniesOccupation(branch, denied || flips);
           });
}

void countHeldTurns(State& state) {
    for (const Clause& clause : state.setup->clauses)
        core::countHeldTurns(clause, Facts(state, clause, Moment::TurnEnd), state.held);
}

bool isTested(const Clause& clause, Moment moment, bool lastTurnIsOver) {
    if (clause.atEndOnly)
        return lastTurnIsOver;
    return moment != Moment::Combat || !clause.onlyAtPhaseEnd;
}

bool isLastTurnOver(const State& state) {
    const std::optional<TurnNumber> last = state.setup->scenario.lastTurn;
    return last && state.turn >= *last && state.phase.value == phasesInTurn;
}

void end(State& state, Tale& tale) {
    state.stage = Stage::Over;
    state.owed = Owed::Nothing;
    if (!tale.heard())
        return;
    const core::Outcome outcome = *outcomeOf(state);
    const bool won = !outcome.winners.empty();
    tale.tell({.text = won ? "game.won" : "game.drawn",
               .rule = won ? "R-QAD-043" : "R-QAD-049",
               .side = won ? sideOfSeat(*state.setup, outcome.winners.front()) : SideId{},
               .n = state.turn.value},
              core::Ended{outcome});
}

} // namespace

std::vector<Clause> clausesOf(const Setup& setup) {
    std::vector<Clause> clauses;
    for (core::CompiledClause& compiled : core::compiledClauses(setup.scenario, info())) {
        const bool denies = deniesOccupation((*setup.scenario.victory)[clauses.size()].condition, false);
        clauses.push_back({std::move(compiled), denies});
    }
    return clauses;
}

void testVictory(State& state, Tale& tale, Moment moment) {
    const Setup& setup = *state.setup;
    const bool lastTurnIsOver = moment == Moment::TurnEnd && isLastTurnOver(state);
    if (moment == Moment::TurnEnd)
        countHeldTurns(state);
    for (std::size_t i = 0; i < setup.clauses.size(); ++i) {
        const Clause& clause = setup.clauses[i];
        if (!isTested(clause, moment, lastTurnIsOver) || !clause.condition.holds(Facts(state, clause, moment)))
            continue;
        state.won[index(sideOfSeat(setup, clause.winner))] = true;
        if (state.clause < 0)
            state.clause = static_cast<std::int16_t>(i);
    }
    if (state.won[0] || state.won[1] || lastTurnIsOver)
        end(state, tale);
}

void endDeserted(State& state, Tale& tale) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (onBoard(state, id) || (state.at(id).presence == Presence::Absent && !setup.of(id).starts.empty()))
            return;
    end(state, tale);
}

bool occupies(const State& state, SideId side, SpaceId space) {
    const ArmyId own = armyIn(state, side, space);
    return own.valid() && state.at(own).status != Status::Routing && !armyIn(state, enemyOf(side), space).valid();
}

int armiesLost(const State& state, SideId side) {
    int lost = 0;
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        lost += state.setup->of(id).side == side && state.at(id).presence == Presence::Lost ? 1 : 0;
    return lost;
}

std::optional<core::Outcome> outcomeOf(const State& state) {
    if (!state.over())
        return std::nullopt;
    const Setup& setup = *state.setup;
    core::Outcome outcome;
    outcome.turn = state.turn;
    if (state.won[0] != state.won[1]) {
        outcome.winners.push_back(setup.seats[state.won[0] ? 0 : 1]);
        outcome.reason = plainText("outcome.clause");
        outcome.reason.args["clause"] = setup.clauses[static_cast<std::size_t>(state.clause)].sentence;
    } else if (state.won[0])
        outcome.reason = plainText("outcome.bothWon");
    else
        outcome.reason = plainText(isLastTurnOver(state) ? "outcome.turnLimit" : "outcome.deserted");
    return outcome;
}

} // namespace orontes::qadesh

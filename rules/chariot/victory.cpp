// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/victory.h"

#include "rules/chariot/info.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

class Facts final : public core::VictoryFacts {
public:
    Facts(const State& state, const core::CompiledClause& clause) : m_state(state), m_clause(clause) {}

    bool occupies(int side, SpaceId hex) const override {
        return heldBy(m_state, hex, SideId{static_cast<std::int8_t>(side)});
    }
    bool controls(int side, SpaceId hex) const override {
        return m_state.control[static_cast<std::size_t>(hex.value)].value == side;
    }
    bool eliminated(int counter) const override { return unit(counter).presence == Presence::Lost; }
    std::optional<SpaceId> exitedFrom(int counter) const override {
        return unit(counter).presence == Presence::Exited ? std::optional(unit(counter).hex) : std::nullopt;
    }
    SpaceId standsAt(int counter) const override {
        return unit(counter).presence == Presence::OnMap ? unit(counter).hex : SpaceId{};
    }
    std::int64_t points(int side) const override { return m_state.points[static_cast<std::size_t>(side)]; }
    TurnNumber turn() const override { return m_state.turn; }
    int heldTurns(int heldNode) const override {
        return m_state.held[m_clause.firstHeld + static_cast<std::size_t>(heldNode)];
    }

private:
    const Unit& unit(int counter) const { return m_state.units[static_cast<std::size_t>(counter)]; }

    const State& m_state;
    const core::CompiledClause& m_clause;
};

void countHeldTurns(State& state) {
    for (const core::CompiledClause& clause : state.setup->clauses)
        core::countHeldTurns(clause, Facts(state, clause), state.held);
}

void testClauses(State& state, bool atEnd) {
    const Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.clauses.size(); ++i) {
        const core::CompiledClause& clause = setup.clauses[i];
        const SideId winner = sideOfSeat(setup, clause.winner);
        if (winner == state.conceded) // it cannot win any more (15.1)
            continue;
        if ((clause.atEndOnly && !atEnd) || !clause.condition.holds(Facts(state, clause)))
            continue;
        state.won[index(winner)] = true;
        if (state.clause < 0)
            state.clause = static_cast<std::int16_t>(i);
    }
}

bool isLastTurnOver(const State& state) {
    const std::optional<TurnNumber> last = state.setup->scenario.lastTurn;
    return last && state.turn >= *last;
}

/// On the map or still able to come.
bool hasAnybody(const State& state, SideId side) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const bool comes =
            side != state.conceded && state.at(id).presence == Presence::Waiting && !state.setup->of(id).starts.empty();
        if (state.setup->of(id).side == side && (onMap(state, id) || comes))
            return true;
    }
    return false;
}

void end(State& state, Tale& tale) {
    if (state.stage == Stage::Plot)
        state.plots = {}; // nobody will read them any more
    if (state.conceded.valid())
        state.won = {state.conceded.value != 0, state.conceded.value != 1};
    state.wheeling = {};
    state.stage = Stage::Over;
    state.phase = Phase::Over;
    state.march = {};
    state.combat = {};
    if (!tale.heard())
        return;
    const core::Outcome outcome = *outcomeOf(state);
    const bool won = !outcome.winners.empty();
    tale.tell({.text = won ? "game.won" : "game.drawn",
               .rule = "R-CHA-11.1a",
               .side = won ? sideOfSeat(*state.setup, outcome.winners.front()) : SideId{},
               .n = state.turn.value},
              core::Ended{outcome});
}

/// 11.2: how far one side's points exceed the other's; "" for no level.
std::string levelOf(std::int64_t own, std::int64_t other) {
    if (own <= other)
        return {};
    if (own >= 3 * other)
        return "decisive";
    return own >= 2 * other ? "substantive" : "marginal";
}

/// 15.0: a concession is worth a substantive victory at least.
std::string levelOf(const State& state, SideId winner) {
    std::string level = levelOf(state.points[index(winner)], state.points[index(enemyOf(winner))]);
    return state.conceded.valid() && level != "decisive" ? "substantive" : level;
}

core::Text reasonOf(const State& state, SideId winner) {
    const Setup& setup = *state.setup;
    if (state.clause >= 0) {
        core::Text reason = textOf(setup, {.text = "outcome.clause"});
        reason.args["clause"] = setup.clauses[static_cast<std::size_t>(state.clause)].sentence;
        return reason;
    }
    const char* text = state.conceded.valid() ? "outcome.conceded" : "outcome.ruin";
    return textOf(setup, {.text = text, .side = enemyOf(winner)});
}

} // namespace

bool testVictory(State& state, Tale& tale) {
    countHeldTurns(state);
    testClauses(state, isLastTurnOver(state));
    if (!state.won[0] && !state.won[1] && !isLastTurnOver(state))
        return false;
    end(state, tale);
    return true;
}

void endAsItStands(State& state, Tale& tale) {
    testClauses(state, true);
    end(state, tale);
}

bool endedByRuin(State& state, Tale& tale) {
    if (state.over() || state.stage == Stage::Deploy)
        return state.over();
    const std::array<bool, 2> left{hasAnybody(state, SideId{0}), hasAnybody(state, SideId{1})};
    if (left[0] && left[1])
        return false;
    testClauses(state, true); // what was achieved before counts
    if (!state.won[0] && !state.won[1])
        state.won = left;
    end(state, tale);
    return true;
}

std::optional<core::Outcome> outcomeOf(const State& state) {
    if (!state.over())
        return std::nullopt;
    const Setup& setup = *state.setup;
    core::Outcome outcome;
    outcome.turn = state.turn;
    outcome.points = {0, 0};
    for (const SideId side : {SideId{0}, SideId{1}})
        outcome.points[static_cast<std::size_t>(setup.of(side).seat.value)] = state.points[index(side)];
    if (state.won[0] != state.won[1]) {
        const SideId winner{static_cast<std::int8_t>(state.won[0] ? 0 : 1)};
        outcome.winners.push_back(setup.of(winner).seat);
        outcome.level = levelOf(state, winner);
        outcome.reason = reasonOf(state, winner);
    } else
        outcome.reason = textOf(setup, {.text = state.won[0] ? "outcome.bothWon" : "outcome.nobody"});
    return outcome;
}

} // namespace orontes::chariot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/state.h"

#include <algorithm>
#include <array>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

constexpr int shotHitsFrom = 5; // S2

/// S8: what the scenario's clauses ask about a position.
class Facts final : public VictoryFacts {
public:
    explicit Facts(const State& state) : m_state(state) {}

    bool occupies(int side, SpaceId space) const override { return seatAt(m_state, space) == side; }
    bool controls(int side, SpaceId space) const override { return m_state.control[at(space)] == side; }
    bool eliminated(int counter) const override { return m_state.pieces[at(counter)].lost; }
    std::optional<SpaceId> exitedFrom(int counter) const override {
        const Piece& piece = m_state.pieces[at(counter)];
        return piece.left ? std::optional(piece.space) : std::nullopt;
    }
    SpaceId standsAt(int counter) const override {
        const Piece& piece = m_state.pieces[at(counter)];
        return piece.onMap() ? piece.space : SpaceId{};
    }
    std::int64_t points(int) const override { return 0; }
    TurnNumber turn() const override { return TurnNumber{m_state.turn}; }
    int heldTurns(int) const override { return 0; }

private:
    const State& m_state;
};

void tell(Events* events, Event event) {
    if (events)
        events->push_back(std::move(event));
}

TextArg name(const State& state, int piece) {
    return (*state.setup->scenario.counters)[at(piece)].name;
}

TextArg label(const State& state, SpaceId space) {
    return labelOf(*state.setup->scenario.board, space).value;
}

CounterId counterOf(const State& state, int piece) {
    return (*state.setup->scenario.counters)[at(piece)].id;
}

/// S6
void takeHex(State& state, SpaceId space, int seat, Events* events) {
    const int before = state.control[at(space)];
    if (before == seat)
        return;
    state.control[at(space)] = static_cast<std::int8_t>(seat);
    const auto& sides = *state.setup->scenario.sides;
    const SideToken old = before < 0 ? SideToken{} : sides[at(before)].token;
    tell(events, {Controlled{space, old, sides[at(seat)].token},
                  say("skirmish.event.controlled", {{"hex", label(state, space)}, {"side", sides[at(seat)].name}}),
                  rule("S6"), space});
}

void lose(State& state, int piece, Events* events) {
    Piece& lost = state.pieces[at(piece)];
    lost.lost = true;
    tell(events, {Removed{counterOf(state, piece), lost.space},
                  say("skirmish.event.lost", {{"counter", name(state, piece)}, {"hex", label(state, lost.space)}}),
                  rule("S3"), lost.space});
}

Outcome outcomeFor(const State& state, std::vector<SeatId> winners, const char* reason) {
    return {std::move(winners), "", say(reason), TurnNumber{state.turn}, {lostBy(state, 1), lostBy(state, 0)}};
}

void finish(State& state, Outcome outcome, Events* events) {
    tell(events, {Ended{outcome}, outcome.reason, rule("S8"), std::nullopt});
    state.stage = Over{std::move(outcome)};
}

/// S8: the seats of all clauses that hold now.
std::vector<SeatId> winners(const State& state, bool atEnd) {
    const Scenario& scenario = state.setup->scenario;
    std::vector<SeatId> seats;
    for (const VictoryClause& clause : *scenario.victory) {
        const SeatId seat = seatIdOf(scenario, clause.winner);
        const bool counts = atEnd || !clause.atEndOnly;
        const bool isNew = std::find(seats.begin(), seats.end(), seat) == seats.end();
        if (counts && isNew && CompiledCondition::of(clause.condition, scenario).holds(Facts(state)))
            seats.push_back(seat);
    }
    return seats;
}

void endTurn(State& state, Events* events) {
    const int last = state.setup->scenario.lastTurn.value_or(TurnNumber{12}).value;
    const bool atEnd = state.turn == last && state.mover == 1;
    if (std::vector<SeatId> seats = winners(state, atEnd); !seats.empty() || atEnd) {
        const char* reason = seats.size() == 1 ? "skirmish.end.won" : "skirmish.end.drawn";
        if (seats.size() > 1)
            seats.clear(); // clauses of several seats make a draw
        finish(state, outcomeFor(state, std::move(seats), reason), events);
        return;
    }
    for (const int seat : {0, 1})
        if (const int most = state.setup->breaking[at(seat)]; most > 0 && lostBy(state, seat) >= most) // S10
            return finish(state, outcomeFor(state, {SeatId{1 - seat}}, "skirmish.end.broken"), events);
    for (Piece& piece : state.pieces)
        piece.hasShot = false;
    state.turn += state.mover;
    state.mover = 1 - state.mover;
    state.stage = Deciding{};
    const Side& side = (*state.setup->scenario.sides)[at(state.mover)];
    tell(events, {PhaseBegan{TurnNumber{state.turn}, PhaseId{"move"}, side.token},
                  say("skirmish.event.turn", {{"turn", std::int64_t{state.turn}}, {"side", side.name}}), rule("S1"),
                  std::nullopt});
}

/// S2: the next archer, or the end of the turn.
void afterStep(State& state, int piece, Events* events) {
    if (state.pieces[at(piece)].lost || archersBeside(state, piece).empty())
        endTurn(state, events);
    else
        state.stage = Interrupted{piece};
}

void playMove(State& state, const Move& move, Events* events) {
    Piece& piece = state.pieces[at(move.piece)];
    const SpaceId from = piece.space;
    piece.space = move.to;
    tell(events, {Moved{counterOf(state, move.piece), from, move.to},
                  say("skirmish.event.moved", {{"counter", name(state, move.piece)}, {"hex", label(state, move.to)}}),
                  rule("S1"), move.to});
    takeHex(state, move.to, state.mover, events);
    afterStep(state, move.piece, events);
}

/// S9
void playLeaving(State& state, const Leave& leave, Events* events) {
    Piece& piece = state.pieces[at(leave.piece)];
    piece.left = true;
    tell(events,
         {Removed{counterOf(state, leave.piece), piece.space},
          say("skirmish.event.left", {{"counter", name(state, leave.piece)}, {"hex", label(state, piece.space)}}),
          rule("S9"), piece.space});
    endTurn(state, events);
}

void playShot(State& state, const ArrowInFlight& arrow, int pips, Events* events) {
    Calculation shot;
    shot.title = say("skirmish.calculation.shot", {{"counter", name(state, arrow.target)}});
    tell(events, {Rolled{{pips}, shot}, say("skirmish.event.shot", {{"die", std::int64_t{pips}}}), rule("S2"),
                  state.pieces[at(arrow.target)].space});
    if (pips >= shotHitsFrom)
        lose(state, arrow.target, events);
    afterStep(state, arrow.target, events);
}

void playFight(State& state, SpaceId hex, int pips, Events* events) {
    Calculation odds = fightOdds(state, hex);
    odds.row = std::to_string(pips);
    const std::string result = fightResult(odds, pips);
    tell(events, {Rolled{{pips}, odds}, say("skirmish.event.fight", {{"result", TextId{"skirmish.result." + result}}}),
                  rule("S3"), hex});
    const std::vector<int> defenders = piecesAt(state, hex);
    const auto half = static_cast<int>(defenders.size() + 1) / 2;
    if (result == "half" && half < static_cast<int>(defenders.size())) {
        state.stage = Losing{hex, half};
        return;
    }
    if (result != "none")
        for (const int piece : defenders)
            lose(state, piece, events);
    endTurn(state, events);
}

void playGivingUp(State& state, const GiveUp& giveUp, Events* events) {
    auto& losing = std::get<Losing>(state.stage);
    lose(state, giveUp.piece, events);
    if (--losing.left == 0)
        endTurn(state, events);
}

void playDie(State& state, const Die& die, Events* events) {
    if (const auto* arrow = std::get_if<ArrowInFlight>(&state.stage))
        playShot(state, ArrowInFlight(*arrow), die.pips, events);
    else
        playFight(state, std::get<Fighting>(state.stage).at, die.pips, events);
}

} // namespace

State start(const Scenario& scenario) {
    Setup setup{scenario, {}, {}, {}, {}, {}};
    State state;
    state.control.assign(at(spaceCount(*scenario.board)), -1);
    for (const Counter& counter : *scenario.counters) {
        const auto seat = static_cast<std::int8_t>(seatOfSide(scenario, counter.side).value);
        const SpaceId space = findSpace(*scenario.board, std::get<AtSpace>(counter.setUp.place).space).value();
        setup.seatOf.push_back(seat);
        setup.strength.push_back(
            static_cast<std::int8_t>(std::get<std::int64_t>(fieldValue(info(), counter, FieldId{"strength"}))));
        setup.archer.push_back(counter.type == CounterType{"archer"} ? 1 : 0);
        state.pieces.push_back({space, false, false, false});
        state.control[at(space)] = seat;
    }
    for (const Side& side : *scenario.sides) {
        const Value breaking = sideFieldValue(info(), side, FieldId{"breaking"});
        const Value exits = sideFieldValue(info(), side, FieldId{"exits"});
        setup.breaking.push_back(static_cast<int>(std::get<std::int64_t>(breaking)));
        setup.exits.emplace_back();
        for (const std::string& exit : std::get<TextList>(exits))
            setup.exits.back().push_back(findSpace(*scenario.board, SpaceLabel{exit}).value());
    }
    state.setup = std::move(setup);
    return state;
}

void play(State& state, Actor actor, const Action& action, Events* events) {
    std::visit(Overloaded{[&](const Move& move) { playMove(state, move, events); },
                          [&](const Attack& attack) { state.stage = Fighting{attack.at}; },
                          [&](const Leave& leave) { playLeaving(state, leave, events); },
                          [&](const Pass&) { endTurn(state, events); },
                          [&](const Shoot& shot) {
                              const int target = std::get<Interrupted>(state.stage).target;
                              state.pieces[at(shot.archer)].hasShot = true;
                              state.stage = ArrowInFlight{shot.archer, target};
                          },
                          [&](const Hold&) { endTurn(state, events); },
                          [&](const GiveUp& giveUp) { playGivingUp(state, giveUp, events); },
                          [&](const Concede&) {
                              const SeatId winner{1 - actor.seat.value};
                              finish(state, outcomeFor(state, {winner}, "skirmish.end.conceded"), events);
                          },
                          [&](const Die& die) { playDie(state, die, events); }},
               action);
}

} // namespace orontes::tests::skirmish

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"
#include "rules/core/scenario/victory.h"
#include "tests/support/toys/harvest/info.h"
#include "tests/support/toys/harvest/state.h"

#include <algorithm>

namespace orontes::tests::harvest {

using namespace core;

namespace {

class Facts final : public VictoryFacts {
public:
    explicit Facts(const State& state) : m_state(state) {}

    bool occupies(int side, SpaceId space) const override { return m_state.farmers[at(side)] == space; }
    bool controls(int side, SpaceId space) const override { return m_state.control[at(space)] == side; }
    bool eliminated(int) const override { return false; }
    std::optional<SpaceId> exitedFrom(int) const override { return std::nullopt; }
    SpaceId standsAt(int counter) const override { return m_state.farmers[at(counter)]; }
    std::int64_t points(int side) const override { return m_state.players[at(side)].points; }
    TurnNumber turn() const override { return TurnNumber{m_state.round}; }
    int heldTurns(int) const override { return 0; }

private:
    const State& m_state;
};

void tell(Events* events, Event event) {
    if (events)
        events->push_back(std::move(event));
}

const std::string& nameOf(const State& state, int seat) {
    return (*state.setup->scenario.seats)[at(seat)].name;
}

SideToken sideOf(const State& state, int seat) {
    return seat < 0 ? SideToken{} : (*state.setup->scenario.sides)[at(seat)].token;
}

std::string labelIn(const State& state, SpaceId space) {
    return labelOf(*state.setup->scenario.board, space).value;
}

int seats(const State& state) {
    return static_cast<int>(state.players.size());
}

void score(State& state, int seat, int points, const char* reference, Events* events) {
    state.players[at(seat)].points += points;
    tell(events, {Scored{sideOf(state, seat), points},
                  say("harvest.event.scored", {{"seat", nameOf(state, seat)}, {"points", std::int64_t{points}}}),
                  rule(reference), std::nullopt});
}

/// H6: the seats with the most points, or those whose clause holds.
std::vector<SeatId> winners(const State& state) {
    const Scenario& scenario = state.setup->scenario;
    std::vector<SeatId> won;
    for (const VictoryClause& clause : *scenario.victory)
        if (CompiledCondition::of(clause.condition, scenario).holds(Facts(state)))
            won.push_back(seatIdOf(scenario, clause.winner));
    if (!won.empty() || state.round < rounds)
        return won;
    int most = state.players.front().points;
    for (const Player& player : state.players)
        most = std::max(most, player.points);
    for (int seat = 0; seat < seats(state); ++seat)
        if (state.players[at(seat)].points == most)
            won.push_back(SeatId{seat});
    return won;
}

void endRound(State& state, Events* events) {
    for (int seat = 0; seat < seats(state); ++seat) {
        Player& player = state.players[at(seat)];
        player.card = 0;
        player.bet = Bet::Unsaid;
    }
    if (std::vector<SeatId> won = winners(state); !won.empty()) {
        Outcome outcome{std::move(won), "", say("harvest.end.points"), TurnNumber{state.round}, {}};
        for (const Player& player : state.players)
            outcome.points.push_back(player.points);
        tell(events, {Ended{outcome}, outcome.reason, rule("H6"), std::nullopt});
        state.stage = Over{std::move(outcome)};
        return;
    }
    ++state.round;
    state.stage = Planning{};
    tell(events, {PhaseBegan{TurnNumber{state.round}, PhaseId{"plan"}, {}},
                  say("harvest.event.round", {{"round", std::int64_t{state.round}}}), rule("H1"), std::nullopt});
}

/// H5: lost bets, all of them when nobody has taken the field.
void settleBets(State& state, int taker, Events* events) {
    for (int seat = 0; seat < seats(state); ++seat)
        if (seat != taker && state.players[at(seat)].bet == Bet::Placed)
            score(state, seat, -1, "H5", events);
}

void take(State& state, int taker, SpaceId field, Events* events) {
    const int worth = static_cast<int>(state.setup->worth[at(field)]);
    const SpaceId from = state.farmers[at(taker)];
    const CounterId farmer = (*state.setup->scenario.counters)[at(taker)].id;
    const TextArgs who{{"seat", nameOf(state, taker)}, {"field", labelIn(state, field)}};
    state.farmers[at(taker)] = field;
    tell(events, {Moved{farmer, from, field}, say("harvest.event.taken", who), rule("H3"), field});
    tell(events, {Controlled{field, sideOf(state, state.control[at(field)]), sideOf(state, taker)},
                  say("harvest.event.taken", who), rule("H3"), field});
    state.control[at(field)] = static_cast<std::int8_t>(taker);
    score(state, taker, state.players[at(taker)].bet == Bet::Placed ? 2 * worth : worth, "H5", events);
}

/// H4
void settle(State& state, const Asking& asking, Events* events) {
    bool granted = true;
    for (const Answer answer : asking.answers)
        granted = granted && answer != Answer::No;
    for (int seat = 0; seat < seats(state); ++seat) {
        if (asking.answers[at(seat)] == Answer::No)
            score(state, seat, -1, "H4", events);
        if (granted && asking.answers[at(seat)] == Answer::Yes)
            score(state, seat, 1, "H4", events);
    }
    if (granted)
        take(state, asking.taker, asking.field, events);
    settleBets(state, granted ? asking.taker : -1, events);
    endRound(state, events);
}

/// H3: the highest card played by one seat only; -1 when there is none.
int takerOf(const State& state) {
    for (std::int8_t card = 5; card >= 1; --card) {
        std::vector<int> who;
        for (int seat = 0; seat < seats(state); ++seat)
            if (state.players[at(seat)].card == card)
                who.push_back(seat);
        if (who.size() == 1)
            return who.front();
    }
    return -1;
}

void drawChit(State& state, SpaceId field, Events* events) {
    state.cup.erase(std::find(state.cup.begin(), state.cup.end(), field));
    tell(events, {Told{}, say("harvest.event.ripe", {{"field", labelIn(state, field)}}), rule("H2"), field});
    Asking asking{takerOf(state), field, std::vector<Answer>(state.players.size(), Answer::NotAsked)};
    if (asking.taker < 0) {
        settleBets(state, -1, events);
        endRound(state, events);
        return;
    }
    bool asks = false;
    for (int seat = 0; seat < seats(state); ++seat)
        if (seat != asking.taker && edgeBetween(*state.setup->scenario.board, state.setup->homes[at(seat)], field)) {
            asking.answers[at(seat)] = Answer::Owed;
            asks = true;
        }
    if (asks)
        state.stage = std::move(asking);
    else
        settle(state, asking, events);
}

/// H2: opens all plans when the last seat has planned.
bool openPlans(State& state, Events* events) {
    for (int seat = 0; seat < seats(state); ++seat)
        if (owes(state, seat))
            return false;
    for (int seat = 0; seat < seats(state); ++seat) {
        const Player& player = state.players[at(seat)];
        tell(events, {Revealed{SeatId{seat}},
                      say(player.bet == Bet::Placed ? "harvest.event.opened-bet" : "harvest.event.opened",
                          {{"seat", nameOf(state, seat)}, {"card", std::int64_t{player.card}}}),
                      rule("H2"), std::nullopt});
    }
    state.stage = Drawing{};
    return true;
}

void reply(State& state, int seat, Answer answer, Events* events) {
    auto& asking = std::get<Asking>(state.stage);
    asking.answers[at(seat)] = answer;
    tell(events,
         {Told{},
          say(answer == Answer::Yes ? "harvest.event.yes" : "harvest.event.no", {{"seat", nameOf(state, seat)}}),
          rule("H4"), asking.field});
    if (std::find(asking.answers.begin(), asking.answers.end(), Answer::Owed) == asking.answers.end())
        settle(state, Asking(asking), events);
}

Verdict no(const char* id, const char* reference) {
    Diagnostic finding;
    finding.id = id;
    finding.rule = rule(reference);
    return refuse(std::move(finding));
}

} // namespace

State start(const Scenario& scenario) {
    State state;
    Setup setup{scenario, {}, {}};
    const Board& board = *scenario.board;
    state.control.assign(at(spaceCount(board)), -1);
    for (int space = 0; space < spaceCount(board); ++space) {
        const Attributes& attributes = noteOf(board, SpaceId{space}).attributes;
        const auto worth = attributes.find(FieldId{"worth"});
        setup.worth.push_back(worth == attributes.end() ? 2 : std::get<std::int64_t>(worth->second));
        if (terrainOf(board, SpaceId{space}) == TerrainToken{"field"})
            state.cup.push_back(SpaceId{space});
    }
    for (const Counter& counter : *scenario.counters) {
        const SpaceId home = findSpace(board, std::get<AtSpace>(counter.setUp.place).space).value();
        setup.homes.push_back(home);
        state.farmers.push_back(home);
        state.control[at(home)] = static_cast<std::int8_t>(state.players.size());
        state.players.push_back({{1, 2, 3, 4, 5}, 0, Bet::Unsaid, 0});
    }
    state.setup = std::move(setup);
    return state;
}

bool owes(const State& state, int seat) {
    if (std::holds_alternative<Planning>(state.stage))
        return state.players[at(seat)].bet == Bet::Unsaid;
    const auto* asking = std::get_if<Asking>(&state.stage);
    return asking && asking->answers[at(seat)] == Answer::Owed;
}

Verdict judge(const State& state, Actor actor, const Action& action) {
    const Player& player = state.players[at(actor.seat.value)];
    const bool planning = std::holds_alternative<Planning>(state.stage);
    const auto* play = std::get_if<PlayCard>(&action);
    if (planning && play && player.card == 0) {
        const bool held = std::find(player.hand.begin(), player.hand.end(), play->card) != player.hand.end();
        return held ? Verdict{} : no("harvest.not-in-hand", "H1");
    }
    if (planning && player.card != 0 && std::holds_alternative<SayBet>(action))
        return {};
    if (!planning && std::holds_alternative<Reply>(action))
        return {};
    return no("harvest.not-now", "H1");
}

void choices(const State& state, Actor actor, std::vector<Action>& out) {
    std::vector<Action> candidates{SayBet{Bet::None}, SayBet{Bet::Placed}, Reply{Answer::Yes}, Reply{Answer::No}};
    for (int card = 1; card <= 5; ++card)
        candidates.emplace_back(PlayCard{card});
    for (const Action& candidate : candidates)
        if (judge(state, actor, candidate))
            out.push_back(candidate);
}

bool play(State& state, Actor actor, const Action& action, Events* events) {
    const int seat = actor.seat.value;
    return std::visit(Overloaded{[&](const PlayCard& play) {
                                     Player& player = state.players[at(seat)];
                                     player.card = static_cast<std::int8_t>(play.card);
                                     player.hand.erase(std::find(player.hand.begin(), player.hand.end(), play.card));
                                     return false;
                                 },
                                 [&](const SayBet& say) {
                                     state.players[at(seat)].bet = say.bet;
                                     return openPlans(state, events);
                                 },
                                 [&](const Reply& answer) {
                                     reply(state, seat, answer.answer, events);
                                     return false;
                                 },
                                 [&](const Chit& chit) {
                                     drawChit(state, chit.field, events);
                                     return false;
                                 }},
                      action);
}

State veiled(const State& state, int seat) {
    State known = state;
    if (!std::holds_alternative<Planning>(state.stage))
        return known;
    for (int other = 0; other < seats(state); ++other) {
        Player& player = known.players[at(other)];
        if (other == seat || player.card == 0)
            continue;
        player.hand.insert(std::upper_bound(player.hand.begin(), player.hand.end(), player.card), player.card);
        player.card = player.bet == Bet::Unsaid ? 0 : -1;
        player.bet = player.bet == Bet::Unsaid ? Bet::Unsaid : Bet::Veiled;
    }
    return known;
}

} // namespace orontes::tests::harvest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"
#include "tests/support/toys/harvest/info.h"
#include "tests/support/toys/harvest/state.h"

namespace orontes::tests::harvest {

using namespace core;

namespace {

const Board& boardOf(const State& state) {
    return *state.setup->scenario.board;
}

Text cardText(int card) {
    return say("harvest.card", {{"card", std::int64_t{card}}});
}

Text fieldText(const State& state, const char* id, SpaceId field) {
    return say(id, {{"field", labelOf(boardOf(state), field).value}});
}

Result<Action> decodeBet(const core::Action& action) {
    const auto found = action.args.find("bet");
    if (found == action.args.end() || !std::holds_alternative<bool>(found->second))
        return refuse(badArgument(action, "bet"));
    return Action(SayBet{std::get<bool>(found->second) ? Bet::Placed : Bet::None});
}

Result<Action> decodeChit(const State& state, const core::Action& action) {
    const Result<std::string> label = textArgument(action, "field");
    if (!label)
        return refuse(label.error());
    if (const std::optional<SpaceId> field = findSpace(boardOf(state), SpaceLabel{*label}))
        return Action(Chit{*field});
    return refuse(badArgument(action, "field"));
}

/// The pile of a hand, and what lies before its owner.
void addPiles(const State& known, int seat, View& shown) {
    const Player& player = known.players[at(seat)];
    ViewPile hand{SeatId{seat}, say("harvest.pile.hand"), {}};
    for (const int card : player.hand)
        hand.items.push_back(cardText(card));
    shown.piles.push_back(std::move(hand));
    if (player.card > 0)
        shown.piles.push_back({SeatId{seat}, say("harvest.pile.played"), {cardText(player.card)}});
}

void addSeat(const State& known, int seat, View& shown) {
    const Counter& farmer = (*known.setup->scenario.counters)[at(seat)];
    ViewCounter counter;
    counter.counter = farmer.id;
    counter.space = known.farmers[at(seat)];
    counter.face = faceOf(info(), known.setup->scenario, farmer, FaceSide::Front);
    shown.counters.push_back(std::move(counter));
    shown.tallies.push_back({SeatId{seat}, say("harvest.tally.points"), known.players[at(seat)].points, 0});
    addPiles(known, seat, shown);
}

} // namespace

Pending prompt(const State& state, Actor actor) {
    if (actor.isChance())
        return {actor, say("harvest.prompt.draw"), rule("H2"), static_cast<int>(state.cup.size()), std::nullopt, false,
                true};
    if (const auto* asking = std::get_if<Asking>(&state.stage)) {
        Text text = fieldText(state, "harvest.prompt.ask", asking->field);
        text.args["seat"] = (*state.setup->scenario.seats)[at(asking->taker)].name;
        return {actor, std::move(text), rule("H4"), 0, std::nullopt};
    }
    const int card = state.players[at(actor.seat.value)].card;
    Text text = card == 0 ? say("harvest.prompt.card") : say("harvest.prompt.bet", {{"card", std::int64_t{card}}});
    return {actor, std::move(text), rule("H1"), 0, std::nullopt};
}

Choice describe(const State& state, Actor actor, const Action& action) {
    Choice choice{encode(state, actor, action), {}, std::nullopt, std::nullopt, rule("H1")};
    std::visit(Overloaded{[&](const PlayCard& play) {
                              choice.label = say("harvest.choice.card", {{"card", std::int64_t{play.card}}});
                          },
                          [&](const SayBet& bet) {
                              choice.label =
                                  say(bet.bet == Bet::Placed ? "harvest.choice.bet" : "harvest.choice.no-bet");
                          },
                          [&](const Reply& reply) {
                              choice.label =
                                  say(reply.answer == Answer::Yes ? "harvest.choice.yes" : "harvest.choice.no");
                              choice.rule = rule("H4");
                          },
                          [&](const Chit& chit) {
                              choice.label = fieldText(state, "harvest.choice.chit", chit.field);
                              choice.space = chit.field;
                              choice.rule = rule("H2");
                          }},
               action);
    return choice;
}

core::Action encode(const State& state, Actor actor, const Action& action) {
    using Written = core::Action;
    return std::visit(
        Overloaded{
            [&](const PlayCard& play) { return Written{actor, "card", {{"card", std::int64_t{play.card}}}}; },
            [&](const SayBet& bet) { return Written{actor, "bet", {{"bet", bet.bet == Bet::Placed}}}; },
            [&](const Reply& reply) { return Written{actor, reply.answer == Answer::Yes ? "consent" : "refuse", {}}; },
            [&](const Chit& chit) {
                return Written{actor, "chit", {{"field", labelOf(boardOf(state), chit.field).value}}};
            }},
        action);
}

Result<Action> decode(const State& state, const core::Action& action) {
    if (action.verb == "card")
        return integerArgument(action, "card").map([](std::int64_t card) {
            return Action(PlayCard{static_cast<int>(card)});
        });
    if (action.verb == "bet")
        return decodeBet(action);
    if (action.verb == "consent")
        return Action(Reply{Answer::Yes});
    if (action.verb == "refuse")
        return Action(Reply{Answer::No});
    if (action.verb == "chit")
        return decodeChit(state, action);
    return refuse(unknownVerb(action));
}

View view(const State& state, const Observer& observer) {
    const bool seated = observer.kind == Observer::Kind::Seat;
    const bool all = observer.kind == Observer::Kind::Referee;
    const State known = all ? state : veiled(state, seated ? observer.seat.value : -1);
    View shown;
    shown.turn = TurnNumber{known.round};
    shown.phase = PhaseId{std::holds_alternative<Planning>(known.stage) ? "plan" : "harvest"};
    for (int seat = 0; seat < static_cast<int>(known.players.size()); ++seat) {
        addSeat(known, seat, shown);
        if (!owes(known, seat))
            continue;
        Pending owed = prompt(known, Actor{SeatId{seat}});
        if (!all && std::holds_alternative<Planning>(known.stage) && !(seated && observer.seat.value == seat))
            owed.prompt = say("harvest.prompt.plans");
        shown.pending.push_back(std::move(owed));
    }
    if (std::holds_alternative<Drawing>(known.stage))
        shown.pending.push_back(prompt(known, chance));
    ViewPile cup{std::nullopt, say("harvest.pile.cup"), {}};
    for (const SpaceId field : known.cup)
        cup.items.push_back(fieldText(known, "harvest.chit", field));
    shown.piles.push_back(std::move(cup));
    for (std::size_t space = 0; space < known.control.size(); ++space)
        if (const int seat = known.control[space]; seat >= 0)
            shown.spaces.push_back(
                {SpaceId{static_cast<int>(space)}, (*known.setup->scenario.sides)[at(seat)].token, {}});
    if (const auto* over = std::get_if<Over>(&known.stage))
        shown.outcome = over->outcome;
    return shown;
}

Text say(const char* id, TextArgs args) {
    return Text{TextId{id}, std::move(args)};
}

Citation rule(const char* reference) {
    return Citation{"harvest", reference, Provenance::Reconstruction};
}

} // namespace orontes::tests::harvest

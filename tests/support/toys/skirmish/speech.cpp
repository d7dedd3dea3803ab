// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"
#include "rules/core/play/view.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/state.h"

namespace orontes::tests::skirmish {

using namespace core;

namespace {

const Counter& counterOf(const State& state, int piece) {
    return (*state.setup->scenario.counters)[at(piece)];
}

std::string labelIn(const State& state, SpaceId space) {
    return labelOf(*state.setup->scenario.board, space).value;
}

Value idOf(const State& state, int piece) {
    return std::int64_t{counterOf(state, piece).id.value};
}

Result<int> pieceArgument(const State& state, const core::Action& action) {
    const Result<std::int64_t> id = integerArgument(action, "counter");
    if (!id)
        return refuse(id.error());
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece)
        if (counterOf(state, piece).id.value == *id)
            return piece;
    return refuse(badArgument(action, "counter"));
}

Result<SpaceId> spaceArgument(const State& state, const core::Action& action, const char* name) {
    const Result<std::string> label = textArgument(action, name);
    if (!label)
        return refuse(label.error());
    if (const std::optional<SpaceId> space = findSpace(*state.setup->scenario.board, SpaceLabel{*label}))
        return *space;
    return refuse(badArgument(action, name));
}

template <class Decoded>
Result<Action> withPiece(const State& state, const core::Action& action) {
    return pieceArgument(state, action).map([](int piece) { return Action(Decoded{piece}); });
}

Result<Action> decodeMove(const State& state, const core::Action& action) {
    const Result<SpaceId> to = spaceArgument(state, action, "to");
    if (!to)
        return refuse(to.error());
    return pieceArgument(state, action).map([&](int piece) { return Action(Move{piece, *to}); });
}

ViewCounter counterView(const State& state, int piece) {
    const Piece& one = state.pieces[at(piece)];
    ViewCounter shown;
    shown.counter = counterOf(state, piece).id;
    shown.lost = one.lost;
    if (one.onMap())
        shown.space = one.space;
    else
        shown.box = say(one.lost ? "skirmish.box.lost" : "skirmish.box.left");
    if (one.hasShot)
        shown.state[FieldId{"hasShot"}] = true;
    shown.face = faceOf(info(), state.setup->scenario, counterOf(state, piece), FaceSide::Front, shown.state);
    return shown;
}

} // namespace

Pending prompt(const State& state, Actor actor) {
    Pending pending{actor, say("skirmish.prompt.decide"), rule("S1"), 0, std::nullopt};
    if (const auto* interrupted = std::get_if<Interrupted>(&state.stage)) {
        pending.prompt = say("skirmish.prompt.shoot", {{"counter", counterOf(state, interrupted->target).name}});
        pending.rule = rule("S2");
    } else if (const auto* losing = std::get_if<Losing>(&state.stage)) {
        pending.prompt = say("skirmish.prompt.lose", {{"n", std::int64_t{losing->left}}});
        pending.rule = rule("S4");
    } else if (const auto* fight = std::get_if<Fighting>(&state.stage)) {
        pending = {actor, say("skirmish.prompt.die"), rule("S3"), 6, fightOdds(state, fight->at)};
    } else if (std::holds_alternative<ArrowInFlight>(state.stage)) {
        pending = {actor, say("skirmish.prompt.die"), rule("S2"), 6, std::nullopt};
    }
    return pending;
}

Choice describe(const State& state, Actor actor, const Action& action) {
    Choice choice{encode(state, actor, action), {}, std::nullopt, std::nullopt, rule("S1")};
    const auto about = [&](const char* id, int piece) {
        choice.label = say(id, {{"counter", counterOf(state, piece).name}});
        choice.counter = counterOf(state, piece).id;
    };
    std::visit(Overloaded{[&](const Move& move) {
                              about("skirmish.choice.move", move.piece);
                              choice.label.args["hex"] = labelIn(state, move.to);
                              choice.space = move.to;
                          },
                          [&](const Attack& attack) {
                              choice.label = say("skirmish.choice.attack", {{"hex", labelIn(state, attack.at)}});
                              choice.space = attack.at;
                          },
                          [&](const Leave& leave) {
                              about("skirmish.choice.leave", leave.piece);
                              choice.space = state.pieces[at(leave.piece)].space;
                              choice.rule = rule("S9");
                          },
                          [&](const Pass&) { choice.label = say("skirmish.choice.pass"); },
                          [&](const Shoot& shot) { about("skirmish.choice.shoot", shot.archer); },
                          [&](const Hold&) { choice.label = say("skirmish.choice.hold"); },
                          [&](const GiveUp& giveUp) { about("skirmish.choice.give-up", giveUp.piece); },
                          [&](const Concede&) {
                              choice.label = say("skirmish.choice.concede");
                              choice.rule = rule("S7");
                              choice.owed = false;
                          },
                          [&](const Die& die) {
                              choice.label = say("skirmish.choice.die", {{"die", std::int64_t{die.pips}}});
                          }},
               action);
    return choice;
}

core::Action encode(const State& state, Actor actor, const Action& action) {
    const auto space = [&](SpaceId id) { return Value(labelIn(state, id)); };
    using Written = core::Action;
    return std::visit(
        Overloaded{
            [&](const Move& move) {
                return Written{actor, "move", {{"counter", idOf(state, move.piece)}, {"to", space(move.to)}}};
            },
            [&](const Attack& attack) { return Written{actor, "attack", {{"at", space(attack.at)}}}; },
            [&](const Leave& leave) { return Written{actor, "leave", {{"counter", idOf(state, leave.piece)}}}; },
            [&](const Pass&) { return Written{actor, "pass", {}}; },
            [&](const Shoot& shot) { return Written{actor, "shoot", {{"counter", idOf(state, shot.archer)}}}; },
            [&](const Hold&) { return Written{actor, "hold", {}}; },
            [&](const GiveUp& giveUp) { return Written{actor, "giveUp", {{"counter", idOf(state, giveUp.piece)}}}; },
            [&](const Concede&) { return Written{actor, "concede", {}}; },
            [&](const Die& die) { return Written{actor, "die", {{"pips", std::int64_t{die.pips}}}}; }},
        action);
}

Result<Action> decode(const State& state, const core::Action& action) {
    if (action.verb == "move")
        return decodeMove(state, action);
    if (action.verb == "attack")
        return spaceArgument(state, action, "at").map([](SpaceId space) { return Action(Attack{space}); });
    if (action.verb == "leave")
        return withPiece<Leave>(state, action);
    if (action.verb == "shoot")
        return withPiece<Shoot>(state, action);
    if (action.verb == "giveUp")
        return withPiece<GiveUp>(state, action);
    if (action.verb == "pass")
        return Action(Pass{});
    if (action.verb == "hold")
        return Action(Hold{});
    if (action.verb == "concede")
        return Action(Concede{});
    if (action.verb == "die")
        return integerArgument(action, "pips").map([](std::int64_t pips) {
            return Action(Die{static_cast<int>(pips)});
        });
    return refuse(unknownVerb(action));
}

View view(const State& state, const Observer&) { // nothing is secret
    const Scenario& scenario = state.setup->scenario;
    View shown;
    shown.turn = TurnNumber{state.turn};
    shown.phase = PhaseId{"move"};
    shown.active = (*scenario.sides)[at(state.mover)].token;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece)
        shown.counters.push_back(counterView(state, piece));
    for (std::size_t space = 0; space < state.control.size(); ++space)
        if (const int seat = state.control[space]; seat >= 0)
            shown.spaces.push_back({SpaceId{static_cast<int>(space)}, (*scenario.sides)[at(seat)].token, {}});
    if (const auto* over = std::get_if<Over>(&state.stage))
        shown.outcome = over->outcome;
    for (const int seat : {0, 1})
        shown.tallies.push_back({SeatId{seat}, say("skirmish.tally.lost"), lostBy(state, seat), 0});
    return shown;
}

} // namespace orontes::tests::skirmish

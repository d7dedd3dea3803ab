// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/info.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/turn.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace orontes::chariot {
namespace {

About aboutDecision(const State& state) {
    const Combat& combat = state.combat;
    const SpaceId target = combat.open() ? combat.targets[0] : SpaceId{};
    const SideId side =
        state.over() || state.stage == Stage::Die || state.stage == Stage::Contest ? SideId{} : decider(state);
    if (const UnitId unit = mustFace(state); unit.valid())
        return {.text = "prompt.face", .rule = "R-CHA-16.0a", .unit = unit, .side = side};
    switch (state.stage) {
    case Stage::Deploy:
        return {.text = "prompt.deploy", .rule = "R-CHA-11.1c", .side = side};
    case Stage::DefensiveFire:
        return {.text = combat.open() ? "prompt.fire-open" : "prompt.defensive-fire",
                .rule = "R-CHA-4.2d",
                .hex = target,
                .side = side};
    case Stage::Fire:
        return {.text = combat.open() ? "prompt.fire-open" : "prompt.fire",
                .rule = "R-CHA-4.2c",
                .hex = target,
                .side = side};
    case Stage::Move:
        if (state.march.units.empty())
            return {.text = state.phase == Phase::Chariots ? "prompt.chariots" : "prompt.move",
                    .rule = state.phase == Phase::Chariots ? "R-CHA-E1.0b" : "R-CHA-5.0a",
                    .side = side};
        return {.text = "prompt.march",
                .rule = "R-CHA-5.13a",
                .unit = state.march.units.front(),
                .side = side,
                .n = state.at(state.march.units.front()).allowance / 2};
    case Stage::Debark:
        return {.text = "prompt.debark", .rule = "R-CHA-E1.0f", .side = side};
    case Stage::Melee:
        return {.text = combat.open() ? "prompt.melee-open" : "prompt.melee",
                .rule = "R-CHA-4.2e",
                .hex = target,
                .side = side};
    case Stage::Retreat:
        return {.text = "prompt.retreat", .rule = "R-CHA-17.0a", .hex = target, .side = side};
    case Stage::Die:
        return {
            .text = combat.kind == CombatKind::Melee ? "roll.melee" : "roll.fire", .rule = "R-CHA-8.0a", .hex = target};
    case Stage::Loss:
        return {.text = "prompt.lose",
                .rule = state.setup->options.halfByHex ? "A-57" : "R-CHA-8.1h",
                .hex = lossHex(state),
                .side = side,
                .n = combat.losses};
    case Stage::Advance:
        return {.text = "prompt.advance", .rule = "R-CHA-8.4a", .hex = target, .side = side};
    case Stage::Plot:
        return {.text = "prompt.plot", .rule = "R-CHA-19.1a", .side = side, .n = state.turn.value};
    case Stage::Contest:
        return {.text = "roll.contest", .rule = "R-CHA-22.23a", .hex = state.plots.contested};
    case Stage::Over:
        break;
    }
    return {.text = "prompt.over", .rule = "R-CHA-11.1a"};
}

struct Describe {
    const State& state;

    About operator()(const Deploy& a) const {
        return {.text = "choice.deploy", .rule = "R-CHA-11.1c", .unit = a.unit, .hex = a.hex};
    }
    About operator()(const Take& a) const { return {.text = "choice.take", .rule = "R-CHA-5.0a", .unit = a.unit}; }
    About operator()(const StepTo& a) const {
        return {.text = "choice.step", .rule = "R-CHA-5.13a", .unit = state.march.units.front(), .hex = a.hex};
    }
    About operator()(const Part& a) const { return {.text = "choice.part", .rule = "R-CHA-5.43b", .unit = a.unit}; }
    About operator()(Halt) const { return {.text = "choice.halt", .rule = "R-CHA-5.12a"}; }
    About operator()(Leave) const { return {.text = "choice.leave", .rule = "R-CHA-11.42a"}; }
    About operator()(const PutBack& a) const {
        return {.text = "choice.put-back", .rule = "R-CHA-5.4b", .unit = a.unit};
    }
    About operator()(const Embark& a) const {
        return {.text = "choice.embark", .rule = "R-CHA-E1.0c", .unit = a.unit, .other = a.chariot};
    }
    About operator()(const Debark& a) const {
        return {.text = "choice.debark", .rule = "R-CHA-E1.0f", .unit = a.unit, .hex = a.hex};
    }
    About operator()(const Fire& a) const {
        return {.text = "choice.fire", .rule = "R-CHA-6.0a", .unit = a.unit, .hex = a.hex};
    }
    About operator()(const Assault& a) const { return {.text = "choice.assault", .rule = "R-CHA-7.0a", .hex = a.hex}; }
    About operator()(const Join& a) const { return {.text = "choice.join", .rule = "R-CHA-7.21a", .unit = a.unit}; }
    About operator()(Resolve) const { return {.text = "choice.resolve", .rule = "R-CHA-7.31a"}; }
    About operator()(const Lose& a) const { return {.text = "choice.lose", .rule = "R-CHA-8.1h", .unit = a.unit}; }
    About operator()(const Advance& a) const {
        return {.text = "choice.advance", .rule = "R-CHA-8.4a", .unit = a.unit, .hex = a.hex};
    }
    About operator()(Done) const {
        switch (state.stage) {
        case Stage::Advance:
            return {.text = "choice.stay", .rule = "R-CHA-8.4a"};
        case Stage::Retreat:
            return {.text = "choice.stand", .rule = "R-CHA-17.0a"};
        case Stage::DefensiveFire:
        case Stage::Fire:
            return {.text = "choice.end-fire", .rule = "R-CHA-4.1b"};
        case Stage::Melee:
            return {.text = "choice.end-melee", .rule = "R-CHA-4.1b"};
        case Stage::Debark:
        case Stage::Move:
        case Stage::Deploy:
        case Stage::Die:
        case Stage::Loss:
        case Stage::Plot:
        case Stage::Contest:
        case Stage::Over:
            break;
        }
        return {.text = "choice.end-moves", .rule = "R-CHA-5.12a"};
    }
    About operator()(Concede) const { return {.text = "choice.concede", .rule = "R-CHA-15.0a"}; }
    About operator()(Agree) const { return {.text = "choice.agree", .rule = "R-CHA-15.2b"}; }
    About operator()(const Retreat& a) const {
        return {.text = "choice.retreat", .rule = "R-CHA-17.0a", .unit = a.unit, .hex = a.hex};
    }
    About operator()(const Turn& a) const {
        constexpr std::array<const char*, 8> texts{"choice.face.n",  "choice.face.ne", "choice.face.e",
                                                   "choice.face.se", "choice.face.s",  "choice.face.sw",
                                                   "choice.face.w",  "choice.face.nw"};
        const std::string_view token = tokenOf(state.setup->map.grid, a.facing);
        const auto* const text = std::find_if(texts.begin(), texts.end(), [&](const char* one) {
            return std::string_view(one).substr(std::string_view("choice.face.").size()) == token;
        });
        return {.text = *text, .rule = "R-CHA-16.11a", .unit = a.unit};
    }
    template <ChartLine Line>
    About operator()(const Line& line) const {
        return aboutLine(line);
    }
    About operator()(const PlotTurn& a) const { return (*this)(Turn{a.unit, a.facing}); }
    About operator()(Lock) const { return {.text = "choice.lock", .rule = "R-CHA-20.4a"}; }
    About operator()(const Roll& a) const { return {.text = "choice.die", .rule = "R-CHA-3.5a", .n = a.die}; }
};

/// What a player had better know before he does it.
About cautionAbout(const State& state, SideId side, const Action& action, const About& about) {
    const bool fires = std::holds_alternative<Fire>(action) || std::holds_alternative<PlotFire>(action);
    if (fires && leadersAlone(state, about.hex))
        return {.text = "caution.leaders-alone", .hex = about.hex};
    if (std::holds_alternative<Lock>(action) && !hasPlots(state, side))
        return {.text = "caution.no-plots", .side = side, .n = state.turn.value};
    return {};
}

} // namespace

core::Pending Game::prompt(const State& state, core::Actor actor) {
    About about = aboutDecision(state);
    if (state.stage == Stage::Plot) // each side is asked for its own
        about.side = sideOfSeat(*state.setup, actor.seat);
    core::Pending pending;
    pending.actor = actor;
    pending.prompt = textOf(*state.setup, about);
    pending.rule = cite(about.rule);
    pending.secret = state.stage == Stage::Plot;
    if (actor.isChance())
        pending.outcomes = outcomes(state);
    if (state.combat.open() && !state.combat.attackers.empty() && state.combat.reading == 0)
        pending.calculation = calculationOf(state, state.combat);
    return pending;
}

core::Choice Game::describe(const State& state, core::Actor actor, const Action& action) {
    const About about = std::visit(Describe{state}, action);
    core::Choice choice;
    choice.action = encode(state, actor, action);
    choice.label = textOf(*state.setup, about);
    choice.rule = cite(about.rule);
    choice.owed = !std::holds_alternative<Concede>(action) && !std::holds_alternative<Agree>(action);
    if (about.unit.valid())
        choice.counter = state.setup->of(about.unit).counter;
    if (about.hex.valid())
        choice.space = about.hex;
    if (const About caution = cautionAbout(state, sideOfSeat(*state.setup, actor.seat), action, about);
        !caution.empty())
        choice.caution = textOf(*state.setup, caution);
    return choice;
}

} // namespace orontes::chariot

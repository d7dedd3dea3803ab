// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/game.h"
#include "rules/lords/info.h"
#include "rules/lords/march.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// What is asked at each step.
struct Prompt {
    const State& state;

    About of(const char* text, const char* rule, NationId nation = {}) const {
        return {.text = text, .rule = rule, .nation = nation.valid() ? nation : state.now.mover, .n = state.turn.value};
    }
    NationId party(Party which) const { return which == Party::Moving ? state.now.mover : state.battle.against; }
    About inBattle(const char* text, const char* rule, Party which) const {
        About about = of(text, rule, party(which));
        about.area = state.battle.area;
        about.lord = party(which == Party::Moving ? Party::Standing : Party::Moving);
        return about;
    }

    /// Not always the nation that leads the party: its vassals, or their lord (A-LOR-34).
    template <class S>
    About asked(const char* text, const char* rule, const S& step) const {
        About about = inBattle(text, rule, step.party);
        about.nation = decider(state, step);
        return about;
    }

    About operator()(const DrawingSetUp&) const { return of("prompt.drawingSetUp", "R-LOR-3.1c"); }
    About operator()(const SettingUp&) const { return of("prompt.settingUp", "R-LOR-3.1c"); }
    About operator()(const DrawingChit&) const { return of("prompt.drawingChit", "R-LOR-4.1c"); }
    About operator()(const PlacingNew&) const { return of("prompt.placingNew", "R-LOR-9.1a"); }
    About operator()(const Replacing& step) const {
        const char* text = step.home ? "prompt.home" : step.returning.valid() ? "prompt.paying" : "prompt.replacing";
        About about = of(text, step.home ? "R-LOR-9.2.2a" : step.returning.valid() ? "R-LOR-9.3a" : "R-LOR-9.2a");
        about.piece = step.returning;
        about.n = state.now.returns;
        return about;
    }
    About operator()(const ThrowingForReturn& step) const {
        About about = of("prompt.throwingForReturn", state.now.faceless ? "R-LOR-17.0e" : "R-LOR-9.3e");
        about.piece = step.unit;
        return about;
    }
    About operator()(const Sailing&) const {
        About about = of("prompt.sailing", "R-LOR-5.6a");
        about.n = state.setup->of(state.now.mover).seaUnits - state.now.sailed;
        return about;
    }
    About operator()(const Moving&) const { return marching("prompt.moving", "R-LOR-5.1a"); }
    About operator()(const Redeploying&) const { return marching("prompt.redeploying", "R-LOR-8.1a"); }
    About marching(const char* text, const char* rule) const {
        About about = of(state.march.pieces.empty() ? text : "prompt.marching", rule);
        if (!state.march.pieces.empty())
            about.n = leftOf(state, state.march);
        return about;
    }
    About operator()(const Consenting& step) const {
        About about = of("prompt.consenting", "R-LOR-5.4h", step.asked);
        about.area = areaOf(state, state.march);
        about.lord = state.now.mover;
        return about;
    }
    About operator()(const DrawingIn& step) const {
        About about = of("prompt.drawingIn", "R-LOR-14.1a", step.asked.empty() ? NationId{} : step.asked.first());
        about.area = step.area;
        return about;
    }
    About operator()(const Culling&) const { return of("prompt.culling", "R-LOR-5.3e"); }
    About operator()(const ChoosingBattle&) const { return of("prompt.choosingBattle", "R-LOR-4.2.3d"); }
    About operator()(const Declaring& step) const { return asked("prompt.declaring", "R-LOR-6.2a", step); }
    About operator()(const Pairing& step) const { return asked("prompt.pairing", "R-LOR-6.1b", step); }
    About operator()(const Striking& step) const {
        About about = inBattle("prompt.striking", "R-LOR-6.1i", step.party);
        about.piece = step.unit;
        about.other = state.at(step.unit).target;
        return about;
    }
    About operator()(const ThrowingForService& step) const {
        About about = of("prompt.throwingForService", "R-LOR-12.2a");
        about.piece = step.raider;
        return about;
    }
    About operator()(const TakingService& step) const {
        About about = of("prompt.takingService", "R-LOR-12.2c");
        about.piece = step.raider;
        return about;
    }
    About operator()(const Subjecting& step) const { return inBattle("prompt.subjecting", "R-LOR-10.1a", step.party); }
    About operator()(const Pressing& step) const { return asked("prompt.pressing", "R-LOR-6.4.2a", step); }
    About operator()(const Retreating& step) const { return inBattle("prompt.retreating", "R-LOR-6.4b", step.party); }
    About operator()(const ThrowingCovenant&) const { return of("prompt.throwingCovenant", "R-LOR-15.2a"); }
    About operator()(const Over&) const { return {}; }
};

/// What a choice does.
struct Describe {
    const State& state;

    template <class T>
    static About on(const char* text, const char* rule, const T& action) {
        About about{.text = text, .rule = rule};
        if constexpr (requires { action.piece; })
            about.piece = action.piece;
        if constexpr (requires { action.target; })
            about.other = action.target;
        if constexpr (requires { action.area; })
            about.area = action.area;
        return about;
    }

    About operator()(const Place& one) const { return on("choice.place", "R-LOR-9.1c", one); }
    About operator()(const Wait& one) const { return on("choice.wait", "R-LOR-9.4c", one); }
    About operator()(const Return& one) const { return on("choice.return", "R-LOR-9.2a", one); }
    About operator()(const Pay& one) const { return on("choice.pay", "R-LOR-9.3a", one); }
    About operator()(const Throw& one) const { return on("choice.throw", "R-LOR-9.3e", one); }
    About operator()(const Sail& one) const { return on("choice.sail", "R-LOR-5.6a", one); }
    About operator()(const Take& one) const { return on("choice.take", "R-LOR-5.1a", one); }
    About operator()(const Gather& one) const { return on("choice.gather", "R-LOR-5.1a", one); }
    About operator()(const Go& one) const {
        About about = on("choice.go", "R-LOR-5.2a", one);
        about.n = costOf(state, state.march.pieces.front(), one.area);
        return about;
    }
    About operator()(const Halt& one) const { return on("choice.halt", "R-LOR-5.4a", one); }
    About operator()(const Withdraw& one) const { return on("choice.withdraw", "R-LOR-8.2b", one); }
    About operator()(const DrawIn& one) const { return on("choice.drawIn", "R-LOR-14.1a", one); }
    About operator()(const Remove& one) const { return on("choice.remove", "R-LOR-5.3e", one); }
    About operator()(const Fight& one) const { return on("choice.fight", "R-LOR-4.2.3d", one); }
    About operator()(const Help& one) const { return on("choice.help", "R-LOR-6.6a", one); }
    About operator()(const Support& one) const { return on("choice.support", "R-LOR-6.7b", one); }
    About operator()(const Aim& one) const {
        About about = on("choice.aim", "R-LOR-6.1b", one);
        about.n = neededBy(state, one.piece, one.target);
        return about;
    }
    About operator()(const Retreat& one) const { return on("choice.retreat", "R-LOR-6.5a", one); }
    About operator()(const GiveUp& one) const { return on("choice.giveUp", "R-LOR-6.5e", one); }
    About operator()(const Join& one) const { return on("choice.join", "R-LOR-12.2c", one); }
    About operator()(const Yes& one) const { return on("choice.yes", "R-LOR-10.11a", one); }
    About operator()(const No& one) const { return on("choice.no", "R-LOR-10.11a", one); }
    About operator()(const Done& one) const {
        const bool retreat = std::holds_alternative<Retreating>(state.step);
        return on(retreat ? "choice.stay" : "choice.done", retreat ? "R-LOR-6.4c" : "R-LOR-4.2c", one);
    }
    About operator()(const Silence& one) const { return on("choice.silence", "R-LOR-4.3a", one); }
    About operator()(const Accuse& one) const {
        About about = on("choice.accuse", "R-LOR-4.3c", one);
        about.seat = one.seat;
        return about;
    }
    About operator()(const Chit& one) const {
        About about = on("choice.chit", "R-LOR-4.1c", one);
        about.nation = one.nation;
        return about;
    }
    About operator()(const Roll& one) const {
        About about = on("choice.die", "R-LOR-2.8a", one);
        about.n = one.die;
        return about;
    }
};

} // namespace

core::Pending Game::prompt(const State& state, core::Actor actor) {
    const About about = std::visit(Prompt{state}, state.step);
    core::Pending pending;
    pending.actor = actor;
    pending.prompt = textOf(*state.setup, about);
    pending.rule = cite(about.rule);
    if (actor.isChance())
        pending.outcomes = outcomes(state);
    pending.drawn = std::holds_alternative<DrawingSetUp>(state.step) || std::holds_alternative<DrawingChit>(state.step);
    if (const auto* striking = std::get_if<Striking>(&state.step))
        pending.calculation = calculationOf(state, *striking);
    return pending;
}

core::Choice Game::describe(const State& state, core::Actor actor, const Action& action) {
    const About about = std::visit(Describe{state}, action);
    core::Choice choice;
    choice.action = encode(state, actor, action);
    choice.label = textOf(*state.setup, about);
    choice.rule = cite(about.rule);
    if (about.piece.valid())
        choice.counter = counterOf(*state.setup, about.piece);
    if (about.area.valid())
        choice.space = about.area;
    else if (about.other.valid())
        choice.space = state.at(about.other).area;
    if (about.other.valid())
        choice.other = counterOf(*state.setup, about.other);
    if (std::holds_alternative<Go>(action))
        choice.figure = std::to_string(about.n);
    else if (std::holds_alternative<Aim>(action))
        choice.figure = std::to_string(about.n) + '+';
    choice.owed = !std::holds_alternative<Silence>(action) && !std::holds_alternative<Accuse>(action);
    if (std::holds_alternative<GiveUp>(action))
        choice.caution = plainText("caution.giveUp");
    if (const auto* retreat = std::get_if<Retreating>(&state.step); retreat && !retreat->leaves)
        if (!std::holds_alternative<GiveUp>(action) && !std::holds_alternative<Done>(action))
            if (const int lost = cornered(state, *retreat); lost > 0)
                choice.caution = textOf(*state.setup, {.text = "caution.cornered", .n = lost});
    return choice;
}

} // namespace orontes::lords

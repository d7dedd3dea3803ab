// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/covenant.h"
#include "rules/lords/game.h"
#include "rules/lords/info.h"
#include "rules/lords/march.h"
#include "rules/lords/position.h"

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
        about.n = state.setup->tables.of(state.now.faceless ? Number::ReturnsFaceless : Number::ReturnsOn);
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
        if (!state.march.pieces.empty()) {
            about.n = leftOf(state, state.march);
            about.m = static_cast<int>(state.march.pieces.size());
        }
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
        about.n = state.setup->tables.of(Number::EnlistsFrom);
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
    About operator()(const ThrowingCovenant&) const {
        About about = of("prompt.throwingCovenant", "R-LOR-15.2a");
        about.n = covenantNumber(state, state.now.mover);
        return about;
    }
    About operator()(const Over&) const { return {}; }
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

} // namespace orontes::lords

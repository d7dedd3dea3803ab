// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"
#include "rules/lords/game.h"
#include "rules/lords/info.h"
#include "rules/lords/march.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// What it means to say yes or no to what is asked.
struct Answer {
    const State& state;
    bool isYes;

    About operator()(const Consenting&) const {
        return {.text = isYes ? "choice.consent" : "choice.dissent",
                .rule = "R-LOR-5.4h",
                .area = areaOf(state, state.march)};
    }
    About operator()(const Pressing&) const {
        const bool isLast = state.battle.round >= state.setup->tables.of(Number::Rounds);
        return {.text = isYes    ? "choice.press"
                        : isLast ? "choice.pressNot.last"
                                 : "choice.pressNot",
                .rule = "R-LOR-6.4.2a"};
    }
    About operator()(const Subjecting& step) const {
        return {.text = isYes ? "choice.subject" : "choice.subjectNot",
                .rule = "R-LOR-10.11a",
                .lord = leaderOf(state, otherOf(step.party))};
    }
    template <class S>
    About operator()(const S&) const {
        return {.text = isYes ? "choice.yes" : "choice.no", .rule = "R-LOR-4.2b"};
    }
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

    About operator()(const Place& one) const {
        const bool setsUp = std::holds_alternative<SettingUp>(state.step);
        const bool returns = std::holds_alternative<Replacing>(state.step);
        return on("choice.place", setsUp ? "R-LOR-3.1d" : returns ? "R-LOR-9.2.2a" : "R-LOR-9.1c", one);
    }
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
    About operator()(const Yes&) const { return std::visit(Answer{state, true}, state.step); }
    About operator()(const No&) const { return std::visit(Answer{state, false}, state.step); }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/skirmish.h"

#include "rules/qadesh/refusal.h"
#include "rules/qadesh/rout.h"
#include "rules/qadesh/victory.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

bool isTarget(const State& state, ArmyId shooter, ArmyId target) {
    const Setup& setup = *state.setup;
    return setup.of(shooter).side != setup.of(target).side &&
           adjacent(setup, state.at(shooter).space, state.at(target).space);
}

struct Targets {
    ArmyId first;
    int count = 0;
};

Targets targetsOf(const State& state, ArmyId shooter) {
    Targets targets;
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (isTarget(state, shooter, id) && targets.count++ == 0)
            targets.first = id;
    return targets;
}

void aim(State& state, ArmyId target) {
    state.target = target;
    state.at(state.army).fought = state.at(target).fought = true; // R-QAD-212
    state.owed = Owed::SkirmishDie;
}

void suffer(State& state, Tale& tale, ArmyId target, Volley result) {
    const SpaceId space = state.at(target).space;
    About about{.text = "skirmish.nothing", .rule = "R-QAD-158", .army = target, .other = state.army, .space = space};
    if (result == Volley::Nothing)
        return tale.tell(about);
    about.text = "skirmish.casualty";
    about.rule = "R-QAD-159";
    addCasualty(state, tale, about);
    if (result == Volley::Rout)
        routAtOnce(state, tale, target, "R-QAD-152");
}

} // namespace

void continueSkirmish(State& state, Tale& tale) {
    while (state.cursor < state.setup->endOfRoster().value) {
        state.army = ArmyId{static_cast<std::int8_t>(state.cursor++)};
        if (!maySkirmish(state, state.army))
            continue;
        const Targets targets = targetsOf(state, state.army);
        if (targets.count == 0)
            continue;
        if (targets.count > 1)
            state.owed = Owed::Target;
        else
            aim(state, targets.first);
        return;
    }
    state.stage = Stage::Fatigue;
    state.cursor = 0;
    testVictory(state, tale, Moment::Combat);
}

bool maySkirmish(const State& state, ArmyId army) {
    return onBoard(state, army) && state.setup->of(army).missile && state.at(army).status == Status::None &&
           !enemySharing(state, army).valid();
}

Modifiers<SkirmishLine> skirmishModifiers(const State& state, ArmyId shooter, ArmyId target) {
    const Setup& setup = *state.setup;
    const Army& shooting = state.at(shooter);
    const Army& shot = state.at(target);
    Modifiers<SkirmishLine> modifiers;
    const auto add = [&](SkirmishLine line, int times) { modifiers.add(line, setup.tables.of(line) * times); };
    add(SkirmishLine::Fatigue, shooting.fatigue);
    add(SkirmishLine::Casualties, shooting.casualties);
    add(SkirmishLine::Looting, shot.status == Status::Looting ? 1 : 0);
    add(SkirmishLine::Scattered, shot.status == Status::Scattered ? 1 : 0);
    add(SkirmishLine::Rough, setup.groundOf(shooting.space).rough || setup.groundOf(shot.space).rough ? 1 : 0);
    add(SkirmishLine::Leader, setup.of(shooter).hasLeader() ? 1 : 0);
    add(SkirmishLine::Routing, shot.status == Status::Routing ? 1 : 0);
    add(SkirmishLine::Pressed, isPressed(state, shooter, target) ? 1 : 0);
    return modifiers;
}

int skirmishRow(const State& state, int die) {
    return std::clamp(die + skirmishModifiers(state, state.army, state.target).sum(), 1, 6);
}

void takeSkirmishDie(State& state, Tale& tale, int die) {
    const int row = skirmishRow(state, die);
    state.owed = Owed::Nothing;
    suffer(state, tale, state.target, state.setup->tables.skirmish[static_cast<std::size_t>(row - 1)]);
}

core::Verdict judgeTarget(const State& state, const Target& target) {
    if (target.army == state.army && isTarget(state, target.army, target.target))
        return {};
    return refused(*state.setup,
                   {.text = "play.no-target", .rule = "R-QAD-175", .army = target.army, .other = target.target});
}

void targetChoices(const State& state, std::vector<Action>& out) {
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (isTarget(state, state.army, id))
            out.push_back(Target{state.army, id});
}

void play(State& state, Tale& tale, const Target& target) {
    tale.tell({.text = "skirmish.target",
               .rule = "R-QAD-175",
               .army = target.army,
               .other = target.target,
               .space = state.at(target.target).space});
    aim(state, target.target);
}

} // namespace orontes::qadesh

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/shock.h"

#include "rules/qadesh/rout.h"
#include "rules/qadesh/victory.h"

namespace orontes::qadesh {
namespace {

void beginBattle(State& state, Tale& tale, ArmyId first, ArmyId second) {
    state.battle = Battle{};
    state.battle.armies = {first, second};
    state.at(first).fought = state.at(second).fought = true;
    state.owed = Owed::SurpriseDie;
    tale.tell(
        {.text = "shock.began", .rule = "R-QAD-099", .army = first, .other = second, .space = state.at(first).space});
}

int battleTotal(const State& state, SideId side) {
    const std::size_t die = 2 + 2 * index(side);
    return state.battle.dice[die] + state.battle.dice[die + 1] + battleModifiers(state, side).sum();
}

/// The lower total loses a casualty and rolls on the defeat table; equal totals change nothing (R-QAD-120 to 123).
void decide(State& state, Tale& tale) {
    const int first = battleTotal(state, SideId{0});
    const int second = battleTotal(state, SideId{1});
    const auto& armies = state.battle.armies;
    tale.tell({.text = "shock.totals",
               .rule = "R-QAD-120",
               .army = armies[0],
               .other = armies[1],
               .space = state.at(armies[0]).space,
               .n = first,
               .m = second});
    if (first == second) {
        state.owed = Owed::Nothing;
        return;
    }
    state.battle.loser = first < second ? 0 : 1;
    state.army = armies[static_cast<std::size_t>(state.battle.loser)];
    state.owed = Owed::DefeatDie;
    addCasualty(state, tale,
                {.text = "shock.lost", .rule = "R-QAD-122", .army = state.army, .space = state.at(state.army).space});
}

void suffer(State& state, Tale& tale, ArmyId id, Defeat result) {
    const SpaceId space = state.at(id).space;
    switch (result) {
    case Defeat::Stands:
        return tale.tell({.text = "defeat.stands.told", .rule = "R-QAD-128", .army = id, .space = space});
    case Defeat::Bloodbath:
        return addCasualty(state, tale,
                           {.text = "defeat.bloodbath.told", .rule = "R-QAD-129", .army = id, .space = space});
    case Defeat::Scattered:
        return giveStatus(state, tale, Status::Scattered,
                          {.text = "status.scattered.told", .rule = "R-QAD-130", .army = id, .space = space});
    case Defeat::Routed:
        return routAtOnce(state, tale, id, "R-QAD-131");
    case Defeat::Decimated:
        return removeArmy(state, tale, {.text = "defeat.decimated.told", .rule = "R-QAD-133", .army = id});
    }
}

} // namespace

void continueShock(State& state, Tale& tale) {
    const auto spaces = static_cast<std::int16_t>(state.setup->ground.size());
    std::int16_t next = spaces;
    ArmyId here;
    const ArmyId end = state.setup->endOfRoster();
    for (ArmyId id{0}; id < end; ++id.value) {
        const SpaceId space = state.at(id).space;
        const bool first = state.setup->of(id).side == SideId{0};
        if (first && space.value >= state.cursor && space.value < next && enemySharing(state, id).valid()) {
            next = static_cast<std::int16_t>(space.value);
            here = id;
        }
    }
    if (here.valid()) {
        state.cursor = static_cast<std::int16_t>(next + 1);
        beginBattle(state, tale, here, enemySharing(state, here));
        return;
    }
    state.stage = Stage::Skirmish;
    state.cursor = 0;
    testVictory(state, tale, Moment::Combat);
}

bool isSurprised(const State& state, SideId side) {
    const Battle& battle = state.battle;
    const int own = battle.dice[index(side)];
    const int other = battle.dice[index(enemyOf(side))];
    return battle.rolled >= 2 && other - own >= state.setup->tables.thresholds.surprise;
}

Modifiers<BattleLine> battleModifiers(const State& state, SideId side) {
    const ArmyId id = state.battle.armies[index(side)];
    const Army& army = state.at(id);
    const Profile& profile = state.setup->of(id);
    const Tables& tables = state.setup->tables;
    Modifiers<BattleLine> modifiers;
    const auto add = [&](BattleLine line, int times) { modifiers.add(line, tables.of(line) * times); };
    add(BattleLine::Fatigue, army.fatigue);
    add(BattleLine::Casualties, army.casualties);
    add(BattleLine::Side, profile.sideBonus);
    add(BattleLine::Surprised, isSurprised(state, side) ? 1 : 0);
    add(BattleLine::Looting, army.status == Status::Looting ? 1 : 0);
    add(BattleLine::Scattered, army.status == Status::Scattered ? 1 : 0);
    add(BattleLine::Routing, army.status == Status::Routing ? 1 : 0);
    add(BattleLine::Leader, profile.leaderBonus);
    add(BattleLine::Force, profile.forceBonus);
    add(BattleLine::Pressed, isPressed(state, id, state.battle.armies[index(enemyOf(side))]) ? 1 : 0);
    return modifiers;
}

SideId nextBattleDie(const Battle& battle) {
    return SideId{static_cast<std::int8_t>(battle.rolled < 2 ? battle.rolled : (battle.rolled - 2) / 2)};
}

void takeSurpriseDie(State& state, Tale& tale, int die) {
    Battle& battle = state.battle;
    battle.dice[static_cast<std::size_t>(battle.rolled++)] = static_cast<std::int8_t>(die);
    if (battle.rolled < 2)
        return;
    state.owed = Owed::BattleDie;
    for (SideId side{0}; side.value < 2; ++side.value)
        if (isSurprised(state, side))
            tale.tell({.text = "shock.surprised", .rule = "R-QAD-101", .army = battle.armies[index(side)]});
}

void takeBattleDie(State& state, Tale& tale, int die) {
    Battle& battle = state.battle;
    battle.dice[static_cast<std::size_t>(battle.rolled++)] = static_cast<std::int8_t>(die);
    if (battle.rolled == static_cast<std::int8_t>(battle.dice.size()))
        decide(state, tale);
}

void takeDefeatDie(State& state, Tale& tale, int die) {
    state.owed = Owed::Nothing;
    suffer(state, tale, state.army, state.setup->tables.defeat[static_cast<std::size_t>(die - 1)]);
}

} // namespace orontes::qadesh

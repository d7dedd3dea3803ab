// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/covenant.h"
#include "rules/lords/engagement.h"
#include "rules/lords/info.h"

namespace orontes::lords {
namespace {

/// What adds to a die, by kind: different kinds add up, equal ones do not (A-LOR-39).
struct Bonuses {
    int ruler = 0;
    int terror = 0;
    int siege = 0;
    int covenant = 0;

    int sum() const { return ruler + terror + siege + covenant; }
};

Bonuses bonusesOf(const State& state, PieceId unit, NationId foe) {
    const Piece& one = state.at(unit);
    return {state.battle.helped.has(one.nation) ? 1 : 0, one.byTerror ? 1 : 0, one.bySiege ? 1 : 0,
            covenantBonus(state, one.nation, foe, state.battle.area)};
}

Terrain terrainOf(const State& state) {
    return state.setup->of(state.battle.area).terrain;
}

Arm armOf(const State& state, PieceId unit) {
    return armOf(kindOf(state, unit), terrainOf(state));
}

std::vector<core::CalculationLine> linesOf(const Bonuses& bonuses) {
    std::vector<core::CalculationLine> lines;
    const auto add = [&](int bonus, const char* label, const char* rule) {
        if (bonus > 0)
            lines.push_back({plainText(label), bonus, cite(rule)});
    };
    add(bonuses.ruler, "line.ruler", "R-LOR-6.6c");
    add(bonuses.terror, "line.terror", "R-LOR-6.7b");
    add(bonuses.siege, "line.siege", "R-LOR-6.7b");
    add(bonuses.covenant, "line.covenant", "R-LOR-15.1.3c");
    return lines;
}

void tellDie(const State& state, Tale& tale, const Striking& step, int die, bool kills) {
    if (!tale.heard())
        return;
    const PieceId target = state.at(step.unit).target;
    tale.tell({.text = kills ? "told.fight.hits" : "told.fight.misses",
               .rule = "R-LOR-6.1i",
               .piece = step.unit,
               .other = target,
               .area = state.battle.area,
               .n = die,
               .m = state.setup->tables.kill(terrainOf(state), armOf(state, step.unit), armOf(state, target))},
              core::Rolled{{die}, calculationOf(state, step)});
}

} // namespace

int bonusOf(const State& state, PieceId unit) {
    const PieceId target = state.at(unit).target;
    const NationId foe = target.valid() ? state.at(target).nation : leaderOf(state, otherOf(partyOf(state, unit)));
    return bonusesOf(state, unit, foe).sum();
}

int neededBy(const State& state, PieceId unit, PieceId target) {
    return state.setup->tables.kill(terrainOf(state), armOf(state, unit), armOf(state, target)) -
           bonusesOf(state, unit, state.at(target).nation).sum();
}

core::Calculation calculationOf(const State& state, const Striking& step) {
    const PieceId target = state.at(step.unit).target;
    const Terrain terrain = terrainOf(state);
    core::Calculation made;
    made.title = textOf(*state.setup, {.text = "fight.attack", .piece = step.unit, .other = target});
    made.lines = linesOf(bonusesOf(state, step.unit, state.at(target).nation));
    made.table = terrain == Terrain::Desert ? "desert" : "combat";
    made.row = std::string(tokenOf(terrain)) + '.' + std::string(tokenOf(armOf(state, step.unit)));
    made.column = tokenOf(armOf(state, target));
    made.acting = {counterOf(*state.setup, step.unit)};
    made.aimedAt = {state.battle.area};
    made.against = {counterOf(*state.setup, target)};
    made.atLeast = neededBy(state, step.unit, target);
    return made;
}

void beginRound(State& state, Tale& tale) {
    Battle& battle = state.battle;
    if (unitsIn(state, battle.area, battle.against) == 0) // its leader is gone, those it led are not
        battle.against = leaderAmong(state, battle.area, nationsOf(state, Party::Standing));
    ++battle.round;
    state.step = Pairing{Party::Standing};
    tale.tell({.text = "told.fight.round", .rule = "R-LOR-6.4a", .area = battle.area, .n = battle.round},
              core::RoundBegan{battle.area, battle.round});
}

void play(State& state, Tale& tale, const Striking& step, const Action& action) {
    const int die = std::get<Roll>(action).die;
    const Piece& unit = state.at(step.unit);
    const bool kills = die >= neededBy(state, step.unit, unit.target);
    tellDie(state, tale, step, die, kills);
    Piece& target = state.at(unit.target);
    if (kills && !target.hitBy.valid())
        target.hitBy = unit.nation;
    if (const PieceId next = firstOf(state, step.party, [&](PieceId one) { return step.unit < one; }); next.valid())
        state.step = Striking{step.party, next};
    else if (step.party == Party::Standing)
        state.step = Pairing{Party::Moving};
    else
        takeLosses(state, tale);
}

bool settle(State&, Tale&, const Striking&) {
    return false;
}

} // namespace orontes::lords

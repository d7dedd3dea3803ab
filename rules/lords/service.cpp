// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/service.h"

#include "rules/lords/info.h"
#include "rules/lords/position.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// Who has slain the raider and throws for it (12.2).
NationId masterOf(const State& state, PieceId raider) {
    return state.at(raider).hitBy;
}

bool hasStack(const State& state, NationId nation, SpaceId area) {
    bool has = false;
    forPieces(state, area, [&](PieceId piece) {
        const Piece& unit = state.at(piece);
        has = has || (isUnit(kindOf(state, piece)) && unit.nation == nation && !unit.lord.valid() &&
                      !isMeshwesh(state, piece));
    });
    return has;
}

/// Stacks of the master near where the raider fell (A-LOR-91).
AreaSet stacksFor(const State& state, PieceId raider) {
    const NationId master = masterOf(state, raider);
    AreaSet stacks;
    for (const SpaceId area : state.setup->of(master).near[static_cast<std::size_t>(state.at(raider).area.value)])
        if (hasStack(state, master, area))
            stacks.add(area);
    return stacks;
}

/// It has been thrown for, and has gone where it goes.
void finish(State& state, PieceId raider) {
    state.at(raider).hitBy = {};
    std::vector<PieceId>& raiders = state.battle.slainRaiders;
    raiders.erase(std::find(raiders.begin(), raiders.end(), raider));
    state.step = raiders.empty() ? Step{Subjecting{Party::Standing}} : Step{ThrowingForService{raiders.front()}};
}

void join(State& state, Tale& tale, PieceId raider, SpaceId area) {
    const NationId master = masterOf(state, raider);
    finish(state, raider);
    putDown(state, raider, area);
    state.at(raider).nation = master;
    tale.placed({.text = "told.service.joins", .rule = "R-LOR-12.2c", .piece = raider, .area = area, .nation = master});
    if (tale.heard())
        tale.marked("serves", std::string(), state.setup->sideOf(master).token.value,
                    {.text = "told.service.serves", .rule = "R-LOR-12.3a", .piece = raider, .nation = master});
}

void tellDie(const State& state, Tale& tale, PieceId raider, int die, bool serves) {
    if (!tale.heard())
        return;
    const NationId master = masterOf(state, raider);
    core::Calculation made;
    made.title = textOf(*state.setup, {.text = "fight.service", .piece = raider, .nation = master});
    made.table = "numbers";
    made.row = "enlistsFrom";
    made.column = "value";
    made.acting = {counterOf(*state.setup, raider)};
    tale.tell({.text = serves ? "told.service.willing" : "told.service.dead",
               .rule = serves ? "R-LOR-12.2c" : "R-LOR-12.2b",
               .piece = raider,
               .area = state.at(raider).area,
               .nation = master,
               .n = die},
              core::Rolled{{die}, std::move(made)});
}

} // namespace

void play(State& state, Tale& tale, const ThrowingForService& step, const Action& action) {
    const int die = std::get<Roll>(action).die;
    const bool serves = die >= state.setup->tables.of(Number::EnlistsFrom) && !stacksFor(state, step.raider).empty();
    tellDie(state, tale, step.raider, die, serves);
    if (serves)
        state.step = TakingService{step.raider};
    else
        finish(state, step.raider);
}

bool settle(State&, Tale&, const ThrowingForService&) {
    return false;
}

NationId decider(const State& state, const TakingService& step) {
    return masterOf(state, step.raider);
}

Objection whyNot(const State& state, const TakingService& step, const Action& action) {
    const auto* one = std::get_if<Join>(&action);
    if (!one)
        return outOfTurn;
    return stacksFor(state, step.raider).has(one->area) ? Objection{} : Objection{"play.no-stack-near", "R-LOR-12.2c"};
}

void choices(const State& state, const TakingService& step, Actions& out) {
    for (const SpaceId area : stacksFor(state, step.raider))
        out.emplace_back(Join{area});
}

void play(State& state, Tale& tale, const TakingService& step, const Action& action) {
    join(state, tale, step.raider, std::get<Join>(action).area);
}

bool settle(State& state, Tale& tale, const TakingService& step) {
    const AreaSet stacks = stacksFor(state, step.raider);
    if (stacks.count() > 1)
        return false;
    join(state, tale, step.raider, stacks.first());
    return true;
}

} // namespace orontes::lords

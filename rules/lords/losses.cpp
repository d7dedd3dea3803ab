// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/dynasty.h"
#include "rules/lords/engagement.h"
#include "rules/lords/score.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// The first unit of the area that answers to a condition.
template <class Condition>
PieceId firstIn(const State& state, Condition condition) {
    PieceId first;
    forPieces(state, state.battle.area, [&](PieceId piece) {
        if (!first.valid() && isUnit(kindOf(state, piece)) && condition(piece))
            first = piece;
    });
    return first;
}

/// The mercenaries fall before the foot of their masters, whoever was attacked (12.3, A-LOR-93).
void shiftToMercenaries(State& state, Tale& tale) {
    while (true) {
        const auto spared = [&](PieceId foot) {
            return firstIn(state, [&](PieceId one) {
                return isMeshwesh(state, one) && state.at(one).nation == state.at(foot).nation &&
                       !state.at(one).hitBy.valid();
            });
        };
        const PieceId foot = firstIn(state, [&](PieceId one) {
            return state.at(one).hitBy.valid() && kindOf(state, one) == Kind::Foot && !isMeshwesh(state, one) &&
                   spared(one).valid();
        });
        if (!foot.valid())
            return;
        const PieceId mercenary = spared(foot);
        state.at(mercenary).hitBy = state.at(foot).hitBy;
        state.at(foot).hitBy = {};
        tale.tell({.text = "told.fight.bears",
                   .rule = "R-LOR-12.3c",
                   .piece = mercenary,
                   .other = foot,
                   .area = state.battle.area});
    }
}

/// A raider that may take the service of those who have slain it (12.2).
bool mayEnlist(const State& state, PieceId slain, NationId by) {
    return kindOf(state, slain) == Kind::Foot && !isMeshwesh(state, slain) &&
           !state.setup->of(state.setup->of(slain).nation).raids.empty() && enlistsNow(state, by);
}

void fall(State& state, Tale& tale, PieceId slain) {
    const SpaceId area = state.battle.area;
    const NationId by = state.at(slain).hitBy;
    const bool enlists = mayEnlist(state, slain, by);
    creditKill(state, tale, by, slain);
    eliminate(state, slain);
    tale.removed(area, {.text = "told.fight.falls", .rule = "R-LOR-6.1e", .piece = slain, .area = area, .nation = by});
    if (!enlists)
        return;
    const NationId heir = dynastyOver(state, by);
    state.at(slain).hitBy = heir.valid() ? heir : by; // who throws for it
    state.battle.slainRaiders.push_back(slain);
}

} // namespace

void takeLosses(State& state, Tale& tale) {
    shiftToMercenaries(state, tale);
    forPieces(state, state.battle.area, [&](PieceId piece) { state.at(piece).target = {}; });
    const auto isHit = [&](PieceId piece) { return state.at(piece).hitBy.valid(); };
    for (PieceId slain = firstIn(state, isHit); slain.valid(); slain = firstIn(state, isHit))
        fall(state, tale, slain);
    const std::vector<PieceId>& raiders = state.battle.slainRaiders;
    state.step = raiders.empty() ? Step{Subjecting{Party::Standing}} : Step{ThrowingForService{raiders.front()}};
}

} // namespace orontes::lords

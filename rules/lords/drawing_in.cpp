// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/drawing_in.h"

#include "rules/lords/position.h"
#include "rules/lords/score.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// Enemy units twice as many as its own hold them where they are (14.1, A-LOR-99).
bool isPinned(const State& state, NationId nation, SpaceId area) {
    const int own = freeUnitsIn(state, area, nation);
    return own > 0 && enemiesIn(state, area, nation) >= state.setup->tables.of(Number::Pin) * own;
}

bool hasRoom(const State& state, NationId nation, SpaceId area) {
    return unitsIn(state, area, nation) < stackLimit(state, nation, area);
}

Objection whyNotDraw(const State& state, const DrawingIn& step, PieceId piece) {
    const NationId nation = step.asked.first();
    const Kind kind = kindOf(state, piece);
    if (!obeys(state, piece, nation) || kind == Kind::God)
        return {"play.not-yours-to-draw", "R-LOR-14.1a"};
    if (!state.setup->of(step.area).beside.has(state.at(piece).area))
        return {"play.not-adjacent", "R-LOR-14.1a"};
    if (isPinned(state, nation, state.at(piece).area))
        return {"play.pinned-there", "R-LOR-14.1c"};
    if (isUnit(kind) && !hasRoom(state, nation, step.area))
        return {"play.stack-full", "R-LOR-14.1b", stackLimit(state, nation, step.area)};
    return closedTo(state, nation, step.area);
}

bool drawsUnits(const State& state, NationId nation, SpaceId area) {
    if (!hasRoom(state, nation, area) || isClosed(state, nation, area))
        return false;
    for (const SpaceId beside : state.setup->of(area).land)
        if (freeUnitsIn(state, beside, nation) > 0 && !isPinned(state, nation, beside))
            return true;
    return false;
}

} // namespace

NationId decider(const State&, const DrawingIn& step) {
    return step.asked.first();
}

Objection whyNot(const State& state, const DrawingIn& step, const Action& action) {
    if (const auto* draw = std::get_if<DrawIn>(&action))
        return whyNotDraw(state, step, draw->piece);
    return std::holds_alternative<Done>(action) ? Objection{} : outOfTurn;
}

void choices(const State& state, const DrawingIn& step, Actions& out) {
    for (const SpaceId beside : state.setup->of(step.area).land)
        forPieces(state, beside, [&](PieceId piece) {
            if (!whyNotDraw(state, step, piece))
                out.emplace_back(DrawIn{piece});
        });
    out.emplace_back(Done{});
}

void play(State& state, Tale& tale, const DrawingIn& step, const Action& action) {
    if (const auto* draw = std::get_if<DrawIn>(&action)) {
        const SpaceId from = state.at(draw->piece).area;
        shift(state, draw->piece, step.area);
        tale.moved(from, {.text = "told.drawnIn", .rule = "R-LOR-14.1a", .piece = draw->piece, .area = step.area});
        return desertFrom(state, tale, from);
    }
    DrawingIn next = step;
    next.asked.remove(step.asked.first());
    state.step = next;
}

bool settle(State& state, Tale&, const DrawingIn& step) {
    if (step.asked.empty()) {
        state.step = state.now.marched ? Step{Moving{}} : Step{Sailing{}};
        return true;
    }
    Actions possible;
    choices(state, step, possible);
    if (possible.size() > 1) // more than to be done
        return false;
    DrawingIn next = step;
    next.asked.remove(step.asked.first());
    state.step = next;
    return true;
}

NationSet drawers(const State& state, SpaceId area) {
    NationSet asked;
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        if (nation != mover(state) && state.of(nation).heldBefore.has(area) && denies(state, nation).has(area) &&
            drawsUnits(state, nation, area))
            asked.add(nation);
    return asked;
}

} // namespace orontes::lords

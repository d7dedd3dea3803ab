// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/sailing.h"

#include "rules/lords/drawing_in.h"
#include "rules/lords/pinning.h"
#include "rules/lords/position.h"
#include "rules/lords/sequence.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

Objection whyNotEmbark(const State& state, PieceId piece) {
    const Nation& nation = state.setup->of(mover(state));
    if (!obeys(state, piece, mover(state)) || kindOf(state, piece) == Kind::God)
        return {"play.not-yours-to-move", "R-LOR-10.4a"};
    if (nation.seaUnits == 0)
        return {"play.no-ships", "R-LOR-5.6.1.3a", 0, 0, mover(state)};
    if (state.at(piece).stays)
        return {"play.has-moved", "R-LOR-5.6i"};
    if (state.setup->of(state.at(piece).area).coast.empty())
        return {"play.not-coastal", "R-LOR-5.6c"};
    if (isUnit(kindOf(state, piece)) && state.now.sailed >= nation.seaUnits)
        return {"play.ships-full", "R-LOR-5.6a", nation.seaUnits};
    return whyPinned(state, March{{piece}, false});
}

Objection whyNotLand(const State& state, PieceId piece, SpaceId to) {
    const Nation& nation = state.setup->of(mover(state));
    if (state.setup->of(to).coast.empty())
        return {"play.no-coast-there", "R-LOR-5.6c"};
    if (!nation.voyages[static_cast<std::size_t>(state.at(piece).area.value)].has(to))
        return {"play.too-far-by-sea", "R-LOR-5.6.1a", nation.seaRange};
    return closedTo(state, mover(state), to);
}

} // namespace

void beginMovement(State& state, Tale& tale) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value)
        if (obeys(state, piece, mover(state)))
            state.at(piece).left = static_cast<std::int8_t>(allowance(state, piece));
    state.step = Sailing{};
    tellPhase(state, tale, "movement", "R-LOR-4.2.2a");
}

NationId decider(const State& state, const Sailing&) {
    return mover(state);
}

Objection whyNot(const State& state, const Sailing&, const Action& action) {
    if (std::holds_alternative<Done>(action))
        return {};
    const auto* sail = std::get_if<Sail>(&action);
    if (!sail)
        return {"play.sea-first", "R-LOR-4.2.2a"};
    const Objection embarks = whyNotEmbark(state, sail->piece);
    return embarks ? embarks : whyNotLand(state, sail->piece, sail->area);
}

void choices(const State& state, const Sailing&, Actions& out) {
    const Nation& nation = state.setup->of(mover(state));
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (state.at(piece).nation != mover(state) || whyNotEmbark(state, piece))
            continue;
        for (const SpaceId to : nation.voyages[static_cast<std::size_t>(state.at(piece).area.value)])
            if (!whyNotLand(state, piece, to))
                out.emplace_back(Sail{piece, to});
    }
    out.emplace_back(Done{});
}

void play(State& state, Tale& tale, const Sailing&, const Action& action) {
    const auto* sail = std::get_if<Sail>(&action);
    if (!sail) {
        state.step = Moving{};
        return;
    }
    Piece& piece = state.at(sail->piece);
    const SpaceId from = piece.area;
    const bool unit = isUnit(kindOf(state, sail->piece));
    bindWhoStays(state, March{{sail->piece}, false});
    shift(state, sail->piece, sail->area);
    piece.embarked = from;
    piece.left = 0;
    piece.stays = piece.crossed = true;
    piece.placed = false;
    state.now.sailed = static_cast<std::int8_t>(state.now.sailed + (unit ? 1 : 0));
    if (unit) {
        state.now.entered.add(from);
        state.now.entered.add(sail->area);
        state.cameFrom[static_cast<std::size_t>(sail->area.value)].add(from);
    }
    tale.moved(from, {.text = "told.sails", .rule = "R-LOR-5.6a", .piece = sail->piece, .area = sail->area});
    desertFrom(state, tale, from);
    desertFrom(state, tale, sail->area);
    if (const NationSet asked = unit ? drawers(state, sail->area) : NationSet{}; !asked.empty())
        state.step = DrawingIn{sail->area, asked};
}

bool settle(State& state, Tale&, const Sailing& step) {
    Actions possible;
    if (state.setup->of(mover(state)).seaUnits > 0)
        choices(state, step, possible);
    if (possible.size() > 1) // more than to be done
        return false;
    state.step = Moving{};
    return true;
}

} // namespace orontes::lords

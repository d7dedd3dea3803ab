// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/sequence.h"

#include "rules/lords/arrivals.h"
#include "rules/lords/battle.h"
#include "rules/lords/covenant.h"
#include "rules/lords/culling.h"
#include "rules/lords/drawing_in.h"
#include "rules/lords/dynasty.h"
#include "rules/lords/marching.h"
#include "rules/lords/markers.h"
#include "rules/lords/position.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/replacement.h"
#include "rules/lords/sailing.h"
#include "rules/lords/score.h"
#include "rules/lords/service.h"
#include "rules/lords/setting_up.h"
#include "rules/lords/vassals.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace orontes::lords {
namespace {

bool settle(State&, Tale&, const Over&) {
    return false;
}

/// Some of it has come, or comes now.
bool isInPlay(const State& state, NationId nation) {
    const std::vector<PieceId>& pieces = state.setup->of(nation).pieces;
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        const Lot lot = state.at(piece).lot;
        return kindOf(state, piece) != Kind::God && lot != Lot::Absent &&
               (lot != Lot::Due || state.setup->of(piece).due <= state.turn);
    });
}

void retire(State& state, Tale& tale, NationId nation) {
    state.of(nation).retired = true;
    tale.tell({.text = "told.retired", .rule = "R-LOR-4.1e", .nation = nation});
    crossOffAll(state, tale, nation);
    crossOffHopeless(state, tale);
}

void fillCup(State& state, Tale& tale) {
    state.cup = {};
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value) {
        const bool drawn = std::find(state.drawn.begin(), state.drawn.end(), nation) != state.drawn.end();
        if (drawn || state.of(nation).retired || !isInPlay(state, nation))
            continue;
        if (isSpent(state, nation))
            retire(state, tale, nation);
        else
            state.cup.add(nation);
    }
}

void endGameTurn(State& state, Tale& tale) {
    scoreGameTurn(state, tale);
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        dismissRulers(state, tale, nation);
    testDynasties(state, tale);
    crossOffHopeless(state, tale);
    if (state.turn < state.setup->lastTurn) {
        state.drawn.clear();
        ++state.turn.value;
        settleGods(state, tale);
        return beginGameTurn(state, tale);
    }
    state.step = Over{};
    if (tale.heard())
        tale.tell({.text = "told.over", .rule = "R-LOR-HTPc"}, core::Ended{outcomeOf(state).value()});
}

void loseChit(State& state, Tale& tale, NationId nation) {
    --state.breaches[static_cast<std::size_t>(state.setup->of(nation).seat.value)];
    tale.tell({.text = "told.chitLost", .rule = "R-LOR-4.3c", .nation = nation});
    missArrivals(state, tale, nation);
    scoreLostTurn(state, tale, nation);
}

void draw(State& state, Tale& tale, NationId nation) {
    state.cup.remove(nation);
    state.drawn.push_back(nation);
    tale.tell({.text = "told.drawn", .rule = "R-LOR-4.1c", .nation = nation});
    const core::SeatId seat = state.setup->of(nation).seat;
    if (isSpent(state, nation))
        retire(state, tale, nation);
    else if (state.breaches[static_cast<std::size_t>(seat.value)] > 0)
        loseChit(state, tale, nation);
    else
        beginNationTurn(state, tale, nation, false);
}

/// What pieces remember of a nation turn or a movement in it.
void forgetTurn(State& state) {
    for (Piece& piece : state.pieces) {
        piece.left = piece.helps = 0;
        piece.placed = piece.landed = piece.crossed = piece.stays = piece.thrown = false;
        piece.embarked = {};
    }
    std::fill(state.cameFrom.begin(), state.cameFrom.end(), AreaSet{});
    state.accusers = {};
    state.silence = false;
}

bool isToBeSetUp(const State& state, PieceId piece) {
    return state.at(piece).lot == Lot::Due && state.setup->isSetUp(piece) && kindOf(state, piece) != Kind::God;
}

/// A position frozen in the set-up, or between turns, when everybody has one place.
void setUpWhoHasNoChoice(State& state) {
    bool allFixed = true;
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Profile& profile = state.setup->of(piece);
        const bool fixed = profile.zone.count() == 1 && profile.arrival == Arrival::Placed;
        allFixed = allFixed && (fixed || !isToBeSetUp(state, piece));
    }
    state.cup = {};
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Profile& profile = state.setup->of(piece);
        const bool god = kindOf(state, piece) == Kind::God && state.at(piece).lot == Lot::Due;
        const bool fixed = profile.stands || (allFixed && isToBeSetUp(state, piece));
        if (fixed && (god || isToBeSetUp(state, piece)) && !profile.zone.empty())
            putDown(state, piece, profile.zone.first());
        else if (isToBeSetUp(state, piece))
            state.cup.add(state.at(piece).nation);
    }
}

} // namespace

State firstPosition(const core::Scenario& scenario) {
    State state = beginning(setupOf(scenario));
    Tale untold(*state.setup, nullptr);
    setUpWhoHasNoChoice(state);
    if (state.cup.empty())
        beginGameTurn(state, untold);
    carryOn(state, untold);
    return state;
}

void carryOn(State& state, Tale& tale) {
    while (true) {
        const Step step = state.step;
        if (!std::visit([&](const auto& one) { return settle(state, tale, one); }, step))
            return;
    }
}

void play(State& state, Tale& tale, const DrawingChit&, const Action& action) {
    draw(state, tale, std::get<Chit>(action).nation);
}

bool settle(State& state, Tale& tale, const DrawingChit&) {
    if (state.cup.count() > 1)
        return false;
    if (state.cup.empty())
        endGameTurn(state, tale);
    else
        draw(state, tale, state.cup.first());
    return true;
}

void beginGameTurn(State& state, Tale& tale) {
    state.now = {};
    state.step = DrawingChit{};
    tale.tell({.text = "told.turn", .rule = "R-LOR-4.1a", .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{"chit"}});
    fillCup(state, tale);
}

void beginNationTurn(State& state, Tale& tale, NationId nation, bool again) {
    state.now = {};
    state.now.mover = nation;
    state.now.again = again;
    if (again)
        dismissRulers(state, tale, nation);
    for (NationId one{0}; one.value < static_cast<int>(state.fortunes.size()); ++one.value)
        state.of(one).heldBefore = controlledBy(state, one);
    const Nation& fixed = state.setup->of(nation);
    const AreaSet held = state.of(nation).heldBefore;
    state.now.returns = static_cast<std::int8_t>(std::max(held.count(), fixed.alwaysReplaces));
    const SpaceId capital = capitalOf(state, nation);
    state.now.faceless = capital.valid() && !held.has(capital);
    state.step = PlacingNew{};
    tellPhase(state, tale, "newUnits", again ? "R-LOR-5.10a" : "R-LOR-4.2.1a");
}

void endNationTurn(State& state, Tale& tale) {
    const NationId nation = mover(state);
    const bool again = !state.now.again && state.setup->of(nation).beloved.has(state.turn);
    forgetTurn(state);
    settleGods(state, tale);
    if (again)
        return beginNationTurn(state, tale, nation, true);
    state.now = {};
    state.step = DrawingChit{};
}

bool isSpent(const State& state, NationId nation) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Piece& one = state.at(piece);
        const bool stays = one.lot == Lot::OnMap || one.lot == Lot::Waiting || one.lot == Lot::Due;
        if (one.nation == nation && stays && isUnit(kindOf(state, piece)))
            return false;
    }
    const int cap = std::max(controlledBy(state, nation).count(), state.setup->of(nation).alwaysReplaces);
    const SpaceId capital = capitalOf(state, nation);
    return !canReclaim(state, nation, cap, capital.valid() && !controls(state, nation, capital));
}

void tellPhase(const State& state, Tale& tale, const char* phase, const char* rule) {
    if (!tale.heard())
        return;
    static constexpr std::array<std::pair<std::string_view, const char*>, 5> texts{
        {{"newUnits", "told.newUnits"},
         {"movement", "told.movement"},
         {"battle", "told.battle"},
         {"redeployment", "told.redeployment"},
         {"points", "told.points"}}};
    const auto text = std::find_if(texts.begin(), texts.end(), [&](const auto& one) { return one.first == phase; });
    tale.tell({.text = text->second, .rule = rule, .nation = mover(state), .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{phase}, state.setup->sideOf(mover(state)).token});
}

} // namespace orontes::lords
